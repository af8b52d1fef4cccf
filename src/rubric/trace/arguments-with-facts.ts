import { holdsLargeNumber, isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';
import type { Evaluation } from '../evaluation.ts';
import { compileFact, fieldOf } from '../references/field-path.ts';
import { TOO_LARGE } from '../values/large-numbers.ts';
import { holdsMark, REDACTED } from '../values/redacted-texts.ts';
import { refuseStray } from './stray-condition.ts';
import type { TraceCompiling } from './trace-compiling.ts';

/** Arguments of a call of a reference; for a trial, as they may name facts of it. */
type ReadArguments = (at: Evaluation) => unknown;

/** Undefined: a literal. */
type Part = ReadArguments | undefined;

/**
 * Compiles arguments in which `{ field: path }`, as a value at any depth, stands for a fact. The arguments themselves
 * never do, so that an argument may be called `field`.
 */
export function compileArguments(args: JsonObject, pointer: string, compiling: TraceCompiling): ReadArguments {
  return compileMembers(args, pointer, compiling) ?? (() => args);
}

function compilePart(value: unknown, pointer: string, compiling: TraceCompiling): Part {
  if (Array.isArray(value)) return compileItems(value, pointer, compiling);
  if (!isRecord(value)) return undefined;
  const path = fieldOf(value);
  if (path !== undefined) return compileNamedFact(path, pointer, compiling);
  if (refuseStray(value, pointer, 'a literal or `{ field: PATH }`', compiling)) return undefined;
  return compileMembers(value, pointer, compiling);
}

/** Compiles the fact that an argument is compared with. */
export function compileNamedFact(path: string, pointer: string, compiling: TraceCompiling): ReadArguments {
  const fact = compileFact(path, `${pointer}/field`, compiling);
  compiling.facts.push(
    { ...fact, accepts: (value) => !holdsLargeNumber(value), wanted: `to be compared: ${TOO_LARGE}` },
    { ...fact, accepts: (value) => !holdsMark(value), wanted: `to be compared: ${REDACTED}` },
  );
  return fact.read;
}

function compileMembers(members: JsonObject, pointer: string, compiling: TraceCompiling): Part {
  const parts = Object.entries(members).map(([key, value]) => {
    return { key, value, part: compilePart(value, memberPointer(pointer, key), compiling) };
  });
  if (parts.every(({ part }) => part === undefined)) return undefined;
  return (at) => Object.fromEntries(parts.map(({ key, value, part }) => [key, part === undefined ? value : part(at)]));
}

function compileItems(items: readonly unknown[], pointer: string, compiling: TraceCompiling): Part {
  const parts = items.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
  if (parts.every((part) => part === undefined)) return undefined;
  return (at) => parts.map((part, index) => (part === undefined ? items[index] : part(at)));
}
