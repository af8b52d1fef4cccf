import { type Evaluation, type Notes, warn } from '../evaluation.ts';
import type { Subject } from '../references/condition-subject.ts';
import { shownFact } from '../references/shown-fact.ts';
import { TOO_LARGE } from '../values/large-numbers.ts';
import type { ValueKind } from '../values/value-kinds.ts';

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

/** Says that a text cannot hold what is no text, or that large numbers are not to be told apart, and warns. */
export function cannotCompare(notes: Notes, { name }: Subject, text: string, argument: string, value: unknown): string {
  const says =
    typeof value === 'string'
      ? `is text, and cannot be compared with${argument}`
      : `cannot be told from${argument}: ${TOO_LARGE}`;
  warn(notes, `fact \`${name}\` ${says}`);
  return `${text} ${says}`;
}
