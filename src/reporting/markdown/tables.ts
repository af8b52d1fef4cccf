import type { View } from './view.ts';

const RULES: ReadonlyMap<string, string> = new Map([
  ['l', ':--'],
  ['c', ':-:'],
  ['r', '--:'],
]);

/** A Markdown table. Cells are finished Markdown on one line; pipes in them are escaped here. @param align `l`, `c` or `r` per column */
export function table(columns: readonly string[], rows: readonly (readonly string[])[], align = ''): string {
  const rule = columns.map((_, index) => RULES.get(align[index] ?? '') ?? '---');
  return [columns, rule, ...rows.map((row) => row.map(cell))].map(line).join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Escapes pipes. Parsers disagree about a backslash before an escaped pipe, so a space separates the two. */
function cell(markdown: string): string {
  return markdown.replace(/\\+(?=\|)/g, '$& ').replaceAll('|', '\\|');
}

/** A folded part. The title is raw HTML, so it may contain only our own words and numbers. */
export function details(title: string, body: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** A link with our own words; the words alone if the address is not a plain https one. */
export function link(words: string, address: string | undefined): string {
  const plain = address !== undefined && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain ? `[${words}](${address})` : words;
}

/** Blocks of Markdown with a blank line between them; drops empty blocks. */
export function joined(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Joins the parts of one line or table cell; drops empty parts. */
export function beside(parts: readonly string[], between = ' '): string {
  return parts.filter((text) => text !== '').join(between);
}

export function small(text: string): string {
  return text === '' ? '' : `<sub>${text}</sub>`;
}

/** The words with no-break spaces: a narrow cell must not separate a number from its unit. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** A long list: its noun for messages, its columns, and its finished rows, most important first. */
export interface Rows {
  readonly noun: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** `l`, `c` or `r` per column. */
  readonly align?: string;
  /** Index of the column that says what blocks; absent if there is none. */
  readonly limitAt?: number;
}

/** A long list of finished lines, most important first: no table, as its texts are too long for a phone. */
export interface Lines {
  readonly noun: string;
  readonly lines: readonly string[];
  /** Default `-`. Markdown joins a list to one above it with the same mark. */
  readonly mark?: '-' | '*';
}

export function bullets(lines: readonly string[], mark: '-' | '*' = '-'): string {
  return lines.map((line) => `${mark} ${line}`).join('\n');
}

/** The list: the first lines open, more of them folded, and a line that counts what is left out. */
export function openList(view: View, { noun, lines, mark }: Lines, open = view.detail.open): string {
  const { folded } = view.detail;
  const more = lines.slice(open, open + folded);
  return joined([
    bullets(lines.slice(0, open), mark),
    more.length > 0 ? details(`${more.length} more`, bullets(more, mark)) : '',
    leftOut(view, lines.length - open - folded, noun),
  ]);
}

/** The list folded under its title and count; `more` follows the title. One line says what the view leaves out. */
export function foldedList(view: View, title: string, list: Rows | Lines, more = ''): string {
  const { folded } = view.detail;
  const { length } = 'rows' in list ? list.rows : list.lines;
  if (length === 0) return '';
  if (folded === 0) return leftOut(view, length, list.noun);
  const body = joined([
    'rows' in list ? table(list.columns, list.rows.slice(0, folded), list.align) : bullets(list.lines.slice(0, folded)),
    leftOut(view, length - folded, list.noun),
  ]);
  return details(`${title} (${length})${more}`, body);
}

/** Says how many were left out and where they are; empty if none was. */
export function leftOut(view: View, count: number, noun: string): string {
  if (count <= 0) return '';
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}

/** Where the full results are: uploaded, else in the bundle, if one is kept. */
export function fullResults({ links }: View): string {
  return links.artifact === undefined
    ? 'the bundle, where one is kept (in a terminal by `--out`)'
    : `the ${link('full results', links.artifact)}`;
}
