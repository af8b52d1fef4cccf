import { MARK_START } from '../../contract/redaction-mark.ts';

/** Why two equal texts cannot be told from each other, for explanations. */
export const REDACTED = 'secrets that were redacted look alike: let the harness record whether they are equal';

/** Whether something secret was taken out of a value: that two such are equal says nothing about what was recorded. */
export function holdsMark(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MARK_START);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsMark);
}

/** No text that was recorded ends so. */
const LIKE_NO_OTHER = '\u0000';

/** The same value, where no text that something was taken out of is equal to any, nor a part of it. */
export function likeNoOther(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(MARK_START) ? `${value}${LIKE_NO_OTHER}` : value;
  if (Array.isArray(value)) return value.map(likeNoOther);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, likeNoOther(member)]));
}
