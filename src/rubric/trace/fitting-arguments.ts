import { isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';
import type { Evaluation } from '../evaluation.ts';
import { fieldOf } from '../references/field-path.ts';
import { includesPart } from '../values/json-value.ts';
import { compileNamedFact } from './arguments-with-facts.ts';
import { refuseStray } from './stray-condition.ts';
import { compileTextTest } from './text-test.ts';
import type { TraceCompiling } from './trace-compiling.ts';

/** Whether a call was made with such arguments; for a trial, as they may name facts of it. */
type FitsArguments = (made: unknown, at: Evaluation) => boolean;

/** Undefined: a literal. */
type Part = FitsArguments | undefined;

const EXPECTED = 'a literal, `{ field: PATH }` or `{ matches: PATTERN }`';

/**
 * Compiles arguments that a call has to have, among others. As a value at any depth, `{ field: path }` stands for a fact and
 * `{ matches: pattern }` for texts; the arguments themselves never do, so that an argument may be called `field`.
 */
export function compileFitting(args: JsonObject, pointer: string, compiling: TraceCompiling): FitsArguments {
  return compileMembers(args, pointer, compiling) ?? literal(args);
}

function literal(wanted: unknown): FitsArguments {
  return (made) => includesPart(made, wanted);
}

function compilePart(value: unknown, pointer: string, compiling: TraceCompiling): Part {
  if (Array.isArray(value)) return compileItems(value, pointer, compiling);
  if (!isRecord(value)) return undefined;
  const path = fieldOf(value);
  if (path !== undefined) {
    const read = compileNamedFact(path, pointer, compiling);
    return (made, at) => includesPart(made, read(at));
  }
  if (isPattern(value)) {
    const finds = compileTextTest(value, pointer, compiling);
    return (made) => typeof made === 'string' && finds(made);
  }
  if (refuseStray(value, pointer, EXPECTED, compiling)) return undefined;
  return compileMembers(value, pointer, compiling);
}

function isPattern(value: JsonObject): value is { readonly matches: string } {
  return typeof value.matches === 'string' && value.matches !== '' && Object.keys(value).length === 1;
}

function compileMembers(members: JsonObject, pointer: string, compiling: TraceCompiling): Part {
  const parts = Object.entries(members).map(([key, value]) => {
    return { key, value, part: compilePart(value, memberPointer(pointer, key), compiling) };
  });
  if (parts.every(({ part }) => part === undefined)) return undefined;
  const fits = parts.map(({ key, value, part }) => ({ key, fits: part ?? literal(value) }));
  return (made, at) =>
    isRecord(made) && fits.every((one) => Object.hasOwn(made, one.key) && one.fits(made[one.key], at));
}

function compileItems(items: readonly unknown[], pointer: string, compiling: TraceCompiling): Part {
  const parts = items.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
  if (parts.every((part) => part === undefined)) return undefined;
  const fits = parts.map((part, index) => part ?? literal(items[index]));
  return (made, at) =>
    Array.isArray(made) && made.length === fits.length && fits.every((one, index) => one(made[index], at));
}
