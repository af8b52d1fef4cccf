import { expect, test } from 'vitest';
import type { GateContext } from '../../../src/gating/context.ts';
import { unknownNames, unknownWaivers } from '../../../src/gating/findings/policy.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';

const scenarios = Array.from({ length: 100_000 }, (_, index) => ({ scenario: `s${index}x`, tags: [] }));
const context = {
  candidate: { rubrics: [], scenarios },
  runs: [],
  baseline: null,
  primary: null,
} as unknown as GateContext;

test('the nearest name is looked for until that takes too long', () => {
  const must_pass = Array.from({ length: 2000 }, (_, index) => `s${index}x-`);
  const policy = resolvePolicy({ gate: { scenarios: { must_pass } } });
  const findings = unknownNames({ ...context, policy });
  expect(findings).toHaveLength(2000);
  expect(findings[0]).toMatchObject({ suggestion: 's0x' });
  expect(findings[1999]).toMatchObject({ suggestion: null, known: { more: 99_990 } });
});

test('waivers of unknown scenarios are told in less than ten seconds', () => {
  const held = Array.from({ length: 2000 }, (_, index) => ({
    scenario: `w${index}`,
    reason: 'r',
    owner: 'o',
    expires: '2026-12-31',
  }));
  const waivers = { held, ignored: [], today: '2026-11-21' };
  expect(unknownWaivers({ ...context, waivers })).toHaveLength(2000);
});
