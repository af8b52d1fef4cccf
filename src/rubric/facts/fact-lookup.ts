import type { FactLookupFile } from '../../../schemas/types/rubric.ts';
import { startNotes, warn } from '../evaluation.ts';
import type { Compiling } from '../references/compiling.ts';
import { compileFact } from '../references/field-path.ts';
import { explainRow, tableKey } from '../references/table-row.ts';
import type { Derivation } from './derived-fact.ts';

/**
 * A fact that a table gives for another one: `lookup`. Keys of the table are texts; numbers, true and false are looked
 * up as they are written in JSON. What the table does not list has the default, or cannot be told.
 */
export function compileFactLookup(file: FactLookupFile, pointer: string, compiling: Compiling): Derivation {
  const { field, table, default: other } = file;
  const fact = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table));
  return {
    derive: (at) => {
      const key = tableKey(fact.read(at));
      if (key === undefined) return undefined;
      return rows.has(key) ? rows.get(key) : other;
    },
    explain: (at, warnings) => {
      const notes = startNotes(warnings);
      return explainRow(fact, rows, at, notes, (notListed) => {
        if (other !== undefined) return `${notListed}, and has the default`;
        warn(notes, notListed);
        return notListed;
      });
    },
  };
}
