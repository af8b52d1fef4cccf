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
}

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
}

function standing({ bound, values }: Tried): Pick<Boundary, 'bound' | 'below' | 'at' | 'above'> {
  const below = values.filter((value) => value < bound - EPSILON);
  const above = values.filter((value) => value > bound + EPSILON);
  return {
    bound,
    below: below.length === 0 ? null : below.reduce((nearest, value) => Math.max(nearest, value)),
    at: values.some((value) => Math.abs(value - bound) <= EPSILON),
    above: above.length === 0 ? null : above.reduce((nearest, value) => Math.min(nearest, value)),
  };
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
  return { what, bound, values };
}

/** Bounds are literals; where two facts are compared, neither is one. */
function boundOf({ key, value, holder, pointer }: Part, rubric: Rubric, judged: readonly JudgedCase[]) {
  const { op } = holder;
  if (key !== 'value' || typeof value !== 'number' || typeof op !== 'string' || !ORDER.has(op)) return undefined;
  const name = subjectName(holder);
  const values = /\/each\/node\//.test(pointer)
    ? observedValues(name, patternOf(pointer), judged)
    : readValues(holder, rubric, judged);
  return { what: `\`${name}\` ${op}`, bound: value, values };
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
    facts: new Set(),
    closed: false,
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
