import { type Notes, startNotes, warn } from '../evaluation.ts';
import { compileFact } from '../references/compile-fact.ts';
import type { Compiling } from '../references/compiling.ts';
import { shownFact } from '../references/shown-fact.ts';
import { keyFault, tableKey } from '../values/table-key.ts';
import type { FactLookupFile } from '../written/fact-file.ts';
import type { Derivation } from './derived-fact.ts';

/**
 * A fact that a table gives for another one: `lookup`. Keys of the table are texts; numbers, true and false are looked
 * up as they are written in JSON. What the table does not list has the default, or cannot be told.
 */
export function compileFactLookup(
  file: Partial<FactLookupFile> | undefined,
  pointer: string,
  compiling: Compiling,
): Derivation {
  const { field, table = {}, default: other } = file ?? {};
  const { path, read, fault } = compileFact(field, `${pointer}/field`, compiling);
  const rows = new Map(Object.entries(table));
  return {
    derive: (at) => {
      const key = tableKey(read(at));
      if (key === undefined) return undefined;
      return rows.has(key) ? rows.get(key) : other;
    },
    explain: (at, warnings) => fault(at) ?? explainRow({ path, rows, other }, read(at), startNotes(warnings)),
  };
}

interface Rows {
  readonly path: string;
  readonly rows: ReadonlyMap<string, unknown>;
  readonly other: unknown;
}

function explainRow({ path, rows, other }: Rows, value: unknown, notes: Notes): string {
  const key = tableKey(value);
  const subject = shownFact(notes, path, value);
  if (key === undefined) {
    warn(notes, `fact \`${path}\` ${keyFault(value)}`);
    return `${subject} ${keyFault(value)}`;
  }
  if (rows.has(key)) return `${subject} is in the table`;
  const notListed = `${subject} is not in the table`;
  if (other !== undefined) return `${notListed}, and has the default`;
  warn(notes, notListed);
  return notListed;
}
