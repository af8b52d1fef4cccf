import type { Level } from '../../../schemas/types/decision.ts';
import type { Count, Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { fewest } from '../statistics/moments.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { effectiveSampleSize, wilson, zeroFailureUpperBound } from '../statistics/proportions.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import { allOfKPass, anyOfKPasses } from '../statistics/reliability.ts';
import type { Rate } from './comparison-context.ts';
import type { Pair } from './pairing.ts';
import { passesOf, scoresOf, tallyOf } from './scores.ts';

/** One-sided level of each bound. */
const BOUND = 0.05;

/** What the scenarios in which a rate was measured say of it, one after another. */
interface Readings {
  readonly scenarios: ScenarioReport[];
  /** The mean over the trials of each. */
  readonly rates: number[];
  /** Whether each is a single pass or failure. */
  areSingle: boolean;
}

function startReadings(): Readings {
  return { scenarios: [], rates: [], areSingle: true };
}

function addReading(readings: Readings, scenario: ScenarioReport, rate: number, isSingle: boolean): void {
  readings.scenarios.push(scenario);
  readings.rates.push(rate);
  readings.areSingle &&= isSingle;
}

/** How well the metric of a run is known; null where nothing was scored. */
export function metricLevel({ scenarios }: Report, { rubric, score }: RubricReport): Level | null {
  const readings = startReadings();
  for (const scenario of scenarios) {
    const { scores = [] } = scoresOf(scenario, rubric) ?? {};
    if (scores.length === 0) continue;
    const rate = meanRate(scores);
    addReading(readings, scenario, rate, scores.length === 1 && (rate === 0 || rate === 1));
  }
  return score === null ? null : levelOf(score, readings);
}

/** How well the pass rate of a criterion is known; null where it never applied. */
export function criterionLevel(
  { scenarios }: Report,
  rubric: string,
  { key, passed, total }: Count & { readonly key: string },
): Level | null {
  const readings = startReadings();
  for (const scenario of scenarios) {
    const tally = tallyOf(scenario, rubric, key);
    if (tally.total > 0) addReading(readings, scenario, tally.passed / tally.total, tally.total === 1);
  }
  return total === 0 ? null : levelOf(passed / total, readings);
}

/** About other scenarios like these, so that trials of one scenario, and scenarios of one family, are no evidence of their own. */
function levelOf(rate: number, readings: Readings): Level | null {
  const { scenarios, areSingle } = readings;
  const hasFamilies = scenarios.some(({ family }) => family !== undefined);
  const rates = hasFamilies ? ratesByFamily(readings) : readings.rates.map(rounded);
  const single = areSingle && rates.length === scenarios.length;
  const effective = single ? rates.length : effectiveSampleSize(rates);
  const { lower, upper } = wilson(rate, effective, 1 - 2 * BOUND);
  return {
    scenarios: scenarios.length,
    ...(rates.length === scenarios.length ? {} : { families: rates.length }),
    effective_n: rounded(effective),
    lower: rounded(lower),
    upper: rounded(upper),
    ...(rate < 1 - SLACK ? {} : { failures_up_to: rounded(zeroFailureUpperBound(rates.length, BOUND)) }),
  };
}

/** The mean of each family; a scenario of none is one by itself. */
function ratesByFamily({ scenarios, rates }: Readings): readonly number[] {
  const families = new Map<string, number[]>();
  for (const [index, { scenario, family }] of scenarios.entries()) {
    const name = family === undefined ? `alone:${scenario}` : `family:${family}`;
    const known = families.get(name) ?? [];
    families.set(name, known);
    known.push(rates[index] ?? 0);
  }
  return [...families.values()].map(meanRate);
}

/** pass^k and pass@k: how often k trials of a scenario all pass, and how often any of them does; averages over scenarios, 0 to 1. */
interface ReliabilitySide {
  readonly all_pass: number;
  readonly any_pass: number;
}

export interface Reliability {
  /** The fewest trials that any scenario has on either side, on main over all its runs, at least 2. */
  readonly k: number;
  readonly candidate: ReliabilitySide;
  /** Of all runs of main that the metric is compared with, over the same scenarios; null where nothing is paired. */
  readonly baseline: ReliabilitySide | null;
  /** One-sided p-values that each is worse, by the paired t over scenarios; null where too few are paired. For information. */
  readonly p_worse: ReliabilitySide | null;
}

/**
 * Chance that k trials of a scenario all pass, and that any of them does, averaged over scenarios: the paired ones, or all of the candidate
 * where nothing is paired. k is the fewest trials that any of them has on either side, so that nothing is extrapolated.
 * Undefined below two trials.
 */
export function reliabilityOf(
  candidate: Report,
  { rubric: { rubric }, comparedRuns }: Pick<Rate, 'rubric' | 'comparedRuns'>,
  pairs: readonly Pair[],
): Reliability | undefined {
  const both = pairs
    .map((pair) => {
      const main = comparedRuns.flatMap((run) => pair.runs[run] ?? []);
      return { run: passesOf([pair.candidate], rubric), main: passesOf(main, rubric) };
    })
    .filter(({ run, main }) => run.total > 0 && main.total > 0);
  const alone = candidate.scenarios.map((scenario) => passesOf([scenario], rubric)).filter(({ total }) => total > 0);
  const now = both.length === 0 ? alone : both.map(({ run }) => run);
  const then = both.map(({ main }) => main);
  const k = fewest([...now, ...then].map(({ total }) => total));
  if (k < 2) return undefined;
  const after = now.map((passes) => chancesOf(passes, k));
  const before = then.map((passes) => chancesOf(passes, k));
  return {
    k,
    candidate: meanOf(after),
    baseline: before.length === 0 ? null : meanOf(before),
    p_worse: before.length < FEWEST_SCENARIOS ? null : testOf(after, before),
  };
}

function chancesOf({ passed, total }: Count, k: number): ReliabilitySide {
  return { all_pass: allOfKPass(passed, total, k) ?? 0, any_pass: anyOfKPasses(passed, total, k) ?? 0 };
}

function meanOf(scenarios: readonly ReliabilitySide[]): ReliabilitySide {
  return {
    all_pass: meanRate(scenarios.map(({ all_pass }) => all_pass)),
    any_pass: meanRate(scenarios.map(({ any_pass }) => any_pass)),
  };
}

function testOf(now: readonly ReliabilitySide[], then: readonly ReliabilitySide[]): ReliabilitySide {
  const worse = (which: keyof ReliabilitySide): number =>
    pairedTest(now.map((chances, i) => chances[which] - (then[i]?.[which] ?? 0)))?.worse ?? 1;
  return { all_pass: worse('all_pass'), any_pass: worse('any_pass') };
}
