import type { TextFormat, ValueSpec, ValueSteps } from '../../../schemas/types/mapping.ts';
import { dotted, type JsonObject, memberOf, memberPointer } from '../../contract/json.ts';
import { sumOf } from '../../contract/numbers.ts';
import { shown } from '../../contract/text.ts';
import type { Place } from '../../errors.ts';
import { type Compiling, isPresent, unmapped } from './mapping-compiler.ts';
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

/** Compiles a value of a mapping; without a spec, it is always absent. @param pointer its place in the mapping file */
export function compileValue(spec: ValueSpec | undefined, pointer: string, compiling: Compiling): Value {
  if (spec === undefined) return absent;
  if (typeof spec === 'string') return firstSelected(spec, pointer, compiling);
  const steps = compileSteps(spec, pointer, compiling);
  const source = compileSource(spec, pointer, compiling);
  const isList = spec.take === 'all' || spec.take === 'sum';
  const together = isList ? compileTogether(spec, pointer) : undefined;
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

/** Compiles a condition: true if its value is present and not false. @param otherwise the result without a spec */
export function compileCondition(
  spec: ValueSpec | undefined,
  pointer: string,
  compiling: Compiling,
  otherwise: boolean,
): (record: unknown, where: Place) => boolean {
  if (spec === undefined) return () => otherwise;
  const value = compileValue(spec, pointer, compiling);
  return (record, where) => (value(record, where) ?? false) !== false;
}

function firstSelected(text: string, pointer: string, compiling: Compiling): Value {
  const selector = compiling.selector(text, pointer);
  return (record) => selector(record).find(isPresent);
}

/** Compiles the source without the steps; a list for `take: all` and `take: sum`. */
function compileSource(spec: ValueSteps, pointer: string, compiling: Compiling): Value {
  const sources = SOURCES.filter((key) => spec[key] !== undefined);
  if (sources.length !== 1) {
    compiling.report(pointer, `a value has one source, not ${sources.length === 0 ? 'none' : sources.join(' and ')}`);
    return absent;
  }
  if (spec.take !== undefined && spec.select === undefined)
    compiling.report(`${pointer}/take`, '`take` only goes with `select`');
  if (spec.member !== undefined) return compileMember(spec, spec.member, pointer, compiling);
  if (spec.select !== undefined) return compileSelect(spec.select, spec.take, pointer, compiling);
  if (spec.first_of !== undefined) return compileFirst(spec.first_of, pointer, compiling);
  if (spec.parts !== undefined) return compileParts(spec.parts, spec.join ?? '/', pointer, compiling);
  if (spec.object !== undefined) return compileObject(spec.object, `${pointer}/object`, compiling);
  if (spec.between !== undefined)
    return between(compileEvery(spec.between, `${pointer}/between`, compiling), dotted(pointer));
  return spec.file === undefined ? () => spec.const : (_, { file }) => file;
}

function compileSelect(text: string, take: ValueSteps['take'], pointer: string, compiling: Compiling): Value {
  if (take === undefined || take === 'first') return firstSelected(text, `${pointer}/select`, compiling);
  const selector = compiling.selector(text, `${pointer}/select`);
  const present = (record: unknown): readonly unknown[] => selector(record).filter(isPresent);
  if (take === 'last') return (record) => present(record).at(-1);
  return take === 'count' ? (record) => present(record).length : present;
}

/** Compiles the member of a selected object that another value names. */
function compileMember(spec: ValueSteps, name: ValueSpec, pointer: string, compiling: Compiling): Value {
  if (spec.select === undefined) compiling.report(`${pointer}/member`, '`member` only goes with `select`');
  if (spec.take !== undefined) compiling.report(`${pointer}/take`, '`take` does not go with `member`');
  const object = firstSelected(spec.select ?? '$', `${pointer}/select`, compiling);
  const key = compileValue(name, `${pointer}/member`, compiling);
  return (record, where) => {
    const text = exactText(key(record, where), dotted(pointer), where);
    return text === undefined ? undefined : (memberOf(object(record, where), text) ?? undefined);
  };
}

function compileEvery(specs: readonly ValueSpec[], pointer: string, compiling: Compiling): readonly Value[] {
  return specs.map((spec, index) => compileValue(spec, `${pointer}/${index}`, compiling));
}

function compileFirst(specs: readonly ValueSpec[], pointer: string, compiling: Compiling): Value {
  const values = compileEvery(specs, `${pointer}/first_of`, compiling);
  return (record, where) => {
    for (const value of values) {
      const result = value(record, where);
      if (result !== undefined) return result;
    }
    return undefined;
  };
}

function compileParts(specs: readonly ValueSpec[], join: string, pointer: string, compiling: Compiling): Value {
  const values = compileEvery(specs, `${pointer}/parts`, compiling);
  return (record, where) => {
    const parts = values.map((value) => value(record, where));
    return parts.includes(undefined) ? undefined : joined(parts, join, pointer, where);
  };
}

/** Compiles an object of values; it omits absent ones. */
export function compileObject(specs: Readonly<Record<string, ValueSpec>>, pointer: string, compiling: Compiling) {
  const members = Object.entries(specs).map(([name, spec]) => {
    return { name, value: compileValue(spec, memberPointer(pointer, name), compiling) };
  });
  return (record: unknown, where: Place): JsonObject => {
    const entries = members.map(({ name, value }) => [name, value(record, where)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
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
type MakeStep = (spec: ValueSteps, pointer: string, compiling: Compiling) => ValueStep | undefined;

/** The steps in the order in which they run; a key of the schema without a row does not compile. */
const STEPS = {
  match: ({ match }, pointer, compiling) => (match === undefined ? undefined : matchStep(match, pointer, compiling)),
  parse: ({ parse }, pointer, compiling) =>
    parse && parseStep([parse].flat() as readonly TextFormat[], dotted(pointer), compiling),
  // biome-ignore lint/suspicious/noThenProperty: a key of mappings; nothing awaits this table
  then: ({ then }, pointer, compiling) =>
    then === undefined ? undefined : compileValue(then, `${pointer}/then`, compiling),
  equals: ({ equals }) => (equals === undefined ? undefined : (value) => value === equals),
  at_least: ({ at_least: least, at_most: most }, pointer) =>
    least === undefined && most === undefined ? undefined : boundStep(least, most, dotted(pointer)),
  // One step reads both bounds.
  at_most: () => undefined,
  map: ({ map, default: fallback }, pointer) => map && mapStep(map, fallback !== undefined, dotted(pointer)),
  scale: ({ scale }, pointer) => (scale === undefined ? undefined : scaleStep(scale, dotted(pointer))),
  slug: ({ slug }, pointer) => slug && slugStep(dotted(pointer)),
} satisfies Record<StepKey, MakeStep>;

function compileSteps(spec: ValueSteps, pointer: string, compiling: Compiling): readonly ValueStep[] {
  return Object.values<MakeStep>(STEPS).flatMap((make) => make(spec, pointer, compiling) ?? []);
}

/** Combines several values into one. @throws UserError if they do not fit the mapping */
type Together = (values: readonly unknown[], where: Place) => unknown;

/** Compiles the last step of `take: all` and `take: sum`. @param pointer place of the value in the mapping file */
function compileTogether({ take, join }: ValueSteps, pointer: string): Together {
  if (take === 'sum') return (values, where) => added(values, dotted(pointer), where);
  return (values, where) => (join === undefined ? values : joined(values, join, pointer, where));
}

function added(values: readonly unknown[], part: string, where: Place): number {
  const nonNumber = values.find((value) => typeof value !== 'number');
  if (nonNumber !== undefined) throw unmapped(part, `${shown(nonNumber)} is no number to add`, where);
  const sum = sumOf(values as readonly number[]);
  if (!Number.isFinite(sum)) throw unmapped(part, 'the sum is too large for a number', where);
  return sum;
}

/** Joins the values into one text. @throws UserError if a value has no text form */
function joined(parts: unknown, join: string, pointer: string, where: Place): string {
  const name = dotted(pointer);
  const texts = (parts as readonly unknown[]).map((part) => {
    const text = exactText(part, name, where);
    if (text === undefined) throw unmapped(name, `${shown(part)} cannot be joined, since it is no text`, where);
    return text;
  });
  return texts.join(join);
}

/** The time between two values; absent if either is. @param part dotted path into the mapping */
function between(values: readonly Value[], part: string): Value {
  return (record, where) => {
    const endpoints = values.map((value) => value(record, where));
    if (endpoints.includes(undefined)) return undefined;
    const [from, to] = endpoints.map(readMoment);
    const time = from && to && timeBetween(from, to);
    if (time === undefined)
      throw unmapped(part, `${endpoints.map((endpoint) => shown(endpoint)).join(' and ')} are no two times`, where);
    return time;
  };
}
