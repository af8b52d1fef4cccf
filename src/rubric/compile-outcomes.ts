import type { OutcomeFile, RubricFile } from '../../schemas/types/rubric.ts';
import { checkLast } from './check-last.ts';
import { compileCondition } from './conditions/compile-condition.ts';
import type { ProblemList } from './problem-list.ts';
import type { Compiling } from './references/compiling.ts';
import type { Outcome } from './rubric.ts';

/** For trials without a verdict; no outcome of a list may have this name. */
export const NOT_JUDGED = 'not_judged';

/** The classes of a trial where a rubric names none. */
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

/** Compiles the outcome list; the first that fits is the trial's, and the last takes what is left. */
export function compileOutcomes(file: RubricFile, { names, problems, needs }: Compiling): readonly Outcome[] {
  const outcomes = file.outcomes ?? DEFAULT_OUTCOMES;
  checkLast(outcomes, { one: 'outcome', key: 'when', asked: 'a when' }, problems);
  checkNames(outcomes, problems);
  const compiling = { problems, names: { ...names, total: true }, needs };
  return outcomes.map(({ name, when }, index) => ({
    name,
    when: when === undefined ? null : compileCondition(when, `/outcomes/${index}/when`, compiling),
  }));
}

function checkNames(outcomes: readonly OutcomeFile[], problems: ProblemList): void {
  const names = new Set([NOT_JUDGED]);
  for (const [index, { name }] of outcomes.entries()) {
    const what = name === NOT_JUDGED ? `\`${name}\` is reserved` : `outcome \`${name}\` stands twice`;
    if (names.has(name)) problems.add(`/outcomes/${index}/name`, { code: 'bad-outcomes', what });
    names.add(name);
  }
}
