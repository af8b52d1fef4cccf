import { isRecord } from '../../contract/json-object.ts';
import { pointerNames } from '../../contract/json-pointer.ts';
import { ANY_KEY } from './judged-case.ts';

/**
 * The path in result trees of the node or rule that a part of the file stands in, with `*` for the items of a list and
 * the ends of a tree; empty for the whole rubric.
 */
export function patternOf(pointer: string, file: unknown): string {
  const keys: string[] = [];
  let value = file;
  let under = '';
  for (const segment of pointerNames(pointer)) {
    value = (value as Readonly<Record<string, unknown>>)[segment];
    const key = keyOf(segment, under, value);
    if (key !== undefined) keys.push(key);
    under = key === undefined ? segment : '';
  }
  return keys.join('.');
}

/** Rules stand in a list, and carry their names themselves. */
function keyOf(segment: string, under: string, value: unknown): string | undefined {
  if (under === 'criteria' || under === 'nodes') return segment;
  if (under === 'rules') return String(isRecord(value) ? (value.name ?? segment) : segment);
  return segment === 'node' ? ANY_KEY : undefined;
}
