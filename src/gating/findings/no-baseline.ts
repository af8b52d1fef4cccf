import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';

/** What to do where main has no run to compare with. */
export const RUN_MAIN_ONCE = 'Run the gate on main once, so that there is a baseline';

/** That there is no run of main, and what decides without one. */
export function withoutBaseline({ policy, baseline }: GateContext): readonly Finding[] {
  if (baseline !== null) return [];
  const blocks = policy.on_no_baseline === 'fail';
  const what = `No baseline to compare with${blocks ? ', and the policy asks for one (`on_no_baseline: fail`)' : whatDecides(policy)}`;
  return [{ code: 'no-baseline', effect: blocks ? 'block' : 'notice', what, next: RUN_MAIN_ONCE }];
}

/** Where proof is required, that there is none decides as well. */
function whatDecides({ require }: ResolvedPolicy): string {
  return require === 'proof' ? '' : ': thresholds alone decide';
}
