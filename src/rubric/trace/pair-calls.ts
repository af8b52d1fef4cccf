import type { ArgsMode } from '../../../schemas/types/rubric.ts';
import { canonicalJson } from '../../contract/hash.ts';
import type { ToolCallStep } from '../../suite/trial.ts';
import { holdsMark, includesPart, sameJson } from '../values/json-value.ts';
import { argumentsOf } from './arguments.ts';

/** A call of the reference. */
export interface ExpectedCall {
  readonly tool: string;
  /** Undefined if any arguments fit. */
  readonly args: unknown;
}

/** Calls to pair with those of a reference. */
export interface CallsToPair {
  readonly expected: readonly ExpectedCall[];
  readonly calls: readonly ToolCallStep[];
  readonly modeOf: (tool: string) => ArgsMode;
}

/** The calls that the best pairing leaves unpaired, as ascending indexes. */
export interface Leftovers {
  readonly missing: readonly number[];
  readonly extra: readonly number[];
}

/** The calls of one tool that are not paired yet. */
interface Group {
  readonly wanted: readonly number[];
  readonly made: readonly number[];
}

/** Whether a call fits this call of the reference. */
export function isExpected(call: ToolCallStep, expected: ExpectedCall, mode: ArgsMode): boolean {
  if (call.tool !== expected.tool) return false;
  if (mode === 'ignore' || expected.args === undefined) return true;
  const args = argumentsOf(call);
  return mode === 'exact' ? sameJson(args, expected.args) : includesPart(args, expected.args);
}

/**
 * Pairs calls with those of the reference so that as few as possible are left: first equal calls, which costs no other
 * pair, then partial arguments by a maximum matching, then reference calls that take any arguments.
 */
export function pairCalls({ expected, calls, modeOf }: CallsToPair): Leftovers {
  const missing: (readonly number[])[] = [];
  const extra: (readonly number[])[] = [];
  for (const [tool, group] of groupsOf(expected, calls)) {
    const mode = modeOf(tool);
    const takesAny = (index: number): boolean => mode === 'ignore' || expected[index]?.args === undefined;
    const specific = { wanted: group.wanted.filter((index) => !takesAny(index)), made: group.made };
    const unequal = pairSame(specific, expected, calls);
    const rest = mode === 'subset' ? pairParts(unequal, expected, calls) : unequal;
    const any = group.wanted.filter(takesAny);
    missing.push(rest.wanted, any.slice(rest.made.length));
    extra.push(rest.made.slice(any.length));
  }
  const rising = (a: number, b: number) => a - b;
  return { missing: missing.flat().sort(rising), extra: extra.flat().sort(rising) };
}

function groupsOf(expected: readonly ExpectedCall[], calls: readonly ToolCallStep[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, { wanted: number[]; made: number[] }>();
  const groupOf = (tool: string) => {
    const group = groups.get(tool) ?? { wanted: [], made: [] };
    groups.set(tool, group);
    return group;
  };
  expected.forEach(({ tool }, index) => {
    groupOf(tool).wanted.push(index);
  });
  calls.forEach(({ tool }, index) => {
    groupOf(tool).made.push(index);
  });
  return groups;
}

/**
 * Pairs equal arguments. Safe for partial arguments too: a part of a part is a part, so a reference call that also fits the paired call
 * fits every other call that the equal reference call fits.
 */
function pairSame({ wanted, made }: Group, expected: readonly ExpectedCall[], calls: readonly ToolCallStep[]): Group {
  if (wanted.length === 0 || made.length === 0) return { wanted, made };
  const free = new Map<string, number[]>();
  for (const index of made.toReversed()) {
    const key = canonicalJson(argumentsOf(calls[index]));
    const same = free.get(key);
    if (same === undefined) free.set(key, [index]);
    else same.push(index);
  }
  const paired = new Set<number>();
  const rest = wanted.filter((index) => {
    const call = free.get(canonicalJson(expected[index]?.args))?.pop();
    if (call !== undefined) paired.add(call);
    return call === undefined;
  });
  return { wanted: rest, made: made.filter((index) => !paired.has(index)) };
}

/** Pairs calls by partial arguments, with a maximum matching because the first call that fits may be needed elsewhere. */
function pairParts({ wanted, made }: Group, expected: readonly ExpectedCall[], calls: readonly ToolCallStep[]): Group {
  const args = made.map((index) => argumentsOf(calls[index]));
  const edges = wanted.map((index) => [...args.keys()].filter((at) => includesPart(args[at], expected[index]?.args)));
  const partners = maximumMatching(edges, made.length);
  const taken = new Set(partners);
  return {
    wanted: wanted.filter((_, at) => partners[at] === -1),
    made: made.filter((_, at) => !taken.has(at)),
  };
}

/** Whether arguments that count were redacted, so that calls that fit may still differ from those of the reference. */
export function isRedacted({ expected, modeOf }: CallsToPair): boolean {
  return expected.some(({ tool, args }) => modeOf(tool) !== 'ignore' && holdsMark(args));
}

/**
 * Pairs as many left items with right items as possible, each at most once, by augmenting paths (Kuhn 1955).
 * @param edges for each left item, the right items that it may be paired with
 * @param rights number of right items
 * @returns for each left item, its right item or -1
 */
export function maximumMatching(edges: readonly (readonly number[])[], rights: number): readonly number[] {
  const owners = Array.from({ length: rights }, () => -1);
  const tried = Array.from({ length: rights }, () => -1);
  const partners = edges.map(() => -1);
  /** Finds a right item for the left one, moving other pairs; tries each right item once per `start`. */
  const extend = (left: number, start: number): boolean =>
    (edges[left] ?? []).some((right) => {
      if (tried[right] === start) return false;
      tried[right] = start;
      const owner = owners[right] as number;
      if (owner !== -1 && !extend(owner, start)) return false;
      [owners[right], partners[left]] = [left, right];
      return true;
    });
  for (const left of edges.keys()) extend(left, left);
  return partners;
}
