import { memberOf, memberPointer } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import type { ItemValue, Part, PartsOf } from '../reading/read-records.ts';
import { unfit } from './compiling.ts';

/**
 * Compiles the `each` part of a mapping: `{record, item, index}` for every item of the record's list, `{record, item, key}` for every
 * member of its object, so that a trial reaches what stands once for all of them.
 * @param each a path like `$.requirements[*]`; undefined makes a record one trial
 */
export function compileEach(each: string | undefined): PartsOf {
  if (each === undefined) return (record, where) => [{ value: record, where }];
  const names = namesOnWay(each);
  return (record, where) => {
    const found = names.reduce(memberOf, record);
    if (typeof found !== 'object' || found === null)
      throw unfit('each', `there is no list or object at \`${each}\` but ${shown(found)}`, where);
    const pointer = names.reduce(memberPointer, where.pointer ?? '');
    const isList = Array.isArray(found);
    return Object.entries(found).map(([key, item], at): Part => {
      const own = { ...where, pointer: memberPointer(pointer, key) };
      if (isList) return { value: { record, item, index: at + 1 } satisfies ItemValue, where: own, item: at + 1 };
      return { value: { record, item, key } satisfies ItemValue, where: own, item: key };
    });
  };
}

/** A name of a path, after a dot or in quotes. */
const NAME = /\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g;

/** The names that lead to the list of a path like `$.a['b.c'][*]`. */
export function namesOnWay(path: string): readonly string[] {
  return Array.from(path.matchAll(NAME), ([, plain, single, double]) => plain ?? single ?? double ?? '');
}
