import { compareFamily } from '../../src/gating/statistics/family.ts';
import { familyStrata, groupFamilies } from '../../src/gating/statistics/family-strata.ts';
import { GATE_SETTINGS } from '../../src/gating/statistics/gate-settings.ts';
import { binomialUpperTail } from '../../src/gating/statistics/mcnemar.ts';
import { SLACK } from '../../src/gating/statistics/rate-of.ts';
import { type Sample, SCORES } from '../../src/gating/statistics/samples.ts';
import { pooledTest } from '../../src/gating/statistics/stratified.ts';
import { type Random, randomOf } from './random.ts';
import { sampleOf } from './samples.ts';

const SCENARIOS = 30;
const TRIALS = 3;
/** Logits of the scenarios: mean and standard deviation. */
const ABILITY = { mean: 1.9, spread: 1.5 } as const;
/** Scenarios of a family, and the level at which the collapse test blocks first. */
const FAMILY = 3;
const LEVEL = 0.003;

/** What whole runs share: by runs of main and the shock of a run, how phi comes out and what is blocked without it and with it. */
export function* shockTable(suites: number, seed: string): Generator<string> {
  yield `Whole runs that share a shock, ${SCENARIOS} x ${TRIALS}, unchanged: mean phi, % below 2, % blocked without phi > with it`;
  yield '| runs of main | no shock | sd 0.5 logits | sd 1 |';
  yield '|---|---|---|---|';
  for (const runs of [3, 5, 20]) {
    const cells = [0, 0.5, 1].map((shock) => {
      const random = randomOf(`${seed}/shock ${runs} ${shock}`);
      const drawn = Array.from({ length: suites }, () => drawSuite({ runs, shock, ofFamily: 0 }, random)).map(
        drawnSample,
      );
      const phi = drawn.map(({ variance }) => variance.phi);
      const without = drawn.map((sample) => ({ ...sample, variance: { ...sample.variance, phi: 1 } }));
      const below = percent(share(phi, (value) => value < 2));
      return `${mean(phi).toFixed(2)}, ${below}, ${percent(share(without, blocks))} > ${percent(share(drawn, blocks))}`;
    });
    yield `| ${runs} | ${cells.join(' | ')} |`;
  }
}

/** Families whose scenarios move together from run to run: how often the exact test rejects an unchanged agent. */
export function* familyTable(suites: number, seed: string): Generator<string> {
  yield `Families of ${FAMILY} that share a shock, ${SCENARIOS} x ${TRIALS}, unchanged: % rejected at a nominal ${percent(LEVEL)}, by scenario > by family`;
  yield '| runs of main | no shock | sd 1 logit | sd 2 |';
  yield '|---|---|---|---|';
  for (const runs of [3, 5, 20]) {
    const cells = [0, 1, 2].map((ofFamily) => {
      const random = randomOf(`${seed}/family ${runs} ${ofFamily}`);
      const drawn = Array.from({ length: suites }, () => membersOf(drawSuite({ runs, shock: 0, ofFamily }, random)));
      const plain = share(drawn, (members) => pooledTest(members).p <= LEVEL);
      const grouped = share(drawn, (members) => pooledTest(familyStrata(groupFamilies(members))).p <= LEVEL);
      return `${percent(plain)} > ${percent(grouped)}`;
    });
    yield `| ${runs} | ${cells.join(' | ')} |`;
  }
}

/** Single trials exactly at their threshold: how often it blocks if any lower rate does, and by the exact count. No chance is drawn. */
export function* thresholdTable(): Generator<string> {
  yield 'Single trials at their threshold: % blocked at a nominal 2.0, by `mode: point` > by count';
  yield '| scenarios | 80 % | 90 % | 95 % |';
  yield '|---|---|---|---|';
  for (const scenarios of [10, 20, 30, 50, 100]) {
    const cells = [0.8, 0.9, 0.95].map((threshold) => {
      const numbers = Array.from({ length: scenarios }, (_, passes) => passes);
      const below = numbers.filter((passes) => passes / scenarios < threshold - SLACK);
      const counted = below.filter((passes) => atMost(passes, scenarios, threshold) <= GATE_SETTINGS.alpha);
      const chance = (passes: readonly number[]) => atMost(passes.at(-1) ?? -1, scenarios, threshold);
      return `${percent(chance(below))} > ${percent(chance(counted))}`;
    });
    yield `| ${scenarios} | ${cells.join(' | ')} |`;
  }
}

/** Passes of each scenario's trials in the candidate, first, and in main's runs. */
type Suite = readonly (readonly (readonly number[])[])[];

/** Draws an unchanged agent. `shock` and `ofFamily`: how far whole runs and families move from run to run, in logits. */
function drawSuite(
  { runs, shock, ofFamily }: { readonly runs: number; readonly shock: number; readonly ofFamily: number },
  random: Random,
): Suite {
  const abilities = Array.from({ length: SCENARIOS }, () => ABILITY.mean + ABILITY.spread * random.normal());
  const moved = Array.from({ length: runs + 1 }, () => shock * random.normal());
  const families = moved.map(() => Array.from({ length: SCENARIOS / FAMILY }, () => ofFamily * random.normal()));
  return abilities.map((ability, scenario) =>
    moved.map((ofRun, run) => {
      const level = ability + ofRun + (families[run]?.[Math.floor(scenario / FAMILY)] ?? 0);
      const rate = 1 / (1 + Math.exp(-level));
      return Array.from({ length: TRIALS }, () => (random.uniform() < rate ? 1 : 0));
    }),
  );
}

function drawnSample(suite: Suite): Sample {
  const scenarios = suite.map(([candidate = [], ...baseline]) => ({ candidate, baseline }));
  return sampleOf({ key: 'TCR', tolerance: 0.02, scenarios }, SCORES);
}

function blocks(sample: Sample): boolean {
  return compareFamily([sample], GATE_SETTINGS).comparisons.some(({ state }) => state === 'regressed');
}

function membersOf(suite: Suite) {
  const failedOf = (trials: readonly number[]) => trials.filter((score) => score === 0).length;
  return suite.map(([candidate = [], ...baseline], scenario) => {
    const failures = baseline.map(failedOf);
    return {
      family: `f${Math.floor(scenario / FAMILY)}`,
      candidate: { failed: failedOf(candidate), trials: TRIALS },
      main: { failed: failures.reduce((all, failed) => all + failed, 0), trials: TRIALS * baseline.length },
      failures,
    };
  });
}

function atMost(passes: number, scenarios: number, rate: number): number {
  return binomialUpperTail(scenarios - passes, scenarios, 1 - rate);
}

function share<T>(items: readonly T[], is: (item: T) => boolean): number {
  return items.filter(is).length / items.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / values.length;
}

function percent(rate: number): string {
  return (100 * rate).toFixed(1);
}
