import type { Count } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { gates } from '../policy/resolve-policy.ts';
import { FEWEST_RUNS, KNOWN_SHARE } from '../statistics/history.ts';
import { binomialUpperTail } from '../statistics/mcnemar.ts';
import { mean } from '../statistics/moments.ts';
import { weightedHolm } from '../statistics/multiplicity.ts';
import { runNoise, trialNoise } from '../statistics/noise.ts';
import { pairedTest } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { tTest } from '../statistics/student-t.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { Lift } from './lift.ts';
import { isPassOrFail, type Rate } from './rate.ts';

/** What a threshold says of a rate. */
export interface ThresholdResult {
  /** `near` is below the threshold, but within chance. */
  readonly status: 'met' | 'near' | 'below';
  /** Where passes are counted: how many scenarios, and the most passes that block, null if none do. */
  readonly counted: { readonly scenarios: number; readonly blocksFrom: number | null } | null;
}

/** What its threshold says of each rate that has one. */
export type ThresholdResults = ReadonlyMap<Rate | Lift, ThresholdResult>;

/** A rate beside the threshold that it is tested against. */
interface Test {
  readonly rate: Rate | Lift;
  readonly value: number;
  readonly threshold: number;
  readonly p: number;
  /** Scenarios of which passes are counted; null if the suite's noise is known, or if scores are graded. */
  readonly scenarios: number | null;
}

/**
 * Compares each measured rate with its threshold. Those that gate are a family of their own under Holm at alpha, beside that of the drops;
 * advisory ones are another. Chance does not count at a threshold of 1, under `mode: point` and under `noise: none`.
 */
export function thresholdResults(
  context: ComparisonContext<Rate> & { readonly lifts: readonly Lift[] },
): ThresholdResults {
  const { alpha, noise } = context.policy;
  const results = new Map<Rate | Lift, ThresholdResult>();
  const tests: Test[] = [];
  for (const rate of [...context.rates, ...context.lifts]) {
    const { candidate: value, rule } = rate;
    const { threshold, mode } = rule;
    if (threshold === null || value === null) continue;
    if (mode === 'point' || noise === 'none' || threshold >= 1 - SLACK)
      results.set(rate, { status: value >= threshold - SLACK ? 'met' : 'below', counted: null });
    else tests.push({ rate, value, threshold, ...testOf(context, rate, { value, threshold }) });
  }
  for (const isGating of [true, false]) {
    const family = tests.filter(({ rate }) => gates(rate.rule) === isGating);
    const adjusted = weightedHolm(family.map(({ p }) => ({ p, weight: 1 })));
    family.forEach(({ rate, value, threshold, scenarios }, index) => {
      const isBelow = must(adjusted[index], 'the p of a threshold') <= alpha;
      const status = value >= threshold - SLACK ? 'met' : isBelow ? 'below' : 'near';
      const level = alpha / family.length;
      const counted = scenarios && { scenarios, blocksFrom: mostThatBlock(scenarios, threshold, level) };
      results.set(rate, { status, counted: counted || null });
    });
  }
  return results;
}

/**
 * The p-value that a rate is below its threshold. Over this suite's own noise, if that is known: from main's runs if there are three (scaled
 * up if the candidate has fewer trials), else from repeated trials of the candidate. Else passes of scenarios are counted exactly, and
 * graded scores have a t-test.
 */
function testOf(
  context: ComparisonContext<Rate>,
  rate: Rate | Lift,
  { value, threshold }: { readonly value: number; readonly threshold: number },
): Pick<Test, 'p' | 'scenarios'> {
  if (value >= threshold - SLACK) return { p: 1, scenarios: null };
  const { candidate } = context;
  const trials = candidate.scenarios
    .map((scenario) => trialsOf(rate.countIn(scenario)))
    .filter(({ length }) => length > 0);
  const noise = noiseOf(rate, trials);
  if (noise !== null) return { p: tTest(value - threshold, noise.error, noise.df).worse, scenarios: null };
  if (rate.kind !== 'lift' && isPassOrFail(candidate, rate))
    return { p: atMost(value * trials.length, trials.length, threshold), scenarios: trials.length };
  return { p: pairedTest(trials.map((scores) => mean(scores) - threshold))?.worse ?? 1, scenarios: null };
}

function noiseOf({ sample }: Rate | Lift, trials: readonly (readonly number[])[]) {
  const known = (sample?.runs ?? []).flatMap((runs, index) =>
    runs.length < FEWEST_RUNS ? [] : [{ runs, noisier: must(sample?.noisier[index], 'the noise of a sample') }],
  );
  if (sample !== null && known.length >= KNOWN_SHARE * trials.length)
    return runNoise(known, sample.trials, sample.variance.phi);
  const repeated = trials.filter(({ length }) => length > 1);
  return repeated.length >= KNOWN_SHARE * trials.length ? trialNoise(trials) : null;
}

/** The chance of at most so many passes, if each scenario passes as often as the threshold asks. */
function atMost(passes: number, scenarios: number, threshold: number): number {
  return binomialUpperTail(scenarios - Math.floor(passes + SLACK), scenarios, 1 - threshold);
}

function mostThatBlock(scenarios: number, threshold: number, level: number): number | null {
  const numbers = Array.from({ length: scenarios }, (_, passes) => passes);
  return numbers.findLast((passes) => atMost(passes, scenarios, threshold) <= level) ?? null;
}

/** The trials of a count: its scores if it has them, else 1 for each pass and 0 for each failure. */
function trialsOf({ passed, total, scores }: Count): readonly number[] {
  return scores ?? Array.from({ length: total }, (_, index) => (index < passed ? 1 : 0));
}
