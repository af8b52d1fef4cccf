import type { Boundary, Side } from '../../../schemas/types/rubric-test-run.ts';
import type { JsonObject } from '../../contract/json.ts';
import { rounded } from '../../contract/numbers.ts';
import type { YamlDocument } from '../../contract/yaml-document.ts';
import { thresholdOf } from '../../rubric/nodes/node.ts';
import type { Watch } from '../../rubric/references/compiling.ts';
import { subjectName } from '../../rubric/references/subjects.ts';
import { askedTree, isAsked, type JudgedCase, visitNodes } from './judged-case.ts';
import { type Part, partsOf, patternOf } from './rubric-parts.ts';

const EPSILON = 1e-9;
const ORDER: ReadonlySet<unknown> = new Set(['lt', 'lte', 'gt', 'gte']);
const COUNTS: ReadonlySet<string> = new Set(['at_least', 'at_most', 'exactly']);

/** The numbers compared with each bound, by JSON pointer of the condition or count. */
type Compared = ReadonlyMap<string, readonly number[]>;

/** Records what a rubric compares. */
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
 * the file, without numbers in expressions. A value counts only if its part was evaluated.
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
  readonly isThreshold?: boolean;
}

/** Smallest and largest possible value. */
type Range = readonly [number, number];

const SCORES: Range = [0, 1];
const SIZES: Range = [0, Number.POSITIVE_INFINITY];
const NUMBERS: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

function standing({ bound, values, range, isThreshold = false }: Tried): Omit<Boundary, 'where' | 'what'> {
  const [least, most] = range;
  const lower = values.filter((value) => value < bound - EPSILON);
  const higher = values.filter((value) => value > bound + EPSILON);
  const below = lower.length === 0 ? null : lower.reduce((nearest, value) => Math.max(nearest, value));
  const at = values.some((value) => Math.abs(value - bound) <= EPSILON);
  const above = higher.length === 0 ? null : higher.reduce((nearest, value) => Math.min(nearest, value));
  // Most sums of weights cannot equal a threshold, so that is asked only of a threshold of 1, which nothing exceeds.
  const needsAt = isThreshold ? bound === most : bound >= least && bound <= most;
  const untried: readonly (readonly [Side, boolean])[] = [
    ['below', below === null && bound > least],
    ['at', !at && needsAt],
    ['above', above === null && bound < most],
  ];
  return { bound, below, at, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}

/** A judge's percentage has a threshold even if none is written. */
function saysThreshold({ key, holder }: Part): boolean {
  return key === 'threshold' || (key === 'judge' && holder.threshold === undefined);
}

function thresholdTried({ pointer, holder }: Part, file: unknown, judged: readonly JudgedCase[]): readonly Tried[] {
  const bound = thresholdOf(holder);
  if (bound === null) return [];
  const owner = patternOf(pointer, file);
  const what = owner === '' ? 'threshold of the rubric' : `threshold of \`${owner}\``;
  const values = judged.flatMap((one) => scoresOf(owner, one));
  return [{ what, bound, values, range: SCORES, isThreshold: true }];
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

/** Bounds are literals, not facts. `approx` has one on each side of its number. */
function boundsOf({ key, value, holder, holderPointer }: Part, compared: Compared): readonly Tried[] {
  if (typeof value !== 'number') return [];
  const values = compared.get(holderPointer) ?? [];
  if (COUNTS.has(key)) return [{ bound: value, values, what: `steps ${key}`, range: SIZES }];
  if (key !== 'value') return [];
  const range = holder.score !== undefined ? SCORES : holder.measure !== undefined ? SIZES : NUMBERS;
  const tried = { values, what: `\`${subjectName(holder)}\` ${String(holder.op)}`, range };
  if (ORDER.has(holder.op)) return [{ ...tried, bound: value }];
  return edgesOf(holder).map((bound) => ({ ...tried, bound }));
}

/** The smallest and largest number that an `approx` condition accepts; empty for other conditions and for facts. */
function edgesOf({ op, value, tolerance }: JsonObject): readonly number[] {
  if (op !== 'approx' || typeof value !== 'number' || typeof tolerance !== 'number') return [];
  return [...new Set([rounded(value - tolerance), rounded(value + tolerance)])];
}
