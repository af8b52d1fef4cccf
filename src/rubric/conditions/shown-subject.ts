import { type Evaluation, type Notes, observe, warn } from '../evaluation.ts';
import { cut, IN_SENTENCE, OBSERVED, shownValue } from '../shown-value.ts';
import type { Subject } from './condition-subject.ts';
import type { ValueKind } from './value-kinds.ts';

/** Says why a fact that was read does not fit, and warns. */
export function cannotTell(at: Evaluation, notes: Notes, subject: Subject, kind: ValueKind): string {
  const name = subject.fact ?? subject.name;
  const value = subject.read(at);
  if (value === undefined) observe(notes, { field: name });
  const missing = value === undefined ? subject.missing?.(at) : undefined;
  if (missing !== undefined) return missing;
  const what = value === undefined ? 'is absent' : `is not ${(subject.measured?.of ?? kind).name}`;
  if (subject.fact !== null) warn(notes, `fact \`${name}\` ${what}`);
  return `${value === undefined ? name : shownFact(notes, name, value)} ${what}`;
}

/** Says that a text cannot hold what is no text, and warns. */
export function cannotCompare(notes: Notes, { name }: Subject, text: string, argument: string): string {
  warn(notes, `fact \`${name}\` is text, and cannot be compared with${argument}`);
  return `${text} is text, and cannot be compared with${argument}`;
}

/** Notes what was compared, and gives it as `name (value)`. */
export function shownSubject(notes: Notes, { name }: Subject, value: unknown): string {
  return shownFact(notes, name, value);
}

function shownFact(notes: Notes, name: string, value: unknown): string {
  const text = shownValue(value, OBSERVED);
  observe(notes, { field: name, value: text });
  return `${name} (${cut(text, IN_SENTENCE)})`;
}
