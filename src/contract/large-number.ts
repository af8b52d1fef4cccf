import { someLeaf } from './json-leaves.ts';

/**
 * Whether a value holds a number so large that others are read as the same one: that two such are equal says nothing about what was
 * written.
 */
export function holdsLargeNumber(value: unknown): boolean {
  return someLeaf(value, isLargeNumber);
}

function isLargeNumber(leaf: unknown): boolean {
  return typeof leaf === 'number' && Math.abs(leaf) > Number.MAX_SAFE_INTEGER;
}
