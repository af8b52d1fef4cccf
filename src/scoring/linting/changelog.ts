import { isRecord } from '../../contract/json-object.ts';
import { versionBump } from '../version-bump.ts';
import type { LintFinding } from './lint-finding.ts';
import type { LintSource } from './lint-source.ts';

interface Entry {
  readonly version: string;
  readonly pointer: string;
}

/** A changelog that speaks of a version to come, or in which an older version stands above a newer one. */
export function changelogOrder({ value, placeOf, rubric }: LintSource): readonly LintFinding[] {
  if (rubric === null) return [];
  const entries = entriesOf(value.changelog);
  const say = (what: string, next: string, { pointer }: Entry): readonly LintFinding[] => [
    { level: 'warning', code: 'changelog-order', what, next, where: placeOf(pointer) },
  ];
  const ahead = entries.find(({ version }) => versionBump(version, rubric.version) === 'down');
  if (ahead !== undefined) {
    const what = `the changelog speaks of version ${ahead.version}, and the rubric is ${rubric.version}`;
    return say(what, 'Raise the version of the rubric, or mend the entry', ahead);
  }
  const late = entries.find(({ version }, index) => {
    const above = entries[index - 1];
    return above !== undefined && !['none', 'down'].includes(versionBump(above.version, version));
  });
  if (late === undefined) return [];
  return say(`the changelog is not newest first: ${late.version} stands below an older version`, 'Move it up', late);
}

function entriesOf(changelog: unknown): readonly Entry[] {
  const entries: readonly unknown[] = Array.isArray(changelog) ? changelog : [];
  return entries.flatMap((entry, index) => {
    const version = isRecord(entry) ? entry.version : undefined;
    return typeof version === 'string' ? [{ version, pointer: `/changelog/${index}` }] : [];
  });
}
