import type { Relaxation } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { shortHash } from '../wording.ts';
import { inReadingOrder, type RankedRelaxation } from './ranked-relaxation.ts';
import { relaxedPolicy } from './relaxed-policy.ts';
import { type RescoredTrials, type RubricChange, relaxedRubric } from './relaxed-rubrics.ts';
import { relaxedSuite } from './relaxed-suite.ts';

export interface RelaxationInput {
  readonly base: ResolvedPolicy;
  readonly head: ResolvedPolicy;
  readonly rubrics: readonly RubricChange[];
  readonly rescored: RescoredTrials;
  /** Ids of the primary rubrics; null if there is none. */
  readonly primary: { readonly base: string | null; readonly head: string | null };
  /** Hashes of the mappings; null for none. `isUsed`: the head's mapping read this run already, before the merge. */
  readonly mapping: { readonly base: string | null; readonly head: string | null; readonly isUsed: boolean };
  /** Relaxations found before the comparison. */
  readonly chosen: readonly Relaxation[];
  readonly candidate: Report;
  /** The newest run of main; null if there is none. */
  readonly baseline: Report | null;
  /** ISO date. */
  readonly today: string;
}

/** Every way in which a run relaxes its own gate, the gating ones first; empty if both configs and both suites are the same. */
export function relaxationsOf(input: RelaxationInput): readonly Relaxation[] {
  const { base, head, rubrics, rescored, chosen, candidate, baseline, today } = input;
  return inReadingOrder([
    ...chosen.map((relaxation) => ({ kind: 'gating' as const, ...relaxation })),
    ...relaxedPolicy(base, head),
    ...rubrics.flatMap((rubric) => relaxedRubric(base, rubric, rescored)),
    ...otherPrimary(input),
    ...otherMapping(input),
    ...(baseline === null ? [] : relaxedSuite(base, { candidate, baseline }, today)),
  ]);
}

/** A changed primary rubric, if the base policy has keys that depend on it. */
function otherPrimary({
  base: { gate, waivers },
  primary: { base, head },
}: RelaxationInput): readonly RankedRelaxation[] {
  const isReferred =
    gate.scenarios.must_pass.length > 0 ||
    Object.values(gate.outcomes).some(({ isOfPrimary }) => isOfPrimary) ||
    waivers.some(({ scenario }) => scenario !== undefined);
  if (base === null || base === head || !isReferred) return [];
  return [{ kind: 'gating', subject: 'policy', what: 'primary rubric', old: base, new: head ?? 'none' }];
}

/** Any change of the mapping: its effect on the facts cannot be checked. */
function otherMapping({ mapping: { base, head, isUsed } }: RelaxationInput): readonly RankedRelaxation[] {
  if (base === head) return [];
  const what = `how results are read${isUsed ? ', in this run already' : ''}`;
  const shown = (hash: string | null): string => (hash === null ? 'none' : shortHash(hash));
  return [{ kind: 'rubric', subject: 'mapping', what, old: shown(base), new: shown(head) }];
}

export type RelaxationRule = ResolvedPolicy['relaxation'];
