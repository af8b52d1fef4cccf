import { isRecord, type JsonObject, pointerNames } from '../../contract/json.ts';
import { ANY_KEY } from './judged-case.ts';
import { partsOf } from './rubric-parts.ts';

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
