import { shown } from '../../contract/shown.ts';
import { compareVersions, majorOf } from './compare-versions.ts';
import type { LintFinding } from './lint-finding.ts';
import { governedParts, type LintSource } from './lint-source.ts';

/** What changed since main without the version saying so. */
export function versionChange({ value, placeOf, rubric, stored }: LintSource): readonly LintFinding[] {
  if (rubric === null || stored === null || rubric.hash === stored.hash) return [];
  const order = compareVersions(rubric.version, stored.version);
  const where = placeOf(value.meta === undefined ? '/version' : '/meta/version');
  const finding = { level: 'error', where } as const;
  if (order === 0) {
    const what = `the rubric differs from main's, and both are version ${rubric.version}`;
    const next = 'Raise the version: patch for words, minor for thresholds, major where scores cannot be compared';
    return [{ ...finding, code: 'no-version-bump', what, next }, ...structureChange(value, stored.value, finding)];
  }
  if (order < 0) {
    const what = `version ${rubric.version} comes before main's ${stored.version}`;
    return [{ ...finding, code: 'version-went-back', what, next: 'Raise the version above that of main' }];
  }
  if (majorOf(rubric.version) > majorOf(stored.version)) return [];
  return structureChange(value, stored.value, { ...finding, level: 'warning' });
}

/** Criteria and weights make the score: with others, it is another score. */
function structureChange(
  now: unknown,
  before: unknown,
  finding: Pick<LintFinding, 'level' | 'where'>,
): readonly LintFinding[] {
  const [own, others] = [weightsOf(now), weightsOf(before)];
  const changes = [
    ...[...own.keys()].filter((name) => !others.has(name)).map((name) => `\`${name}\` is new`),
    ...[...others.keys()].filter((name) => !own.has(name)).map((name) => `\`${name}\` is gone`),
    ...[...own]
      .filter(([name, weight]) => others.has(name) && others.get(name) !== weight)
      .map(([name, weight]) => `\`${name}\` weighs ${shown(weight)}, not ${shown(others.get(name))}`),
  ];
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

/** Weights of all criteria and rules by name; nodes beside the score weigh nothing. */
function weightsOf(value: unknown): ReadonlyMap<string, unknown> {
  const parts = governedParts(value).filter(({ kind }) => kind !== 'node');
  return new Map(parts.map(({ name, file }) => [name, file.weight ?? 1]));
}
