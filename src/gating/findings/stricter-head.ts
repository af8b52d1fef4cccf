import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import type { Place } from '../../errors.ts';
import { type FindingData, render } from '../messages/catalogue.ts';
import { rulePointer } from '../policy/read-policy.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { decides } from './finding-list.ts';

/** Exit codes: let through, held up as inconclusive, failed, invalid. */
const MILDEST_FIRST: readonly Decision['exit_code'][] = [0, 2, 1, 3];

/**
 * That the run's own config would stop what the base config lets through, or stops for less: from the merge on it holds for everybody.
 * @param own what the run's own config would decide, and its policy
 */
export function stricterHead(decided: Decision, own: Decision, policy: ResolvedPolicy): readonly Finding[] {
  if (MILDEST_FIRST.indexOf(own.exit_code) <= MILDEST_FIRST.indexOf(decided.exit_code)) return [];
  const first = own.findings.find(decides);
  const { expected, actual, why, next } = first ?? {};
  const place = first?.place ?? (first && placeOfRule(policy, first));
  const stricter: FindingData = {
    code: 'head-config-stricter',
    effect: 'warn',
    headline: own.headline,
    reason: { expected, actual, why, next },
    ...(place === undefined ? {} : { place }),
  };
  return [render(stricter)];
}

const SECTIONS = { metric: 'metrics', criterion: 'criteria', outcome: 'outcomes' } as const;

/** Where the policy has a rule of its own for what a finding is about. */
function placeOfRule(
  { gate, placeOf }: ResolvedPolicy,
  { subject_kind: kind, subject = '' }: Finding,
): Place | undefined {
  if (kind !== 'metric' && kind !== 'criterion' && kind !== 'outcome') return undefined;
  const section = SECTIONS[kind];
  return Object.hasOwn(gate[section], subject) ? placeOf(rulePointer(section, subject)) : undefined;
}
