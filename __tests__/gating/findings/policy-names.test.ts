import { expect, test } from 'vitest';
import { unknownNames, unknownWaivers } from '../../../src/gating/findings/policy-names.ts';

const scenarios = Array.from({ length: 100_000 }, (_, index) => ({ scenario: `s${index}x`, tags: [] }));
const report = { rubrics: [], scenarios } as unknown as Parameters<typeof unknownNames>[1];

test('the nearest name is looked for until that takes too long', () => {
  const must_pass = Array.from({ length: 2000 }, (_, index) => `s${index}x-`);
  const policy = { gate: { scenarios: { must_pass } }, placeOf: () => ({ file: 'policy.yml' }) };
  const findings = unknownNames(policy as unknown as Parameters<typeof unknownNames>[0], report, null);
  expect(findings).toHaveLength(2000);
  expect(findings[0]?.next).toBe('Did you mean `s0x`?');
  expect(findings[1999]?.next).toMatch(/^Known: `?s0x/);
});

test('waivers of unknown scenarios are told in less than ten seconds', () => {
  const waivers = Array.from({ length: 2000 }, (_, index) => ({ scenario: `w${index}` }));
  const sides = { candidate: report, runs: [] } as unknown as Parameters<typeof unknownWaivers>[1];
  expect(unknownWaivers(waivers as unknown as Parameters<typeof unknownWaivers>[0], sides)).toHaveLength(2000);
});
