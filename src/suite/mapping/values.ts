import type { TextFormat, ValueSpec, ValueSteps } from '../../../schemas/types/mapping.ts';
import { type JsonObject, memberOf } from '../../contract/json.ts';
import { sumOf } from '../../contract/numbers.ts';
import { shown } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import { isPresent, type MappingPart, unmapped } from './mapping-compiler.ts';
import {
  boundStep,
  exactText,
  MISSED,
  mapStep,
  matchStep,
  parseStep,
  readMoment,
  scaleStep,
  slugStep,
  timeBetween,
  type ValueStep,
} from './steps.ts';

/** Reads a value from a record; undefined if it is absent. @throws UserError if it does not fit the mapping */
export type Value = (record: unknown, where: Place) => unknown;

const SOURCES = ['select', 'first_of', 'parts', 'object', 'between', 'file', 'const'] as const;
const absent: Value = () => undefined;

/** Compiles a value of a mapping; without a spec, it is always absent. */
export function compileValue(spec: ValueSpec | undefined, part: MappingPart): Value {
  if (spec === undefined) return absent;
  if (typeof spec === 'string') return firstSelected(spec, part);
  const steps = Object.values<MakeStep>(STEPS).flatMap((make) => make(spec, part) ?? []);
  const source = compileSource(spec, part);
  const together = compileTogether(spec, part.path);
  const stepped = (value: unknown, where: Place): unknown => {
    const made = run(steps, value, where);
    return made === MISSED ? spec.default : made;
  };
  return (record, where) => {
    const value = source(record, where);
    if (together === undefined) return stepped(value, where) ?? spec.default;
    const items = (value as readonly unknown[]).map((item) => stepped(item, where)).filter(isPresent);
    return items.length === 0 ? spec.default : together(items, where);
  };
}

/** Compiles a value that is read as text; undefined if it has no text form. */
export function compileText(spec: ValueSpec | undefined, part: MappingPart) {
  const value = compileValue(spec, part);
  return (item: unknown, where: Place): string | undefined => exactText(value(item, where), part.path, where);
}

/** Compiles a condition: true if its value is present and not false. @param otherwise the result without a spec */
export function compileCondition(
  spec: ValueSpec | undefined,
  part: MappingPart,
  otherwise: boolean,
): (record: unknown, where: Place) => boolean {
  if (spec === undefined) return () => otherwise;
  const value = compileValue(spec, part);
  return (record, where) => (value(record, where) ?? false) !== false;
}

/** Compiles an object of values; it omits absent ones. */
export function compileObject(specs: Readonly<Record<string, ValueSpec>>, part: MappingPart) {
  const members = Object.entries(specs).map(([name, spec]) => ({ name, value: compileValue(spec, part.at(name)) }));
  return (record: unknown, where: Place): JsonObject => {
    const entries = members.map(({ name, value }) => [name, value(record, where)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
}

function firstSelected(text: string, part: MappingPart): Value {
  const selector = part.selector(text);
  return (record) => selector(record).find(isPresent);
}

/** Compiles the source without the steps; a list for `take: all` and `take: sum`. */
function compileSource(spec: ValueSteps, part: MappingPart): Value {
  const sources = SOURCES.filter((key) => spec[key] !== undefined);
  if (sources.length !== 1) {
    part.report(`a value has one source, not ${sources.length === 0 ? 'none' : sources.join(' and ')}`);
    return absent;
  }
  if (spec.take !== undefined && spec.select === undefined) part.at('take').report('`take` only goes with `select`');
  if (spec.member !== undefined) return compileMember(spec, spec.member, part);
  if (spec.select !== undefined) return compileSelect(spec.select, spec.take, part.at('select'));
  if (spec.first_of !== undefined) return firstOf(compileEvery(spec.first_of, part.at('first_of')));
  if (spec.parts !== undefined) return partsJoined(compileEvery(spec.parts, part.at('parts')), spec.join, part.path);
  if (spec.object !== undefined) return compileObject(spec.object, part.at('object'));
  if (spec.between !== undefined) return between(compileEvery(spec.between, part.at('between')), part.path);
  return spec.file === undefined ? () => spec.const : (_, { file }) => file;
}

function compileSelect(text: string, take: ValueSteps['take'], part: MappingPart): Value {
  if (take === undefined || take === 'first') return firstSelected(text, part);
  const selector = part.selector(text);
  const present = (record: unknown): readonly unknown[] => selector(record).filter(isPresent);
  if (take === 'last') return (record) => present(record).at(-1);
  return take === 'count' ? (record) => present(record).length : present;
}

/** Compiles the member of a selected object that another value names. */
function compileMember(spec: ValueSteps, name: ValueSpec, part: MappingPart): Value {
  if (spec.select === undefined) part.at('member').report('`member` only goes with `select`');
  if (spec.take !== undefined) part.at('take').report('`take` does not go with `member`');
  const object = firstSelected(spec.select ?? '$', part.at('select'));
  const key = compileValue(name, part.at('member'));
  return (record, where) => {
    const text = exactText(key(record, where), part.path, where);
    return text === undefined ? undefined : (memberOf(object(record, where), text) ?? undefined);
  };
}

function compileEvery(specs: readonly ValueSpec[], part: MappingPart): readonly Value[] {
  return specs.map((spec, index) => compileValue(spec, part.at(index)));
}

function firstOf(values: readonly Value[]): Value {
  return (record, where) => {
    for (const value of values) {
      const result = value(record, where);
      if (result !== undefined) return result;
    }
    return undefined;
  };
}

function partsJoined(values: readonly Value[], join: string | undefined, path: string): Value {
  return (record, where) => {
    const parts = values.map((value) => value(record, where));
    return parts.includes(undefined) ? undefined : joined(parts, join ?? '/', path, where);
  };
}

/** The value after all steps; undefined if it is absent. */
function run(steps: readonly ValueStep[], value: unknown, where: Place): unknown {
  let result = value;
  for (const step of steps) {
    if (result === undefined || result === null || result === MISSED) break;
    result = step(result, where);
  }
  return result ?? undefined;
}

/** Keys of a value that are no steps: its sources, and what goes with one of them or with no value. */
type NoStep = (typeof SOURCES)[number] | 'take' | 'member' | 'join' | 'default';
type StepKey = Exclude<keyof ValueSteps, NoStep>;

/** Makes the step of a key; undefined if the value lacks it. */
type MakeStep = (spec: ValueSteps, part: MappingPart) => ValueStep | undefined;

/** The steps in the order in which they run; a key of the schema without a row does not compile. */
const STEPS = {
  match: ({ match }, part) => (match === undefined ? undefined : matchStep(match, part)),
  parse: ({ parse }, part) => parse && parseStep([parse].flat() as readonly TextFormat[], part),
  // biome-ignore lint/suspicious/noThenProperty: a key of mappings; nothing awaits this table
  then: ({ then }, part) => (then === undefined ? undefined : compileValue(then, part.at('then'))),
  equals: ({ equals }) => (equals === undefined ? undefined : (value) => value === equals),
  at_least: ({ at_least: least, at_most: most }, { path }) =>
    least === undefined && most === undefined ? undefined : boundStep(least, most, path),
  // One step reads both bounds.
  at_most: () => undefined,
  map: ({ map, default: fallback }, { path }) => map && mapStep(map, fallback !== undefined, path),
  scale: ({ scale }, { path }) => (scale === undefined ? undefined : scaleStep(scale, path)),
  slug: ({ slug }, { path }) => slug && slugStep(path),
} satisfies Record<StepKey, MakeStep>;

/** Combines the values of `take: all` and `take: sum` into one; undefined for one value. @param path dotted path into the mapping */
function compileTogether({ take, join }: ValueSteps, path: string) {
  if (take === 'sum') return (values: readonly unknown[], where: Place) => added(values, path, where);
  if (take !== 'all') return undefined;
  return (values: readonly unknown[], where: Place) =>
    join === undefined ? values : joined(values, join, path, where);
}

function added(values: readonly unknown[], path: string, where: Place): number {
  const nonNumber = values.find((value) => typeof value !== 'number');
  if (nonNumber !== undefined) throw unmapped(path, `${shown(nonNumber)} is no number to add`, where);
  const sum = sumOf(values as readonly number[]);
  if (!Number.isFinite(sum)) throw unmapped(path, 'the sum is too large for a number', where);
  return sum;
}

/** Joins the values into one text. @throws UserError if a value has no text form */
function joined(parts: readonly unknown[], join: string, path: string, where: Place): string {
  const texts = parts.map((part) => {
    const text = exactText(part, path, where);
    if (text === undefined) throw unmapped(path, `${shown(part)} cannot be joined, since it is no text`, where);
    return text;
  });
  return texts.join(join);
}

/** The time between two values; absent if either is. @param path dotted path into the mapping */
function between(values: readonly Value[], path: string): Value {
  return (record, where) => {
    const endpoints = values.map((value) => value(record, where));
    if (endpoints.includes(undefined)) return undefined;
    const [from, to] = endpoints.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === undefined)
      throw unmapped(path, `${endpoints.map((endpoint) => shown(endpoint)).join(' and ')} are no two times`, where);
    return time;
  };
}
