import { shown } from '../contract/shown.ts';
import type { Place } from '../errors.ts';
import { unfit } from './compiling.ts';
import { factAt } from './fact-path.ts';

/** What one trial is read from: a record, or an item of its list together with the record. */
export interface Part {
  readonly value: unknown;
  readonly where: Place;
  /** Number of the item, from 1; absent where the record is the part. */
  readonly item?: number;
  /** What a judge has answered, where evidence says so. */
  readonly answers?: unknown;
}

/** The parts of a record. @throws UserError when there is no list where the mapping says */
export type PartsOf = (record: unknown, where: Place) => readonly Part[];

/**
 * Compiles the `each` part of a mapping: `{record, item, index}` for every item of the record's list, so that a trial
 * reaches what stands once for all of them.
 * @param each a path like `$.requirements[*]`; undefined makes a record one trial
 */
export function compileEach(each: string | undefined): PartsOf {
  if (each === undefined) return (record, where) => [{ value: record, where }];
  const path = each.slice('$.'.length, -'[*]'.length);
  const pointer = `/${path.replaceAll('.', '/')}`;
  return (record, where) => {
    const list = typeof record === 'object' && record !== null ? factAt(record, path) : record;
    if (!Array.isArray(list)) throw unfit('each', `there is no list at \`${each}\` but ${shown(list)}`, where);
    return list.map((item: unknown, at) => ({
      value: { record, item, index: at + 1 },
      where: { ...where, pointer: `${where.pointer ?? ''}${pointer}/${at}` },
      item: at + 1,
    }));
  };
}
