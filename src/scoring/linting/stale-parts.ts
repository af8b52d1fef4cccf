import { canonicalJson } from '../../contract/hash.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import { withoutCutoffs } from '../../rubric/changed-keys.ts';
import { movesScores } from '../../rubric/rubric-keys.ts';
import { sameJson } from '../../rubric/values/json-value.ts';
import { cutoffsOf } from '../testing/cutoffs.ts';
import { partsOf, patternOf } from '../testing/rubric-parts.ts';
import { governedParts } from './lint-source.ts';

/** A part of a rubric that changed while its version, rationale or calibration did not. */
export interface StalePart {
  /** `version`: changed content with an unchanged version. `threshold`: changed value, of a threshold or a condition, with an unchanged rationale or calibration. */
  readonly kind: 'version' | 'threshold';
  /** Keys from the root to the part, joined by dots; empty for the whole rubric. */
  readonly name: string;
  /** JSON pointer in the new file. */
  readonly pointer: string;
  /** What did not change: the version, or the words `rationale`, `calibration` or both. */
  readonly kept: string;
}

/** Compares two versions of a rubric file: first criteria, rules and nodes that have a version, then thresholds. */
export function staleParts(old: unknown, now: unknown): readonly StalePart[] {
  const [parts, thresholds] = [byName(governedParts(old)), byName(thresholdsOf(old))];
  return [
    ...governedParts(now).flatMap(({ name, pointer, file }): readonly StalePart[] => {
      const stored = parts.get(name)?.file;
      const isStale = file.version !== undefined && stored?.version === file.version && !scoresAlike(stored, file);
      return isStale ? [{ kind: 'version', name, pointer, kept: String(file.version) }] : [];
    }),
    ...thresholdsOf(now).flatMap(({ name, pointer, file }): readonly StalePart[] => {
      const stored = thresholds.get(name)?.file;
      if (stored === undefined || stored.value === file.value) return [];
      const { rationale, calibrated_on: data, calibrated_at: day } = stored;
      const kept = [
        ...(rationale !== undefined && rationale === file.rationale ? ['rationale'] : []),
        ...((data ?? day) !== undefined && data === file.calibrated_on && day === file.calibrated_at
          ? ['calibration']
          : []),
      ];
      return kept.length === 0 ? [] : [{ kind: 'threshold', name, pointer, kept: kept.join(' and ') }];
    }),
  ];
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

function byName(parts: readonly NamedPart[]): ReadonlyMap<string, NamedPart> {
  return new Map(parts.map((part) => [part.name, part]));
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

function scoresAlike(old: JsonObject, now: JsonObject): boolean {
  const counting = (part: JsonObject) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => movesScores(key, part)));
  return sameJson(withoutCutoffs(counting(old)), withoutCutoffs(counting(now)));
}
