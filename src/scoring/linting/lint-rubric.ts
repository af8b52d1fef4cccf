import type { LintFinding } from '../../../schemas/types/lint.ts';
import { constantNodes } from './constant-nodes.ts';
import type { LintSource } from './lint-source.ts';
import { contradictions, impliedOpposites } from './opposites.ts';
import { formulaWithoutThreshold, repeatedGuards } from './structure.ts';
import { rationales, thresholds, unusedNames, versionChange } from './upkeep.ts';

const CHECKS: readonly ((source: LintSource) => readonly LintFinding[])[] = [
  versionChange,
  thresholds,
  rationales,
  contradictions,
  impliedOpposites,
  repeatedGuards,
  formulaWithoutThreshold,
  unusedNames,
  constantNodes,
];

/** Lints one rubric; what the policy requires is an error. Findings come in the order of the checks, then of the file. */
export function lintRubric(source: LintSource): readonly LintFinding[] {
  const isRequired = ({ breaks = [] }: LintFinding) =>
    breaks.some((requirement) => source.require.includes(requirement));
  const findings = CHECKS.flatMap((check) => check(source));
  return findings.map((finding) => (isRequired(finding) ? { ...finding, level: 'error' } : finding));
}
