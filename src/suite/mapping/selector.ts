import type { JSONPathQuery, JSONValue, jsonpath } from 'json-p3';
import { isRecord, REFUSED_NAMES } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';

/** A compiled selector. Returns the values found in a record, in order. */
export type Selector = (record: unknown) => readonly unknown[];

/** A value and its place in the record: names and positions from 0. */
export interface FoundNode {
  readonly value: unknown;
  readonly location: readonly (string | number)[];
}

let environment: jsonpath.JSONPathEnvironment | undefined;

/** Members of a query object that are not parts of the query. */
const SURROUNDINGS = new Set(['environment', 'token']);
const MAX_PARTS = 32;
const NAMES = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;

/**
 * Compiles a JSONPath (RFC 9535) without `match` and `search`; only own members of objects are found.
 * @throws Error that says what is wrong with the selector
 */
export function compileSelector(text: string): Selector {
  const nodes = compileNodes(text);
  if (!NAMES.test(text)) return (record) => nodes(record).map(({ value }) => value);
  const names = text.split('.').slice(1);
  return (record) => atNames(record, names);
}

/** Like `compileSelector`, with the place of every value. */
export function compileNodes(text: string): (record: unknown) => readonly FoundNode[] {
  const query = compileQuery(text);
  return (record) => Array.from(query.lazyQuery(record as JSONValue), ({ value, location }) => ({ value, location }));
}

function compileQuery(text: string): JSONPathQuery {
  if (!text.startsWith('$')) throw new Error('a selector starts with `$`');
  environment ??= startEnvironment();
  const query = environment.compile(text);
  if (query.segments.length > MAX_PARTS) throw new Error(`a selector has at most ${MAX_PARTS} parts`);
  const refused = selectedNames(query.segments).find((name) => REFUSED_NAMES.has(name));
  if (refused !== undefined) throw new Error(`\`${refused}\` cannot be selected`);
  return query;
}

function startEnvironment(): jsonpath.JSONPathEnvironment {
  const { JSONPathEnvironment } = loadLazily<typeof import('json-p3')>('json-p3').jsonpath;
  // Records have at most 64 levels, so this limit is never reached.
  const started = new JSONPathEnvironment({ maxRecursionDepth: 100 });
  // Both match by backtracking, which may take exponential time.
  started.functionRegister.delete('match');
  started.functionRegister.delete('search');
  readFractions(started);
  return started;
}

/** The names by which a part of a query selects, including those in its filters. */
function selectedNames(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'name' && typeof value === 'string') return [value];
    return SURROUNDINGS.has(key) ? [] : selectedNames(value);
  });
}

/** Fast path for plain names, without nodes and locations. */
function atNames(record: unknown, names: readonly string[]): readonly unknown[] {
  let value = record;
  for (const name of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return [];
    value = value[name];
  }
  return [value];
}

/** The readers of tokens in json-p3's parser, which its types do not declare. */
type Readers = Map<string, (this: unknown, stream: { readonly current: { value: string } }) => unknown>;

/** Lets json-p3 read fractions such as `0.5`: it refuses the leading zero unless there is a sign. */
function readFractions(started: jsonpath.JSONPathEnvironment): void {
  const { tokenMap } = (started as unknown as { readonly parser: { readonly tokenMap: Readers } }).parser;
  const readNumber = tokenMap.get('NUMBER');
  tokenMap.set('NUMBER', function (stream) {
    const { current } = stream;
    if (/^0[.eE]/.test(current.value)) current.value = `+${current.value}`;
    return readNumber?.call(this, stream);
  });
}
