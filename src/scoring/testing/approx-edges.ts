import { rounded } from '../../contract/rounded.ts';

/** The last numbers that are still about another, as `approx` takes them; none for any other condition, or where a fact stands for the number. */
export function edgesOf({ op, value, tolerance }: Readonly<Record<string, unknown>>): readonly number[] {
  if (op !== 'approx' || typeof value !== 'number' || typeof tolerance !== 'number') return [];
  return [...new Set([rounded(value - tolerance), rounded(value + tolerance)])];
}
