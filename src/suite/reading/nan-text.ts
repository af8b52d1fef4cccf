import { endOfText } from './json-text.ts';

/** A text, or a number that JSON has none of. */
const MARK = /"|NaN|-?Infinity/g;

/** The JSON text with null in place of `NaN` and `Infinity`, which Python writes for numbers that are none; texts stay as they are. */
export function nanAsNull(json: string): string {
  if (!json.includes('NaN') && !json.includes('Infinity')) return json;
  const parts: string[] = [];
  let done = 0;
  MARK.lastIndex = 0;
  for (let mark = MARK.exec(json); mark !== null; mark = MARK.exec(json)) {
    const [found] = mark;
    if (found === '"') {
      const end = endOfText(json, mark.index);
      if (end < 0) break;
      MARK.lastIndex = end;
    } else {
      parts.push(json.slice(done, mark.index), 'null');
      done = MARK.lastIndex;
    }
  }
  return parts.join('') + json.slice(done);
}
