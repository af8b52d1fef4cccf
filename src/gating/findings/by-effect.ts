import type { Finding } from '../decision.ts';

const EFFECTS: readonly Finding['effect'][] = ['invalid', 'block', 'warn', 'notice'];

/** Findings in the order of their effect; within one, as they were found. */
export function byEffect(findings: readonly Finding[]): readonly Finding[] {
  return EFFECTS.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}
