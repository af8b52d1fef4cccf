import { endOfText, isKeyEnd } from './json-text.ts';

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
  let at = 0;
  while (found.length < LISTED) {
    MARK.lastIndex = at;
    const mark = MARK.exec(json);
    if (mark === null) break;
    at = MARK.lastIndex;
    if (mark[0] === '"') {
      at = endOfText(json, mark.index);
      if (isKeyEnd(json, at)) addKey(open.at(-1), JSON.parse(json.slice(mark.index, at)) as string, mark.index, found);
    } else if (mark[0] === '{' || mark[0] === '[') open.push(new Map());
    else open.pop();
  }
  return found;
}

function addKey(keys: Map<string, number> | undefined, key: string, at: number, found: RepeatedKey[]): void {
  const first = keys?.get(key);
  if (first === undefined) keys?.set(key, at);
  else found.push({ key, first, again: at });
}
