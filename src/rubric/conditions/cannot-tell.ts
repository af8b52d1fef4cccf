import { holdsLargeNumber } from '../../contract/json.ts';
import { type Evaluation, type Notes, warn } from '../evaluation.ts';
import type { Subject } from '../references/condition-subject.ts';
import { shownFact } from '../references/fact.ts';
import { TOO_LARGE } from '../values/large-numbers.ts';
import { holdsMark, REDACTED } from '../values/redacted-texts.ts';
import type { ValueKind } from '../values/value-kinds.ts';

/** Two values as an explanation shows them. */
interface Shown {
  readonly text: string;
  readonly argument: string;
}

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

/**
 * Says that two values are not to be told apart, or that a text cannot hold what is no text, and warns.
 * @param other the fact that it is compared with; a literal is what it says
 */
export function cannotCompare(
  notes: Notes,
  { name }: Subject,
  { text, argument }: Shown,
  value: unknown,
  other?: unknown,
): string {
  const why = holdsMark(other) ? REDACTED : typeof value === 'string' ? undefined : lookalike(value);
  const says =
    why === undefined ? `is text, and cannot be compared with${argument}` : `cannot be told from${argument}: ${why}`;
  warn(notes, `fact \`${name}\` ${says}`);
  return `${text} ${says}`;
}

function lookalike(value: unknown): string {
  return holdsLargeNumber(value) ? TOO_LARGE : REDACTED;
}
