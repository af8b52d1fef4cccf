import type { Compiling } from '../compiling.ts';
import { compileField } from '../conditions/field-path.ts';
import { type Evaluation, startNotes, warn } from '../evaluation.ts';
import { IN_SENTENCE, shownValue } from '../shown-value.ts';
import type { Derivation } from './derived-fact.ts';
import type { FactLookupFile } from './fact-file.ts';

/**
 * A fact that a table gives for another one: `lookup`. Keys of the table are texts; numbers, true and false are looked
 * up as they are written in JSON. What the table does not list has the default, or cannot be told.
 */
export function compileFactLookup(
  file: Partial<FactLookupFile> | undefined,
  pointer: string,
  compiling: Compiling,
): Derivation {
  const { field = '', table = {}, default: other } = file ?? {};
  const read = compileField(file?.field, `${pointer}/field`, compiling) ?? (() => undefined);
  const rows = new Map(Object.entries(table));
  const keyOf = (at: Evaluation): string | undefined => tableKey(read(at));
  const derive = (at: Evaluation): unknown => {
    const key = keyOf(at);
    if (key === undefined) return undefined;
    return rows.has(key) ? rows.get(key) : other;
  };
  return {
    derive,
    explain: (at, warnings) => {
      const key = keyOf(at);
      if (key !== undefined && rows.has(key)) return `${field} (${shownValue(read(at), IN_SENTENCE)}) is in the table`;
      const text = notListed(field, read(at), key);
      if (derive(at) !== undefined) return `${text}, and has the default`;
      warn(startNotes(warnings), key === undefined ? `fact \`${field}\` ${faultOf(read(at))}` : text);
      return text;
    },
  };
}

/** The key under which a value stands in a table; undefined for what is no scalar. */
function tableKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function notListed(field: string, value: unknown, key: string | undefined): string {
  if (value === undefined) return `${field} is absent`;
  const shown = `${field} (${shownValue(value, IN_SENTENCE)})`;
  return key === undefined ? `${shown} is not text, a number, true or false` : `${shown} is not in the table`;
}

function faultOf(value: unknown): string {
  return value === undefined ? 'is absent' : 'is not text, a number, true or false';
}
