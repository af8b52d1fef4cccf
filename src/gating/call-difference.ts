import type { CallDifference, CausePart } from '../../schemas/types/decision.ts';
import { isRecord, memberOf } from '../contract/json.ts';
import type { Step, ToolCallStep } from '../suite/trial.ts';
import type { ComparedTrial } from './compared-trials.ts';

/** The first tool call in which a trial differs from main's. */
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

/**
 * Compares two traces call by call, in order: first only the calls that change something; if those are all the same, every call. Null if
 * nothing differs, or if a side recorded no step.
 */
export function firstDifference(main: ComparedTrial, candidate: ComparedTrial): FoundDifference | null {
  if (main.steps.length === 0 || candidate.steps.length === 0) return null;
  const [before, now] = [callsOf(main.steps), callsOf(candidate.steps)];
  const acting = (calls: readonly Call[]) => calls.filter(({ call }) => !looksUp(call.tool));
  return differenceOf(acting(before), acting(now)) ?? differenceOf(before, now);
}

function callsOf(steps: readonly Step[]): readonly Call[] {
  return steps.flatMap((call, index) => (call.type === 'tool_call' ? [{ call, step: index + 1 }] : []));
}

/** Whether a tool only looks something up, by the first word of its name. Skips a namespace such as `crm.` or `mcp__crm__`. */
function looksUp(tool: string): boolean {
  const name = tool.split(/[./:]|__/).at(-1) ?? tool;
  const [word = ''] = name.match(/[A-Z]?[a-z]+|[A-Z]+/) ?? [];
  return LOOKUPS.has(word.toLowerCase());
}

function differenceOf(before: readonly Call[], now: readonly Call[]): FoundDifference | null {
  for (let index = 0; index < Math.max(before.length, now.length); index++) {
    const [main, own] = [before[index], now[index]];
    const isSameTool = main !== undefined && main.call.tool === own?.call.tool;
    const found = isSameTool ? otherArguments(main, own) : otherCall(main, own);
    if (found !== null) return found;
  }
  return null;
}

function otherCall(main: Call | undefined, own: Call | undefined): FoundDifference {
  const example = {
    step: (own ?? main)?.step ?? 0,
    main: main === undefined ? null : callText(main.call),
    candidate: own === undefined ? null : callText(own.call),
  };
  const steps = [main?.step ?? null, own?.step ?? null] as const;
  const tool = (main ?? own)?.call.tool ?? '';
  if (main !== undefined && own !== undefined)
    return { change: 'replaced', tool, instead: own.call.tool, example, steps };
  return { change: main === undefined ? 'added' : 'left-out', tool, example, steps };
}

function otherArguments(main: Call, own: Call): FoundDifference | null {
  const argument = differingArgument(main.call.args, own.call.args);
  if (argument === null) return null;
  const texts = { main: argumentText(argument, main.call), candidate: argumentText(argument, own.call) };
  return {
    change: 'arguments',
    tool: own.call.tool,
    ...(argument === '' ? {} : { argument }),
    example: { step: own.step, ...texts },
    steps: [main.step, own.step],
  };
}

/** The first argument that differs, main's first; empty if the arguments are not objects; null if all are the same. */
function differingArgument(main: unknown, own: unknown): string | null {
  if (!isRecord(main) || !isRecord(own)) return bare(main) === bare(own) ? null : '';
  const names = new Set([...Object.keys(main), ...Object.keys(own)]);
  return [...names].find((name) => bare(memberOf(main, name)) !== bare(memberOf(own, name))) ?? null;
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
