import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareRubrics } from '../../../src/rubric/comparing/compare-rubrics.ts';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../../src/rubric/rubric.ts';
import { judgeTrial } from '../../../src/scoring/judge-trial.ts';
import { condition, type Json, marking, question, root, TRIALS, versions, withoutKeys } from '../question-versions.ts';

/** What another criterion may ask of the trial, of a derived fact and of the nodes before it. */
const reference: fc.Arbitrary<Json> = fc.oneof(
  condition,
  fc.constantFrom<Json>(
    { field: 'mine', op: 'eq', value: true },
    { passed: 'asked' },
    { passed: 'side' },
    { not: { passed: 'side' } },
    { score: 'asked', op: 'lt', value: 0.5 },
    { expr: "score('side') < 0.5" },
  ),
);
const other = fc
  .tuple(
    fc.oneof(
      reference.map((pass_when): Json => ({ pass_when })),
      reference.map((fail_when): Json => ({ fail_when })),
      fc.constant<Json>({ use: 'side' }),
    ),
    marking,
    fc.option(fc.record({ when: reference, otherwise: fc.constantFrom('skip', 'pass', 'fail') })),
  )
  .map(([kind, marks, asks]): Json => ({ ...kind, ...marks, ...asks }));
const derive = fc.option(condition.map((mine) => ({ mine })));
const combine = fc.constantFrom('weighted_sum', 'cap_by_worst', 'weighted_median', 'majority_vote', 'min', 'strict');
const share = fc.constantFrom(0.2, 0.5, 0.8);
const whole = fc.record({ other, derive, combine, share, marks: marking, side: question });

/** Two rubrics of two criteria, of which one may read the other, a fact and a node; they differ in one place. */
const rubrics = fc
  .tuple(
    versions,
    versions,
    whole,
    whole,
    fc.constantFrom('asked', 'side', 'other', 'derive', 'combine', 'share', 'marks'),
  )
  .map(([asks, sides, base, own, place]) => {
    const old = { ...base, asked: asks.old, side: sides.old };
    const changed = { ...own, asked: asks.now, side: sides.now };
    return { old: wholeOf(old), now: wholeOf({ ...old, [place]: changed[place] }) };
  });

type Whole = { readonly [K in 'asked' | 'side' | 'other' | 'marks']: Json } & {
  readonly derive: Json | null;
  readonly combine: string;
  readonly share: number;
};

function wholeOf({
  asked: first,
  side,
  other: second,
  derive: facts,
  combine: way,
  share: part,
  marks: marked,
}: Whole) {
  const weigh = (file: Json, weight: number): Json =>
    ['min', 'strict'].includes(way) ? withoutKeys(file, ['weight']) : { ...file, weight };
  return root({
    ...marked,
    combine: way,
    ...(facts === null ? {} : { derive: facts }),
    nodes: { side: withoutKeys(side, ['weight']) },
    criteria: { asked: weigh(first, part), other: weigh(second, 1 - part) },
  });
}

const VERDICTS = ['fail', 'warn', 'pass'];

/** A trial that leaves the score had better have been without a fault, and one that comes into it has nothing to win. */
function comesOutBetter(base: Rubric, own: Rubric, trial: (typeof TRIALS)[number]): boolean {
  const [before, after] = [base, own].map((rubric) => judgeTrial([rubric], trial).rubrics[0]?.judgement);
  if (before === undefined || after === undefined) throw new Error('not judged');
  if (before.score === null) return (after.raw ?? after.score ?? 0) > 0;
  if (after.score === null) return (before.raw ?? before.score) < 1;
  return after.score > before.score || VERDICTS.indexOf(after.verdict) > VERDICTS.indexOf(before.verdict);
}

/** Criteria that do not pass in every trial in which they apply. */
function failingIn(rubric: Rubric): ReadonlySet<string> {
  const judged = TRIALS.map((trial) => judgeTrial([rubric], trial).rubrics[0]?.criteria ?? []);
  const fails = (index: number) =>
    judged.some((criteria) => criteria[index]?.verdict !== 'pass' && criteria[index]?.verdict !== 'skipped');
  return new Set(rubric.criteria.filter((_, index) => fails(index)).map(({ key }) => key));
}

const cost = (op: string, value: number): Json => ({ field: 'cost', op, value });
const ruleOn = (name: string, op: string, value: number, more: Json): Json => ({
  name,
  condition: cost(op, value),
  ...more,
});
const ruled = (least: number): Json => ({
  rules: [ruleOn('r0', 'lte', 1, { weight: 1 }), ruleOn('r2', 'gte', least, { weight: 0.5, terminal: true })],
});

const load = (file: Json): Rubric => loadRubric('sample.yml', JSON.stringify(file));
const two = (keys: Json, { asked: first = {}, other: second = {} }: { asked?: Json; other?: Json }): Json =>
  root({
    criteria: {
      asked: { weight: 0.5, pass_when: cost('gte', 2), ...first },
      other: { weight: 0.5, pass_when: cost('gte', 1), ...second },
    },
    ...keys,
  });
const isMine = { pass_when: { field: 'mine', op: 'eq', value: true } };
const applies = (least: number): Json => ({ when: cost('gte', least), pass_when: cost('gte', 0) });
const readsSide = (value: number): Json =>
  two({ nodes: { side: { pass_when: cost('gte', value) } } }, { other: { pass_when: { not: { passed: 'side' } } } });

const penalised = {
  rules: [ruleOn('r0', 'gte', 0, { weight: 0.2 }), ruleOn('r1', 'gte', 1, { weight: -0.1, severity: 'critical' })],
};
const capped = (keys: Json): Json =>
  root({
    combine: 'cap_by_worst',
    criteria: { asked: { weight: 0.2, ...penalised, ...keys }, other: { weight: 0.8, pass_when: cost('gte', 1) } },
  });

/** What once went by unseen. */
const UNSEEN: readonly { readonly old: Json; readonly now: Json }[] = [
  // A rule that passes and ends the list fires in fewer trials, and a better one is asked in the others.
  { old: root(ruled(1)), now: root(ruled(2)) },
  // A new fact stands for one that trials lack.
  {
    old: two(
      { derive: { sure: isMine.pass_when } },
      { other: { pass_when: { field: 'sure', op: 'eq', value: true } } },
    ),
    now: two(
      { derive: { sure: isMine.pass_when, mine: cost('gte', 0) } },
      { other: { pass_when: { field: 'sure', op: 'eq', value: true } } },
    ),
  },
  // A stricter node of which another reads that it did not pass.
  { old: readsSide(1), now: readsSide(2) },
  // A list of rules that fails outright is milder than the worst of its rules, which caps the score.
  { old: capped({}), now: capped({ when: cost('gte', 2), otherwise: 'fail' }) },
  // An easy criterion that applies more often takes weight from a hard one.
  { old: two({}, { other: applies(2) }), now: two({}, { other: applies(1) }) },
];

it('says that nothing is looser only where no trial comes out better', () => {
  let proven = 0;
  fc.assert(
    fc.property(rubrics, ({ old, now }) => {
      const [base, own] = [load(old), load(now)];
      const isLooser = (failing: ReadonlySet<string>) =>
        compareRubrics(base, own, failing).some(({ loosens }) => loosens);
      if (base.hash === own.hash || isLooser(new Set()) || isLooser(failingIn(base))) return;
      proven++;
      expect(TRIALS.find((trial) => comesOutBetter(base, own, trial))).toBeUndefined();
    }),
    { numRuns: 600, examples: UNSEEN.map((one) => [one]) },
  );
  expect(proven).toBeGreaterThan(60);
});
