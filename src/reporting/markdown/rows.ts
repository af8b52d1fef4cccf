import { details, joined, link, table } from './markdown.ts';
import type { View } from './view.ts';

/** A long list: how it is called, its columns, and its finished rows, most important first. */
export interface Rows {
  readonly noun: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The list as tables: the first rows open, more of them folded, and a line that counts what is left out. */
export function openTable(view: View, list: Rows): string {
  const { open, folded } = view.detail;
  const more = list.rows.slice(open, open + folded);
  return joined([
    open > 0 ? table(list.columns, list.rows.slice(0, open)) : '',
    more.length > 0 ? details(`${more.length} more`, table(list.columns, more)) : '',
    leftOut(view, list.rows.length - open - folded, list.noun),
  ]);
}

/**
 * The list folded under a title with its exact count, and more words of our own after it; where folded parts are left out, one
 * line that says so.
 */
export function foldedTable(view: View, title: string, list: Rows, more = ''): string {
  const { folded } = view.detail;
  if (list.rows.length === 0) return '';
  if (folded === 0) return leftOut(view, list.rows.length, list.noun);
  const body = joined([
    table(list.columns, list.rows.slice(0, folded)),
    leftOut(view, list.rows.length - folded, list.noun),
  ]);
  return details(`${title} (${list.rows.length})${more}`, body);
}

/** Says how many were left out and where they are; empty when none was. */
export function leftOut(view: View, count: number, noun: string): string {
  if (count <= 0) return '';
  return `_Left out here: ${noun} (${count}). All are in ${fullResults(view)}._`;
}

/** Where everything is: uploaded, else in a bundle, if anybody keeps one. */
export function fullResults({ links }: View): string {
  return links.artifact === undefined
    ? 'the bundle, where one is kept (in a terminal by `--out`)'
    : `the ${link('full results', links.artifact)}`;
}
