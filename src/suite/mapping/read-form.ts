import { UserError } from '../../errors.ts';
import { nanAsNull, parseInnerJson } from '../reading/json.ts';
import type { Form } from './mapping-file.ts';
import { parsePythonLiteral } from './python-literal.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A number that is none, as JSON of Python, Python itself and tables have it. */
const NO_NUMBER = /^[-+]?(?:nan|inf(?:inity)?)$/i;

/** Reads a text of one form. @param isNanAbsent whether a number that is none is null */
type Reader = (text: string, isNanAbsent: boolean) => unknown;

/** Readers by form; each throws when the text is not of its form. */
const READERS: Readonly<Record<Form, Reader>> = {
  json: (text, isNanAbsent) => parseInnerJson(isNanAbsent ? nanAsNull(text) : text),
  python: parsePythonLiteral,
  number: (text, isNanAbsent) => (isNanAbsent && NO_NUMBER.test(text) ? null : readNumber(text)),
  integer: (text, isNanAbsent) => (isNanAbsent && NO_NUMBER.test(text) ? null : readInteger(text)),
  boolean: readBoolean,
  text: (text) => text,
};

/**
 * Reads a text in the first of the forms that fits.
 * @param isNanAbsent whether `NaN` and `Infinity` are null
 * @returns the value in a box, or undefined when no form fits
 */
export function readForm(
  text: string,
  forms: readonly Form[],
  isNanAbsent: boolean,
): { readonly value: unknown } | undefined {
  for (const form of forms) {
    try {
      return { value: READERS[form](text, isNanAbsent) };
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof UserError)) throw error;
    }
  }
  return undefined;
}

function readNumber(text: string): number {
  const value = Number(NUMBER.test(text) ? text : 'none');
  if (!Number.isFinite(value)) throw new SyntaxError('not a number');
  return value;
}

function readInteger(text: string): number {
  const value = readNumber(text);
  if (!Number.isSafeInteger(value)) throw new SyntaxError('not an integer');
  return value;
}

function readBoolean(text: string): boolean {
  if (!/^(?:true|false)$/i.test(text)) throw new SyntaxError('neither true nor false');
  return text.toLowerCase() === 'true';
}
