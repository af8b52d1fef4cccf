import type { Place } from '../../errors.ts';
import type { Names } from '../../rubric/compiling.ts';
import { compileSubject } from '../../rubric/conditions/condition-subject.ts';
import { isRecord } from '../../rubric/json-value.ts';
import { startProblems } from '../../rubric/problem-list.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { ANY_KEY, type JudgedCase, visitNodes } from './judged-case.ts';
import { type Part, partsOf } from './rubric-parts.ts';

/** A number at which a verdict turns, and how near the cases come to it. */
export interface Boundary {
  readonly where: Place;
  /** `threshold of \`tone\``, `words of output lt`. */
  readonly what: string;
  readonly bound: number;
  /** Nearest value below that a case has; null for none. */
  readonly below: number | null;
  /** Whether a case has the bound itself, to 1e-9. */
  readonly at: boolean;
  /** Nearest value above that a case has; null for none. */
  readonly above: number | null;
  /** Where no case has a value, of the places where one can be: nothing is above a threshold of 1. */
  readonly untried: readonly Side[];
}

export type Side = 'below' | 'at' | 'above';

const EPSILON = 1e-9;
const ORDER = new Set(['lt', 'lte', 'gt', 'gte']);

/** Every threshold of the rubric and every number that a condition compares with, in the order of the file. */
export function findBoundaries(
  file: unknown,
  rubric: Rubric,
  judged: readonly JudgedCase[],
  placeOf: (pointer: string) => Place,
): readonly Boundary[] {
  return [...partsOf(file)].flatMap((part): readonly Boundary[] => {
    const found = part.key === 'threshold' ? thresholdOf(part, judged) : boundOf(part, rubric, judged);
    return found === undefined ? [] : [{ where: placeOf(part.pointer), what: found.what, ...standing(found) }];
  });
}

interface Tried {
  readonly what: string;
  readonly bound: number;
  readonly values: readonly number[];
  readonly range: Range;
}

/** The least and the greatest value that there can be. */
type Range = readonly [number, number];

const SCORES: Range = [0, 1];
const SIZES: Range = [0, Number.POSITIVE_INFINITY];
const NUMBERS: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

function standing({ bound, values, range: [least, most] }: Tried): Omit<Boundary, 'where' | 'what'> {
  const lower = values.filter((value) => value < bound - EPSILON);
  const higher = values.filter((value) => value > bound + EPSILON);
  const below = lower.length === 0 ? null : lower.reduce((nearest, value) => Math.max(nearest, value));
  const at = values.some((value) => Math.abs(value - bound) <= EPSILON);
  const above = higher.length === 0 ? null : higher.reduce((nearest, value) => Math.min(nearest, value));
  const untried: readonly (readonly [Side, boolean])[] = [
    ['below', below === null && bound > least],
    ['at', !at && bound >= least && bound <= most],
    ['above', above === null && bound < most],
  ];
  return { bound, below, at, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}

function thresholdOf({ value, pointer }: Part, judged: readonly JudgedCase[]): Tried | undefined {
  const bound = isRecord(value) ? value.value : value;
  if (typeof bound !== 'number') return undefined;
  const owner = patternOf(pointer);
  const what = owner === '' ? 'threshold of the rubric' : `threshold of \`${owner}\``;
  const values = judged.flatMap(({ judged: own, result }) => {
    const scores: number[] = [];
    // A crash fails everything, whatever the threshold.
    if (result !== null && own?.at !== null)
      visitNodes(result.tree, (_, { score }, pattern) => {
        if (pattern === owner && score !== null) scores.push(score);
      });
    return scores;
  });
  return { what, bound, values, range: SCORES };
}

/** Bounds are literals; where two facts are compared, neither is one. */
function boundOf(
  { key, value, holder, pointer }: Part,
  rubric: Rubric,
  judged: readonly JudgedCase[],
): Tried | undefined {
  const { op } = holder;
  if (key !== 'value' || typeof value !== 'number' || typeof op !== 'string' || !ORDER.has(op)) return undefined;
  const name = subjectName(holder);
  const values = /\/each\/node\//.test(pointer)
    ? observedValues(name, patternOf(pointer), judged)
    : readValues(holder, rubric, judged);
  return { what: `\`${name}\` ${op}`, bound: value, values, range: rangeOf(holder) };
}

function rangeOf({ score, measure }: Part['holder']): Range {
  if (score !== undefined) return SCORES;
  return measure === undefined ? NUMBERS : SIZES;
}

function subjectName({ field, score, measure }: Part['holder']): string {
  if (typeof score === 'string') return `score of ${score}`;
  return typeof measure === 'string' ? `${measure} of ${String(field)}` : String(field);
}

/** What the condition's subject is in each case. */
function readValues(holder: Part['holder'], rubric: Rubric, judged: readonly JudgedCase[]): readonly number[] {
  const problems = startProblems([], () => ({ file: '' }));
  const { field, score, measure } = holder as Readonly<Record<string, string>>;
  const file = { ...(score === undefined ? { field } : { score }), ...(measure === undefined ? {} : { measure }) };
  const subject = compileSubject(file as { field: string }, '', { problems, names: namesOf(rubric), needs: new Set() });
  return judged.flatMap(({ judged: own }) => {
    if (subject === undefined || own === null || own.at === null) return [];
    const value = subject.read({ ...own.at, total: own.judgement });
    const { measured } = subject;
    const fits = value !== undefined && (measured === null || measured.of.accepts(value));
    const size = fits && measured !== null ? measured.measure(value) : value;
    return fits && typeof size === 'number' ? [size] : [];
  });
}

function namesOf({ nodes, derived }: Rubric): Names {
  return {
    nodes: new Map(nodes.named.map(({ key }, slot) => [key, slot])),
    total: true,
    derived: new Map(derived.map(({ name, slot }) => [name, slot])),
    items: [],
    steps: null,
    facts: new Set(),
    closed: false,
    lost: new Set<never>(),
  };
}

/** What the judgement of an item says that it saw: an item is gone when its node has been judged. */
function observedValues(name: string, owner: string, judged: readonly JudgedCase[]): readonly number[] {
  const values: number[] = [];
  for (const { result } of judged) {
    if (result === null) continue;
    visitNodes(result.tree, (_, { observed = [] }, pattern) => {
      const text = pattern === owner ? observed.find(({ field }) => field === name)?.value : undefined;
      const value = text === undefined ? Number.NaN : Number(text);
      if (Number.isFinite(value)) values.push(value);
    });
  }
  return values;
}

/** The path in the result tree of the node that a part of the file belongs to. */
function patternOf(pointer: string): string {
  const names = pointer.split('/').slice(1);
  const keys: string[] = [];
  for (let index = 0; index < names.length; index++) {
    const [name = '', next = ''] = names.slice(index, index + 2);
    if (name === 'criteria' || name === 'nodes') {
      keys.push(next);
      index++;
    } else if (name === 'node') {
      keys.push(ANY_KEY);
    }
  }
  return keys.join('.');
}
