import { canonicalJson, isRecord, type JsonObject } from '../../contract/json.ts';
import { cutoffsOf } from '../testing/cutoffs.ts';
import { partsOf, patternOf } from '../testing/rubric-parts.ts';

/** A threshold, or the number of a condition, that changed while its rationale or calibration did not. */
export interface StaleThreshold {
  /** Keys from the root to the part, joined by dots; empty for the whole rubric. */
  readonly name: string;
  /** JSON pointer in the new file. */
  readonly pointer: string;
  /** What did not change: the words `rationale`, `calibration` or both. */
  readonly kept: string;
}

/** Compares the thresholds of two versions of a rubric file. */
export function staleThresholds(old: unknown, now: unknown): readonly StaleThreshold[] {
  const known = new Map(thresholdsOf(old).map((part) => [part.name, part.file]));
  return thresholdsOf(now).flatMap(({ name, pointer, file }): readonly StaleThreshold[] => {
    const stored = known.get(name);
    if (stored === undefined || stored.value === file.value) return [];
    const { rationale, calibrated_on: data, calibrated_at: day } = stored;
    const kept = [
      ...(rationale !== undefined && rationale === file.rationale ? ['rationale'] : []),
      ...((data ?? day) !== undefined && data === file.calibrated_on && day === file.calibrated_at
        ? ['calibration']
        : []),
    ];
    return kept.length === 0 ? [] : [{ name, pointer, kept: kept.join(' and ') }];
  });
}

/** What messages call the threshold of a part. */
export function thresholdName(name: string): string {
  return name === '' ? 'the threshold of the rubric' : `the threshold of \`${name}\``;
}

interface NamedPart {
  readonly name: string;
  readonly pointer: string;
  readonly file: JsonObject;
}

/** Every threshold in its long form, under the name of its part; then every number of a condition with what documents it. */
function thresholdsOf(file: unknown): readonly NamedPart[] {
  const thresholds = [...partsOf(file)].flatMap(({ key, value, pointer }) => {
    if (key !== 'threshold') return [];
    return [{ name: patternOf(pointer, file), pointer, file: isRecord(value) ? value : { value } }];
  });
  const cutoffs = cutoffsOf(file).map(({ name, pointer, documented, file: { op, value, tolerance } }) => {
    return {
      name,
      pointer: `${pointer}/value`,
      file: { ...documented, value: canonicalJson([op, value, tolerance ?? 0]) },
    };
  });
  return [...thresholds, ...cutoffs];
}
