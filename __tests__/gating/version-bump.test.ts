import { expect, it } from 'vitest';
import { versionBump } from '../../src/gating/version-bump.ts';

it.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '2.0.0', 'major'],
  ['1.9.0', '1.10.0', 'minor'],
  ['1.2.3', '1.2.2', 'down'],
  ['2.0.0', '1.9.9', 'down'],
  ['1.0.0-rc.1', '1.0.0', 'patch'],
  ['1.0.0', '1.0.0-rc.1', 'down'],
  ['1.0.0', '2.0.0-rc.1', 'major'],
])('from %s to %s is %s', (old, now, bump) => {
  expect(versionBump(old, now)).toBe(bump);
});
