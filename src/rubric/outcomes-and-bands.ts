import type { BandFile, OutcomeFile, RubricFile } from '../../schemas/types/rubric.ts';
import { memberOf } from '../contract/json.ts';
import { compileCondition } from './conditions/compile-condition.ts';
import type { RubricProblems } from './problems.ts';
import type { Compiling } from './references/compiling.ts';
import type { Outcome } from './rubric.ts';

/** The outcome of trials without a verdict; no other outcome may have this name. */
export const NOT_JUDGED = 'not_judged';

/** The outcomes of a rubric that lists none. */
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

/** Compiles the outcomes: a trial gets the first that fits; the last takes the rest. */
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

function checkNames(outcomes: readonly OutcomeFile[], problems: RubricProblems): void {
  const names = new Set([NOT_JUDGED]);
  for (const [index, { name }] of outcomes.entries()) {
    const what = name === NOT_JUDGED ? `\`${name}\` is reserved` : `outcome \`${name}\` is repeated`;
    if (names.has(name)) problems.add(`/outcomes/${index}/name`, { code: 'bad-outcomes', what });
    names.add(name);
  }
}

/** Checks that bands run from the best down and the last takes the rest. */
export function checkBands({ bands }: RubricFile, problems: RubricProblems): void {
  checkLast(bands, { one: 'band', key: 'at_least', asked: 'at_least' }, problems);
  checkOrder(bands, problems);
}

function checkOrder(bands: readonly BandFile[] | undefined, problems: RubricProblems): void {
  let above = Number.POSITIVE_INFINITY;
  for (const [index, { at_least: least }] of (bands ?? []).entries()) {
    if (least !== undefined && least >= above) {
      const what = 'bands must run from the best down';
      problems.add(`/bands/${index}/at_least`, {
        code: 'bad-bands',
        what,
        expected: `below ${above}`,
        found: `${least}`,
      });
    }
    above = least ?? above;
  }
}

/** A list whose last item takes the rest, and every other item has a bound. */
interface LastTakesRest {
  /** The section without its plural s. */
  readonly one: 'band' | 'outcome';
  readonly key: string;
  /** The key with its article, for messages. */
  readonly asked: string;
}

/** Checks that the last item of a list, and no other, takes the rest. */
function checkLast(list: readonly object[] = [], { one, key, asked }: LastTakesRest, problems: RubricProblems): void {
  for (const [index, item] of list.entries()) {
    const isLast = index === list.length - 1;
    const isBounded = memberOf(item, key) !== undefined;
    if (isLast === isBounded) {
      const what = `${isLast ? 'the' : 'only the'} last ${one} takes the rest`;
      problems.add(`/${one}s/${index}`, { code: `bad-${one}s`, what, expected: isLast ? `no ${key}` : asked });
    }
  }
}
