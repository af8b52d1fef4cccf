import { endOfText, parseInnerJson } from '../reading/parse-json.ts';

/** White space, marks other than quotes, the end of a tuple, a number, or a word. */
const TOKEN = /[ \t\r\n]+|,[ \t\r\n]*\)|[{}[\](),:]|-?[\d.][\w.+-]*|-?[A-Za-z_]\w*/y;
const KEY_COLON = /[ \t\r\n]*:/y;
/** Tokens that JSON writes otherwise; it has no tuples, so they become lists. */
const JSON_FORMS: ReadonlyMap<string, string> = new Map([
  ['(', '['],
  [')', ']'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);
/** An escape, or a character that cannot stand in a text without one. */
const ESCAPE = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))|[\\\n\r]/g;
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['0', '\0'],
]);

/**
 * Parses the output of Python's `repr` for dicts with text or number keys, lists, tuples, texts, numbers, True, False and None, by the
 * rules for JSON.
 * @param isNanAbsent whether to read `nan` and `inf` as null
 * @throws SyntaxError or UserError for anything else
 */
export function parsePythonLiteral(text: string, isNanAbsent = false): unknown {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const isText = text[at] === "'" || text[at] === '"';
    const end = isText ? endOfText(text, at) : endOfToken(text, at);
    if (end < 0) throw new SyntaxError(`not a Python literal at character ${at + 1}`);
    const token = text.slice(at, end);
    parts.push(isText ? jsonOfText(token.slice(1, -1)) : jsonOfToken(token, isNanAbsent, isKey(text, end)));
    at = end;
  }
  return parseInnerJson(parts.join(''));
}

function endOfToken(text: string, at: number): number {
  TOKEN.lastIndex = at;
  return TOKEN.test(text) ? TOKEN.lastIndex : -1;
}

function isKey(text: string, end: number): boolean {
  KEY_COLON.lastIndex = end;
  return KEY_COLON.test(text);
}

function jsonOfToken(token: string, isNanAbsent: boolean, isKey: boolean): string {
  if (token.startsWith(',')) return token.endsWith(')') ? ']' : ',';
  if (/^-?[\d.]/.test(token)) return isKey ? `"${token}"` : token;
  if (isNanAbsent && /^-?(?:nan|inf)$/.test(token)) return 'null';
  const form = JSON_FORMS.get(token);
  if (form === undefined && /\w/.test(token)) throw new SyntaxError(`${token} is not a Python literal`);
  return form ?? token;
}

function jsonOfText(text: string): string {
  const plain = text.replace(ESCAPE, (written: string, short?: string, two?: string, four?: string, eight?: string) => {
    if (short !== undefined) return ESCAPED.get(short) ?? short;
    const code = Number.parseInt(two ?? four ?? eight ?? '', 16);
    if (!(code <= 0x10ffff)) throw new SyntaxError(`${written} is not an escape in a Python text`);
    return String.fromCodePoint(code);
  });
  return JSON.stringify(plain);
}
