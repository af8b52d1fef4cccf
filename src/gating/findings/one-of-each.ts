import type { Finding } from '../decision.ts';

/** The first finding of each code: what holds for several runs is said once. */
export function oneOfEach(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ code }, index) => findings.findIndex((other) => other.code === code) === index);
}
