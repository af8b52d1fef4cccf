import { codePointName } from '../../contract/text.ts';

/**
 * Makes untrusted text (of agents, file names, branches, titles) safe to print.
 * Untrusted text reaches Markdown or a log only through a function of this file.
 */

/** Code points that are invisible or reorder their neighbours; a fixed table, independent of the Unicode version. */
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
  [0xd800, 0xdfff], // lone surrogates
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

/** Matches one invisible character; for other writers of text, such as the JSON document. */
export const INVISIBLE_PATTERN: RegExp = new RegExp(INVISIBLE_SET, 'gu');

/** Letters and marks from Arabic to Sinhala, which need joiners and non-joiners, and emoji, which joiners combine. */
const JOINING = '[\\u0620-\\u0dff]';
const PICTURE = '[\\u2600-\\u27bf\\u2b00-\\u2bff\\u{1f000}-\\u{1faff}]';
const JOINER = [
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
  `(?<=${PICTURE}\\ufe0f?)\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})\\ufe0f`,
].join('|');
/** One invisible character; in the first group if it belongs to the word or emoji around it. */
const JOINER_OR_INVISIBLE = new RegExp(`(${JOINER})|${INVISIBLE_SET}`, 'gu');

/** More than three combining marks on one letter, which overlap the neighbouring lines. */
const MARK_PILE =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;

const LETTERS = 'A-Za-zÀ-ÖØ-öø-ɏ';
const WORD = `[${LETTERS}]+(?:['’-][${LETTERS}]+)*`;
const NUMBER = '[+−-]?\\d+(?:\\.\\d+)?(?:/\\d+)?%?|\\d{4}-\\d{2}-\\d{2}';
/** A word or number with ordinary punctuation around it, which cannot form markup, a mention, a reference or a link. */
const PLAIN = new RegExp(`^["'“‘(]*(?:${WORD}|${NUMBER}|%)?[)"'”’]*[,.;:!?…]*[)"'”’]*$`);
const SYMBOLS: ReadonlySet<string> = new Set(['→', '–', '—', '·', '=', '≥', '≤', '+', '−', '×', '/']);
/** GitHub links seven and more hexadecimal digits to a commit, and `www.` to a site. */
const LINKED = /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|www/i;
/** Punctuation around text that goes into code; the brackets of `f(x)` belong to the code. */
const WRAPPED = /^([("“]*)(.+?)([)"”,.;:!?…]*)$/;
const CALL = /^(["“]*)(.+?)(["”,.;:!?…]*)$/;
/** At the start of a list item these would begin another list. */
const LIST_MARKER = /^(?:\d+[.)]$|[+=-])/;

/**
 * The text on one line with nothing hidden: cut to `limit` code points, line ends and tabs as symbols, invisible characters as `U+XXXX`
 * except joiners within words and emoji. Openings of HTML comments and of old workflow commands are broken up.
 */
export function visible(text: string, limit: number): string {
  return cut(text, limit)
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '↵')
    .replaceAll('\t', '⇥')
    .replace(JOINER_OR_INVISIBLE, (invisible, joiner?: string) => joiner ?? codePointName(invisible))
    .replace(MARK_PILE, '$1…')
    .replace(/<!(?=--)/g, '<! ')
    .replaceAll('##[', '# #[');
}

/** The text as a code span of at most `limit` code points, `(empty)` if it has none: no markup, mention, reference or link. */
export function codeSpan(text: string, limit = 200): string {
  const shown = visible(text, limit);
  return fenced(shown.trim() === '' ? '(empty)' : shown);
}

/**
 * A sentence as Markdown: plain words and numbers stay prose, everything else (ids, paths, markup, references, text
 * between backticks) goes into code spans. Safe inside a line, not at its start; `limit` counts code points.
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

/** A key of a rubric, or `rubric/key`, in prose. A narrow cell may break it after each `_` and `/`; other text goes into a code span. */
export function keyText(key: string): string {
  return key.length <= 80 && /^[a-z]+(?:[_/-][a-z0-9]+)*$/i.test(key)
    ? key.replaceAll(/[_/]/g, '$&<wbr>')
    : codeSpan(key, 80);
}

/** Longest line of a block, in code points. */
const LONGEST_LINE = 300;

/**
 * Lines as a fenced block. The fence is longer than any run of backticks inside. Every line has a prefix, so that bots that
 * read raw comments find no command at the start of a line. Long lines are cut.
 */
export function block(lines: readonly string[]): string {
  return fencedBlock('text', lines, '│ ');
}

/** Lines as a fenced diff. Each must begin with `- `, `+ ` or two spaces, so that none is a command to a bot. */
export function diffBlock(lines: readonly string[]): string {
  return fencedBlock('diff', lines, '');
}

function fencedBlock(language: 'text' | 'diff', lines: readonly string[], prefix: string): string {
  const shown = lines.map((line) => `${prefix}${visible(line, LONGEST_LINE)}`);
  const fence = '`'.repeat(Math.max(3, longestRun(shown.join('\n')) + 1));
  return [`${fence}${language}`, ...shown, fence].join('\n');
}

/** The text as one line of a workflow log, at most `limit` code points: `::` and `##[` are broken up, so the runner finds no command. */
export function logSafe(text: string, limit = 1000): string {
  return visible(text, limit).replace(/^(\s*):(?=:)/, '$1: ');
}

export function logLines(lines: readonly string[], limit?: number): string {
  return lines.map((line) => `${logSafe(line, limit)}\n`).join('');
}

/** Rendered Markdown as text for a terminal or an annotation: no backticks, bold, places to break or no-break spaces. The caller still escapes it. */
export function plainText(markdown: string): string {
  return markdown.replaceAll(/\*\*|`+|<wbr>|<\/?sub>/g, '').replaceAll('\u00a0', ' ');
}

/** The text in at most `limit` code points; if it is cut, the last one is an ellipsis. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = Array.from(text.slice(0, 2 * limit + 2));
  return start.length <= limit ? text : `${start.slice(0, limit - 1).join('')}…`;
}

interface Piece {
  readonly code: boolean;
  readonly text: string;
}

/** Text that is not plain goes into code; the punctuation around it stays outside. */
function proseOrCode(piece: string, first: boolean): readonly Piece[] {
  if (/^\s+$/.test(piece)) return [plain(' ')];
  if (/^`[^`]+`$/.test(piece)) return [code(piece.slice(1, -1))];
  if (piece === '->') return [plain('→')];
  if (first && LIST_MARKER.test(piece)) return [code(piece)];
  if (SYMBOLS.has(piece) || (PLAIN.test(piece) && !LINKED.test(piece))) return [plain(piece)];
  const called = /^[^(]+\(/.test(piece);
  const [, prefix = '', core = piece, suffix = ''] = (called ? CALL : WRAPPED).exec(piece) ?? [];
  return [plain(prefix), code(core), plain(suffix)].filter((part) => part.text !== '');
}

function plain(text: string): Piece {
  return { code: false, text };
}

function code(text: string): Piece {
  return { code: true, text };
}

/** Joins code spans that touch: their fences would run together. */
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
