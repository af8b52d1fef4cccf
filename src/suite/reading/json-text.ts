const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

/** Many plain characters and escapes of a text; a repetition without a bound would exhaust the stack on a long one. */
const SOUND_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;
const ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/** Index after the quote that closes a text; -1 when nothing does. @param open index of the opening quote */
export function endOfText(json: string, open: number): number {
  let quote = json.indexOf('"', open + 1);
  while (quote >= 0 && isEscaped(json, quote)) quote = json.indexOf('"', quote + 1);
  return quote < 0 ? -1 : quote + 1;
}

/** As `endOfText`, but -1 also for a text with a control character or an unknown escape. */
export function endOfSoundText(json: string, open: number): number {
  let at = open + 1;
  for (SOUND_PART.lastIndex = at; SOUND_PART.test(json); SOUND_PART.lastIndex = at) at = SOUND_PART.lastIndex;
  return json.charCodeAt(at) === QUOTE ? at + 1 : -1;
}

/** A match in a JSON text, and where it begins and ends. */
interface Mark {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** Goes over valid JSON from match to match of a global pattern; where that is a quote, the whole text with its quotes. */
export function* marksIn(json: string, pattern: RegExp): Generator<Mark> {
  for (let end = 0; ; ) {
    pattern.lastIndex = end;
    const mark = pattern.exec(json);
    if (mark === null) return;
    end = mark[0] === '"' ? endOfText(json, mark.index) : pattern.lastIndex;
    yield { text: json.slice(mark.index, end), at: mark.index, end };
  }
}

const COLON = /[\t\n\r ]*:/y;

/** Whether a text that ends here is a key: a colon follows. */
export function isKeyEnd(json: string, end: number): boolean {
  COLON.lastIndex = end;
  return COLON.test(json);
}

/**
 * The JSON text with every escaped half of a surrogate pair that stands alone replaced by `\ufffd`: such a text has no
 * UTF-8 form. The length stays, and with it every position.
 */
export function withoutLoneSurrogates(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (written, lone: string | undefined) => (lone === undefined ? written : '\\ufffd'));
}

/**
 * The most keys that a JSON text can have: its colons that follow a closing quote. A text such as `":)"` may make it
 * one too many, and it is never one too few. It runs over every record, so it looks at colons alone.
 */
export function mostKeys(json: string): number {
  let count = 0;
  for (let at = json.indexOf(':'); at >= 0; at = json.indexOf(':', at + 1)) if (mayEndKey(json, at)) count++;
  return count;
}

function mayEndKey(json: string, colon: number): boolean {
  let at = colon - 1;
  while (json.charCodeAt(at) <= SPACE) at--;
  return json.charCodeAt(at) === QUOTE && !isEscaped(json, at);
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(json: string, at: number): boolean {
  let slashes = 0;
  while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}
