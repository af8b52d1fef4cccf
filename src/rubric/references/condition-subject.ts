import { adviseName } from '../../contract/names.ts';
import type { Evaluation } from '../evaluation.ts';
import { MEASURES, type MeasureName } from '../values/measures.ts';
import type { ValueKind } from '../values/value-kinds.ts';
import type { Compiling } from './compiling.ts';
import { compileFact } from './field-path.ts';
import { compileJudged } from './judged-node.ts';

/** What a condition is about: a fact, or the score of a node. */
export interface Subject {
  /** For people: `output`, or `words of output`. */
  readonly name: string;
  /** The fact behind it, for warnings; null for a score. */
  readonly fact: string | null;
  /** Undefined where there is none. */
  read(at: Evaluation): unknown;
  /** Why there is none, where that is more than an absent fact. */
  missing?(at: Evaluation): string | undefined;
  /** What the fact has to be before it can be measured; null where it is not. */
  readonly measured: { readonly of: ValueKind; measure(value: unknown): number } | null;
}

/** The part of a condition, or of its value, that names a subject. */
export interface SubjectFile {
  readonly field?: string;
  readonly score?: string;
  readonly measure?: string;
}

/** What it names, for people. */
export function subjectName({ field, score, measure }: Named): string {
  if (typeof score === 'string') return `score of ${score}`;
  return typeof measure === 'string' ? `${measure} of ${field}` : String(field);
}

type Named = Readonly<Partial<Record<keyof SubjectFile, unknown>>>;

/** Compiles `field` or `score`; undefined when a problem was added. */
export function compileSubject(file: SubjectFile, pointer: string, compiling: Compiling): Subject | undefined {
  if (file.score !== undefined) return scoreSubject(file.score, `${pointer}/score`, compiling);
  const { path, read, fault } = compileFact(file.field ?? '', `${pointer}/field`, compiling);
  const plain = { name: path, fact: path, read, missing: fault, measured: null };
  if (file.measure === undefined) return plain;
  if (!Object.hasOwn(MEASURES, file.measure)) {
    refuseMeasure(file.measure, `${pointer}/measure`, compiling);
    return undefined;
  }
  const { of, measure } = MEASURES[file.measure as MeasureName];
  const measured = { of, measure: (value: unknown) => measure(value as never) };
  return { ...plain, name: subjectName(file), measured };
}

function refuseMeasure(name: string, pointer: string, { problems }: Compiling): void {
  const advice = adviseName(name, Object.keys(MEASURES));
  problems.add(pointer, { code: 'bad-value', what: `there is no measure \`${name}\``, ...advice });
}

function scoreSubject(key: string, pointer: string, compiling: Compiling): Subject | undefined {
  const node = compileJudged(key, pointer, compiling);
  if (node === undefined) return undefined;
  return { name: subjectName({ score: key }), fact: null, measured: null, read: node.score, missing: node.missing };
}
