import type { ArgsMode, ReferenceCallFile, TraceFile, TrajectoryMode } from '../../../schemas/types/rubric.ts';
import { memberPointer } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import { counted } from '../../contract/text.ts';
import type { ToolCallStep } from '../../suite/trial.ts';
import type { TraceCompiling } from '../references/rubric-names.ts';
import { spend, stepsAt } from '../step-limit.ts';
import { REDACTED } from '../values/json-value.ts';
import { clauses, firstFew, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { argumentsOf } from './arguments.ts';
import {
  type CallsToPair,
  type ExpectedCall,
  isExpected,
  isRedacted,
  type Leftovers,
  pairCalls,
} from './pair-calls.ts';
import { compileReference } from './reference-calls.ts';
import { nameStep, nameSteps, type PatternMatcher, type Reason, type Window } from './windows.ts';

export type TrajectoryFile = NonNullable<TraceFile['trajectory']>;

/** The calls of a window and those of the reference. */
interface Comparison extends CallsToPair {
  readonly window: Window;
  /** Index of each call in the list of steps. */
  readonly places: readonly number[];
}

/** One row of the table of modes. */
interface Mode {
  /** Whether calls of the reference may be missing, and whether other calls may be extra. */
  readonly missing: boolean;
  readonly extra: boolean;
  readonly ordered: boolean;
}

const MODES: Readonly<Record<TrajectoryMode, Mode>> = {
  strict: {
    missing: false,
    extra: false,
    ordered: true,
  },
  unordered: {
    missing: false,
    extra: false,
    ordered: false,
  },
  subset: {
    missing: true,
    extra: false,
    ordered: false,
  },
  superset: {
    missing: false,
    extra: true,
    ordered: false,
  },
};

/** Compiles the comparison of tool calls with a reference; adds its mistakes to the problems. */
export function compileTrajectory(file: TrajectoryFile, pointer: string, compiling: TraceCompiling): PatternMatcher {
  const argsOf = new Map(Object.entries(file.args_of ?? {}));
  const modeOf = (tool: string): ArgsMode => argsOf.get(tool) ?? file.args ?? 'exact';
  const reference = compileReference(file.reference, `${pointer}/reference`, compiling);
  checkToolNames(file, pointer, compiling);
  const mode = MODES[file.mode];
  return (window) => {
    const count = stepsAt(window.at);
    const spendHere = (steps: number): void => spend(count, steps, () => `the trajectory of \`${window.path}\``);
    const comparison = {
      window,
      expected: reference(window.at),
      ...toolCalls(window),
      modeOf,
      spend: spendHere,
    };
    const holds = test(comparison, mode);
    // In a literal reference a redaction mark is meant literally.
    if (holds && !Array.isArray(file.reference) && isRedacted(comparison)) {
      const because = `the calls look like those of the reference, but ${REDACTED}`;
      return { holds: undefined, explain: () => ({ because, decisive: [] }) };
    }
    return { holds, explain: () => (holds ? explainHolds(comparison, mode) : explainFails(comparison, mode)) };
  };
}

/** Refuses `args_of` for a tool that a literal reference never calls. */
function checkToolNames(
  { reference, args_of: argsOf = {} }: TrajectoryFile,
  pointer: string,
  compiling: TraceCompiling,
): void {
  if (!Array.isArray(reference)) return;
  const known = reference.map((call: ReferenceCallFile) => (typeof call === 'string' ? call : call.tool));
  for (const tool of Object.keys(argsOf).filter((name) => !known.includes(name)))
    compiling.problems.add(memberPointer(`${pointer}/args_of`, tool), {
      code: 'unknown-tool',
      what: `the reference has no call of \`${tool}\``,
      ...adviseName(tool, [...new Set(known)]),
    });
}

function toolCalls({ steps, from, to }: Window): Pick<Comparison, 'calls' | 'places'> {
  const calls: ToolCallStep[] = [];
  const places: number[] = [];
  for (let index = from; index < to; index++) {
    const step = steps[index];
    if (step?.type !== 'tool_call') continue;
    calls.push(step);
    places.push(index);
  }
  return { calls, places };
}

/** Whether the calls fit. Their number alone often decides. */
function test(comparison: Comparison, mode: Mode): boolean {
  const { calls, expected } = comparison;
  if (!mode.missing && calls.length < expected.length) return false;
  if (!mode.extra && calls.length > expected.length) return false;
  if (mode.ordered) return firstOutOfOrder(comparison) === -1;
  const left = pairCalls(comparison);
  return (mode.missing || left.missing.length === 0) && (mode.extra || left.extra.length === 0);
}

function isInPlace({ expected, calls, modeOf }: Comparison, index: number): boolean {
  const [call, wanted] = [calls[index], expected[index]];
  return call !== undefined && wanted !== undefined && isExpected(call, wanted, modeOf(call.tool));
}

function firstOutOfOrder(comparison: Comparison): number {
  return comparison.calls.findIndex((_, index) => !isInPlace(comparison, index));
}

function explainHolds(comparison: Comparison, mode: Mode): Reason {
  const { calls, expected, places, window } = comparison;
  const extra = new Set(mode.extra ? pairCalls(comparison).extra : []);
  const paired = places.filter((_, index) => !extra.has(index));
  const because = `${counted(calls.length, 'call')} made, ${expected.length} in the reference`;
  if (paired.length === 0) return { because, decisive: [] };
  const names = `${paired.length === 1 ? 'that is' : 'those are'} ${nameSteps(window, paired)}`;
  return { because: `${because}; ${names}`, decisive: paired.slice(0, 3) };
}

function explainFails(comparison: Comparison, mode: Mode): Reason {
  const { calls, expected, places, window } = comparison;
  const counts = `${counted(calls.length, 'call')} against ${expected.length} of the reference`;
  const left = pairCalls(comparison);
  const missing = mode.missing ? [] : left.missing;
  const extra = (mode.extra ? [] : left.extra).map((index) => places[index] as number);
  if (missing.length === 0 && extra.length === 0) return explainOrder(comparison);
  const lacking = missing.map((index) => lackingCall(comparison, left, index));
  const shown = lacking.map((call) => () => call.shown);
  const parts = [
    missing.length === 0 ? '' : `missing ${firstFew(shown, 3)}`,
    extra.length === 0 ? '' : `extra ${nameSteps(window, extra)}`,
  ];
  const named = new Set([...lacking.slice(0, 3).flatMap(({ instead }) => instead ?? []), ...extra]);
  return { because: `${counts}: ${clauses(...parts)}`, decisive: [...named].slice(0, 3) };
}

/** A call of the reference that was not made, and the step of the first unpaired call of its tool. */
interface Lacking {
  /** The call as text: `get_user {"id":"u1"} (trace.3 has {"id":"u2"})`. */
  readonly shown: string;
  readonly instead: number | undefined;
}

function lackingCall(
  { calls, places, expected, modeOf, window }: Comparison,
  { extra }: Leftovers,
  missing: number,
): Lacking {
  const call = expected[missing] as ExpectedCall;
  const shown = shownCall(call, modeOf);
  const made = extra.find((index) => calls[index]?.tool === call.tool);
  if (made === undefined) return { shown, instead: undefined };
  const instead = places[made] as number;
  const has = shownValue(argumentsOf(calls[made]), IN_SENTENCE);
  return { shown: `${shown} (${window.path}.${instead} has ${has})`, instead };
}

/** Explains calls that are complete but out of order. */
function explainOrder(comparison: Comparison): Reason {
  const { calls, expected, places, window, modeOf } = comparison;
  const wrong = [...calls.keys()].filter((index) => !isInPlace(comparison, index));
  const shown = wrong.map((index) => () => {
    return `${nameStep(window, places[index] as number)} where ${shownCall(expected[index] as ExpectedCall, modeOf)} is expected`;
  });
  const decisive = wrong.slice(0, 3).map((index) => places[index] as number);
  return {
    because: `${counted(calls.length, 'call')} of the reference, out of order: ${firstFew(shown, 3)}`,
    decisive,
  };
}

/** `get_user {"id":"u1"}`; the tool alone if its arguments do not count. */
function shownCall(call: ExpectedCall, modeOf: Comparison['modeOf']): string {
  return call.args === undefined || modeOf(call.tool) === 'ignore'
    ? call.tool
    : `${call.tool} ${shownValue(call.args, IN_SENTENCE)}`;
}
