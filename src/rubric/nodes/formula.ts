import type { Compiling } from '../compiling.ts';
import { type BoundExpression, compileBound } from '../conditions/bound-expression.ts';
import { type Evaluation, Unjudgeable } from '../evaluation.ts';
import { type Judgement, NO_PARTS } from '../judgement.ts';
import type { NodeFile } from '../rubric-file.ts';
import { cut } from '../shown-value.ts';
import { type Marking, mark } from './marking.ts';
import type { Body } from './node.ts';

/** How far a score may miss 0 to 1: sums of decimals such as 0.1 end a hair outside. */
const SLACK = 1e-9;
const LONGEST = 120;

/**
 * A CEL number over facts and scores of other nodes: `formula`. Where one of those nodes does not apply, neither does
 * the formula; where a fact that it needs cannot be told, it fails.
 */
export function compileFormula(file: NodeFile, pointer: string, marking: Marking, compiling: Compiling): Body {
  const bound = compileBound(file.formula ?? '', 'number', `${pointer}/formula`, compiling);
  const text = cut(bound.text, LONGEST);
  const untold: Judgement = { verdict: 'fail', score: 0, severity: marking.severity ?? 'medium', parts: NO_PARTS };
  return {
    kind: 'formula',
    parts: [],
    judge: (at) => {
      const value = bound.value(at) as number | undefined;
      if (value !== undefined) return mark(marking, { raw: checked(value, text), worst: 'none' });
      return needsSkipped(bound, at) ? SKIPPED : untold;
    },
    explain: (at, _, notes) => {
      const skipped = needsSkipped(bound, at);
      const reason = bound.explain(at, skipped ? { ...notes, warnings: [] } : notes);
      if (bound.value(at) !== undefined) return { explanation: reason === '' ? text : `${text}: ${reason}` };
      return { explanation: `${text} ${skipped ? 'does not apply' : 'cannot be told'}: ${reason}` };
    },
  };
}

const SKIPPED: Judgement = { verdict: 'skipped', score: null, severity: 'none', parts: NO_PARTS };

function needsSkipped({ scores }: BoundExpression, { nodes }: Evaluation): boolean {
  return scores.some((slot) => nodes[slot]?.score === null);
}

/** @throws Unjudgeable for what is no score: to cut it to 0 or 1 would hide the mistake in the formula */
function checked(value: number, text: string): number {
  if (value >= -SLACK && value <= 1 + SLACK) return Math.min(Math.max(value, 0), 1);
  const hint = value > 1 && value <= 100 ? ': divide by 100?' : '';
  throw new Unjudgeable(`the formula ${text} gave ${value}; scores are 0 to 1${hint}`);
}
