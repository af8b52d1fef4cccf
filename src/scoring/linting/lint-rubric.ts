import type { LintFinding } from '../../../schemas/types/lint.ts';
import { constantNodes, neverAsked } from './constant-nodes.ts';
import { constantComparisons, contradictions, neverHolds } from './contradictions.ts';
import type { LintSource } from './lint-source.ts';
import { thresholds, unusedNames, versionChange, weights } from './upkeep.ts';

/** Every check on one rubric. */
const CHECKS: readonly ((source: LintSource) => readonly LintFinding[])[] = [
  versionChange,
  thresholds,
  weights,
  contradictions,
  neverHolds,
  constantComparisons,
  neverAsked,
  unusedNames,
  constantNodes,
];

/** Lints one rubric. Findings come in the order of the checks, then of the file. */
export function lintRubric(source: LintSource): readonly LintFinding[] {
  return CHECKS.flatMap((check) => check(source));
}
