import type { Boundary } from '../../../schemas/types/rubric-test-run.ts';
import type { YamlDocument } from '../../contract/yaml-document.ts';
import { thresholdOf } from '../../rubric/nodes/node.ts';
import type { Watch } from '../../rubric/references/compiling.ts';
import { subjectName } from '../../rubric/references/subjects.ts';
import { edgesOf } from './approx-edges.ts';
import { fewScores } from './few-scores.ts';
import { askedTree, isAsked, type JudgedCase, visitNodes } from './judged-case.ts';
import { patternOf } from './node-pattern.ts';
import { type Part, partsOf } from './rubric-parts.ts';

type Side = 'below' | 'at' | 'above';

const EPSILON = 1e-9;
const ORDER: ReadonlySet<unknown> = new Set(['lt', 'lte', 'gt', 'gte']);
const COUNTS: ReadonlySet<string> = new Set(['at_least', 'at_most', 'exactly']);

/** The numbers that conditions held against their bounds, by JSON pointer of the condition, or of the count. */
type Compared = ReadonlyMap<string, readonly number[]>;

/** Keeps what a rubric compares. */
export function startComparing(): { readonly watch: Watch; readonly compared: Compared } {
  const compared = new Map<string, number[]>();
  const watch: Watch = (pointer, value) => {
    const values = compared.get(pointer);
    if (values === undefined) compared.set(pointer, [value]);
    else values.push(value);
  };
  return { watch, compared };
}

/**
 * Every threshold of the rubric, every number that a condition compares with, and every count of steps in a trace, in the order of
 * the file; numbers inside of expressions are none. A value counts only where the part was asked.
 */
export function findBoundaries(
  { value: file, placeOf }: YamlDocument,
  judged: readonly JudgedCase[],
  compared: Compared,
): readonly Boundary[] {
  return [...partsOf(file)].flatMap((part): readonly Boundary[] => {
    const found = saysThreshold(part) ? thresholdTried(part, file, judged) : boundsOf(part, compared);
    return found.map((tried) => ({ where: placeOf(part.pointer), what: tried.what, ...standing(tried) }));
  });
}

interface Tried {
  readonly what: string;
  readonly bound: number;
  readonly values: readonly number[];
  readonly range: Range;
  /** The few values that there can be; null where they may be any of the range. */
  readonly few?: readonly number[] | null;
}

/** The least and the greatest value that there can be. */
type Range = readonly [number, number];

const SCORES: Range = [0, 1];
const SIZES: Range = [0, Number.POSITIVE_INFINITY];
const NUMBERS: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

function standing({ bound, values, range: [least, most], few = null }: Tried): Omit<Boundary, 'where' | 'what'> {
  const isBelow = (value: number): boolean => value < bound - EPSILON;
  const isAt = (value: number): boolean => Math.abs(value - bound) <= EPSILON;
  const isAbove = (value: number): boolean => value > bound + EPSILON;
  const lower = values.filter(isBelow);
  const higher = values.filter(isAbove);
  const below = lower.length === 0 ? null : lower.reduce((nearest, value) => Math.max(nearest, value));
  const at = values.some(isAt);
  const above = higher.length === 0 ? null : higher.reduce((nearest, value) => Math.min(nearest, value));
  const untried: readonly (readonly [Side, boolean])[] = [
    ['below', below === null && (few?.some(isBelow) ?? bound > least)],
    ['at', !at && (few?.some(isAt) ?? (bound >= least && bound <= most))],
    ['above', above === null && (few?.some(isAbove) ?? bound < most)],
  ];
  return { bound, below, at, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}

/** A judge's number has one where none is written. */
function saysThreshold({ key, holder }: Part): boolean {
  return key === 'threshold' || (key === 'judge' && holder.threshold === undefined);
}

function thresholdTried({ pointer, holder }: Part, file: unknown, judged: readonly JudgedCase[]): readonly Tried[] {
  const bound = thresholdOf(holder);
  if (bound === null) return [];
  const owner = patternOf(pointer, file);
  const what = owner === '' ? 'threshold of the rubric' : `threshold of \`${owner}\``;
  const values = judged.flatMap((one) => scoresOf(owner, one));
  return [{ what, bound, values, range: SCORES, few: fewScores(holder) }];
}

function scoresOf(owner: string, one: JudgedCase): readonly number[] {
  const tree = askedTree(one);
  const scores: number[] = [];
  if (tree === undefined) return scores;
  visitNodes(tree, (_, node, pattern) => {
    if (pattern === owner && node.score !== null && isAsked(node)) scores.push(node.score);
  });
  return scores;
}

/** Bounds are literals; where two facts are compared, neither is one. What is about a number has one on each side of it. */
function boundsOf({ key, value, holder, holderPointer }: Part, compared: Compared): readonly Tried[] {
  if (typeof value !== 'number') return [];
  const values = compared.get(holderPointer) ?? [];
  if (COUNTS.has(key)) return [{ bound: value, values, what: `steps ${key}`, range: SIZES }];
  const tried = { values, what: `\`${subjectName(holder)}\` ${String(holder.op)}`, range: rangeOf(holder) };
  if (key !== 'value') return [];
  if (ORDER.has(holder.op)) return [{ ...tried, bound: value }];
  return edgesOf(holder).map((bound) => ({ ...tried, bound }));
}

function rangeOf({ score, measure }: Part['holder']): Range {
  if (score !== undefined) return SCORES;
  return measure === undefined ? NUMBERS : SIZES;
}
