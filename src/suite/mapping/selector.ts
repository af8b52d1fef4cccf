import type { JSONPathQuery, JSONValue, jsonpath } from 'json-p3';
import { isRecord, REFUSED_NAMES } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import type { Place } from '../../errors.ts';

/** A compiled selector. Returns the values found in a record, in order. @param where place of the record, for messages */
export type Selector = (record: unknown, where?: Place) => readonly unknown[];

/** A value and its place in the record: names and positions from 0. */
export interface FoundNode {
  readonly value: unknown;
  readonly location: readonly (string | number)[];
}

let environment: jsonpath.JSONPathEnvironment | undefined;

/** Members of a query object that are not parts of the query. */
const SURROUNDINGS = new Set(['environment', 'token']);
const MAX_PARTS = 32;
/** Most visits of places in one record by a selector, including repeated ones. */
const MAX_STEPS = 10_000_000;
const NAMES = /^\$(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;

/**
 * Compiles a JSONPath (RFC 9535) without `match` and `search`; only own members of objects are found.
 * @throws Error with the fault in words
 */
export function compileSelector(text: string): Selector {
  const query = compileQuery(text);
  if (!NAMES.test(text)) return counted(query, ({ value }) => value);
  const names = text.split('.').slice(1);
  return (record) => atNames(record, names);
}

/** Like `compileSelector`, with the place of every value. */
export function compileNodes(text: string): (record: unknown) => readonly FoundNode[] {
  return counted(compileQuery(text), ({ value, location }) => ({ value, location }));
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

/** Thrown by a search that exceeds `MAX_STEPS`. */
export class SelectorExceeded extends Error {}

/** Limits the visits of a query, including its filters: nested descents and filters multiply them. */
function counted<T>(query: JSONPathQuery, take: (node: FoundNode) => T): (record: unknown) => readonly T[] {
  let steps = 0;
  const spend = (): void => {
    steps += 1;
    if (steps > MAX_STEPS) throw new SelectorExceeded(`takes more than ${MAX_STEPS} steps`);
  };
  countIn(query.segments, spend);
  return (record) => {
    steps = 0;
    const found: T[] = [];
    for (const node of query.lazyQuery(record as JSONValue)) found.push(take(node));
    return found;
  };
}

/** Wraps `resolve` of every selector and `visit` of every descent to count their calls. */
function countIn(part: unknown, spend: () => void): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) if (!SURROUNDINGS.has(key)) countIn(value, spend);
  for (const name of ['visit', 'resolve'] as const) {
    const counting = part as Record<string, unknown>;
    const own = counting[name];
    if (typeof own !== 'function' || ('selectors' in part && name === 'resolve')) continue;
    counting[name] = (...given: readonly unknown[]): unknown => {
      spend();
      return own.apply(part, given);
    };
  }
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

/** Number reader of json-p3's parser, which its types do not declare. */
type ReadNumber = (this: unknown, stream: { readonly current: { value: string } }) => unknown;

/**
 * Corrects how json-p3 reads fractions: it refuses `0.5` because of the leading zero, and accepts `+0.5`.
 * @param environment json-p3's; stays unchanged if its parser has another shape
 */
export function readFractions(environment: object): void {
  const { parser } = environment as { readonly parser?: { readonly tokenMap?: unknown } };
  const readers = parser?.tokenMap;
  if (!(readers instanceof Map)) return;
  const readNumber: unknown = readers.get('NUMBER');
  if (typeof readNumber !== 'function') return;
  const withSign: ReadNumber = function (stream) {
    const { current } = stream;
    if (/^0[.eE]/.test(current.value)) current.value = `+${current.value}`;
    return readNumber.call(this, stream);
  };
  readers.set('NUMBER', withSign);
}
