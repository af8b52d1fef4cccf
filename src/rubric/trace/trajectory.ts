import type { ArgsMode, ReferenceCallFile, TraceFile, TrajectoryMode } from '../../../schemas/types/rubric.ts';
import { isRecord, memberPointer } from '../../contract/json.ts';
import { adviseName } from '../../contract/names.ts';
import { counted } from '../../contract/text.ts';
import type { ToolCallStep } from '../../suite/trial.ts';
import type { Evaluation } from '../evaluation.ts';
import { compileFact } from '../references/facts.ts';
import type { TraceCompiling } from '../references/rubric-names.ts';
import { spend, stepsAt } from '../step-limit.ts';
import { REDACTED } from '../values/json-value.ts';
import { clauses, firstFew, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { argumentsOf, compileArguments } from './arguments.ts';
import { type CallsToPair, type ExpectedCall, isExpected, isRedacted, pairCalls } from './pair-calls.ts';
import type { StepMatcher } from './step-matcher.ts';
import { allFits, nameStep, nameSteps, type PatternMatcher, type Reason, type Window } from './windows.ts';

export type TrajectoryFile = NonNullable<TraceFile['trajectory']>;

interface Comparison extends CallsToPair {
  readonly window: Window;
  /** Index of each call in the list of steps. */
  readonly places: readonly number[];
}

interface Mode {
  /** Whether calls of the reference may be missing, and whether other calls may be extra. */
  readonly missing: boolean;
  readonly extra: boolean;
  readonly ordered: boolean;
}

const MODES: Readonly<Record<TrajectoryMode, Mode>> = {
  strict: { missing: false, extra: false, ordered: true },
  unordered: { missing: false, extra: false, ordered: false },
  subset: { missing: true, extra: false, ordered: false },
  superset: { missing: false, extra: true, ordered: false },
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
    const places = allFits(window, ANY_CALL);
    const comparison: Comparison = {
      window,
      expected: reference(window.at),
      calls: places.map((index) => window.steps[index] as ToolCallStep),
      places,
      modeOf,
      spend: (steps) => spend(count, steps, () => `the trajectory of \`${window.path}\``),
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

const ANY_CALL: StepMatcher = { fits: ({ type }) => type === 'tool_call', shown: '' };

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

/** Whether the calls fit. Their number alone often decides. */
function test(comparison: Comparison, mode: Mode): boolean {
  const { calls, expected } = comparison;
  if (!mode.missing && calls.length < expected.length) return false;
  if (!mode.extra && calls.length > expected.length) return false;
  if (mode.ordered) return calls.every((_, index) => isInPlace(comparison, index));
  const left = pairCalls(comparison);
  return (mode.missing || left.missing.length === 0) && (mode.extra || left.extra.length === 0);
}

function isInPlace({ expected, calls, modeOf }: Comparison, index: number): boolean {
  const [call, wanted] = [calls[index], expected[index]];
  return call !== undefined && wanted !== undefined && isExpected(call, wanted, modeOf(call.tool));
}

function explainHolds(comparison: Comparison, mode: Mode): Reason {
  const { calls, expected, places, window } = comparison;
  const extra = new Set(mode.extra ? pairCalls(comparison).extra : []);
  const paired = places.filter((_, index) => !extra.has(index));
  const because = `${counted(calls.length, 'call')} made, ${expected.length} in the reference`;
  if (paired.length === 0) return { because, decisive: [] };
  const names = `${paired.length === 1 ? 'that is' : 'those are'} ${nameSteps(window, paired)}`;
  return { because: `${because}; ${names}`, decisive: paired };
}

function explainFails(comparison: Comparison, mode: Mode): Reason {
  const { calls, expected, places, window, modeOf } = comparison;
  const counts = `${counted(calls.length, 'call')} against ${expected.length} of the reference`;
  const left = pairCalls(comparison);
  const missing = mode.missing ? [] : left.missing;
  const extra = (mode.extra ? [] : left.extra).map((index) => places[index] as number);
  if (missing.length === 0 && extra.length === 0) return explainOrder(comparison);
  // The step of the first unpaired call of the same tool.
  const insteadOf = (index: number): number | undefined =>
    places[left.extra.find((made) => calls[made]?.tool === expected[index]?.tool) ?? -1];
  const shown = firstFew(missing, 3, (index) => {
    const call = shownCall(expected[index] as ExpectedCall, modeOf);
    const instead = insteadOf(index);
    if (instead === undefined) return call;
    const has = shownValue(argumentsOf(window.steps[instead] as ToolCallStep), IN_SENTENCE);
    return `${call} (${window.path}.${instead} has ${has})`;
  });
  const lacks = missing.length === 0 ? '' : `missing ${shown}`;
  const has = extra.length === 0 ? '' : `extra ${nameSteps(window, extra)}`;
  const named = new Set([...missing.slice(0, 3).flatMap((index) => insteadOf(index) ?? []), ...extra]);
  return { because: `${counts}: ${clauses(lacks, has)}`, decisive: [...named] };
}

function explainOrder(comparison: Comparison): Reason {
  const { calls, expected, places, window, modeOf } = comparison;
  const wrong = [...calls.keys()].filter((index) => !isInPlace(comparison, index));
  const shown = firstFew(wrong, 3, (index) => {
    return `${nameStep(window, places[index] as number)} where ${shownCall(expected[index] as ExpectedCall, modeOf)} is expected`;
  });
  const decisive = wrong.map((index) => places[index] as number);
  return { because: `${counted(calls.length, 'call')} of the reference, out of order: ${shown}`, decisive };
}

/** `get_user {"id":"u1"}`; the tool alone if its arguments do not count. */
function shownCall(call: ExpectedCall, modeOf: Comparison['modeOf']): string {
  return call.args === undefined || modeOf(call.tool) === 'ignore'
    ? call.tool
    : `${call.tool} ${shownValue(call.args, IN_SENTENCE)}`;
}

type ReadCalls = (at: Evaluation) => readonly ExpectedCall[];

/** Compiles the reference of a trajectory: a list of calls, or a fact that has such a list. */
function compileReference(file: TrajectoryFile['reference'], pointer: string, compiling: TraceCompiling): ReadCalls {
  if ('field' in file) return fromFact(file.field, `${pointer}/field`, compiling);
  const reads = file.map((call, index): ((at: Evaluation) => ExpectedCall) => {
    if (typeof call === 'string' || call.args === undefined) return () => writtenCall(call);
    const args = compileArguments(call.args, `${pointer}/${index}/args`, compiling, false);
    return (at) => ({ tool: call.tool, args: args(at) });
  });
  return (at) => reads.map((read) => read(at));
}

function fromFact(path: string, pointer: string, compiling: TraceCompiling): ReadCalls {
  const fact = compileFact(path, pointer, compiling);
  // A whole trace, with its messages, may be a reference.
  const isFit = (item: unknown): boolean => isCall(item) || (isRecord(item) && item.type === 'message');
  const accepts = (value: unknown) => Array.isArray(value) && value.every(isFit);
  compiling.facts.push({ ...fact, accepts, wanted: 'a list of tool calls' });
  return (at) => (fact.read(at) as readonly unknown[]).filter(isCall).map(writtenCall);
}

/** A name alone fits any arguments; a call without `args` has no arguments, as in a trace. */
function writtenCall(call: ReferenceCallFile): ExpectedCall {
  return typeof call === 'string' ? { tool: call, args: undefined } : { tool: call.tool, args: call.args ?? {} };
}

function isCall(item: unknown): item is ReferenceCallFile {
  if (typeof item === 'string') return item !== '';
  return isRecord(item) && typeof item.tool === 'string' && (item.type === undefined || item.type === 'tool_call');
}
