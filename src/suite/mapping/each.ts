import { isRecord, memberOf, memberPointer } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { inline, shown } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import type { ItemValue, Part, PartsOf } from '../reading/records.ts';
import { type MappingPart, unmapped } from './mapping-compiler.ts';
import { readAs } from './steps.ts';

/** A path of names with a single `[*]`, at its end. */
const LIST_PATH = /^\$(?:\.[A-Za-z_][\w-]*|\['[^'\\]*'\]|\["[^"\\]*"\])*\[\*\]$/;

/** A name in a path, after a dot or in quotes. */
const NAME = /\.([^.[]+)|\['([^']*)'\]|\["([^"]*)"\]/g;

/** The names in a path such as `$.a['b.c'][*]`; undefined for any other selector. */
export function namesOnWay(path: string): readonly string[] | undefined {
  if (!LIST_PATH.test(path)) return undefined;
  return Array.from(path.matchAll(NAME), ([, plain, single, double]) =>
    must(plain ?? single ?? double, 'a name in a path'),
  );
}

/**
 * Compiles the `each` part of a mapping. Every item becomes `{record, item}` with its `index` in a list or its `key` in an object, so a
 * trial can also read the data that its record gives once for all items. If the path is not that of a single list, `keys` and `parents`
 * are added.
 * @param each a selector such as `$.requirements[*]`; undefined makes each record one trial
 */
export function compileEach(each: string | undefined, part: MappingPart): PartsOf {
  if (each === undefined) return (record, where) => [{ value: record, where }];
  const names = namesOnWay(each);
  if (names === undefined) return compileItems(each, part);
  return (record, where) => {
    const items = names.reduce(memberOf, record);
    if (typeof items !== 'object' || items === null)
      throw unmapped('each', `there is no list or object at \`${each}\` but ${shown(items)}`, where);
    const pointer = names.reduce(memberPointer, where.pointer ?? '');
    const isList = Array.isArray(items);
    return Object.entries(items).map(([key, item], at): Part => {
      const value: ItemValue = isList ? { record, item, index: at + 1 } : { record, item, key };
      return { value, where: { ...where, pointer: memberPointer(pointer, key) } };
    });
  };
}

/** Compiles an `each` that may select items anywhere in a record. */
function compileItems(each: string, part: MappingPart): PartsOf {
  const select = part.nodes(each);
  if (!/[*?:,]|\.\./.test(each))
    part.report(`\`${inline(each)}\` selects one value, not its items`, `Write \`${inline(each)}[*]\``);
  return (record, where) =>
    select(record).map(({ value: item, location }): Part => {
      const last = location.at(-1) ?? '';
      const position = typeof last === 'number' ? { index: last + 1 } : { key: last };
      const keys = location.map((name) => (typeof name === 'number' ? name + 1 : name));
      const value = { record, item, ...position, keys, parents: parentsOf(record, location) } satisfies ItemValue;
      const pointer = location.map(String).reduce(memberPointer, where.pointer ?? '');
      return { value, where: { ...where, pointer } };
    });
}

/** The objects around a location, nearest first. */
function parentsOf(record: unknown, location: readonly (string | number)[]): readonly unknown[] {
  const around: unknown[] = [];
  location.reduce<unknown>((value, name) => {
    if (isRecord(value)) around.unshift(value);
    return memberOf(value, String(name));
  }, record);
  return around;
}

/** Replaces the selected texts of a record by the JSON that they contain. @throws UserError for a text that is not JSON */
export type Decode = (record: unknown, where: Place) => unknown;

/** Compiles the `decode` part of a mapping. It changes the record in place, which was parsed for this use only. */
export function compileDecode(text: string | undefined, part: MappingPart): Decode | undefined {
  if (text === undefined) return undefined;
  const select = part.nodes(text);
  return (record, where) => {
    let decoded = record;
    for (const { value, location } of select(record)) {
      if (typeof value !== 'string') continue;
      const read = readAs(value, ['json'], part.isNanAbsent);
      if (read === undefined) throw unmapped('decode', `${shown(value)} is not JSON`, where);
      const name = location.at(-1);
      const around = location.slice(0, -1).map(String).reduce(memberOf, record) as object;
      if (name === undefined) decoded = read.value;
      else Reflect.set(around, name, read.value);
    }
    return decoded;
  };
}

/** From a record without its items, how to turn an item that is a list into an object. @throws UserError if there is no list of names */
export type NamesItems = (record: unknown, where: Place) => (item: unknown) => unknown;

/** Compiles the `columns` part of a mapping: JSON tables name their columns once and contain rows as lists. */
export function compileColumns(text: string | undefined, part: MappingPart): NamesItems {
  if (text === undefined) return () => (item) => item;
  const select = part.selector(text);
  return (record, where) => {
    const [names] = select(record);
    if (!Array.isArray(names)) throw unmapped('columns', `${shown(names)} is not a list of names`, where);
    return (item) =>
      Array.isArray(item) ? Object.fromEntries(names.map((name, at) => [String(name), item[at]])) : item;
  };
}
