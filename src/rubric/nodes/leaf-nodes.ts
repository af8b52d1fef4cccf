import type { LookupFile, NodeFile } from '../../../schemas/types/rubric.ts';
import { compileCondition } from '../conditions/compile-condition.ts';
import { type Judgement, judgementAt, NO_PARTS, SKIPPED, Unjudgeable, warn } from '../evaluation.ts';
import { compileBound } from '../expressions/bound-expression.ts';
import { compileFact, explainRow, tableKey } from '../references/facts.ts';
import { nodeSlot, REFUSED_CONDITION } from '../references/rubric-names.ts';
import { clauses, cut, EXPRESSION } from '../values/shown-value.ts';
import { adopt, type Marking, mark, markIndeterminate, markScalar, markWords, turnedWords } from './marking.ts';
import { type Body, chosen, type NodeContext } from './node.ts';

/** One yes/no question: `pass_when` or `fail_when`. An indeterminate condition does not pass either way. */
export function compileCriterion(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const { pass_when, fail_when } = file;
  const pass = pass_when && compileCondition(pass_when, `${pointer}/pass_when`, compiling);
  const fail = fail_when && compileCondition(fail_when, `${pointer}/fail_when`, compiling);
  const { test, explain } = pass ?? fail ?? REFUSED_CONDITION;
  const passesWhen = pass_when !== undefined;
  const answers = [yesOrNo(1, marking), yesOrNo(0, marking), markIndeterminate(marking)];
  return {
    kind: 'criterion',
    parts: [],
    ...chosen(answers, (at) => {
      const truth = test(at);
      return truth === undefined ? 2 : truth === passesWhen ? 0 : 1;
    }),
    explain: (at, judgement, notes) => {
      const explanation = explain(at, notes);
      // The common case first: this runs for every criterion of every trial.
      if (marking.threshold === null && marking.calibrate === null) return { explanation };
      return { explanation: clauses(explanation, markWords(marking, judgement)) };
    },
  };
}

/** The judgement of a yes (1) or a no (0). A no fails at any severity; the severity counts for the nodes above. */
export function yesOrNo(raw: 0 | 1, marking: Marking): Judgement {
  const severity = marking.severity ?? 'medium';
  const judgement = mark(marking, { raw, worst: null });
  const isNo = marking.threshold === null && raw === 0;
  return isNo ? { ...judgement, severity, verdict: 'fail', answer: 'no' } : { ...judgement, severity };
}

/** A score for each value of a field; indeterminate for an absent field, and for an unlisted value without a default. */
export function compileLookup(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const { field, table, default: usual } = file.lookup as LookupFile;
  const fact = compileFact(field, `${pointer}/lookup/field`, compiling);
  const scores = new Map(Object.entries(table).map(([value, score]) => [value, markScalar(marking, score)]));
  const usualMark = usual === undefined ? null : markScalar(marking, usual);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: 'lookup',
    parts: [],
    judge: (at) => {
      const key = tableKey(fact.read(at));
      return key === undefined ? indeterminate : (scores.get(key) ?? usualMark ?? indeterminate);
    },
    explain: (at, judgement, notes) => {
      const found = explainRow(fact, scores, at, notes, (notListed) => {
        if (usualMark !== null) return `${notListed}: the default counts`;
        warn(notes, `fact \`${fact.path}\` has a value that the table does not score`);
        return `${notListed}, and there is no default`;
      });
      return { explanation: clauses(found, markWords(marking, judgement)) };
    },
  };
}

/** Tolerance for scores outside 0 to 1: sums of decimals such as 0.1 are inexact. */
const SLACK = 1e-9;
/**
 * A CEL number over facts and scores of other nodes: `formula`. It is skipped if one of those nodes is, and fails if a fact
 * that it needs is indeterminate.
 */
export function compileFormula(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const bound = compileBound(file.formula as string, 'number', `${pointer}/formula`, compiling);
  const text = cut(bound.text, EXPRESSION);
  const indeterminate = markIndeterminate(marking);
  return {
    kind: 'formula',
    parts: [],
    judge: (at) => {
      const value = bound.value(at) as number | undefined;
      if (value !== undefined) return markScalar(marking, checked(value, text));
      return bound.needsSkipped(at) ? SKIPPED : indeterminate;
    },
    explain: (at, judgement, notes) => {
      // A skipped node is not the trial's fault, so it adds no warnings.
      const quiet = judgement === SKIPPED ? { ...notes, warnings: [] } : notes;
      const reason = bound.explain(at, quiet);
      notes.observed = quiet.observed;
      if (judgement === SKIPPED) return { explanation: `${text} does not apply: ${reason}` };
      if (judgement === indeterminate) return { explanation: `${text} is indeterminate: ${reason}` };
      const logic = reason === '' ? text : `${text}: ${reason}`;
      return { explanation: clauses(logic, markWords(marking, judgement)) };
    },
  };
}

/** @throws Unjudgeable for a number outside 0 to 1: clamping would hide a mistake in the formula */
function checked(value: number, text: string): number {
  if (value >= -SLACK && value <= 1 + SLACK) return Math.min(Math.max(value, 0), 1);
  throw new Unjudgeable(`the formula ${text} gave ${value}; scores are 0 to 1`);
}

/** Reuses a named node: `use`. A threshold, severity or calibration here marks the score again. */
export function compileUse(file: NodeFile, pointer: string, { marking, compiling }: NodeContext): Body {
  const key = file.use as string;
  const slot = nodeSlot(key, `${pointer}/use`, compiling);
  return {
    kind: 'use',
    parts: [],
    // Nodes are judged in dependency order, so there is a judgement unless a judge has not answered.
    judge: (at) => adopt(marking, judgementAt(at, slot) ?? SKIPPED, NO_PARTS),
    explain: (at, judgement) => {
      const referred = judgementAt(at, slot)?.verdict;
      const [marked, turned] = [markWords(marking, judgement), turnedWords(marking, referred, judgement)];
      return { explanation: clauses(`as judged under \`${key}\``, marked, turned) };
    },
  };
}
