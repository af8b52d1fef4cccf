import type { Compiling } from '../compiling.ts';
import { compileDerivedFault, compileField } from '../conditions/field-path.ts';
import { type Notes, startNotes, warn } from '../evaluation.ts';
import { IN_SENTENCE, shownValue } from '../shown-value.ts';
import { keyFault, tableKey } from '../table-key.ts';
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
  const fault = compileDerivedFault(field, compiling);
  const rows = new Map(Object.entries(table));
  return {
    derive: (at) => {
      const key = tableKey(read(at));
      if (key === undefined) return undefined;
      return rows.has(key) ? rows.get(key) : other;
    },
    explain: (at, warnings) => fault(at) ?? explainRow({ field, rows, other }, read(at), startNotes(warnings)),
  };
}

interface Rows {
  readonly field: string;
  readonly rows: ReadonlyMap<string, unknown>;
  readonly other: unknown;
}

function explainRow({ field, rows, other }: Rows, value: unknown, notes: Notes): string {
  const key = tableKey(value);
  const subject = value === undefined ? field : `${field} (${shownValue(value, IN_SENTENCE)})`;
  if (key === undefined) {
    warn(notes, `fact \`${field}\` ${keyFault(value)}`);
    return `${subject} ${keyFault(value)}`;
  }
  if (rows.has(key)) return `${subject} is in the table`;
  const notListed = `${subject} is not in the table`;
  if (other !== undefined) return `${notListed}, and has the default`;
  warn(notes, notListed);
  return notListed;
}
