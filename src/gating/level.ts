import type { Count, Report, RubricReport, ScenarioReport } from '../scoring/report.ts';
import { scoresOf, tallyOf } from './pairing.ts';
import type { Level } from './rate-comparison.ts';
import { mean, plain, SLACK } from './rates.ts';
import { effectiveSampleSize, wilson, zeroFailureUpperBound } from './statistics/proportions.ts';

/** One-sided level of each bound. */
const BOUND = 0.05;

/** What one scenario says of a rate: its mean over the trials, and whether it is a single pass or failure. */
interface Reading {
  readonly scenario: ScenarioReport;
  readonly rate: number;
  readonly single: boolean;
}

/** How well the metric of a run is known; null where nothing was scored. */
export function metricLevel({ scenarios }: Report, { rubric, score }: RubricReport): Level | null {
  const readings: Reading[] = [];
  for (const scenario of scenarios) {
    const { scores = [] } = scoresOf(scenario, rubric) ?? {};
    if (scores.length === 0) continue;
    const rate = mean(scores);
    readings.push({ scenario, rate, single: scores.length === 1 && (rate === 0 || rate === 1) });
  }
  return score === null ? null : levelOf(score, readings);
}

/** How well the pass rate of a criterion is known; null where it never applied. */
export function criterionLevel(
  { scenarios }: Report,
  rubric: string,
  { key, passed, total }: Count & { readonly key: string },
): Level | null {
  const readings: Reading[] = [];
  for (const scenario of scenarios) {
    const tally = tallyOf(scenario, rubric, key);
    if (tally.total > 0) readings.push({ scenario, rate: tally.passed / tally.total, single: tally.total === 1 });
  }
  return total === 0 ? null : levelOf(passed / total, readings);
}

/** About other scenarios like these, so that trials of one scenario, and scenarios of one family, are no evidence of their own. */
function levelOf(rate: number, readings: readonly Reading[]): Level | null {
  if (readings.length === 0) return null;
  const hasFamilies = readings.some(({ scenario }) => scenario.family !== undefined);
  const rates = hasFamilies ? ratesByFamily(readings) : readings.map((reading) => plain(reading.rate));
  const single = rates.length === readings.length && readings.every((reading) => reading.single);
  const effective = single ? rates.length : effectiveSampleSize(rates);
  const { lower, upper } = wilson(rate, effective, 1 - 2 * BOUND);
  return {
    scenarios: rates.length,
    effective_n: plain(effective),
    lower: plain(lower),
    upper: plain(upper),
    ...(rate < 1 - SLACK ? {} : { failures_up_to: plain(zeroFailureUpperBound(rates.length, BOUND)) }),
  };
}

/** The mean of each family; a scenario of none is one by itself. */
function ratesByFamily(readings: readonly Reading[]): readonly number[] {
  const families = new Map<string, number[]>();
  for (const { scenario, rate } of readings) {
    const { family } = scenario;
    const name = family === undefined ? `alone:${scenario.scenario}` : `family:${family}`;
    const known = families.get(name);
    if (known === undefined) families.set(name, [rate]);
    else known.push(rate);
  }
  return [...families.values()].map(mean);
}
