import { isKeyEnd, marksIn } from './json-text.ts';

/** A key that stands twice in one object, with both places as indexes in the text. */
export interface RepeatedKey {
  readonly key: string;
  readonly first: number;
  readonly again: number;
}

/** What follows says nothing new. */
const LISTED = 3;
const MARK = /["[\]{}]/g;

/** The first keys that stand twice in one object, in the order of their second places. @param json valid JSON */
export function findRepeatedKeys(json: string): readonly RepeatedKey[] {
  const found: RepeatedKey[] = [];
  const open: Map<string, number>[] = [];
  for (const { text, at, end } of marksIn(json, MARK)) {
    if (text === '{' || text === '[') open.push(new Map());
    else if (text === '}' || text === ']') open.pop();
    else if (isKeyEnd(json, end)) addKey(open.at(-1), JSON.parse(text) as string, at, found);
    if (found.length === LISTED) break;
  }
  return found;
}

function addKey(keys: Map<string, number> | undefined, key: string, at: number, found: RepeatedKey[]): void {
  const first = keys?.get(key);
  if (first === undefined) keys?.set(key, at);
  else found.push({ key, first, again: at });
}
