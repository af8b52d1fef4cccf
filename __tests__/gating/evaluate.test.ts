import { describe, expect, it } from 'vitest';
import type { Finding, State } from '../../schemas/types/decision.ts';
import type { Tier } from '../../schemas/types/policy.ts';
import type { Comparisons } from '../../src/gating/comparing/comparisons.ts';
import { decidedBy } from '../../src/gating/evaluate.ts';
import { defaultPolicy } from '../../src/gating/policy/resolve-policy.ts';

const rates = {
  candidate: 0.5,
  baseline: null,
  level: null,
  delta: null,
  tolerance: 0.02,
  threshold: null,
  interval: null,
  detectable: null,
  evidence: [],
  decided_by: [],
};
const comparisons = (metric: State, criterion: State, tier: Tier): Comparisons => ({
  noiseOf: () => null,
  bases: new Map(),
  further: [],
  metrics: [
    {
      ...rates,
      name: 'TCR',
      rubric: 'r',
      tier,
      candidate_trials: { passed: 0, total: 0 },
      baseline_trials: null,
      state: metric,
    },
  ],
  criteria: [{ ...rates, candidate: null, rubric: 'r', key: 'c', tier, state: criterion }],
  outcomes: [],
});
const finding = (effect: Finding['effect']): Finding => ({ code: 'x', effect, what: 'x' });

describe('decidedBy', () => {
  it.each([
    { name: 'nothing', effects: [], states: comparisons('unchanged', 'improved', 'critical'), verdict: 'pass' },
    {
      name: 'warnings',
      effects: ['warn', 'notice'],
      states: comparisons('unchanged', 'unchanged', 'critical'),
      verdict: 'pass',
    },
    {
      name: 'a blocking finding',
      effects: ['warn', 'block'],
      states: comparisons('inconclusive', 'unchanged', 'critical'),
      verdict: 'fail',
    },
    {
      name: 'an invalid finding',
      effects: ['block', 'invalid'],
      states: comparisons('unchanged', 'unchanged', 'critical'),
      verdict: 'invalid',
    },
    {
      name: 'a metric that no test can tell anything of',
      effects: [],
      states: comparisons('insufficient', 'unchanged', 'critical'),
      verdict: 'inconclusive',
    },
    {
      name: 'an unclear metric',
      effects: [],
      states: comparisons('inconclusive', 'unchanged', 'critical'),
      verdict: 'pass',
    },
    {
      name: 'an unclear criterion, as most are in a small suite',
      effects: [],
      states: comparisons('unchanged', 'inconclusive', 'supporting'),
      verdict: 'pass',
    },
    {
      name: 'an unclear advisory metric',
      effects: [],
      states: comparisons('inconclusive', 'unchanged', 'advisory'),
      verdict: 'pass',
    },
  ] as const)('makes of $name: $verdict', ({ effects, states, verdict }) => {
    const context = { policy: defaultPolicy, baseline: null, comparisons: states };
    expect(decidedBy(effects.map(finding), context)).toBe(verdict);
  });
});
