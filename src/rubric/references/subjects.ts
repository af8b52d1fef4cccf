import type { Verdict } from '../../../schemas/types/result.ts';
import type { JsonObject } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { adviseName, isSlip } from '../../contract/names.ts';
import { type Evaluation, type Judgement, judgementAt } from '../evaluation.ts';
import { MEASURES, type MeasureName, type ValueKind } from '../values/value-kinds.ts';
import { compileFact } from './facts.ts';
import { type Compiling, nodeSlot, TOTAL } from './rubric-names.ts';

/** What conditions and expressions can read of another node. */
export interface JudgedNode {
  /** 0 to 1; undefined if skipped or indeterminate. */
  score(at: Evaluation): number | undefined;
  /** False if skipped; undefined if indeterminate. */
  passed(at: Evaluation): boolean | undefined;
  verdict(at: Evaluation): Verdict | undefined;
  /** Why there is no score; undefined if there is one. */
  missing(at: Evaluation): string | undefined;
  /** Whether the node did not apply to the trial. */
  isSkipped(at: Evaluation): boolean;
}

/**
 * Compiles a reference to a node. An indeterminate node is indeterminate for its readers too, so nothing passes because a fact is absent;
 * only outcomes read it as reported: failed.
 * @returns undefined if a problem was added
 */
export function compileJudged(key: string, pointer: string, compiling: Compiling): JudgedNode | undefined {
  const inOutcomes = compiling.names.total;
  if (key === TOTAL && inOutcomes) return judgedNode(key, ({ total }) => total ?? undefined, inOutcomes);
  const slot = nodeSlot(key, pointer, compiling);
  return slot === undefined ? undefined : judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
}

function judgedNode(key: string, read: (at: Evaluation) => Judgement | undefined, inOutcomes: boolean): JudgedNode {
  const isIndeterminate = (at: Evaluation): boolean => !inOutcomes && read(at)?.indeterminate === true;
  const isSkipped = (at: Evaluation): boolean => !isIndeterminate(at) && read(at)?.score == null;
  return {
    score: (at) => (isIndeterminate(at) ? undefined : (read(at)?.score ?? undefined)),
    passed: (at) => {
      const passed = read(at)?.verdict === 'pass';
      return !passed && isIndeterminate(at) ? undefined : passed;
    },
    verdict: (at) => read(at)?.verdict,
    missing: (at) => {
      if (isSkipped(at)) return `${key} was skipped and has no score`;
      return isIndeterminate(at) ? `${key} is indeterminate` : undefined;
    },
    isSkipped,
  };
}

/** The value that a condition reads: a fact, or the score of a node. */
export interface Subject {
  /** Name in messages: `output`, or `words of output`. */
  readonly name: string;
  /** Path of the fact, for warnings; null for a score. */
  readonly fact: string | null;
  read(at: Evaluation): unknown;
  /** Why there is no value; undefined if a fact is simply absent. */
  missing?(at: Evaluation): string | undefined;
  /** The measure and the kind of value that it reads; null without a measure. */
  readonly measured: { readonly of: ValueKind; measure(value: unknown): number } | null;
}

/** The part of a condition, or of its value, that names a subject. */
export interface SubjectFile {
  readonly field?: string;
  readonly score?: string;
  readonly measure?: string;
}

/** The name of a subject in messages. */
export function subjectName({ field, score, measure }: Named): string {
  if (typeof score === 'string') return `score of ${score}`;
  return typeof measure === 'string' ? `${measure} of ${field}` : String(field);
}

type Named = Readonly<Partial<Record<keyof SubjectFile, unknown>>>;

/** Compiles `field` or `score`; undefined if a problem was added. */
export function compileSubject(file: SubjectFile, pointer: string, compiling: Compiling): Subject | undefined {
  if (file.score !== undefined) return scoreSubject(file.score, `${pointer}/score`, compiling);
  const fact = compileFact(must(file.field, '`field` of a comparison'), `${pointer}/field`, compiling);
  const plain = { name: fact.path, fact: fact.path, read: fact.read, missing: fact.missing, measured: null };
  if (file.measure === undefined) return plain;
  if (!Object.hasOwn(MEASURES, file.measure)) {
    const what = `there is no measure \`${file.measure}\``;
    const advice = adviseName(file.measure, Object.keys(MEASURES));
    compiling.problems.add(`${pointer}/measure`, { code: 'bad-value', what, ...advice });
    return undefined;
  }
  const { of, measure } = MEASURES[file.measure as MeasureName];
  const measured = { of, measure: (value: unknown) => measure(value as never) };
  return { ...plain, name: subjectName(file), measured };
}

function scoreSubject(key: string, pointer: string, compiling: Compiling): Subject | undefined {
  const node = compileJudged(key, pointer, compiling);
  if (node === undefined) return undefined;
  return { name: subjectName({ score: key }), fact: null, measured: null, read: node.score, missing: node.missing };
}

/** Keys of references to facts, scores, verdicts and expressions. */
const REFERENCE_KEYS: ReadonlySet<string> = new Set(['field', 'measure', 'score', 'passed', 'expr']);

/** Whether an object looks like a reference: it has a `field` or `score`, or only such keys. As a literal it would equal nothing. */
export function looksLikeReference(value: JsonObject): boolean {
  if (typeof value.field === 'string' || typeof value.score === 'string') return true;
  const keys = Object.entries(value).map(([key, part]) => ({ key: key.toLowerCase(), part }));
  return keys.length > 0 && keys.every(({ key, part }) => REFERENCE_KEYS.has(key) || isMisspeltField(key, part));
}

function isMisspeltField(key: string, path: unknown): boolean {
  return typeof path === 'string' && key.startsWith('f') && isSlip(key, 'field');
}
