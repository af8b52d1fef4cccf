import { compareVersions } from '../scoring/linting/compare-versions.ts';

/** What a change of a rubric's version says about it. `down`: the new one comes before the old one. */
export type VersionBump = 'none' | 'patch' | 'minor' | 'major' | 'down';

/** The step from one semantic version to another; from a pre-release to its release it is a patch. */
export function versionBump(old: string, now: string): VersionBump {
  const order = compareVersions(now, old);
  if (order <= 0) return order === 0 ? 'none' : 'down';
  const [before, after] = [numbersOf(old), numbersOf(now)];
  if (before[0] !== after[0]) return 'major';
  return before[1] !== after[1] ? 'minor' : 'patch';
}

function numbersOf(version: string): readonly string[] {
  return (version.split('-')[0] ?? '').split('.');
}
