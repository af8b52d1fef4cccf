import type { Policy } from '../policy/policy.ts';
import { allOf } from '../wording.ts';
import type { Looser } from './looser.ts';

/** Ids of the primary rubrics; null where there is none. */
export interface PrimaryRubrics {
  readonly old: string | null;
  readonly new: string | null;
}

/** Another primary rubric, where the policy of the base has what goes by that: from the merge on it would mean another one. */
export function otherPrimary(base: Policy, primary: PrimaryRubrics): readonly Looser[] {
  const bare = goingByIt(base);
  if (primary.old === null || primary.old === primary.new || bare.length === 0) return [];
  const what = `primary rubric, by which ${allOf(bare)} ${bare.length === 1 ? 'goes' : 'go'}`;
  return [{ kind: 'gating', subject: 'policy', what, old: primary.old, new: primary.new ?? 'none' }];
}

function goingByIt({ gate, waivers = [] }: Policy): readonly string[] {
  const isBare = (name: string): boolean => !name.includes('/');
  const mustPass = (gate?.scenarios?.must_pass ?? []).length > 0;
  const outcomes = Object.keys(gate?.outcomes ?? {}).some(isBare);
  const waived = waivers.some(({ scenario }) => scenario !== undefined);
  return [...(mustPass ? ['`must_pass`'] : []), ...(outcomes ? ['`outcomes`'] : []), ...(waived ? ['`waivers`'] : [])];
}
