import { isRecord, type JsonObject, memberPointer, pointerNames } from '../../contract/json.ts';
import { ANY_KEY } from './judged-case.ts';

/** One part of a rubric file as plain data, with its place. */
export interface Part {
  /** JSON pointer of the part. */
  readonly pointer: string;
  /** Key that says what the part is; empty for the whole, an item of a list, and what carries a name of the author's. */
  readonly key: string;
  readonly value: unknown;
  /** The value where its keys are words of the language; null for data and maps of the author's, for lists and literals. */
  readonly form: JsonObject | null;
  /** What the part stands in; an empty one for the whole. */
  readonly holder: JsonObject;
  readonly holderPointer: string;
}

/** Keys below which everything is data of the author's, and no language, whatever it looks like. */
const OPAQUE = new Set([
  '$schema',
  'meta',
  'contract',
  'value',
  'args',
  'table',
  'default',
  'changelog',
  'bands',
  'tags',
  'sees',
  'overrides',
]);
/** Keys whose members carry names of the author's. */
const NAMED = new Set(['criteria', 'nodes', 'derive', 'args_of']);
const NOTHING: JsonObject = {};

/** Every part of a rubric file in the order of the file, each before what stands in it. */
export function* partsOf(file: unknown): Generator<Part> {
  yield* partsBelow({ pointer: '', key: '', value: file, holder: NOTHING, holderPointer: '' });
}

function* partsBelow(part: Omit<Part, 'form'>): Generator<Part> {
  const { pointer, key, value } = part;
  const isOpaque = OPAQUE.has(key);
  const namesMembers = Array.isArray(value) || NAMED.has(key) || pointer === '/steps';
  yield { ...part, form: isRecord(value) && !isOpaque && !namesMembers ? value : null };
  if (isOpaque || typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const at = memberPointer(pointer, name);
    const holder = isRecord(value) ? value : NOTHING;
    yield* partsBelow({ pointer: at, key: namesMembers ? '' : name, value: member, holder, holderPointer: pointer });
  }
}

/**
 * The path in result trees of the node or rule that a part of the file stands in, with `*` for the items of a list;
 * empty for the whole rubric.
 */
export function patternOf(pointer: string, file: unknown): string {
  const keys: string[] = [];
  let value = file;
  let under = '';
  for (const segment of pointerNames(pointer)) {
    value = (value as JsonObject)[segment];
    const key = keyOf(segment, under, value);
    if (key !== undefined) keys.push(key);
    under = key === undefined ? below(under, segment) : '';
  }
  return keys.join('.');
}

/** Tells which paths of nodes some trial could reach; items are numbered as far as a list may go. */
export function reachable(file: unknown): (path: string) => boolean {
  const patterns = [...new Set([...partsOf(file)].map(({ pointer }) => patternOf(pointer, file)))];
  const known = patterns.map((pattern) => pattern.split('.'));
  return (path) => {
    const keys = path.split('.');
    return known.some(
      (one) => one.length === keys.length && one.every((key, index) => fitsKey(key, keys[index] ?? '')),
    );
  };
}

function fitsKey(pattern: string, key: string): boolean {
  return pattern === ANY_KEY ? /^(?:0|[1-9][0-9]*)$/.test(key) : pattern === key;
}

/** What a key stands under: of a branch, the way to it from the top of its tree, as the node at its end is called. */
function below(under: string, segment: string): string {
  return WAY.test(under) && SIDES.has(segment) ? `${under}_${segment}` : segment;
}

const SIDES: ReadonlySet<string> = new Set(['then', 'else']);
const WAY = /^(?:then|else)/;

/** Rules stand in a list, and carry their names themselves. */
function keyOf(segment: string, under: string, value: unknown): string | undefined {
  if (under === 'criteria' || under === 'nodes') return segment;
  if (under === 'rules') return String(isRecord(value) ? (value.name ?? segment) : segment);
  if (segment !== 'node') return undefined;
  return under === 'each' ? ANY_KEY : under;
}
