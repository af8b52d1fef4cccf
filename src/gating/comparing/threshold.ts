import type { Count } from '../../../schemas/types/report.ts';
import type { RateRule } from '../policy/resolve-policy.ts';
import type { Basis } from '../statistics/detectable.ts';
import { KNOWN_SHARE } from '../statistics/family.ts';
import { FEWEST_RUNS } from '../statistics/history.ts';
import { fewest } from '../statistics/moments.ts';
import { pairNoiseError, runNoiseError, trialNoiseError } from '../statistics/noise.ts';
import { normalQuantile } from '../statistics/normal.ts';
import type { Sample } from '../statistics/pairing.ts';
import { SLACK } from '../statistics/rates.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { type FamilyMember, sampleOf } from './rate-tests.ts';
import { scoresOf } from './scores.ts';

/** `near` is below the threshold, but within the suite's own noise. */
type ThresholdStatus = 'met' | 'near' | 'below';

/** One-sided confidence at which a rate counts as below its threshold. */
const CONFIDENCE = 0.95;

/**
 * Compares a rate with its threshold. Noise does not count at a threshold of 1, under `mode: point`, or if it is unknown.
 * @param noiseOf returns the standard error of the rate from this suite's noise alone, null if unknown; called only if needed
 */
export function thresholdStatus(
  rate: number,
  { threshold, mode }: Pick<RateRule, 'threshold' | 'mode'>,
  noiseOf: () => number | null,
): ThresholdStatus {
  if (threshold === null || rate >= threshold - SLACK) return 'met';
  const noise = mode === 'point' || threshold >= 1 - SLACK ? null : noiseOf();
  if (noise === null) return 'below';
  return rate + normalQuantile(CONFIDENCE) * noise < threshold - SLACK ? 'below' : 'near';
}

/** Standard error of a rate from noise alone, by key (a metric's rubric id, or `rubric/criterion`); null if unknown. */
export type NoiseOf = (key: string) => number | null;

/** The noise of every rate of a report, computed on demand because it takes longer than the rest of the comparison. */
export function noiseOfRates(
  { candidate, rubrics }: Pick<ComparisonContext, 'candidate' | 'rubrics'>,
  members: readonly FamilyMember[],
  bases: ReadonlyMap<string, Basis>,
): NoiseOf {
  return (key) => {
    const criterion = rubrics.flatMap(({ criteria }) => criteria).find(({ name }) => name === key);
    const trials = candidate.scenarios
      .map((scenario) => (criterion ? trialsOf(criterion.countIn(scenario)) : (scoresOf(scenario, key)?.scores ?? [])))
      .filter(({ length }) => length > 0);
    const member = members.find(({ sample }) => sample.key === key);
    return rateNoise(trials, member && sampleOf(member), bases.get(key)?.error ?? null);
  };
}

/** The trials of a count: its scores if it has them, else 1 for each pass and 0 for each failure. */
function trialsOf({ passed, total, scores }: Count): readonly number[] {
  return scores ?? Array.from({ length: total }, (_, index) => (index < passed ? 1 : 0));
}

/**
 * Standard error of a rate over this suite's scenarios, from its noise alone: from main's runs if there are three (scaled up if the candidate
 * has fewer trials); else from repeated trials of the candidate; else from the differences to main. Null if none of them is known.
 * @param trials the candidate's trials by scenario, each 0 to 1
 * @param sample what was compared with main, if anything
 * @param error standard error of the paired difference
 */
function rateNoise(
  trials: readonly (readonly number[])[],
  sample: Sample | undefined,
  error: number | null,
): number | null {
  const runs = sample?.runs ?? [];
  const known = runs.flatMap((own, index) =>
    own.length < FEWEST_RUNS ? [] : [{ runs: own, noisier: sample?.noisier[index] ?? 1 }],
  );
  if (known.length >= KNOWN_SHARE * trials.length) return runNoiseError(known, sample?.trials ?? 1);
  const repeated = trials.filter(({ length }) => length > 1);
  if (repeated.length >= KNOWN_SHARE * trials.length) return trialNoiseError(trials);
  return error === null ? null : pairNoiseError(error, fewest(runs.map(({ length }) => length)));
}
