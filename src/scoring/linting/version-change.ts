import { isRecord } from '../../contract/json-object.ts';
import { compareVersions, majorOf } from './compare-versions.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';
import { structureChanges } from './score-structure.ts';

/** What changed since main without the version saying so. */
export function versionChange({ value, placeOf, rubric, stored }: LintSource): readonly LintFinding[] {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const order = compareVersions(rubric.version, stored.version);
  const where = placeOf(value.meta === undefined ? '/version' : '/meta/version');
  const finding = { level: 'error', where } as const;
  if (order === 0) {
    const what = `the rubric differs from main's, and both are version ${rubric.version}`;
    const next = 'Raise the version: patch for words, minor for thresholds, major where scores cannot be compared';
    return [{ ...finding, code: 'no-version-bump', what, next }, ...structureFindings(value, stored.value, finding)];
  }
  if (order < 0) {
    const what = `version ${rubric.version} comes before main's ${stored.version}`;
    return [{ ...finding, code: 'version-went-back', what, next: 'Raise the version above that of main' }];
  }
  if (majorOf(rubric.version) > majorOf(stored.version)) return [];
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
