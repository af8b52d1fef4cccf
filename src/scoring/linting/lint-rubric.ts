import { changelogOrder } from './changelog.ts';
import { contradictions } from './contradictions.ts';
import { thresholds, undocumentedParts, wholeRubric } from './documentation.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';
import { misreadTexts } from './misread-texts.ts';
import { neverAsked } from './never-asked.ts';
import { neverHolds } from './never-holds.ts';
import { outOfScale } from './out-of-scale.ts';
import { outcomeOrder } from './outcome-order.ts';
import { renamedItems } from './renamed-items.ts';
import { constantParts } from './stored-runs.ts';
import { unusedNames } from './unused-names.ts';
import { versionChange } from './version-change.ts';

/** The closed list of checks on one rubric. */
const CHECKS: readonly ((source: LintSource) => readonly LintFinding[])[] = [
  wholeRubric,
  changelogOrder,
  versionChange,
  thresholds,
  contradictions,
  neverHolds,
  outOfScale,
  misreadTexts,
  outcomeOrder,
  neverAsked,
  renamedItems,
  unusedNames,
  constantParts,
  undocumentedParts,
];

/** Everything about one rubric that nobody answers for, in the order of the checks. */
export function lintRubric(source: LintSource): readonly LintFinding[] {
  return CHECKS.flatMap((check) => check(source));
}
