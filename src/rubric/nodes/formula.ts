import type { NodeFile } from '../../../schemas/types/rubric.ts';
import { clauses } from '../clauses.ts';
import { type Evaluation, type Notes, Unjudgeable } from '../evaluation.ts';
import { type BoundExpression, compileBound } from '../expressions/bound-expression.ts';
import { SKIPPED } from '../judgement.ts';
import { cut, EXPRESSION } from '../values/shown-value.ts';
import { markScalar, markUntold, markWords } from './marking.ts';
import type { Body } from './node.ts';
import type { NodeContext } from './node-context.ts';

/** How far a score may miss 0 to 1: sums of decimals such as 0.1 end a hair outside. */
const SLACK = 1e-9;
/**
 * A CEL number over facts and scores of other nodes: `formula`. Where one of those nodes does not apply, neither does
 * the formula; where a fact that it needs cannot be told, it fails.
 */
export function compileFormula(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const bound = compileBound(file.formula as string, 'number', `${pointer}/formula`, compiling);
  const text = cut(bound.text, EXPRESSION);
  const untold = markUntold(marking);
  return {
    kind: 'formula',
    parts: [],
    judge: (at) => {
      const value = bound.value(at) as number | undefined;
      if (value !== undefined) return markScalar(marking, checked(value, text));
      return bound.needsSkipped(at) ? SKIPPED : untold;
    },
    explain: (at, judgement, notes) => {
      if (judgement === SKIPPED) return { explanation: `${text} does not apply: ${withoutWarning(bound, at, notes)}` };
      const reason = bound.explain(at, notes);
      if (judgement === untold) return { explanation: `${text} cannot be told: ${reason}` };
      const logic = reason === '' ? text : `${text}: ${reason}`;
      return { explanation: clauses(logic, markWords(marking, judgement)) };
    },
  };
}

/** A node that does not apply is no fault of the trial's. */
function withoutWarning(bound: BoundExpression, at: Evaluation, notes: Notes): string {
  const quiet: Notes = { ...notes, warnings: [] };
  const reason = bound.explain(at, quiet);
  notes.observed = quiet.observed;
  return reason;
}

/** @throws Unjudgeable for what is no score: to cut it to 0 or 1 would hide the mistake in the formula */
function checked(value: number, text: string): number {
  if (value >= -SLACK && value <= 1 + SLACK) return Math.min(Math.max(value, 0), 1);
  const hint = value >= 2 && value <= 100 ? ': divide by 100?' : '';
  throw new Unjudgeable(`the formula ${text} gave ${value}; scores are 0 to 1${hint}`);
}
