import { isRecord } from '../../contract/json.ts';
import { type Sample, selectorOf } from './sources.ts';

/** One value of every record. */
export interface Column {
  /** How a mapping selects it. */
  readonly selector: string;
  /** The last name on the way, as words: `task_id` also for `taskId`. */
  readonly name: string;
  /** Names on the way. */
  readonly depth: number;
  /** In the order of the samples; null and an empty text count as absent. */
  readonly values: readonly unknown[];
  /** Samples that have it. */
  readonly present: number;
  /** Different values. */
  readonly distinct: number;
}

const DEEPEST = 4;
const MOST_COLUMNS = 400;

/** Every value that records hold by name, lists as a whole; in the order of the records. */
export function columnsOf(samples: readonly Sample[]): readonly Column[] {
  const found = new Map<string, { readonly names: readonly string[]; readonly values: unknown[] }>();
  for (const [index, { value }] of samples.entries())
    collect(value, [], (names, one) => {
      const selector = selectorOf(names);
      const column = found.get(selector) ?? { names, values: [] };
      if (found.size < MOST_COLUMNS) found.set(selector, column);
      column.values[index] = one;
    });
  return [...found].map(([selector, { names, values }]): Column => {
    const all = samples.map((_, index) => values[index]);
    const there = all.filter((value) => value !== undefined);
    const distinct = new Set(there.map((value) => JSON.stringify(value))).size;
    return {
      selector,
      name: asWords(names.at(-1) ?? ''),
      depth: names.length,
      values: all,
      present: there.length,
      distinct,
    };
  });
}

function collect(
  value: unknown,
  names: readonly string[],
  add: (names: readonly string[], value: unknown) => void,
): void {
  if (value === undefined) return;
  if (!isRecord(value) || names.length === DEEPEST) {
    const isAbsent = value === null || value === '';
    if (names.length > 0) add(names, isAbsent ? undefined : value);
    return;
  }
  for (const [name, member] of Object.entries(value)) if (!name.includes("'")) collect(member, [...names, name], add);
}

function asWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
}

/** Of the columns that fit, the shallowest one with a name of the list; of equals the one whose name stands first. */
export function named(
  columns: readonly Column[],
  names: readonly string[],
  fits: (column: Column) => boolean,
): Column | undefined {
  const rank = ({ name }: Column): number => names.indexOf(name);
  return columns
    .filter((column) => rank(column) >= 0 && fits(column))
    .sort((a, b) => a.depth - b.depth || rank(a) - rank(b))[0];
}

/** Whether the values that are there, at least one, all fit. */
export function every(fits: (value: unknown) => boolean): (column: Column) => boolean {
  return ({ values, present }) => present > 0 && values.every((value) => value === undefined || fits(value));
}

export const isText = every((value) => typeof value === 'string');
export const isBoolean = every((value) => typeof value === 'boolean');
/** Numbers, and texts of digits as CSV has them. */
export const isNumeric = every(
  (value) => value !== '' && Number.isFinite(typeof value === 'string' ? Number(value) : value),
);
