import { expect, test } from 'vitest';
import { readPolicy } from '../../../src/gating/policy/read-policy.ts';
import { kebabCase, suiteNameFor } from '../../../src/init/drafting/suite-name.ts';

test.each([
  { folder: 'booking-agent', suite: 'booking-agent' },
  { folder: 'Böoking (v2)', suite: 'Booking -v2' },
  { folder: '_x', suite: 'x' },
  { folder: `${'x'.repeat(99)}-y`, suite: 'x'.repeat(99) },
  { folder: '', suite: '' },
  { folder: '…', suite: '' },
])('the folder $folder makes the name "$suite", which a suite may have', ({ folder, suite }) => {
  expect(suiteNameFor(folder)).toBe(suite);
  if (suite !== '') expect(readPolicy('p.yml', JSON.stringify({ suite })).suite).toBe(suite);
});

test.each([
  { suite: 'Booking Agent (v2)', name: 'booking-agent-v2' },
  { suite: '2nd bot', name: 'nd-bot' },
  { suite: `${'x'.repeat(63)} y`, name: 'x'.repeat(63) },
  { suite: '42', name: '' },
])('the suite "$suite" gives its mapping the name "$name"', ({ suite, name }) => {
  expect(kebabCase(suite)).toBe(name);
});
