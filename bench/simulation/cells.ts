import { compareFamily } from '../../src/gating/statistics/family.ts';
import type { FamilySettings } from '../../src/gating/statistics/gate-settings.ts';
import { type SampleComparison, SCORES, TALLY } from '../../src/gating/statistics/samples.ts';
import { drawFlakes, type Flakes } from './flakes.ts';
import { type Change, type Drawn, NOISES, suiteModel } from './model.ts';
import { randomOf } from './random.ts';
import { sampleOf } from './samples.ts';

/** One row and column of the tables: suites of one size, noise and change. */
export interface Cell {
  readonly scenarios: number;
  readonly trials: number;
  readonly noise: keyof typeof NOISES;
  readonly change: Change;
}

/** Shares of suites that each gate blocks, 0 to 1, and the mean detectable drop it prints. */
export interface Rates {
  readonly anyDrop: number;
  readonly overTwo: number;
  readonly overFive: number;
  readonly oneRun: number;
  readonly fiveRuns: number;
  readonly detectableOneRun: number;
  readonly detectableFiveRuns: number;
}

const RUNS = 5;

/** Draws `suites` suites of the cell and lets every gate decide on each; the same seed and cell give the same rates. */
export function ratesOf(cell: Cell, suites: number, settings: FamilySettings, seed: string): Rates {
  const noise = NOISES[cell.noise];
  const draw = suiteModel({ scenarios: cell.scenarios, trials: cell.trials, runs: RUNS, noise, change: cell.change });
  const random = randomOf(`${seed}/${nameOf(cell)}`);
  return meanRates(suites, () => decideAll(draw(random), settings));
}

/** The same for flaky scenarios on both sides of an unchanged agent. */
export function flakeRatesOf(flakes: Flakes, suites: number, settings: FamilySettings, seed: string): Rates {
  const random = randomOf(`${seed}/${flakeNameOf(flakes)}`);
  return meanRates(suites, () => decideAll(drawFlakes(flakes, RUNS, random), settings));
}

function flakeNameOf({ scenarios, trials, rate, copied }: Flakes): string {
  return `${scenarios} x ${trials}, ${rate} flaky, ${copied} copied`;
}

function meanRates(suites: number, decide: () => Rates): Rates {
  const decided = Array.from({ length: suites }, decide);
  const share = (of: (rates: Rates) => number) => decided.reduce((sum, one) => sum + of(one), 0) / suites;
  return {
    anyDrop: share((one) => one.anyDrop),
    overTwo: share((one) => one.overTwo),
    overFive: share((one) => one.overFive),
    oneRun: share((one) => one.oneRun),
    fiveRuns: share((one) => one.fiveRuns),
    detectableOneRun: share((one) => one.detectableOneRun),
    detectableFiveRuns: share((one) => one.detectableFiveRuns),
  };
}

export function nameOf({ scenarios, trials, noise, change }: Cell): string {
  return `${scenarios} x ${trials}, ${noise} noise, ${change}`;
}

function decideAll(drawn: Drawn, settings: FamilySettings): Rates {
  const oneRun = decide(newestRun(drawn), settings);
  const fiveRuns = decide(drawn, settings);
  const drop = -(oneRun[0]?.estimate ?? 0);
  return {
    anyDrop: Number(drop > 1e-9),
    overTwo: Number(drop > 0.02 + 1e-9),
    overFive: Number(drop > 0.05 + 1e-9),
    oneRun: Number(blocks(oneRun)),
    fiveRuns: Number(blocks(fiveRuns)),
    detectableOneRun: oneRun[0]?.detectable ?? 0,
    detectableFiveRuns: fiveRuns[0]?.detectable ?? 0,
  };
}

function decide({ metric, criteria }: Drawn, settings: FamilySettings): readonly SampleComparison[] {
  return compareFamily([sampleOf(metric, SCORES), ...criteria.map((one) => sampleOf(one, TALLY))], settings)
    .comparisons;
}

function blocks(comparisons: readonly SampleComparison[]): boolean {
  return comparisons.some(({ state }) => state === 'regressed');
}

function newestRun({ metric, criteria }: Drawn): Drawn {
  const newest = <T extends { readonly baseline: readonly unknown[] }>(scenarios: readonly T[]) =>
    scenarios.map((scenario) => ({ ...scenario, baseline: scenario.baseline.slice(0, 1) }));
  return {
    metric: { ...metric, scenarios: newest(metric.scenarios) },
    criteria: criteria.map((criterion) => ({ ...criterion, scenarios: newest(criterion.scenarios) })),
  };
}
