import { must } from '../contract/must.ts';

/** The step between two versions of a rubric. `down`: the new version is lower than the old one. */
type VersionBump = 'none' | 'patch' | 'minor' | 'major' | 'down';

/** Which step each kind of change needs, for messages. */
export const STEPS_OF_VERSIONS = 'patch for words, minor for thresholds, major where scores cannot be compared';

const STEPS = ['major', 'minor', 'patch'] as const;

/** The step from one version to another, each three numbers joined by dots. */
export function versionBump(old: string, now: string): VersionBump {
  const [older, newer] = [old.split('.').map(Number), now.split('.').map(Number)];
  const index = STEPS.findIndex((_, position) => older[position] !== newer[position]);
  const step = STEPS[index];
  if (step === undefined) return 'none';
  return must(newer[index], `a number of version ${now}`) > must(older[index], `a number of version ${old}`)
    ? step
    : 'down';
}
