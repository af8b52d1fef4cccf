import type { Calibration } from '../../../schemas/types/rubric.ts';
import type { Boundary } from '../../../schemas/types/rubric-test-run.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import { rounded } from '../../contract/numbers.ts';
import type { YamlDocument } from '../../contract/yaml-document.ts';
import { NO_PARTS } from '../../rubric/evaluation.ts';
import { calibrated } from '../../rubric/nodes/marking.ts';
import { isYesOrNo, thresholdOf } from '../../rubric/nodes/node.ts';
import { type Applied, STRATEGIES } from '../../rubric/nodes/strategies.ts';
import type { Watch } from '../../rubric/references/compiling.ts';
import { subjectName } from '../../rubric/references/subjects.ts';
import { askedTree, isAsked, type JudgedCase, visitNodes } from './judged-case.ts';
import { type Part, partsOf, patternOf } from './rubric-parts.ts';

type Side = 'below' | 'at' | 'above';

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
  /** The possible values if few; null for any in the range. */
  readonly few?: readonly number[] | null;
}

/** Smallest and largest possible value. */
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

/** Bounds are literals, not facts. `approx` has one on each side of its number. */
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

/** The smallest and largest number that an `approx` condition accepts; empty for other conditions and for facts. */
function edgesOf({ op, value, tolerance }: JsonObject): readonly number[] {
  if (op !== 'approx' || typeof value !== 'number' || typeof tolerance !== 'number') return [];
  return [...new Set([rounded(value - tolerance), rounded(value + tolerance)])];
}

/** Strategies that need only scores and weights. */
const BY_SCORE = ['weighted_sum', 'weighted_median', 'min', 'median', 'mean'] as const;
/** More rules have too many sums. */
const MOST_RULES = 12;
/** Most combinations of part scores to enumerate. */
const MOST_COMBINATIONS = 4096;

/**
 * The scores that a node in a rubric file can come to: a superset, when it has few; null when it has many.
 * Nodes with a yes/no answer, a lookup table, up to 12 rules, or a composite of such nodes have few.
 */
function fewScores(node: JsonObject): readonly number[] | null {
  const own = ownScores(node);
  if (own === null) return null;
  const points = node.calibration as Calibration | undefined;
  const found = points === undefined ? own : [0, 1, ...own].map((score) => rounded(calibrated(points, score)));
  // An error or a node that does not apply is not calibrated.
  return [...new Set([0, 1, ...found])];
}

function ownScores(node: JsonObject): readonly number[] | null {
  if (isRecord(node.lookup)) return tableScores(node.lookup);
  if (isRecord(node.criteria)) return combinedScores(node.criteria, node.combine);
  if (Array.isArray(node.rules)) return ruleSums(node.rules.filter(isRecord));
  return isYesOrNo(node) ? [] : null;
}

function tableScores({ table, default: other }: JsonObject): readonly number[] {
  const rows = isRecord(table) ? Object.values(table) : [];
  return [...rows, other].filter((score) => typeof score === 'number');
}

/** Sums over every subset of the rules: a terminal or overriding rule only excludes some. */
function ruleSums(rules: readonly JsonObject[]): readonly number[] | null {
  if (rules.length > MOST_RULES) return null;
  let sums: readonly number[] = [0];
  for (const { weight } of rules)
    sums = [...sums, ...sums.map((sum) => sum + (typeof weight === 'number' ? weight : 0))];
  return sums.map((sum) => rounded(Math.min(Math.max(sum, 0), 1)));
}

function combinedScores(criteria: JsonObject, combine: unknown): readonly number[] | null {
  const name = BY_SCORE.find((one) => one === (combine ?? 'weighted_sum'));
  if (name === undefined) return null;
  const parts = Object.values(criteria).filter(isRecord);
  const weights = parts.map(({ weight }) => (typeof weight === 'number' ? weight : 1));
  return (
    combinationsOf(parts)?.flatMap((scores) => {
      const judgements = scores.flatMap((score) => (score === null ? [] : [scored(score)]));
      const applied = weights.filter((_, index) => scores[index] !== null);
      return judgements.length === 0 ? [] : [rounded(STRATEGIES[name].score({ judgements, weights: applied }))];
    }) ?? null
  );
}

/** Every combination of scores of the parts; null in one for a part that does not apply. */
function combinationsOf(parts: readonly JsonObject[]): readonly (readonly (number | null)[])[] | null {
  let combinations: readonly (readonly (number | null)[])[] = [[]];
  for (const part of parts) {
    const scores = fewScores(part);
    if (scores === null) return null;
    const options = mayNotApply(part) ? [...scores, null] : scores;
    if (combinations.length * options.length > MOST_COMBINATIONS) return null;
    combinations = combinations.flatMap((before) => options.map((score) => [...before, score]));
  }
  return combinations;
}

/** A composite does not apply when none of its parts does. */
function mayNotApply({ when, criteria }: JsonObject): boolean {
  return when !== undefined || (isRecord(criteria) && Object.values(criteria).filter(isRecord).every(mayNotApply));
}

function scored(score: number): Applied {
  return { verdict: 'pass', score, severity: 'none', parts: NO_PARTS };
}
