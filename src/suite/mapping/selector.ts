import type { JSONPathQuery, JSONValue, jsonpath } from 'json-p3';
import { isRecord } from '../../contract/json-object.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { REFUSED_NAMES } from '../../contract/refused-names.ts';

/** A compiled selector: the values that it finds in a record, in order. */
export type Selector = (record: unknown) => readonly unknown[];

let environment: jsonpath.JSONPathEnvironment | undefined;

/** What a query holds besides its own parts. */
const SURROUNDINGS = new Set(['environment', 'token']);
const MAX_PARTS = 32;
const NAMES = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;

/**
 * Compiles a JSONPath (RFC 9535) without `match` and `search`; only own members of objects are found.
 * @throws Error with the fault in words
 */
export function compileSelector(text: string): Selector {
  if (!text.startsWith('$')) throw new Error('a selector starts with `$`');
  environment ??= startEnvironment();
  const query = environment.compile(text);
  if (query.segments.length > MAX_PARTS) throw new Error(`a selector has at most ${MAX_PARTS} parts`);
  const refused = selectedNames(query.segments).find((name) => REFUSED_NAMES.has(name));
  if (refused !== undefined) throw new Error(`\`${refused}\` cannot be selected`);
  if (!NAMES.test(text)) return (record) => found(query, record);
  const names = text.split('.').slice(1);
  return (record) => atNames(record, names);
}

function startEnvironment(): jsonpath.JSONPathEnvironment {
  const { JSONPathEnvironment } = loadLazily<typeof import('json-p3')>('json-p3').jsonpath;
  // Records nest to 64 levels, so that the limit is never reached.
  const started = new JSONPathEnvironment({ maxRecursionDepth: 100 });
  // Both match by backtracking, which a text can make take for ever.
  started.functionRegister.delete('match');
  started.functionRegister.delete('search');
  return started;
}

/** The names that a part of a query selects by, those of its filters among them. */
function selectedNames(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'name' && typeof value === 'string') return [value];
    return SURROUNDINGS.has(key) ? [] : selectedNames(value);
  });
}

function found(query: JSONPathQuery, record: unknown): readonly unknown[] {
  const values: unknown[] = [];
  for (const node of query.lazyQuery(record as JSONValue)) values.push(node.value);
  return values;
}

/** The common case, without the cost of nodes and locations. */
function atNames(record: unknown, names: readonly string[]): readonly unknown[] {
  let value = record;
  for (const name of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return [];
    value = value[name];
  }
  return [value];
}
