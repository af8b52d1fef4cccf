import type { Config } from '../io/config.ts';

/** Name of a suite whose policy gives none. */
export const UNNAMED_SUITE = 'agent';

/** The suite that a ruler, or a policy alone, is for. */
export function suiteOf({ policy }: { readonly policy: Pick<Config['policy'], 'suite'> }): string {
  return policy.suite ?? UNNAMED_SUITE;
}
