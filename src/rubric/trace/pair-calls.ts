import type { ArgsMode } from '../../../schemas/types/rubric.ts';
import { appendTo } from '../../contract/group-by.ts';
import { canonicalJson } from '../../contract/json.ts';
import type { ToolCallStep } from '../../suite/trial.ts';
import { stepsOfValue } from '../step-limit.ts';
import { holdsMark, includesPart, sameJson } from '../values/json-value.ts';
import { argumentsOf } from './arguments.ts';

export interface ExpectedCall {
  readonly tool: string;
  /** Undefined if any arguments fit. */
  readonly args: unknown;
}

export interface CallsToPair {
  readonly expected: readonly ExpectedCall[];
  readonly calls: readonly ToolCallStep[];
  readonly modeOf: (tool: string) => ArgsMode;
  /** Counts the steps of pairing: calls that many others fit take a product of both numbers. @throws Unjudgeable above the limit */
  readonly spend: (steps: number) => void;
}

/** The calls that the best pairing leaves unpaired, as ascending indexes. */
export interface Leftovers {
  readonly missing: readonly number[];
  readonly extra: readonly number[];
}

/** Whether a call fits this call of the reference. */
export function isExpected(call: ToolCallStep, expected: ExpectedCall, mode: ArgsMode): boolean {
  if (call.tool !== expected.tool) return false;
  if (mode === 'ignore' || expected.args === undefined) return true;
  const args = argumentsOf(call);
  return mode === 'exact' ? sameJson(args, expected.args) : includesPart(args, expected.args);
}

/** Pairs calls with those of the reference so that as few as possible are left. */
export function pairCalls({ expected, calls, modeOf, spend }: CallsToPair): Leftovers {
  const find = startFinding(calls);
  const edges = expected.map((wanted) => {
    const mode = modeOf(wanted.tool);
    const alike = find(wanted, mode);
    if (mode !== 'subset' || wanted.args === undefined) return alike;
    spend(alike.length * stepsOfValue(wanted.args));
    return alike.filter((index) => isExpected(calls[index] as ToolCallStep, wanted, mode));
  });
  const partners = maximumMatching(edges, calls.length, spend);
  const paired = new Set(partners);
  return {
    missing: [...expected.keys()].filter((index) => partners[index] === -1),
    extra: [...calls.keys()].filter((index) => !paired.has(index)),
  };
}

/** Finds the calls of the same tool; with exact arguments, those that have them. Each call is read once, however many are expected. */
function startFinding(calls: readonly ToolCallStep[]): (wanted: ExpectedCall, mode: ArgsMode) => readonly number[] {
  const places = new Map<string, number[]>();
  const keyOf = (tool: string, args: unknown): string => canonicalJson([tool, args]);
  for (const [index, call] of calls.entries()) {
    appendTo(places, canonicalJson([call.tool]), index);
    appendTo(places, keyOf(call.tool, argumentsOf(call)), index);
  }
  return ({ tool, args }, mode) =>
    places.get(mode === 'exact' && args !== undefined ? keyOf(tool, args) : canonicalJson([tool])) ?? [];
}

/** Whether arguments that count were redacted, so that calls that fit may still differ from those of the reference. */
export function isRedacted({ expected, modeOf }: CallsToPair): boolean {
  return expected.some(({ tool, args }) => modeOf(tool) !== 'ignore' && holdsMark(args));
}

/**
 * Pairs as many left items with right items as possible, each at most once, by augmenting paths (Kuhn 1955).
 * @param edges for each left item, the right items that it may be paired with
 * @param rights number of right items
 * @param spend counts the edges looked at
 * @returns for each left item, its right item or -1
 */
export function maximumMatching(
  edges: readonly (readonly number[])[],
  rights: number,
  spend: (steps: number) => void = () => undefined,
): readonly number[] {
  const owners = Array.from({ length: rights }, () => -1);
  const tried = Array.from({ length: rights }, () => -1);
  const partners = edges.map(() => -1);
  const pair = (left: number, right: number): boolean => {
    [owners[right], partners[left]] = [left, right];
    return true;
  };
  /** Finds a right item for the left one: a free one, or one whose pair can move. Tries each right item once per `start`. */
  const extend = (left: number, start: number): boolean => {
    const rights = edges[left] ?? [];
    spend(rights.length);
    const free = rights.find((right) => owners[right] === -1);
    if (free !== undefined) return pair(left, free);
    return rights.some((right) => {
      if (tried[right] === start) return false;
      tried[right] = start;
      return extend(owners[right] as number, start) && pair(left, right);
    });
  };
  for (const left of edges.keys()) extend(left, left);
  return partners;
}
