import { isRecord, type JsonObject, memberOf, memberPath } from '../../contract/json.ts';

/** One place where two JSON values differ. */
export interface Difference {
  /** Dotted, as in conditions; empty for the whole. */
  readonly path: string;
  /** Undefined: there is none. */
  readonly made: unknown;
  readonly wanted: unknown;
}

/**
 * Where one JSON value differs from another, as deep as both have members or items: what is wanted first, in the order of its
 * keys, then what there is besides. Members besides count only where it has to be exact, items besides always.
 */
export function* differences(made: unknown, wanted: unknown, isExact: boolean, path = ''): Generator<Difference> {
  if (made === wanted) return;
  const isDeep = isRecord(made) ? isRecord(wanted) : Array.isArray(made) && Array.isArray(wanted);
  if (!isDeep) yield { path, made, wanted };
  else yield* below(made as JsonObject, wanted as JsonObject, isExact, path);
}

function* below(made: JsonObject, wanted: JsonObject, isExact: boolean, path: string): Generator<Difference> {
  for (const key of keysOf(wanted))
    yield* differences(memberOf(made, key), wanted[key], isExact, memberPath(path, key));
  if (!isExact && !Array.isArray(wanted)) return;
  for (const key of keysOf(made)) {
    if (!Object.hasOwn(wanted, key)) yield { path: memberPath(path, key), made: made[key], wanted: undefined };
  }
}

/** Items of a list stay in their order. */
function keysOf(members: JsonObject): readonly string[] {
  const keys = Object.keys(members);
  return Array.isArray(members) ? keys : keys.sort();
}
