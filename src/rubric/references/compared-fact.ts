import { type Evaluation, type Notes, warn } from '../evaluation.ts';
import { type Fact, shownFact } from './fact.ts';

/** A fact that a pattern reads. Where it is absent or of another kind, the pattern cannot be told. */
export interface ComparedFact extends Fact {
  accepts(value: unknown, at: Evaluation): boolean;
  /** What it has to be, for explanations. */
  readonly wanted: string;
}

/** The fact's value; undefined where it cannot be told. */
export function readFit({ read, accepts }: ComparedFact, at: Evaluation): unknown {
  const value = read(at);
  return value !== undefined && accepts(value, at) ? value : undefined;
}

/** Says why `readFit` gave nothing, and warns. */
export function explainUnfit({ path, read, fault, wanted }: ComparedFact, at: Evaluation, notes: Notes): string {
  const known = fault(at);
  if (known !== undefined) return known;
  const value = read(at);
  const what = value === undefined ? 'is absent' : `is not ${wanted}`;
  warn(notes, `fact \`${path}\` ${what}`);
  return `${shownFact(notes, path, value)} ${what}`;
}
