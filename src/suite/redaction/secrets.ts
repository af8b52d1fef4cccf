import { byText } from '../../contract/text.ts';

/** Shortest secret that is replaced; shorter ones match inside ordinary words. */
export const SHORTEST_SECRET = 6;
/** Shortest line of a multi-line secret that is replaced by itself, as GitHub's runner does. */
const SHORTEST_LINE = 20;
/** Shortest base64 that is searched for; shorter ones occur by chance. */
const SHORTEST_BASE64 = 7;

/**
 * Every form in which a secret may occur, longest first: plain, line by line, escaped in JSON and in JSON within JSON, percent-encoded, and in
 * base64 and base64url, alone or anywhere in a longer value such as `user:secret`.
 */
export function encodedSecrets(secrets: readonly string[]): readonly string[] {
  // A header loses the blanks at the ends of its value.
  const whole = secrets
    .flatMap((secret) => [secret, secret.trim()])
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  const lines = whole.flatMap((secret) => secret.split(/\r\n|\r|\n/)).filter((line) => line.length >= SHORTEST_LINE);
  const encodings = new Set([...whole, ...lines].flatMap(encodingsOf));
  return [...encodings].sort((a, b) => b.length - a.length || byText(a, b));
}

function encodingsOf(secret: string): readonly string[] {
  const json = JSON_WRITERS.flatMap((write) => jsonOf(secret, write));
  return [secret, ...json, ...URL_WRITERS.flatMap((kept) => percentOf(secret, kept)), ...base64Of(secret)];
}

/** What writers of URLs keep beside letters, digits and `-_.`: JavaScript, Go and PHP, Python, Java and forms, HTTP clients. */
const URL_WRITERS = ["!'()*~", '~', '~/', '*', "!'()*~/#$&+,:;=?@[]"] as const;

/** Percent-encoded, in both cases of the digits, and as in a form. */
function percentOf(secret: string, kept: string): readonly string[] {
  const encode = (byte: number, char: string): string =>
    /[\w.-]/.test(char) || kept.includes(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  const upper = Array.from(Buffer.from(secret), (byte) => encode(byte, String.fromCharCode(byte))).join('');
  const lower = upper.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [upper, lower].flatMap((text) => [text, text.replaceAll('%20', '+')]);
}

/** Characters that some JSON writers escape without need. */
const JSON_WRITERS: readonly ((json: string) => string)[] = [
  (json) => json,
  ascii,
  slashes,
  (json) => ascii(slashes(json)),
  (json) => ascii(json).replace(/\\u[\da-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`),
  (json) => json.replace(/[<>&]/g, escaped),
];

/** As Python writes it. */
function ascii(json: string): string {
  return json.replace(/[^ -~]/g, escaped);
}

/** As PHP writes it. */
function slashes(json: string): string {
  return json.replaceAll('/', String.raw`\/`);
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The text escaped in JSON, and in JSON within JSON. */
function jsonOf(secret: string, write: (json: string) => string): readonly string[] {
  const once = write(JSON.stringify(secret)).slice(1, -1);
  return [once, write(JSON.stringify(once)).slice(1, -1)];
}

/** The base64 of the bytes at each of the three offsets in a group of three, without the characters that depend on neighbours. */
function base64Of(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((offset) => {
    const all = Buffer.concat([Buffer.alloc(offset), bytes]);
    const core = all.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((all.length * 8) / 6));
    return core.length < SHORTEST_BASE64 ? [] : [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** The longest part of an encoding that no JSON encoder changes. */
export function needleOf(encoding: string): string {
  const parts = encoding.match(/[A-Za-z0-9_-]+/g) ?? [];
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
