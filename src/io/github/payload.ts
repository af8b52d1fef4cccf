import { memberOf } from '../../contract/json.ts';
import { readOrNull } from '../files.ts';
import { isSha } from '../git.ts';

/**
 * The value at a path of an unchecked webhook payload or API answer; undefined if any step is missing. Follows own properties only, so
 * that a path such as `constructor` finds nothing.
 */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(memberOf, value);
}

/** The text at the path; null if there is none or it is empty. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const member = at(value, ...path);
  return typeof member === 'string' && member !== '' ? member : null;
}

/** The integer at the path, or null. */
export function numberAt(value: unknown, ...path: readonly string[]): number | null {
  const member = at(value, ...path);
  return typeof member === 'number' && Number.isSafeInteger(member) ? member : null;
}

/** The list at the path; empty if there is none. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const member = at(value, ...path);
  return Array.isArray(member) ? member : [];
}

/** The commit id at the path (SHA-1 or SHA-256 in lower-case hex), or null. */
export function shaAt(value: unknown, ...path: readonly string[]): string | null {
  const text = textAt(value, ...path);
  return text !== null && isSha(text) ? text : null;
}

/** The time at the path in GitHub's format, ISO 8601 in UTC, as written; or null. */
export function timeAt(value: unknown, ...path: readonly string[]): string | null {
  const text = textAt(value, ...path);
  return text?.endsWith('Z') && instantAt(value, ...path) !== null ? text : null;
}

/** The time at the path, ISO 8601 with any offset, converted to UTC with milliseconds; or null. */
export function instantAt(value: unknown, ...path: readonly string[]): string | null {
  const text = textAt(value, ...path);
  const isTime = text !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = isTime ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

export function labelsOf(pull: unknown): readonly string[] {
  return listAt(pull, 'labels').flatMap((label) => textAt(label, 'name') ?? []);
}

/** The parsed event file; undefined if it is missing, unreadable or not JSON. The gate works without it. */
export function readEventFile(path: string | undefined): unknown {
  const text = path === undefined ? null : readOrNull(path);
  if (text === null) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Hides the event file from `@actions/github`, which parses it on import and throws for a damaged file. Call this before loading that
 * package or one that needs it.
 */
export function hideEventFile(): void {
  delete process.env.GITHUB_EVENT_PATH;
}
