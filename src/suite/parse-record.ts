import { type Place, UserError } from '../errors.ts';
import { findJsonFault } from './find-json-fault.ts';

/** How deep a record may nest. */
export const MAX_DEPTH = 64;

/**
 * Parses one record's JSON strictly: finite numbers, no `__proto__`, not deeper than 64.
 * @param where names the file and the line or record for messages
 * @throws UserError that says what is wrong and where
 */
export function parseRecord(text: string, where: Place): unknown {
  const value = parseJson(text, where);
  requireTameItem(value, 0, where);
  return value;
}

/** The value of a JSON text inside of a record, as strict. @throws SyntaxError or UserError */
export function parseInnerJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  requireTameItem(value, 0, { file: '' });
  return value;
}

function parseJson(text: string, where: Place): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const { what, at, mend } = findJsonFault(text);
    const line = text.slice(0, at).split('\n').length - 1;
    const column = at - text.lastIndexOf('\n', at - 1);
    const place = where.line === undefined ? where : { ...where, line: where.line + line, column };
    const spot = where.line === undefined ? ` (line ${line + 1}, column ${column} of the record)` : '';
    throw new UserError(
      { code: 'bad-json', what: `${what}${spot}`, where: place, ...(mend === '' ? {} : { mend }) },
      { cause },
    );
  }
}

/** Runs over every value of every record, so it does the least that it can. */
function requireTame(value: object, depth: number, where: Place): void {
  if (depth > MAX_DEPTH) throw tooDeep(where);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) requireTameItem(value[i], depth, where);
    return;
  }
  for (const key in value) {
    if (key === '__proto__') throw protoKey(where);
    requireTameItem((value as Record<string, unknown>)[key], depth, where);
  }
}

function requireTameItem(item: unknown, depth: number, where: Place): void {
  if (typeof item === 'object') {
    if (item !== null) requireTame(item, depth + 1, where);
  } else if (typeof item === 'number' && !Number.isFinite(item)) throw notFinite(where);
}

function tooDeep(where: Place): UserError {
  return new UserError({ code: 'too-deep', what: `the record nests deeper than ${MAX_DEPTH} levels`, where });
}

function protoKey(where: Place): UserError {
  return new UserError({ code: 'proto-key', what: 'the key `__proto__` is not allowed', where, mend: 'Rename it' });
}

function notFinite(where: Place): UserError {
  const what = 'a number is too large to be represented';
  return new UserError({ code: 'not-finite', what, where, expected: 'finite numbers' });
}
