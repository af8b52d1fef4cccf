import type { Verdict } from '../../../schemas/types/result.ts';
import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import type { JsonObject } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { isSlip } from '../../contract/names.ts';
import { type Evaluation, type Judgement, judgementAt } from '../evaluation.ts';
import { MEASURES, type ValueKind } from '../values/value-kinds.ts';
import { compileFact } from './facts.ts';
import { type Compiling, nodeSlot, TOTAL } from './rubric-names.ts';

/** What conditions and expressions can read of another node. */
export type JudgedNode = ReturnType<typeof judgedNode>;

/**
 * Compiles a reference to a node. An indeterminate node is indeterminate for its readers too, so nothing passes because a fact is absent;
 * only outcomes read it as reported: failed.
 */
export function compileJudged(key: string, pointer: string, compiling: Compiling): JudgedNode {
  const inOutcomes = compiling.names.total;
  if (key === TOTAL && inOutcomes) return judgedNode(key, ({ total }) => total ?? undefined, inOutcomes);
  const slot = nodeSlot(key, pointer, compiling);
  return judgedNode(key, (at) => judgementAt(at, slot), inOutcomes);
}

function judgedNode(key: string, read: (at: Evaluation) => Judgement | undefined, inOutcomes: boolean) {
  const isIndeterminate = (at: Evaluation): boolean => !inOutcomes && read(at)?.indeterminate === true;
  const isSkipped = (at: Evaluation): boolean => !isIndeterminate(at) && read(at)?.score == null;
  return {
    /** 0 to 1; undefined if skipped or indeterminate. */
    score: (at: Evaluation): number | undefined => (isIndeterminate(at) ? undefined : (read(at)?.score ?? undefined)),
    /** False if skipped; undefined if indeterminate. */
    passed: (at: Evaluation): boolean | undefined => {
      const passed = read(at)?.verdict === 'pass';
      return !passed && isIndeterminate(at) ? undefined : passed;
    },
    verdict: (at: Evaluation): Verdict | undefined => read(at)?.verdict,
    /** Why there is no score; undefined if there is one. */
    missing: (at: Evaluation): string | undefined => {
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
type SubjectFile = Pick<ConditionFile, 'field' | 'score' | 'measure'>;

export function subjectName({ field, score, measure }: Readonly<Partial<Record<keyof SubjectFile, unknown>>>): string {
  if (typeof score === 'string') return `score of ${score}`;
  return typeof measure === 'string' ? `${measure} of ${field}` : String(field);
}

/** Compiles `field` or `score`; adds its mistakes to the problems. */
export function compileSubject(file: SubjectFile, pointer: string, compiling: Compiling): Subject {
  if (file.score !== undefined) {
    const { score, missing: whyMissing } = compileJudged(file.score, `${pointer}/score`, compiling);
    return { name: subjectName(file), fact: null, measured: null, read: score, missing: whyMissing };
  }
  const fact = compileFact(must(file.field, '`field` of a comparison'), `${pointer}/field`, compiling);
  const plain = { name: fact.path, fact: fact.path, read: fact.read, missing: fact.missing, measured: null };
  if (file.measure === undefined) return plain;
  const { of, measure } = MEASURES[file.measure];
  const measured = { of, measure: (value: unknown) => measure(value as never) };
  return { ...plain, name: subjectName(file), measured };
}

/** Keys of references to facts, scores, verdicts and expressions. */
const REFERENCE_KEYS: ReadonlySet<string> = new Set(['field', 'measure', 'score', 'passed', 'expr']);

/** Whether an object looks like a reference: it has a `field` or `score`, or only such keys. As a literal it would equal nothing. */
export function looksLikeReference(value: JsonObject): boolean {
  if (typeof value.field === 'string' || typeof value.score === 'string') return true;
  const isReference = ([written, part]: readonly [string, unknown]): boolean => {
    const key = written.toLowerCase();
    return REFERENCE_KEYS.has(key) || (typeof part === 'string' && key.startsWith('f') && isSlip(key, 'field'));
  };
  const members = Object.entries(value);
  return members.length > 0 && members.every(isReference);
}
