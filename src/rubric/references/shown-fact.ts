import { type Evaluation, type Notes, observe, warn } from '../evaluation.ts';
import { cut, IN_SENTENCE, OBSERVED, shownValue } from '../values/shown-value.ts';
import type { ValueKind } from '../values/value-kinds.ts';
import type { Subject } from './condition-subject.ts';

/** Says why a fact that was read does not fit, and warns. */
export function cannotTell(at: Evaluation, notes: Notes, subject: Subject, kind: ValueKind): string {
  const name = subject.fact ?? subject.name;
  const value = subject.read(at);
  const shown = shownFact(notes, name, value);
  const missing = value === undefined ? subject.missing?.(at) : undefined;
  if (missing !== undefined) return missing;
  const what = value === undefined ? 'is absent' : `is not ${(subject.measured?.of ?? kind).name}`;
  if (subject.fact !== null) warn(notes, `fact \`${name}\` ${what}`);
  return `${shown} ${what}`;
}

/** Says that a text cannot hold what is no text, and warns. */
export function cannotCompare(notes: Notes, { name }: Subject, text: string, argument: string): string {
  warn(notes, `fact \`${name}\` is text, and cannot be compared with${argument}`);
  return `${text} is text, and cannot be compared with${argument}`;
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
