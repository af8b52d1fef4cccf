import { shown } from '../../contract/shown.ts';
import { factAt } from '../fact-path.ts';
import type { PartsOf } from '../reading/read-records.ts';
import { unfit } from './compiling.ts';

/**
 * Compiles the `each` part of a mapping: `{record, item, index}` for every item of the record's list, so that a trial
 * reaches what stands once for all of them.
 * @param each a path like `$.requirements[*]`; undefined makes a record one trial
 */
export function compileEach(each: string | undefined): PartsOf {
  if (each === undefined) return (record, where) => [{ value: record, where }];
  const path = listPath(each);
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

/** Where the list of an `each` like `$.a.b[*]` stands, as `a.b`. */
export function listPath(each: string): string {
  return each.slice('$.'.length, -'[*]'.length);
}
