import { canonicalJson, type JsonObject } from '../../contract/json.ts';
import { cutoffsOf, thresholdsOf } from '../testing/cutoffs.ts';

/** A threshold, or the number of a condition, that changed while its rationale or calibration did not. */
export interface StaleThreshold {
  /** Keys from the root to the part, joined by dots; empty for the whole rubric. */
  readonly name: string;
  /** JSON pointer in the new file. */
  readonly pointer: string;
  /** What did not change: the words `rationale`, `calibration` or both. */
  readonly kept: string;
}

export function staleThresholds(old: unknown, now: unknown): readonly StaleThreshold[] {
  const known = new Map(numbersOf(old).map(({ name, documented }) => [name, documented]));
  return numbersOf(now).flatMap(({ name, pointer, documented }): readonly StaleThreshold[] => {
    const stored = known.get(name);
    if (stored === undefined || stored.value === documented.value) return [];
    const { rationale, calibrated_on: data, calibrated_at: day } = stored;
    const isCalibrated = (data ?? day) !== undefined;
    const kept = [
      ...(rationale !== undefined && rationale === documented.rationale ? ['rationale'] : []),
      ...(isCalibrated && data === documented.calibrated_on && day === documented.calibrated_at ? ['calibration'] : []),
    ];
    return kept.length === 0 ? [] : [{ name, pointer, kept: kept.join(' and ') }];
  });
}

export function thresholdName(name: string): string {
  return name === '' ? 'the threshold of the rubric' : `the threshold of \`${name}\``;
}

/** Every threshold, then every number of a condition with what documents it. */
function numbersOf(
  file: unknown,
): readonly { readonly name: string; readonly pointer: string; readonly documented: JsonObject }[] {
  const cutoffs = cutoffsOf(file).map(({ name, pointer, documented, file: { op, value, tolerance } }) => {
    const compared = canonicalJson([op, value, tolerance ?? 0]);
    return { name, pointer: `${pointer}/value`, documented: { ...documented, value: compared } };
  });
  return [...thresholdsOf(file), ...cutoffs];
}
