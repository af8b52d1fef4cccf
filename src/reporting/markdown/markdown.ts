/** A Markdown table. Cells are finished Markdown on one line; pipes in them are escaped here. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = columns.map(() => '---');
  return [columns, rule, ...rows.map((row) => row.map(cell))].map(line).join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Parsers disagree about a backslash before an escaped pipe, so the two are kept apart. */
function cell(markdown: string): string {
  return markdown.replace(/\\+(?=\|)/g, '$& ').replaceAll('|', '\\|');
}

/** A folded part. The title is raw HTML, so it may hold our own words and numbers only. */
export function details(title: string, body: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

/** A link under our own words, or the words alone when the address is not a plain https one. */
export function link(words: string, address: string | undefined): string {
  const plain = address !== undefined && /^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[A-Za-z0-9._~/?#=&%-]*$/.test(address);
  return plain ? `[${words}](${address})` : words;
}

/** Blocks of Markdown below one another; empty ones leave no trace. */
export function joined(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Lines within one table cell. */
export function stacked(lines: readonly string[]): string {
  return lines.filter((text) => text !== '').join('<br>');
}

/** Words in small print. */
export function small(text: string): string {
  return text === '' ? '' : `<sub>${text}</sub>`;
}

/** The words kept on one line: a narrow cell must not part a number from its unit. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
