import { byText } from '../../contract/text.ts';

/** Shorter ones would match inside ordinary words. */
export const SHORTEST_SECRET = 6;
/** A line of a secret of several lines counts by itself from here on, as it does for GitHub's runner. */
const SHORTEST_LINE = 20;
/** Fewer characters of base64 are found anywhere. */
const SHORTEST_BASE64 = 7;

/**
 * Every text in which a secret may occur, longest first: plain, line by line, escaped in JSON and in JSON within JSON, percent-encoded, and in
 * base64 and base64url, alone or anywhere in a longer value such as `user:secret`.
 */
export function encodedSecrets(secrets: readonly string[]): readonly string[] {
  // What is sent as a header loses what is blank at its ends.
  const whole = secrets
    .flatMap((secret) => [secret, secret.trim()])
    .filter((secret) => secret.length >= SHORTEST_SECRET);
  const lines = whole.flatMap((secret) => secret.split(/\r\n|\r|\n/)).filter((line) => line.length >= SHORTEST_LINE);
  const encodings = new Set([...whole, ...lines].flatMap(encodingsOf));
  return [...encodings].sort((a, b) => b.length - a.length || byText(a, b));
}

function encodingsOf(secret: string): readonly string[] {
  const percent = encodeURIComponent(Buffer.from(secret).toString());
  const lower = percent.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
  return [secret, ...JSON_WRITERS.flatMap((write) => jsonOf(secret, write)), percent, lower, ...base64Of(secret)];
}

/** What writers of JSON escape beyond what they have to. */
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

/** In JSON, and in a text of that JSON that is JSON itself. */
function jsonOf(secret: string, write: (json: string) => string): readonly string[] {
  const once = write(JSON.stringify(secret)).slice(1, -1);
  return [once, write(JSON.stringify(once)).slice(1, -1)];
}

/** What base64 makes of the bytes at each of the three places in a group of three; what depends on the neighbours is left out. */
function base64Of(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const core = all.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6));
    return core.length < SHORTEST_BASE64 ? [] : [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** The longest part of an encoding that no encoder of JSON changes; short where there is none. */
export function needleOf(encoding: string): string {
  const parts = encoding.match(/[A-Za-z0-9_-]+/g) ?? [];
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
