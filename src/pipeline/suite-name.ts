import type { Ruler } from '../io/ruler.ts';

/** Name of a suite whose policy gives none. */
export const UNNAMED_SUITE = 'agent';

/** The suite that a ruler is for. */
export function suiteOf({ policy }: Ruler): string {
  return policy.suite ?? UNNAMED_SUITE;
}
