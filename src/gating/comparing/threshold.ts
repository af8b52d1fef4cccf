import type { Count } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import type { RateRule } from '../policy/resolve-policy.ts';
import { FEWEST_RUNS, KNOWN_SHARE } from '../statistics/history.ts';
import { fewest } from '../statistics/moments.ts';
import { pairNoiseError, runNoiseError, trialNoiseError } from '../statistics/noise.ts';
import { normalQuantile } from '../statistics/normal.ts';
import { SLACK } from '../statistics/rate-of.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { Rate } from './rate.ts';

/** `near` is below the threshold, but within the suite's own noise. */
type ThresholdStatus = 'met' | 'near' | 'below';

/** One-sided confidence at which a rate counts as below its threshold. */
const CONFIDENCE = 0.95;

/**
 * Compares a rate with its threshold. Noise does not count at a threshold of 1, under `mode: point`, or if it is unknown.
 * @param noise returns the standard error of the rate from this suite's noise alone, null if unknown; called only if needed
 */
export function thresholdStatus(
  rate: number,
  { threshold, mode }: Pick<RateRule, 'threshold' | 'mode'>,
  noise: () => number | null,
): ThresholdStatus {
  if (threshold === null || rate >= threshold - SLACK) return 'met';
  const error = mode === 'point' || threshold >= 1 - SLACK ? null : noise();
  if (error === null) return 'below';
  return rate + normalQuantile(CONFIDENCE) * error < threshold - SLACK ? 'below' : 'near';
}

/**
 * Standard error of a rate over this suite's scenarios, from its noise alone: from main's runs if there are three (scaled up if the candidate
 * has fewer trials); else from repeated trials of the candidate; else from the differences to main. Null if none of them is known.
 */
export function noiseOf(
  { policy, candidate }: Pick<ComparisonContext, 'policy' | 'candidate'>,
  { sample, basis, countIn }: Rate,
): number | null {
  if (policy.noise === 'none') return null;
  const trials = candidate.scenarios.map((scenario) => trialsOf(countIn(scenario))).filter(({ length }) => length > 0);
  const runs = sample?.runs ?? [];
  const known = runs.flatMap((values, index) =>
    values.length < FEWEST_RUNS
      ? []
      : [{ runs: values, noisier: must(sample?.noisier[index], 'the noise of a sample') }],
  );
  if (known.length >= KNOWN_SHARE * trials.length) return runNoiseError(known, sample?.trials ?? 1);
  const repeated = trials.filter(({ length }) => length > 1);
  if (repeated.length >= KNOWN_SHARE * trials.length) return trialNoiseError(trials);
  return basis === null ? null : pairNoiseError(basis.error, fewest(runs.map(({ length }) => length)));
}

/** The trials of a count: its scores if it has them, else 1 for each pass and 0 for each failure. */
function trialsOf({ passed, total, scores }: Count): readonly number[] {
  return scores ?? Array.from({ length: total }, (_, index) => (index < passed ? 1 : 0));
}
