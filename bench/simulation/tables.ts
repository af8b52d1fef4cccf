import { type Cell, nameOf, type Rates } from './cells.ts';
import type { Flakes } from './flakes.ts';
import { type Change, NOISES } from './model.ts';
import type { Limits } from './settings.ts';

export type Measure = (cell: Cell) => Rates;

const SIZES = [20, 50, 100, 500].flatMap((scenarios) => [1, 3, 5].map((trials) => ({ scenarios, trials })));
const SMALL_SIZES = [5, 10].flatMap((scenarios) => [1, 3, 5].map((trials) => ({ scenarios, trials })));
const COPIED = [0, 0.5, 1] as const;
const WORSE = ['down-5', 'down-10', 'dead-eighth', 'criterion-20'] as const satisfies readonly Change[];

interface Bar {
  readonly what: string;
  readonly measured: number;
  readonly atMost: number;
}

/** False blocks of unchanged agents and missed drops at typical noise, size by size. */
export function* mainTable(measure: Measure): Generator<string> {
  yield 'Blocked of unchanged PRs (%), then missed (%) as > 2 points / > 5 points / one run / five runs, typical noise';
  yield `| suite | any drop | > 2 | > 5 | one run | five runs | ${WORSE.join(' | ')} | detectable, points |`;
  yield `|---|---|---|---|---|---|${WORSE.map(() => '---|').join('')}---|`;
  for (const size of SIZES) {
    const same = measure({ ...size, noise: 'typical', change: 'same' });
    const missed = WORSE.map((change) => missedOf(measure({ ...size, noise: 'typical', change })));
    const detectable = `${percent(same.detectableOneRun)} / ${percent(same.detectableFiveRuns)}`;
    yield `| ${[sizeOf(size), ...blockedOf(same), ...missed, detectable].join(' | ')} |`;
  }
}

/** False blocks where every scenario moved at random, and the mean did not. */
export function* churnTable(measure: Measure): Generator<string> {
  yield 'Blocked (%) when scenarios shift at random and the mean does not, typical noise';
  yield '| suite | any drop | > 2 | > 5 | one run | five runs |';
  yield '|---|---|---|---|---|---|';
  for (const size of SIZES) {
    yield `| ${[sizeOf(size), ...blockedOf(measure({ ...size, noise: 'typical', change: 'churn' }))].join(' | ')} |`;
  }
}

/** False blocks of unchanged agents whose scenarios fail now and then, with trials that are independent or copies. */
export function* flakeTable(measure: (flakes: Flakes) => Rates): Generator<string> {
  yield 'Blocked of unchanged PRs (%), one run / five runs, where scenarios of five trials flake and a share returns copies';
  yield `| scenarios, failing trials | ${COPIED.map((copied) => `${percent(copied)} % copied`).join(' | ')} |`;
  yield `|---|${COPIED.map(() => '---|').join('')}`;
  for (const scenarios of [10, 20, 50]) {
    for (const rate of [0.005, 0.01, 0.02, 0.05]) {
      const blocked = COPIED.map((copied) => measure({ scenarios, trials: 5, rate, copied }));
      const shares = blocked.map(({ oneRun, fiveRuns }) => `${percent(oneRun)} / ${percent(fiveRuns)}`);
      yield `| ${scenarios}, ${percent(rate)} % | ${shares.join(' | ')} |`;
    }
  }
}

/** The limits, each with the worst cell it was measured on. The worst of many owes something to luck, so it is drawn `again`. */
export function* limitTable(measure: Measure, again: Measure, limits: Limits): Generator<string> {
  yield 'Limits at any size (5 to 500 scenarios) and noise; the worst cell drawn again, from another seed and ten times as often';
  yield '| limit | measured, % | at most, % | |';
  yield '|---|---|---|---|';
  for (const { what, measured, atMost } of bars(measure, again, limits)) {
    yield `| ${what} | ${percent(measured)} | ${percent(atMost)} | ${measured <= atMost ? 'held' : 'MISSED'} |`;
  }
}

function* bars(measure: Measure, again: Measure, limits: Limits): Generator<Bar> {
  const down = again({ scenarios: 50, trials: 3, noise: 'typical', change: 'down-10' });
  const worst = worstOf(measure, again);
  yield worst('unchanged PRs blocked, one run', 'same', ({ oneRun }) => oneRun, limits.same[0]);
  yield worst('unchanged PRs blocked, five runs', 'same', ({ fiveRuns }) => fiveRuns, limits.same[1]);
  yield worst('churn blocked, one run', 'churn', ({ oneRun }) => oneRun, limits.churn[0]);
  yield worst('churn blocked, five runs', 'churn', ({ fiveRuns }) => fiveRuns, limits.churn[1]);
  yield { what: '10 points missed at 50 x 3, one run', measured: 1 - down.oneRun, atMost: limits.down[0] };
  yield { what: '10 points missed at 50 x 3, five runs', measured: 1 - down.fiveRuns, atMost: limits.down[1] };
}

function worstOf(measure: Measure, again: Measure) {
  const noises = Object.keys(NOISES) as (keyof typeof NOISES)[];
  return (what: string, change: Change, of: (rates: Rates) => number, atMost: number): Bar => {
    const cells = noises.flatMap((noise) => [...SMALL_SIZES, ...SIZES].map((size) => ({ ...size, noise, change })));
    const measured = cells.map((cell) => ({ cell, rate: of(measure(cell)) }));
    const { cell } = measured.reduce((most, one) => (one.rate > most.rate ? one : most));
    return { what: `${what} (worst: ${nameOf(cell)})`, measured: of(again(cell)), atMost };
  };
}

function blockedOf(rates: Rates): readonly string[] {
  return [rates.anyDrop, rates.overTwo, rates.overFive, rates.oneRun, rates.fiveRuns].map(percent);
}

function missedOf(rates: Rates): string {
  return [rates.overTwo, rates.overFive, rates.oneRun, rates.fiveRuns].map((rate) => percent(1 - rate)).join(' / ');
}

function sizeOf({ scenarios, trials }: { readonly scenarios: number; readonly trials: number }): string {
  return `${scenarios} x ${trials}`;
}

function percent(rate: number): string {
  return (100 * rate).toFixed(1);
}
