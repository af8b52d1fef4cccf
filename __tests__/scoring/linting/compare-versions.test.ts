import { expect, test } from 'vitest';
import { compareVersions, majorOf } from '../../../src/scoring/linting/compare-versions.ts';

const ASCENDING = ['0.9.9', '1.0.0-alpha', '1.0.0-beta', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0', '10.0.0'];

test('versions have one order', () => {
  for (const [index, version] of ASCENDING.entries())
    for (const [other, against] of ASCENDING.entries())
      expect(Math.sign(compareVersions(version, against)), `${version} ${against}`).toBe(Math.sign(index - other));
});

test('the first number is the major one', () => {
  expect(majorOf('12.3.4-rc.1')).toBe(12);
});
