import { holdsLargeNumber } from '../../contract/large-number.ts';
import { TOO_LARGE } from './large-numbers.ts';

/** The key under which a value stands in a table: text as it is, numbers, true and false as JSON writes them; undefined for what has none. */
export function tableKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const hasKey = typeof value === 'boolean' || (typeof value === 'number' && !holdsLargeNumber(value));
  return hasKey ? String(value) : undefined;
}

/** Why a value without a key stands in no table. */
export function keyFault(value: unknown): string {
  if (typeof value === 'number') return `is in no table: ${TOO_LARGE}`;
  return value === undefined ? 'is absent' : 'is not text, a number, true or false';
}
