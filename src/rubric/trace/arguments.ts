import type { TextFile } from '../../../schemas/types/rubric.ts';
import { canonicalJson, isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import type { ToolCallStep } from '../../suite/trial.ts';
import type { Evaluation } from '../evaluation.ts';
import { OPERATORS } from '../operators/operators.ts';
import { badRegex, compileRegex } from '../patterns.ts';
import { compileFact, fieldOf } from '../references/facts.ts';
import type { Compiling, TraceCompiling } from '../references/rubric-names.ts';
import { looksLikeReference } from '../references/subjects.ts';
import { includesText } from '../values/includes-text.ts';
import { holdsMark, REDACTED } from '../values/json-value.ts';

/** The arguments of a call; empty if a list other than the trace omits them. */
export function argumentsOf(call: ToolCallStep | undefined): unknown {
  return call?.args ?? {};
}

/** Arguments for one trial, as `includesPart` takes them: facts are replaced by their values, patterns by tests. */
type ReadArguments = (at: Evaluation) => unknown;

/**
 * Compiles the arguments of a call. A value at any depth may be `{ field: PATH }` for a fact or, if `takesPatterns`,
 * `{ matches: PATTERN }` for texts. The arguments as a whole are never read so, because an argument may be called `field`.
 */
export function compileArguments(
  args: JsonObject,
  pointer: string,
  compiling: TraceCompiling,
  takesPatterns: boolean,
): ReadArguments {
  const before = compiling.facts.length;
  const read = compileMembers(args, pointer, { ...compiling, takesPatterns });
  if (compiling.facts.length > before) return read;
  // Without facts, the arguments are the same for every step and trial.
  let literal: unknown;
  return (at) => {
    literal ??= read(at);
    return literal;
  };
}

interface ArgumentsCompiling extends TraceCompiling {
  readonly takesPatterns: boolean;
}

function compilePart(value: unknown, pointer: string, compiling: ArgumentsCompiling): ReadArguments {
  if (Array.isArray(value)) {
    const reads = value.map((item, index) => compilePart(item, `${pointer}/${index}`, compiling));
    return (at) => reads.map((read) => read(at));
  }
  if (!isRecord(value)) return () => value;
  const path = fieldOf(value);
  if (path !== undefined) return compileNamedFact(path, pointer, compiling);
  if (compiling.takesPatterns && isPattern(value)) {
    const finds = compileTextTest(value, pointer, compiling);
    const test = (made: unknown): boolean => typeof made === 'string' && finds(made);
    return () => test;
  }
  if (refuseStray(value, pointer, compiling)) return () => value;
  return compileMembers(value, pointer, compiling);
}

function compileMembers(members: JsonObject, pointer: string, compiling: ArgumentsCompiling): ReadArguments {
  const parts = Object.entries(members).map(([key, value]) => {
    return { key, read: compilePart(value, memberPointer(pointer, key), compiling) };
  });
  return (at) => Object.fromEntries(parts.map(({ key, read }) => [key, read(at)]));
}

function isPattern(value: JsonObject): value is { readonly matches: string } {
  return typeof value.matches === 'string' && value.matches !== '' && Object.keys(value).length === 1;
}

/** The fact that an argument is compared with; redacted texts make the pattern indeterminate. */
function compileNamedFact(path: string, pointer: string, compiling: TraceCompiling): ReadArguments {
  const fact = compileFact(path, `${pointer}/field`, compiling);
  compiling.facts.push({ ...fact, accepts: (value) => !holdsMark(value), wanted: `to be compared: ${REDACTED}` });
  return fact.read;
}

const CONDITION_KEYS: ReadonlySet<string> = new Set([...Object.keys(OPERATORS), 'and', 'or', 'not']);
const OPTIONS: ReadonlySet<string> = new Set(['tolerance', 'ignore_case']);
const BESIDE_OP: ReadonlySet<string> = new Set(['op', 'value', 'measure', 'description', ...OPTIONS]);

/**
 * Refuses an object that looks like a condition or a fact: as a literal no call would ever have it, and an `absence` would always pass.
 * @returns whether the object was refused
 */
function refuseStray(value: JsonObject, pointer: string, { problems, takesPatterns }: ArgumentsCompiling): boolean {
  if (!looksLikeReference(value) && !looksLikeCondition(value)) return false;
  const what = 'an argument is compared literally, and this looks like a condition';
  const expected = takesPatterns
    ? 'a literal, `{ field: PATH }` or `{ matches: PATTERN }`'
    : 'a literal or `{ field: PATH }`';
  problems.add(pointer, { code: 'bad-value', what, expected, found: shown(value), fix: USE_EXPR });
  return true;
}

const USE_EXPR =
  'For any other condition use `expr`: `trace.exists(step, step.type == "tool_call" && step.args.amount > 100)`';

function looksLikeCondition(value: JsonObject): boolean {
  const keys = Object.keys(value);
  if (typeof value.op === 'string' && Object.hasOwn(OPERATORS, value.op))
    return keys.every((key) => BESIDE_OP.has(key));
  return (
    keys.some((key) => CONDITION_KEYS.has(key)) && keys.every((key) => CONDITION_KEYS.has(key) || OPTIONS.has(key))
  );
}

/** Compiles a test for a part or a pattern of a text; any other value is tested as canonical JSON. */
export function compileTextTest(file: TextFile, pointer: string, { problems }: Compiling): (value: unknown) => boolean {
  if (typeof file === 'string') return (value) => includesText(textOrJson(value), file);
  try {
    const regex = compileRegex(file.matches);
    return (value) => regex.test(textOrJson(value));
  } catch (error) {
    problems.add(`${pointer}/matches`, badRegex(error));
    return () => false;
  }
}

function textOrJson(value: unknown): string {
  return typeof value === 'string' ? value : canonicalJson(value);
}
