/** Whether a value holds a number so large that others are read as the same one: that two such are equal says nothing about what was written. */
export function holdsLargeNumber(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLargeNumber);
}
