import { holdsLargeNumber } from '../../contract/json.ts';
import { type Evaluation, type Notes, warn } from '../evaluation.ts';
import { TOO_LARGE } from '../values/large-numbers.ts';
import { type Fact, shownFact } from './fact.ts';

/** The key under which a value stands in a table: text as it is, numbers, true and false as JSON writes them; undefined for what has none. */
export function tableKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const hasKey = typeof value === 'boolean' || (typeof value === 'number' && !holdsLargeNumber(value));
  return hasKey ? String(value) : undefined;
}

/**
 * Says whether a fact stands in a table, or why it stands in none, with a warning.
 * @param explainOther goes on with what the table does not list
 */
export function explainRow(
  { path, read, fault }: Fact,
  rows: ReadonlyMap<string, unknown>,
  at: Evaluation,
  notes: Notes,
  explainOther: (notListed: string) => string,
): string {
  const known = fault(at);
  if (known !== undefined) return known;
  const value = read(at);
  const key = tableKey(value);
  const subject = shownFact(notes, path, value);
  if (key !== undefined)
    return rows.has(key) ? `${subject} is in the table` : explainOther(`${subject} is not in the table`);
  warn(notes, `fact \`${path}\` ${keyFault(value)}`);
  return `${subject} ${keyFault(value)}`;
}

function keyFault(value: unknown): string {
  if (typeof value === 'number') return `is in no table: ${TOO_LARGE}`;
  return value === undefined ? 'is absent' : 'is not text, a number, true or false';
}
