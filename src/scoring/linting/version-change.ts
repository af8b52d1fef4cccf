import { isRecord } from '../../contract/json-object.ts';
import { STEPS_OF_VERSIONS, versionBump } from '../version-bump.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';
import { structureChanges } from './score-structure.ts';

/** What changed since main without the version saying so. */
export function versionChange({ value, placeOf, rubric, stored }: LintSource): readonly LintFinding[] {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const bump = versionBump(stored.version, rubric.version);
  const where = placeOf(value.meta === undefined ? '/version' : '/meta/version');
  const finding = { level: 'error', where } as const;
  if (bump === 'none') {
    const what = `the rubric differs from main's, and both are version ${rubric.version}`;
    const next = `Raise the version: ${STEPS_OF_VERSIONS}`;
    return [{ ...finding, code: 'no-version-bump', what, next }, ...structureFindings(value, stored.value, finding)];
  }
  if (bump === 'down') {
    const what = `version ${rubric.version} comes before main's ${stored.version}`;
    return [{ ...finding, code: 'version-went-back', what, next: 'Raise the version above that of main' }];
  }
  if (bump === 'major') return [];
  return structureFindings(value, stored.value, { ...finding, level: 'warning' });
}

function structureFindings(
  now: LintSource['value'],
  before: unknown,
  finding: Pick<LintFinding, 'level' | 'where'>,
): readonly LintFinding[] {
  const changes = isRecord(before) ? structureChanges(now, before) : [];
  if (changes.length === 0) return [];
  return [
    {
      ...finding,
      code: 'no-major-bump',
      what: `what makes the score changed since main, and the major version did not: ${changes.join(', ')}`,
      next: 'Raise the major version, so that nobody compares the scores',
    },
  ];
}
