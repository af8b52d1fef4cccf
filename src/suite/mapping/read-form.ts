import { UserError } from '../../errors.ts';
import { parseInnerJson } from '../reading/parse-record.ts';
import type { Form } from './mapping-file.ts';
import { parsePythonLiteral } from './python-literal.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Readers by form; each throws when the text is not of its form. */
const READERS: Readonly<Record<Form, (text: string) => unknown>> = {
  json: parseInnerJson,
  python: parsePythonLiteral,
  number: readNumber,
  integer: readInteger,
  boolean: readBoolean,
  text: (text) => text,
};

/**
 * Reads a text in the first of the forms that fits.
 * @returns the value in a box, or undefined when no form fits
 */
export function readForm(text: string, forms: readonly Form[]): { readonly value: unknown } | undefined {
  for (const form of forms) {
    try {
      return { value: READERS[form](text) };
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
