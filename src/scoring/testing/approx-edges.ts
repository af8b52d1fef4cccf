import type { JsonObject } from '../../contract/json.ts';
import { rounded } from '../../contract/numbers.ts';

/** The outermost numbers that a condition with `approx` accepts; none for another condition, or where its value is a fact. */
export function edgesOf({ op, value, tolerance }: JsonObject): readonly number[] {
  if (op !== 'approx' || typeof value !== 'number' || typeof tolerance !== 'number') return [];
  return [...new Set([rounded(value - tolerance), rounded(value + tolerance)])];
}
