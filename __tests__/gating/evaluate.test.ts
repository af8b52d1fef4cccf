import { describe, expect, it } from 'vitest';
import type { Finding, State } from '../../schemas/types/decision.ts';
import type { Tier } from '../../schemas/types/policy.ts';
import { decidedBy } from '../../src/gating/evaluate.ts';
import { defaultPolicy, metricRule } from '../../src/gating/policy/resolve-policy.ts';

type Rates = Parameters<typeof decidedBy>[1]['rates'];

const rates = (metric: State, criterion: State, tier: Tier): Rates => {
  const measured = { rule: { ...metricRule(defaultPolicy, 'TCR'), tier }, signs: [], candidate: 0.5 };
  return [
    { ...measured, kind: 'metric', state: metric },
    { ...measured, kind: 'criterion', state: criterion },
  ];
};
const finding = (effect: Finding['effect']): Finding => ({ code: 'x', effect, what: 'x' });

describe('decidedBy', () => {
  it.each([
    { name: 'nothing', effects: [], states: rates('unchanged', 'improved', 'critical'), verdict: 'pass' },
    {
      name: 'warnings',
      effects: ['warn', 'notice'],
      states: rates('unchanged', 'unchanged', 'critical'),
      verdict: 'pass',
    },
    {
      name: 'a blocking finding',
      effects: ['warn', 'block'],
      states: rates('inconclusive', 'unchanged', 'critical'),
      verdict: 'fail',
    },
    {
      name: 'an invalid finding',
      effects: ['block', 'invalid'],
      states: rates('unchanged', 'unchanged', 'critical'),
      verdict: 'invalid',
    },
    {
      name: 'a metric that no test can tell anything of',
      effects: [],
      states: rates('insufficient', 'unchanged', 'critical'),
      verdict: 'inconclusive',
    },
    {
      name: 'an unclear metric',
      effects: [],
      states: rates('inconclusive', 'unchanged', 'critical'),
      verdict: 'pass',
    },
    {
      name: 'an unclear criterion, as most are in a small suite',
      effects: [],
      states: rates('unchanged', 'inconclusive', 'supporting'),
      verdict: 'pass',
    },
    {
      name: 'an unclear advisory metric',
      effects: [],
      states: rates('inconclusive', 'unchanged', 'advisory'),
      verdict: 'pass',
    },
  ] as const)('makes of $name: $verdict', ({ effects, states, verdict }) => {
    const context = { policy: defaultPolicy, baseline: null, rates: states };
    expect(decidedBy(effects.map(finding), context)).toBe(verdict);
  });
});
