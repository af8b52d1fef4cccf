import type { Decided, Finding } from '../../../schemas/types/decision.ts';

const EFFECTS: readonly Finding['effect'][] = ['invalid', 'block', 'warn', 'notice'];

/** Findings ordered by effect; within one effect, in the order found. */
export function byEffect<T extends Pick<Finding, 'effect'>>(findings: readonly T[]): readonly T[] {
  return EFFECTS.flatMap((effect) => findings.filter((finding) => finding.effect === effect));
}

/** The first finding of each code, for findings that apply to several runs. */
export function oneOfEach<T extends Pick<Finding, 'code'>>(findings: readonly T[]): readonly T[] {
  return findings.filter(({ code }, index) => findings.findIndex((finding) => finding.code === code) === index);
}

/** Whether a finding makes the decision `fail` or `invalid`. */
export function decides({ effect }: Pick<Finding, 'effect'>): boolean {
  return effect === 'block' || effect === 'invalid';
}

/** The findings that made the decision `fail` or `invalid`, in their order; the headline states the first. Empty for other decisions. */
export function decidingFindings(decided: Decided, findings: readonly Finding[]): readonly Finding[] {
  if (decided !== 'fail' && decided !== 'invalid') return [];
  const effect = decided === 'invalid' ? 'invalid' : 'block';
  return findings.filter((finding) => finding.effect === effect);
}
