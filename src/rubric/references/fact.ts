import { type Evaluation, type Notes, observe } from '../evaluation.ts';
import { cut, IN_SENTENCE, OBSERVED, shownValue } from '../values/shown-value.ts';

/** A fact that a part of a rubric reads. */
export interface Fact {
  readonly path: string;
  /** Undefined where the trial does not carry it. */
  read(at: Evaluation): unknown;
  /** Why a derived fact cannot be read, which it has said itself. */
  fault(at: Evaluation): string | undefined;
}

/** Notes what was read, and gives it as `name (value)`; the name alone where it is absent. */
export function shownFact(notes: Notes, name: string, value: unknown): string {
  if (value === undefined) {
    observe(notes, { field: name });
    return name;
  }
  const text = shownValue(value, OBSERVED);
  observe(notes, { field: name, value: text });
  return `${name} (${cut(text, IN_SENTENCE)})`;
}
