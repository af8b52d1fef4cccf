import widthOf from 'fast-string-width';
import { wrapAnsi } from 'fast-wrap-ansi';
import { must } from '../contract/must.ts';
import { logSafe, visible } from './markdown/escape.ts';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'inverse';

/** Styles a text if the terminal shows colours; otherwise returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

export const PLAIN: Paint = (_style, text) => text;

/** A line: plain, or with a styled start. */
export type Line = string | readonly [style: Style, start: string, rest?: string];

/** Lines for the terminal, each safe to print to a workflow log. @param limit code points of a line */
export function paintLines(lines: readonly Line[], paint: Paint, limit = 1000): string {
  return lines
    .map((line) => {
      if (typeof line === 'string') return `${logSafe(line, limit)}\n`;
      const [style, start, rest = ''] = line;
      return `${paint(style, logSafe(start, limit))}${visible(rest, limit)}\n`;
    })
    .join('');
}

/** The text in at most this many columns of the terminal; if it is cut, it ends in an ellipsis. */
export function cutToColumns(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  const [start = ''] = wrapAnsi(text, columns - 1, { hard: true, wordWrap: false, trim: false }).split('\n');
  return `${start}…`;
}

/** The text filled up to this many columns with spaces. */
export function padColumns(text: string, columns: number, isRight = false): string {
  const space = ' '.repeat(Math.max(0, columns - widthOf(text)));
  return isRight ? `${space}${text}` : `${text}${space}`;
}

const CELL = { most: 48, least: 12 };

/**
 * Rows as aligned columns, two spaces apart. No cell is wider than 48 columns, and the widest one is cut where a line would not fit.
 * @param align `r` for a column that is aligned to the right @param columns of the terminal
 */
export function alignedRows(
  rows: readonly (readonly string[])[],
  align = '',
  columns = Number.POSITIVE_INFINITY,
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => {
    return Math.min(CELL.most, Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  });
  const widest = Math.max(...widths);
  const excess = widths.reduce((total, width) => total + width + 2, -2) - columns;
  const limit = excess > 0 ? Math.max(CELL.least, widest - excess) : widest;
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = must(widths[column], 'the width of a column');
        const shown = width === widest ? limit : width;
        return padColumns(cutToColumns(cell, shown), shown, align[column] === 'r');
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A text over several lines of the terminal, broken between words; those after the first are indented by two. */
export function foldText(start: string, text: string, columns: number): readonly string[] {
  const lines = wrapAnsi(text, Math.max(1, columns - 2)).split('\n');
  return lines.map((line, index) => `${index === 0 ? start : '  '}${line}`);
}
