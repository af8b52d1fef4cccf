/** The value. @param what what every correct run has: `the rule of a node` @throws Error where it is missing: our bug, never the user's mistake */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
