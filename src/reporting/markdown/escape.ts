import { codePointName } from '../../contract/text.ts';

/**
 * Makes text that an agent, a file name, a branch or a title carries harmless wherever it is printed.
 * Nothing untrusted reaches Markdown or a log but through a function of this file.
 */

/** Code points that are not seen or that reorder their neighbours; a fixed table, so that no Unicode version matters. */
const INVISIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x001f], // controls
  [0x007f, 0x009f],
  [0x00ad, 0x00ad], // soft hyphen
  [0x034f, 0x034f], // grapheme joiner
  [0x061c, 0x061c], // bidi mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f], // zero width, bidi marks
  [0x2028, 0x202e], // line separators, bidi overrides
  [0x2060, 0x206f], // joiners, bidi isolates
  [0x3164, 0x3164],
  [0xd800, 0xdfff], // halves of a pair that stand alone
  [0xfe00, 0xfe0f], // variation selectors
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff], // tags, further variation selectors
];

const INVISIBLE_SET = `[${INVISIBLE.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('')}]`;

/** Matches one character that cannot be seen; for other writers of text, such as the JSON document. */
export const INVISIBLE_PATTERN: RegExp = new RegExp(INVISIBLE_SET, 'gu');

/** Letters and marks from Arabic to Sinhala, whose spelling needs joiners and non-joiners; and pictures, which joiners put together. */
const JOINING = '[\\u0620-\\u0dff]';
const PICTURE = '[\\u2600-\\u27bf\\u2b00-\\u2bff\\u{1f000}-\\u{1faff}]';
const JOINER = [
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  `(?<=${PICTURE}\\ufe0f?)\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})\\ufe0f`,
].join('|');
/** One character that cannot be seen, in the first group where it is part of what stands around it. */
const JOINER_OR_INVISIBLE = new RegExp(`(${JOINER})|${INVISIBLE_SET}`, 'gu');

/** More than three marks on one letter run over the neighbouring lines. */
const MARK_PILE =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;

const LETTERS = 'A-Za-zÀ-ÖØ-öø-ɏ';
const WORD = `[${LETTERS}]+(?:['’-][${LETTERS}]+)*`;
const NUMBER = '[+−-]?\\d+(?:\\.\\d+)?(?:/\\d+)?%?|\\d{4}-\\d{2}-\\d{2}';
/** A word or number with ordinary punctuation around it: no markup, mention, reference or link can be made of these. */
const PLAIN = new RegExp(`^["'“‘(]*(?:${WORD}|${NUMBER}|%)?[)"'”’]*[,.;:!?…]*[)"'”’]*$`);
const SYMBOLS: ReadonlySet<string> = new Set(['→', '–', '—', '·', '=', '≥', '≤', '+', '−', '×', '/']);
/** GitHub links seven and more hexadecimal digits to a commit, and `www.` to a site. */
const LINKED = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|www/i;
/** Punctuation around what goes into code; the bracket of `f(x)` belongs to it. */
const WRAPPED = /^([("“]*)(.+?)([)"”,.;:!?…]*)$/;
const CALL = /^(["“]*)(.+?)(["”,.;:!?…]*)$/;
/** At the start of a list item these would begin another list. */
const LIST_MARKER = /^(?:\d+[.)]$|[+=-])/;

/**
 * The text on one line with nothing hidden in it: cut to `limit` code points (never inside a pair), line ends and tabs
 * as symbols, invisible characters as `U+XXXX` but for joiners within words and pictures, and what opens an HTML comment or an old workflow command broken up.
 */
export function visible(text: string, limit: number): string {
  return cut(text, limit)
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '↵')
    .replaceAll('\t', '⇥')
    .replace(JOINER_OR_INVISIBLE, (found, joiner?: string) => joiner ?? codePointName(found))
    .replace(MARK_PILE, '$1…')
    .replaceAll('<!--', '<! --')
    .replaceAll('##[', '# #[');
}

/**
 * The text as a Markdown code span: nothing in it is markup, a mention, a reference or a link.
 * Empty text becomes `(empty)`; `limit` counts code points.
 */
export function codeSpan(text: string, limit = 200): string {
  const shown = visible(text, limit);
  return fenced(shown.trim() === '' ? '(empty)' : shown);
}

/**
 * A sentence as Markdown: plain words and numbers stay prose, everything else (ids, paths, markup, references, whatever
 * stands between backticks) goes into code spans. Safe inside a line, not at its start; `limit` counts code points.
 */
export function prose(text: string, limit = 400): string {
  const pieces =
    visible(text, limit)
      .trim()
      .match(/`[^`]+`|`+|\s+|[^\s`]+/g) ?? [];
  const marked = pieces.flatMap((piece, index) => proseOrCode(piece, index === 0));
  return joinCode(marked)
    .map((piece) => (piece.code ? fenced(piece.text) : piece.text))
    .join('');
}

/** Of a block, in code points. */
const LONGEST_LINE = 300;

/**
 * Lines as a fenced block. The fence is longer than any run of backticks inside, and every line is prefixed, so that no bot
 * that reads raw comments finds a command at the start of a line. Long lines are cut.
 */
export function block(lines: readonly string[]): string {
  const shown = lines.map((line) => `│ ${visible(line, LONGEST_LINE)}`);
  const fence = '`'.repeat(Math.max(3, longestRun(shown.join('\n')) + 1));
  return [`${fence}text`, ...shown, fence].join('\n');
}

/** Lines that begin with `- `, `+ ` or two blanks, as a fenced diff; none of them is a command to a bot. */
export function diffBlock(lines: readonly string[]): string {
  const shown = lines.map((line) => visible(line, LONGEST_LINE));
  const fence = '`'.repeat(Math.max(3, longestRun(shown.join('\n')) + 1));
  return [`${fence}diff`, ...shown, fence].join('\n');
}

/**
 * The text as one line of a workflow log: a leading `::` and every `##[` are broken, so the runner finds no command in it.
 * `limit` counts code points.
 */
export function logSafe(text: string, limit = 1000): string {
  return visible(text, limit).replace(/^(\s*):(?=:)/, '$1: ');
}

/** Lines of a workflow log, each as safe. */
export function logLines(lines: readonly string[], limit?: number): string {
  return lines.map((line) => `${logSafe(line, limit)}\n`).join('');
}

/** Rendered Markdown as text for a terminal or an annotation, which go on to escape it: no code fences, bold or hard blanks. */
export function plainText(markdown: string): string {
  return markdown.replaceAll(/\*\*|`+/g, '').replaceAll('\u00a0', ' ');
}

/** The first `limit` code points, the last of them an ellipsis when something was cut. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = Array.from(text.slice(0, 2 * limit + 2));
  return start.length <= limit ? text : `${start.slice(0, limit - 1).join('')}…`;
}

interface Piece {
  readonly code: boolean;
  readonly text: string;
}

/** What is not plain goes into code; the punctuation around it stays outside. */
function proseOrCode(piece: string, first: boolean): readonly Piece[] {
  if (/^\s+$/.test(piece)) return [plain(' ')];
  if (/^`[^`]+`$/.test(piece)) return [code(piece.slice(1, -1))];
  if (piece === '->') return [plain('→')];
  if (first && LIST_MARKER.test(piece)) return [code(piece)];
  if (SYMBOLS.has(piece) || (PLAIN.test(piece) && !LINKED.test(piece))) return [plain(piece)];
  const called = /^[^(]+\(/.test(piece);
  const [, before = '', core = piece, after = ''] = (called ? CALL : WRAPPED).exec(piece) ?? [];
  return [plain(before), code(core), plain(after)].filter((part) => part.text !== '');
}

function plain(text: string): Piece {
  return { code: false, text };
}

function code(text: string): Piece {
  return { code: true, text };
}

/** Two spans that touch would swallow each other's fences: they become one. */
function joinCode(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.code && piece.code) joined[joined.length - 1] = code(last.text + piece.text);
    else joined.push(piece);
  }
  return joined;
}

function fenced(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const pad = /^[`\s]|[`\s]$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
