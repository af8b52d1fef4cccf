import type { Confirmed, Decided, DecisionCell, Policies } from './decisions.ts';
import { NOISES, type PassFail } from './model.ts';

/** Decides a cell; known ones are not drawn again. */
export type Decide = (cell: DecisionCell) => Policies;

type Change = Pick<PassFail, 'dead' | 'drop'>;

/** Scenarios, trials, runs of main. */
type Size = readonly [number, number, number];

const SUITES: readonly Size[] = [
  [30, 1, 1],
  [30, 1, 5],
  [30, 1, 20],
  [50, 1, 5],
  [30, 3, 1],
  [30, 3, 5],
  [50, 3, 5],
];
const CHANGES: readonly Change[] = [{}, { drop: 0.1 }, { dead: 2 }, { dead: 4 }];
const DEAD: readonly Change[] = [{}, { dead: 1 }, { dead: 2 }, { dead: 4 }];
const SINGLE = [20, 30, 50].flatMap((scenarios) => [1, 5].map((runs): Size => [scenarios, 1, runs]));
const UNCHANGED = [5, 10, 20, 30, 50, 100].flatMap((scenarios) =>
  [1, 3].flatMap((trials) => [1, 5].map((runs): Size => [scenarios, trials, runs])),
);

/** What becomes of suites that change in several ways, without fresh trials and with them. */
export function* changesTable(decide: Decide): Generator<string> {
  yield '% pass / inconclusive / fail of pass-or-fail suites, typical noise, by default > under `on_inconclusive: confirm`; fresh trials asked for';
  yield '| suite, runs of main | unchanged | all -10 points | 2 dead | 4 dead | fresh trials, unchanged / 4 dead |';
  yield '|---|---|---|---|---|---|';
  for (const size of SUITES) {
    const cells = CHANGES.map((change) => decide(cellOf(size, change)));
    const texts = cells.map(({ plain, confirm }) => `${shares(plain)} > ${shares(confirm)}`);
    const extra = [cells[0], cells[3]].map((cell) => (cell?.confirm.extra ?? 0).toFixed(0));
    yield `| ${nameOf(size)} | ${texts.join(' | ')} | ${extra.join(' / ')} |`;
  }
}

/** How many scenarios of unchanged suites broke and were fixed; both agree within 10 %. */
export function* flipsTable(flips: (cell: DecisionCell) => Readonly<Record<'broke' | 'fixed' | 'flaky', number>>) {
  yield 'Scenarios of all unchanged suites of a row that broke, were fixed and are flaky';
  yield '| suite, runs of main | broke | fixed | flaky |';
  yield '|---|--:|--:|--:|';
  for (const size of SUITES) {
    const { broke, fixed, flaky } = flips(cellOf(size, {}));
    yield `| ${nameOf(size)} | ${broke} | ${fixed} | ${flaky} |`;
  }
}

/** What becomes of single trials where scenarios die. */
export function* deadTable(decide: Decide): Generator<string> {
  yield '% pass / worth a look / blocked of single trials, by default > under `on_inconclusive: confirm`';
  yield '| suite, runs of main | identical | 1 dead | 2 dead | 4 dead |';
  yield '|---|---|---|---|---|';
  for (const size of SINGLE) {
    const texts = DEAD.map((change) => decide(cellOf(size, change))).map(
      ({ plain, confirm }) => `${shares(plain)} > ${shares(confirm)}`,
    );
    yield `| ${nameOf(size)} | ${texts.join(' | ')} |`;
  }
}

/** How many unchanged pull requests are blocked at most, over sizes and noises. */
export function* blocksTable(decide: Decide): Generator<string> {
  yield 'Unchanged pull requests blocked (%), by default > under `on_inconclusive: confirm`';
  yield `| suite, runs of main | ${Object.keys(NOISES).join(' | ')} |`;
  yield `|---|${Object.keys(NOISES)
    .map(() => '---|')
    .join('')}`;
  for (const size of UNCHANGED) {
    const texts = (Object.keys(NOISES) as (keyof typeof NOISES)[]).map((noise) => {
      const { plain, confirm } = decide({ ...cellOf(size, {}), noise });
      return `${(100 * plain.fail).toFixed(1)} > ${(100 * confirm.fail).toFixed(1)}`;
    });
    yield `| ${nameOf(size)} | ${texts.join(' | ')} |`;
  }
}

/** Situations in which a control differs from stored runs of main. */
const SITUATIONS: readonly (readonly [string, Change & Pick<PassFail, 'halved' | 'day' | 'outage'>])[] = [
  ['unchanged', {}],
  ['unchanged, day effect by scenario, 1 logit', { day: 1 }],
  ['unchanged, the environment broke 3 scenarios', { outage: 3 }],
  ['1 dead', { dead: 1 }],
  ['2 dead', { dead: 2 }],
  ['8 at half strength', { halved: 8 }],
  ['all -10 points', { drop: 0.1 }],
];
const CONTROLLED: readonly Size[] = [
  [30, 1, 1],
  [30, 1, 5],
  [50, 3, 5],
];

/** What fresh trials confirm beside main's stored runs, and beside a control. */
export function* controlTable(
  decide: (cell: DecisionCell) => Readonly<Record<'stored' | 'control', Confirmed>>,
): Generator<string> {
  yield '% of runs confirmed by fresh trials (blocked in all; trials that ran again), beside stored runs of main > beside a control';
  yield `| situation | ${CONTROLLED.map(nameOf).join(' | ')} |`;
  yield `|---|${CONTROLLED.map(() => '---|').join('')}`;
  const text = ({ confirmed, fail, extra }: Confirmed): string =>
    `${(100 * confirmed).toFixed(1)} (${(100 * fail).toFixed(0)}; ${extra.toFixed(0)})`;
  for (const [name, change] of SITUATIONS) {
    const cells = CONTROLLED.map((size) => decide(cellOf(size, change)));
    yield `| ${name} | ${cells.map(({ stored, control }) => `${text(stored)} > ${text(control)}`).join(' | ')} |`;
  }
}

function cellOf([scenarios, trials, runs]: Size, change: Change): DecisionCell {
  return { scenarios, trials, runs, noise: 'typical', ...change };
}

function nameOf([scenarios, trials, runs]: Size): string {
  return `${scenarios} x ${trials}, ${runs}`;
}

function shares({ pass, inconclusive, fail }: Decided): string {
  return [pass, inconclusive, fail].map((share) => (100 * share).toFixed(0)).join('/');
}
