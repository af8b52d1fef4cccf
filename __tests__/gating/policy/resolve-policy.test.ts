import { describe, expect, it } from 'vitest';
import type { PolicyFile } from '../../../schemas/types/policy.ts';
import {
  criterionRule,
  defaultPolicy,
  hasOwnRule,
  metricRule,
  resolvePolicy,
  testSettings,
} from '../../../src/gating/policy/resolve-policy.ts';

const RATE = { tier: 'supporting', threshold: null, mode: 'noise', tolerance: 0.02 };

describe('resolvePolicy', () => {
  it('fills in every default', () => {
    expect(defaultPolicy).toMatchObject({
      suite: 'agent',
      isSuiteNamed: false,
      gate: {
        metrics: {},
        criteria: { '*': RATE },
        outcomes: {},
        scenarios: { must_pass: [], removed: 'fail', new: 'allow', min_overlap: 0.8 },
      },
      errors: { budget: 0.05 },
      alpha: 0.02,
      noise: 'auto',
      require: 'evidence',
      on_inconclusive: 'pass',
      on_no_baseline: null,
      on_not_comparable: 'invalid',
      baseline: { max_age_days: 30, branches: [] },
      evidence: 'keep',
      judge: null,
      redact: { hash: [], drop: [], secrets_from: [], shapes: 'on' },
      relaxation: { effect: 'show', label: null },
      waivers: [],
    });
  });

  it('fills in the rest of a section that states one key', () => {
    const policy = resolvePolicy({
      suite: 'booking',
      gate: { outcomes: { hard_failure: { at_most: 0.02, review_by: '2027-01-31' } }, scenarios: { new: 'warn' } },
      judge: { model: 'm' },
      redact: { hash: ['input'] },
    });

    expect(policy).toMatchObject({
      suite: 'booking',
      isSuiteNamed: true,
      gate: {
        outcomes: {
          hard_failure: {
            at_most: 0.02,
            at_least: null,
            rationale: null,
            owner: null,
            review_by: '2027-01-31',
          },
        },
        scenarios: { must_pass: [], removed: 'fail', new: 'warn', min_overlap: 0.8 },
      },
      judge: { model: 'm', votes: 1, temperature: null },
      redact: { hash: ['input'], drop: [], secrets_from: [], shapes: 'on' },
    });
  });

  it('gives policies another hash for what is written, whatever it resolves to', () => {
    expect(resolvePolicy({ noise: 'auto' }).hash()).not.toBe(defaultPolicy.hash());
    expect(resolvePolicy({ noise: 'auto', alpha: 0.1 }).hash()).toBe(
      resolvePolicy({ alpha: 0.1, noise: 'auto' }).hash(),
    );
  });

  it('reads `__proto__` and `constructor` as names of metrics', () => {
    const policy = resolvePolicy(JSON.parse('{"gate":{"metrics":{"__proto__":{"threshold":1}}}}'));

    expect(metricRule(policy, '__proto__').threshold).toBe(1);
    expect(metricRule(policy, 'constructor')).toMatchObject(RATE);
  });

  it('sets the alpha of the tests', () => {
    expect(testSettings(resolvePolicy({ alpha: 0.1 }))).toMatchObject({ alpha: 0.1, power: 0.8 });
  });
});

describe('criterionRule', () => {
  const policy = resolvePolicy({
    gate: { criteria: { 'r/own': { threshold: 0.9 }, '*': { tier: 'advisory' } } },
  });

  it.each([
    ['r/own', { ...RATE, threshold: 0.9, named: true, stated: ['threshold'] }],
    ['r/other', { ...RATE, tier: 'advisory', named: false, stated: ['tier'] }],
  ])('%s', (criterion, rule) => {
    expect(criterionRule(policy, criterion)).toMatchObject(rule);
  });

  it('is the default without `*`', () => {
    expect(criterionRule(defaultPolicy, 'r/a')).toMatchObject({ ...RATE, named: false, stated: [] });
  });
});

describe('hasOwnRule', () => {
  const waiver = { criterion: 'r/a', ceiling: 1, reason: 'x', owner: 'x', expires: '2027-01-01' };
  it.each<{ name: string; written: PolicyFile; is: boolean }>([
    { name: 'nothing', written: {}, is: false },
    { name: 'its name', written: { gate: { criteria: { 'r/a': {} } } }, is: true },
    { name: 'another name', written: { gate: { criteria: { 'r/b': {} } } }, is: false },
    { name: 'a waiver', written: { waivers: [waiver] }, is: true },
    { name: '`*` like the metric', written: { gate: { criteria: { '*': { tier: 'supporting' } } } }, is: false },
    { name: '`*` unlike the metric', written: { gate: { criteria: { '*': { threshold: 0.5 } } } }, is: true },
    {
      name: 'a default tier stricter than the metric',
      written: { gate: { metrics: { TCR: { tier: 'advisory' } } } },
      is: true,
    },
    {
      name: 'a default tolerance below that of the metric',
      written: { gate: { metrics: { TCR: { tolerance: 0.1 } } } },
      is: true,
    },
    {
      name: 'defaults milder than the metric',
      written: { gate: { metrics: { TCR: { tolerance: 0, tier: 'critical' } } } },
      is: false,
    },
  ])('$name: $is', ({ written, is }) => {
    const policy = resolvePolicy(written);
    const rules = { criterion: criterionRule(policy, 'r/a'), metric: metricRule(policy, 'TCR') };
    expect(hasOwnRule(policy, 'r/a', rules)).toBe(is);
  });
});
