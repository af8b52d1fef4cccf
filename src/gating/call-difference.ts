import type { CallDifference, CausePart } from '../../schemas/types/decision.ts';
import { isRecord, memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import type { Step, ToolCallStep } from '../suite/trial.ts';
import type { ComparedTrial } from './compared-trials.ts';

export interface FoundDifference
  extends Required<Pick<CausePart, 'change' | 'tool'>>,
    Pick<CausePart, 'instead' | 'argument'> {
  readonly example: Omit<CallDifference, 'scenario'>;
  /** Numbers of the steps, from 1; null if a side has no such call. */
  readonly steps: readonly [main: number | null, candidate: number | null];
}

/** First words of the names of lookup tools. Which of them are called, and in which order, varies between runs. */
const LOOKUPS: ReadonlySet<string> = new Set(
  'get find list search read fetch lookup query view show check calculate think describe inspect count browse open ls cat grep'.split(
    ' ',
  ),
);

interface Call {
  readonly call: ToolCallStep;
  /** Number of the step, from 1. */
  readonly step: number;
}

/** Compares two traces call by call: first only calls that change something, then all. Null if nothing differs or a side has no step. */
export function firstDifference(
  baseline: Pick<ComparedTrial, 'steps'>,
  candidate: Pick<ComparedTrial, 'steps'>,
): FoundDifference | null {
  if (baseline.steps.length === 0 || candidate.steps.length === 0) return null;
  const [baselineCalls, candidateCalls] = [callsOf(baseline.steps), callsOf(candidate.steps)];
  const acting = (calls: readonly Call[]) => calls.filter(({ call }) => !looksUp(call.tool));
  return differenceOf(acting(baselineCalls), acting(candidateCalls)) ?? differenceOf(baselineCalls, candidateCalls);
}

function callsOf(steps: readonly Step[]): readonly Call[] {
  return steps.flatMap((call, index) => (call.type === 'tool_call' ? [{ call, step: index + 1 }] : []));
}

/** Whether a tool only looks something up, by the first word of its name. Skips a namespace such as `crm.` or `mcp__crm__`. */
export function looksUp(tool: string): boolean {
  const name = tool.split(/[./:]|__/).at(-1) ?? tool;
  const [word = ''] = name.match(/[A-Z]?[a-z]+|[A-Z]+/) ?? [];
  return LOOKUPS.has(word.toLowerCase());
}

function differenceOf(baselineCalls: readonly Call[], candidateCalls: readonly Call[]): FoundDifference | null {
  for (let index = 0; index < Math.max(baselineCalls.length, candidateCalls.length); index++) {
    const [baseline, candidate] = [baselineCalls[index], candidateCalls[index]];
    const isSameTool = baseline !== undefined && baseline.call.tool === candidate?.call.tool;
    const difference = isSameTool
      ? otherArguments(baseline, candidate)
      : otherCall(baselineCalls, candidateCalls, index);
    if (difference !== null) return difference;
  }
  return null;
}

/** A call that one side lacks, where the other goes on with the next one; else one in place of another. */
function otherCall(baselineCalls: readonly Call[], candidateCalls: readonly Call[], index: number): FoundDifference {
  const [baseline, candidate] = [baselineCalls[index], candidateCalls[index]];
  const has = (calls: readonly Call[], { call }: Call) => calls.some((other) => other.call.tool === call.tool);
  const isHere = baseline && has(candidateCalls.slice(index), baseline);
  const isOnMain = candidate && has(baselineCalls.slice(index), candidate);
  if (baseline !== undefined && isHere === false && isOnMain !== false) {
    const change = has(candidateCalls, baseline) ? 'less-often' : 'left-out';
    const example = { step: baseline.step, main: callText(baseline.call), candidate: null };
    return { change, tool: baseline.call.tool, example, steps: [baseline.step, null] };
  }
  const added = must(candidate, 'a call that main lacks');
  const { step, call } = added;
  const [tool, text] = [call.tool, callText(call)];
  if (baseline === undefined || (isOnMain === false && isHere === true)) {
    const change = has(baselineCalls, added) ? 'more-often' : 'added';
    return { change, tool, example: { step, main: null, candidate: text }, steps: [null, step] };
  }
  const example = { step, main: callText(baseline.call), candidate: text };
  return { change: 'replaced', tool: baseline.call.tool, instead: tool, example, steps: [baseline.step, step] };
}

function otherArguments(baseline: Call, candidate: Call): FoundDifference | null {
  const argument = differingArgument(baseline.call.args, candidate.call.args);
  if (argument === null) return null;
  const texts = { main: argumentText(argument, baseline.call), candidate: argumentText(argument, candidate.call) };
  return {
    change: 'arguments',
    tool: candidate.call.tool,
    ...(argument === '' ? {} : { argument }),
    example: { step: candidate.step, ...texts },
    steps: [baseline.step, candidate.step],
  };
}

/** The first argument that differs, main's first; empty if the arguments are not objects; null if all are the same. */
function differingArgument(baseline: unknown, candidate: unknown): string | null {
  if (!isRecord(baseline) || !isRecord(candidate)) return bare(baseline) === bare(candidate) ? null : '';
  const names = new Set([...Object.keys(baseline), ...Object.keys(candidate)]);
  return [...names].find((name) => bare(memberOf(baseline, name)) !== bare(memberOf(candidate, name))) ?? null;
}

/** A value as text without quotes and spaces. Some calls pass a list as text: `["1"]`, `"['1']"`. */
function bare(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(/[\s"'\\]/g, '');
}

const LONGEST = 160;
/** Longest text of one argument among others. */
const IN_CALL = 60;

function argumentText(argument: string, { args }: ToolCallStep): string {
  if (argument === '') return cut(JSON.stringify(args) ?? '');
  const value = memberOf(args, argument);
  return `${argument}: ${value === undefined ? 'absent' : cut(JSON.stringify(value))}`;
}

/** `tool(name: value)`, cut. */
export function callText({ tool, args }: ToolCallStep): string {
  if (!isRecord(args)) return `${tool}(${cut(JSON.stringify(args) ?? '')})`;
  const given = Object.entries(args).map(([name, value]) => `${name}: ${cut(JSON.stringify(value) ?? '', IN_CALL)}`);
  return cut(`${tool}(${given.join(', ')})`);
}

function cut(text: string, longest = LONGEST): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
