import type { OutcomeFile, RubricFile } from '../../schemas/types/rubric.ts';
import { memberOf } from '../contract/json.ts';
import { compileCondition } from './conditions/compile-condition.ts';
import { labelsOf } from './nodes/tree.ts';
import type { RubricProblems } from './problems.ts';
import type { Compiling } from './references/rubric-names.ts';
import type { Outcome } from './rubric.ts';

/** The outcome of trials without a verdict; no other outcome may have this name. */
export const NOT_JUDGED = 'not_judged';

const DEFAULT_OUTCOMES: readonly OutcomeFile[] = [
  {
    name: 'successful_completion',
    when: {
      and: [
        { score: 'total', op: 'gte', value: 0.75 },
        { field: 'error', op: 'eq', value: null },
      ],
    },
  },
  { name: 'hard_failure', when: { score: 'total', op: 'eq', value: 0 } },
  { name: 'graceful_failure', when: { score: 'total', op: 'gte', value: 0.5 } },
  { name: 'partial_failure' },
];

/** Outcome of a crash, and of a tree that reaches no end. */
const NO_LABEL = 'hard_failure';

/** Outcomes from the labels of a tree; null if the rubric lists outcomes, an end has no label, or a label is reserved. */
function labelOutcomes({ tree, outcomes }: RubricFile): readonly Outcome[] | null {
  const labels = outcomes !== undefined || tree === undefined ? null : labelsOf(tree);
  if (labels === null || labels.includes(NOT_JUDGED)) return null;
  const labelled = labels
    .filter((name) => name !== NO_LABEL)
    .map((name) => ({ name, when: null, isLabel: true }) as const);
  return [...labelled, { name: NO_LABEL, when: null }];
}

/** Compiles the outcomes: a trial gets the first that fits, and the last takes the rest. */
export function compileOutcomes(file: RubricFile, { names, problems, needs }: Compiling): readonly Outcome[] {
  const labels = labelOutcomes(file);
  if (labels !== null) return labels;
  const outcomes = file.outcomes ?? DEFAULT_OUTCOMES;
  checkLast(outcomes, 'outcome', 'when', problems);
  const taken = new Set([NOT_JUDGED]);
  for (const [index, { name }] of outcomes.entries()) {
    const what = name === NOT_JUDGED ? `\`${name}\` is reserved` : `outcome \`${name}\` is repeated`;
    if (taken.has(name)) problems.add(`/outcomes/${index}/name`, { code: 'bad-outcomes', what });
    taken.add(name);
  }
  const compiling = { problems, names: { ...names, total: true }, needs };
  return outcomes.map(({ name, when }, index) => ({
    name,
    when: when === undefined ? null : compileCondition(when, `/outcomes/${index}/when`, compiling),
  }));
}

/** Checks that bands run from the best down and that the last takes the rest. */
export function checkBands({ bands }: RubricFile, problems: RubricProblems): void {
  checkLast(bands, 'band', 'at_least', problems);
  let above = Number.POSITIVE_INFINITY;
  for (const [index, { at_least: least }] of (bands ?? []).entries()) {
    if (least !== undefined && least >= above) {
      const what = 'bands must run from the best down';
      const [expected, found] = [`below ${above}`, `${least}`];
      problems.add(`/bands/${index}/at_least`, { code: 'bad-bands', what, expected, found });
    }
    above = least ?? above;
  }
}

/** Checks that only the last item of a list has no bound: it takes the rest. */
function checkLast(
  list: readonly object[] = [],
  entry: 'band' | 'outcome',
  bound: string,
  problems: RubricProblems,
): void {
  for (const [index, item] of list.entries()) {
    const isLast = index === list.length - 1;
    const isBounded = memberOf(item, bound) !== undefined;
    if (isLast === isBounded) {
      const what = `${isLast ? 'the' : 'only the'} last ${entry} takes the rest`;
      problems.add(`/${entry}s/${index}`, { code: `bad-${entry}s`, what, expected: `${isLast ? 'no ' : ''}${bound}` });
    }
  }
}
