import { expect, it, test } from 'vitest';
import { versionBump } from '../../src/scoring/version-bump.ts';

it.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '2.0.0', 'major'],
  ['1.9.0', '1.10.0', 'minor'],
  ['1.2.3', '1.2.2', 'down'],
  ['2.0.0', '1.9.9', 'down'],
])('from %s to %s is %s', (old, now, bump) => {
  expect(versionBump(old, now)).toBe(bump);
});

const ASCENDING = ['0.9.9', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0', '10.0.0'];

test('versions have one order', () => {
  for (const [index, old] of ASCENDING.entries())
    for (const [other, now] of ASCENDING.entries()) {
      const bump = versionBump(old, now);
      expect(bump === 'none' ? 0 : bump === 'down' ? -1 : 1, `${old} ${now}`).toBe(Math.sign(other - index));
    }
});
