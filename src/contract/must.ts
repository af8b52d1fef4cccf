/**
 * The value, which cannot be missing.
 * @param what what is there in every correct run, for the message: `the rule of a node`
 * @throws Error where it is null or undefined: our bug, never the user's mistake
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
