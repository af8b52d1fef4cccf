import { describeProblem, UserError } from './errors.ts';
import type { Finding } from './gating/decision.ts';
import type { Waiver } from './gating/policy.ts';
import { readPolicy } from './gating/read-policy.ts';
import { policyNote } from './io/github/baseline-notes.ts';

/** The waivers that count, and what has to be said where they are unknown. */
export interface BaseWaivers {
  readonly waivers: readonly Waiver[];
  readonly notes: readonly Finding[];
}

export const NO_WAIVERS: BaseWaivers = { waivers: [], notes: [] };

/** The waivers of the base branch's policy; one that does not parse has none that count, and a note says so. */
export function waiversOf(file: string, text: string): BaseWaivers {
  try {
    return { waivers: readPolicy(file, text).waivers ?? [], notes: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const why = error.problems.map(describeProblem).join('; ');
    return { waivers: [], notes: [policyNote(file, why, 'Mend that file on the base branch')] };
  }
}
