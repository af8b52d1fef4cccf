import type { RubricFile, StepFile, TextFile } from '../../../schemas/types/rubric.ts';
import { type JsonObject, memberPointer } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import type { MessageStep, Step, ToolCallStep } from '../../suite/trial.ts';
import type { Evaluation } from '../evaluation.ts';
import type { RubricProblems } from '../problems.ts';
import {
  type ComparedFact,
  checkKey,
  type NamedStep,
  type Names,
  needOf,
  type TraceCompiling,
} from '../references/rubric-names.ts';
import { includesPart } from '../values/json-value.ts';
import { shownValue } from '../values/shown-value.ts';
import { argumentsOf, compileArguments, compileTextTest } from './arguments.ts';

export interface StepMatcher {
  fits(step: Step, at: Evaluation): boolean;
  /** For explanations: the matcher as written. */
  readonly shown: string;
}

/** Keys for tool calls only, and keys for messages only. */
const CALL_KEYS = ['tool', 'args', 'result', 'error'] as const;
const MESSAGE_KEYS = ['role', 'text'] as const;

/** Compiles a matcher: every given key must fit. Adds its mistakes to the problems. */
export function compileStep(file: StepFile, pointer: string, compiling: TraceCompiling): StepMatcher {
  const conflict = contradiction(file);
  if (conflict !== undefined)
    compiling.problems.add(pointer, { code: 'impossible-step', what: `no step can fit: ${conflict}` });
  const testsOf = (keys: readonly (keyof typeof TESTS)[]): readonly Test<never>[] =>
    keys.flatMap((key) =>
      file[key] === undefined ? [] : TESTS[key](file[key] as never, `${pointer}/${key}`, compiling),
    );
  const others = testsOf(['is', 'any', 'not']);
  // An error is told faster than a result, which may be long.
  const call = testsOf(['tool', 'args', 'error', 'result']);
  const message = testsOf(MESSAGE_KEYS);
  const takesCalls = file.type !== 'message' && message.length === 0;
  const takesMessages = file.type !== 'tool_call' && call.length === 0;
  const ofCall = [...call, ...others];
  const ofMessage = [...message, ...others];
  const fits = (step: Step, at: Evaluation): boolean => {
    if (step.type === 'tool_call') return takesCalls && all(ofCall, step, at);
    return takesMessages && all(ofMessage, step, at);
  };
  return { fits, shown: shownValue(file, 120) };
}

/** Why no step can fit; undefined if one can. */
function contradiction(file: StepFile): string | undefined {
  const call = CALL_KEYS.find((key) => file[key] !== undefined);
  const message = MESSAGE_KEYS.find((key) => file[key] !== undefined);
  if (call !== undefined && message !== undefined) return `\`${call}\` is of tool calls, \`${message}\` of messages`;
  if (call !== undefined && file.type === 'message') return `\`${call}\` is of tool calls`;
  return message !== undefined && file.type === 'tool_call' ? `\`${message}\` is of messages` : undefined;
}

type Test<S> = (step: S, at: Evaluation) => boolean;

function all(tests: readonly Test<never>[], step: Step, at: Evaluation): boolean {
  for (const test of tests) if (!test(step as never, at)) return false;
  return true;
}

type CompileTest = (file: never, pointer: string, compiling: TraceCompiling) => Test<never>;

/** The test of each key. */
const TESTS: Readonly<Record<Exclude<keyof StepFile, 'type'>, CompileTest>> = {
  is: namedTest,
  any: (files: readonly StepFile[], pointer, compiling) => {
    const parts = files.map((file, index) => compileStep(file, `${pointer}/${index}`, compiling));
    return (step, at) => parts.some((part) => part.fits(step, at));
  },
  not: (file: StepFile, pointer, compiling) => {
    const { fits } = compileStep(file, pointer, compiling);
    return (step, at) => !fits(step, at);
  },
  tool: (names: string | readonly string[]) => {
    const isNamed = nameTest(names);
    return ({ tool }: ToolCallStep) => isNamed(tool);
  },
  args: (file: JsonObject, pointer, compiling) => {
    const args = compileArguments(file, pointer, compiling, true);
    return (step: ToolCallStep, at) => includesPart(argumentsOf(step), args(at));
  },
  result: (file: TextFile, pointer, compiling) => {
    const fits = compileTextTest(file, pointer, compiling);
    return ({ result }: ToolCallStep) => result !== undefined && fits(result);
  },
  // An empty text is no error.
  error:
    (wanted: boolean) =>
    ({ error }: ToolCallStep) =>
      (error != null && error.trim() !== '') === wanted,
  role: (names: string | readonly string[]) => {
    const isNamed = nameTest(names);
    return ({ role }: MessageStep) => isNamed(role);
  },
  text: (file: TextFile, pointer, compiling) => {
    const fits = compileTextTest(file, pointer, compiling);
    return ({ text }: MessageStep) => fits(text);
  },
};

function namedTest(name: string, pointer: string, { names, needs, facts, problems }: TraceCompiling): Test<Step> {
  const named = names.steps?.get(name);
  if (named !== undefined) {
    needs.add(needOf('step', name));
    for (const need of named.needs) needs.add(need);
    facts.push(...named.facts);
    return named.fits;
  }
  const known = [...(names.steps?.keys() ?? [])];
  const declare = { fix: 'Declare steps at the top of the rubric: `steps: { NAME: STEP }`' };
  const problem =
    names.steps === null
      ? { what: 'a named step cannot refer to another', fix: 'Write that step out here' }
      : { what: `there is no step \`${name}\``, ...(known.length > 0 ? adviseName(name, known) : declare) };
  problems.add(pointer, { code: 'unknown-step', ...problem });
  return () => false;
}

function nameTest(names: string | readonly string[]): (name: string) => boolean {
  const tests = (typeof names === 'string' ? [names] : names).map(globTest);
  return (name) => tests.some((test) => test(name));
}

/** Compiles a name pattern; `*` matches zero or more characters. */
function globTest(glob: string): (name: string) => boolean {
  const [first = '', ...others] = glob.split('*');
  const last = others.pop();
  if (last === undefined) return (name) => name === glob;
  return (name) => {
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const part of others) {
      const index = name.indexOf(part, at);
      if (index === -1) return false;
      at = index + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
  };
}

/** Compiles the named steps of a rubric. A named step cannot refer to another, which bounds its cost. */
export function compileNamedSteps(
  rubric: RubricFile,
  names: Omit<Names, 'steps'>,
  problems: RubricProblems,
): ReadonlyMap<string, NamedStep> {
  const named = new Map<string, NamedStep>();
  for (const [name, file] of Object.entries(rubric.steps ?? {})) {
    checkKey(name, '/steps', problems);
    const pointer = memberPointer('/steps', name);
    const facts: ComparedFact[] = [];
    const needs = new Set<string>();
    const compiling = { problems, names: { ...names, steps: null }, needs, facts };
    named.set(name, { fits: compileStep(file, pointer, compiling).fits, facts, needs });
  }
  return named;
}
