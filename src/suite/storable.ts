import { MAX_DEPTH } from '../contract/json.ts';
import { type Place, type Problem, UserError } from '../errors.ts';
import { MAX_RECORD_BYTES } from './reading/result-file.ts';
import type { Trial } from './trial.ts';

/** A character takes at most so many bytes in JSON: `\\u0000`. */
const MOST_BYTES = 6;

/**
 * Refuses a trial that could be scored and not be read again from the evidence: what a mapping makes may be larger and deeper than what it
 * was made from.
 * @throws UserError
 */
export function requireStorable(trial: Trial, where: Place): void {
  const size = sizeOf(trial, 1, where);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  throw refused(where, {
    code: 'record-too-large',
    what: 'the trial is too large to be kept',
    expected: `at most ${MAX_RECORD_BYTES} bytes of JSON`,
    fix: 'Let the mapping take what is large once, or less of it',
  });
}

/** Characters of its texts and keys, and a few for whatever else there is. */
function sizeOf(value: unknown, depth: number, where: Place): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value === 'number' && !Number.isFinite(value)) throw refused(where, NOT_FINITE);
  if (typeof value !== 'object' || value === null) return 5;
  if (depth > MAX_DEPTH) throw refused(where, TOO_DEEP);
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item, depth + 1, where);
  else
    for (const key in value) size += key.length + 4 + sizeOf((value as Record<string, unknown>)[key], depth + 1, where);
  return size;
}

const NOT_FINITE = {
  code: 'not-finite',
  what: 'a number of the trial is too large to be represented',
  expected: 'finite numbers',
} as const;

const TOO_DEEP = {
  code: 'too-deep',
  what: `the trial nests deeper than ${MAX_DEPTH} levels`,
  fix: 'Let the mapping read less of it as JSON, or take a part of it',
} as const;

function refused(where: Place, problem: Problem): UserError {
  return new UserError({ ...problem, where });
}
