import { INVISIBLE_PATTERN, visible } from '../../reporting/markdown/escape.ts';

/** Finished HTML. Made by `html`, which escapes the texts of a run, and by `trusted`. */
export class Markup {
  readonly text: string;

  constructor(parts: readonly string[], values: readonly Value[]) {
    this.text = parts
      .map((part, index) => part + (index < values.length ? written(values[index] ?? null) : ''))
      .join('');
  }
}

export type Value = string | number | Markup | null | readonly Value[];

/** A template tag for HTML: escapes inserted texts, joins lists, drops null. Attribute values need double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts, values);
}

/** Inserts text without escaping: our own words and signs, or text that is already escaped. */
export function trusted(text: string): Markup {
  return new Markup([text], []);
}

const CODE_OR_BOLD = /(`+) ?(.+?) ?\1(?!`)|\*\*/gs;

/** Renders one of our own Markdown sentences: text in backticks becomes code, text in double asterisks bold. */
export function sentence(markdown: string): Markup {
  const text = markdown.replaceAll('<wbr>', '');
  const parts: Value[] = [];
  let [end, isBold] = [0, false];
  for (const { 0: whole, 2: code, index } of text.matchAll(CODE_OR_BOLD)) {
    parts.push(text.slice(end, index));
    if (code === undefined) {
      isBold = !isBold;
      parts.push(trusted(isBold ? '<b>' : '</b>'));
    } else parts.push(html`<code>${code}</code>`);
    end = index + whole.length;
  }
  return html`${parts}${text.slice(end)}${isBold ? trusted('</b>') : null}`;
}

function written(value: Value): string {
  if (value === null) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return typeof value === 'number' ? String(value) : escaped(value);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes markup and quotes, and makes invisible characters visible; newlines and tabs stay. */
function escaped(text: string): string {
  const shown = INVISIBLE.test(text) ? text.split(LINES).map(visibleLine).join('\n') : text;
  return shown.replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '');
}

/** Matches text that needs the slow path: invisible characters other than newlines and tabs, or piled-up marks. */
const INVISIBLE = new RegExp(`(?![\\n\\t])${INVISIBLE_PATTERN.source}|\\p{M}{4}`, 'u');
const LINES = /\r\n|[\r\n]/;

function visibleLine(line: string): string {
  return line
    .split('\t')
    .map((part) => visible(part, Number.MAX_SAFE_INTEGER))
    .join('\t');
}

/** A link if the address is a plain https one; otherwise the words alone. */
export function linkTo(words: Value, address: string | undefined): Markup {
  const plain = address !== undefined && /^https:\/\/[\w.-]+(?::\d+)?\/[\w.~/?#=&%-]*$/.test(address);
  return plain ? html`<a href="${address}" rel="noreferrer">${words}</a>` : html`${words}`;
}
