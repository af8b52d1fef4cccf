import type { Level } from '../../../schemas/types/decision.ts';
import type { Count, Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { effectiveSampleSize, wilson, zeroFailureUpperBound } from '../statistics/proportions.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import { scoresOf, tallyOf } from './scores.ts';

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
