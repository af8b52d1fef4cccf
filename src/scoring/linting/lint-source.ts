import type { Requirement } from '../../../schemas/types/policy.ts';
import type { NodeCoverage } from '../../../schemas/types/rubric-test-run.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import type { Place } from '../../errors.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { type Part, partsOf } from '../testing/rubric-parts.ts';

export interface LintSource {
  /** The file as plain data, even if it does not load. */
  readonly value: JsonObject;
  readonly placeOf: (pointer: string) => Place;
  /** Null if the file does not load. */
  readonly rubric: Rubric | null;
  /** ISO date. */
  readonly today: string;
  /** Main's rubric with the same id; null if unknown. */
  readonly stored: Pick<Rubric, 'version' | 'hash' | 'written'> | null;
  /** Verdict counts of each node over main's trials; null if unknown. */
  readonly seen: readonly NodeCoverage[] | null;
  readonly require: readonly Requirement[];
}

export interface Governed {
  readonly kind: NonNullable<Part['kind']>;
  /** Keys from the root to the part, joined by dots; `*` for the items of a list. */
  readonly name: string;
  readonly pointer: string;
  readonly file: JsonObject;
}

/** Lists every criterion, rule and named node of a rubric file in file order. */
export function governedParts(file: unknown): readonly Governed[] {
  return [...partsOf(file)].flatMap(({ kind, owner: name, pointer, value }) =>
    kind !== undefined && isRecord(value) ? [{ kind, name, pointer, file: value }] : [],
  );
}
