import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { pointerNames } from '../../contract/json-pointer.ts';
import { ANY_KEY } from './judged-case.ts';

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
