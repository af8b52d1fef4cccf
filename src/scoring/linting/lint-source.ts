import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import type { Place } from '../../errors.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { NodeCoverage } from '../testing/coverage.ts';
import { patternOf } from '../testing/node-pattern.ts';
import { type Part, partsOf } from '../testing/rubric-parts.ts';

/** A rubric with everything that a check may hold it against. */
export interface LintSource {
  /** The file as plain data, whether it loads or not. */
  readonly value: JsonObject;
  readonly placeOf: (pointer: string) => Place;
  /** Whether what a JSON pointer names stands without quotes. */
  readonly isBare: (pointer: string) => boolean;
  /** Null where the file does not load. */
  readonly rubric: Rubric | null;
  /** ISO date. */
  readonly today: string;
  /** Whether cases stand beside it; a shipped rubric has them elsewhere. */
  readonly hasCases: boolean;
  /** The rubric of this id that main used; null where none is known. */
  readonly stored: StoredRubric | null;
  /** How often every node passed and did not in main's trials; null where none are known. */
  readonly seen: readonly NodeCoverage[] | null;
  /** Whether the policy names a model that judges. */
  readonly asksModel: boolean;
}

export interface StoredRubric {
  readonly version: string;
  readonly hash: string;
  readonly value: unknown;
}

/** A criterion, rule or node with its place. */
export interface Governed {
  readonly kind: 'criterion' | 'rule' | 'node';
  /** Keys from below the root down to it, joined by dots; `*` for the items of a list. */
  readonly name: string;
  readonly pointer: string;
  readonly file: JsonObject;
}

/** Every criterion, rule and node of a rubric, in the order of the file. */
export function governedParts(file: unknown): readonly Governed[] {
  return [...partsOf(file)].flatMap((part): readonly Governed[] => {
    const kind = kindOf(part);
    const { value, pointer } = part;
    return kind === undefined || !isRecord(value)
      ? []
      : [{ kind, name: patternOf(pointer, file), pointer, file: value }];
  });
}

function kindOf({ key, pointer, holder, holderPointer }: Part): Governed['kind'] | undefined {
  if (key !== '') return undefined;
  const isItem = Object.keys(holder).length === 0;
  if (isItem) return /\/rules\/\d+$/.test(pointer) ? 'rule' : undefined;
  if (holderPointer.endsWith('/criteria')) return 'criterion';
  return holderPointer.endsWith('/nodes') ? 'node' : undefined;
}
