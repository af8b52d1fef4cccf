import { expect, test } from 'vitest';
import type { Cause, Decision, Layers } from '../../schemas/types/decision.ts';
import { layersByCause } from '../../src/gating/layers.ts';
import { decisionOf, flipsOf, metricOf } from '../support/decisions.ts';

const paired = { scenarios: 10, baseline: 0.9, candidate: 0.5 };
const metric = metricOf({ delta: -0.4, paired });
/** Four scenarios lost everything: s0 to s3. */
const broke = flipsOf(4, (index) => ({ scenario: `s${index}`, baseline: 1, candidate: 0 }));
const decision = decisionOf({
  metrics: [metric],
  flips: { ...decisionOf().flips, broke },
  layers: { harness: 0, environment: 0, config: 0, agent: -0.4 },
});
const cause = (kind: Cause['kind'], index: number, more: Partial<Cause> = {}): Cause => {
  return { kind, scenarios: [`s${index}`], parts: [], ...more };
};

test.each<{ name: string; causes: readonly Cause[]; given?: Partial<Decision>; layers: Partial<Layers> }>([
  {
    name: 'a cause of the agent',
    causes: [cause('criterion', 0)],
    layers: { harness: 0, environment: 0, agent: -0.4 },
  },
  {
    name: 'a fact that only main carries, and an empty trial',
    causes: [cause('missing', 0), cause('empty', 1)],
    layers: { harness: -0.2, environment: 0, agent: -0.2 },
  },
  {
    name: 'an error of the service, and one of the agent',
    causes: [cause('error', 0, { service: true }), cause('error', 1)],
    layers: { harness: 0, environment: -0.1, agent: -0.3 },
  },
  {
    name: 'a scenario that main fails today too, whatever its trials lack',
    causes: [cause('missing', 0)],
    given: {
      layers: { harness: 0, environment: -0.1, config: 0, agent: -0.3 },
      confirmed: [
        {
          scenario: 's0',
          word: 'fails on main today',
          failed: 5,
          trials: 5,
          main: { failed: 5, trials: 5 },
          missing: 0,
        },
      ],
    },
    layers: { harness: 0, environment: -0.1, agent: -0.3 },
  },
  {
    name: 'the head config, which changes main too',
    causes: [],
    given: {
      config: {
        ...{ decided_by: 'main', would_decide: 'fail', changes: [], not_rescored: [] },
        effects: [{ subject: 'TCR', subject_kind: 'metric', agent: -0.4, config: -0.05, total: -0.45 }],
      },
    },
    layers: { config: -0.05, agent: -0.4 },
  },
])('$name', ({ causes, given, layers }) => {
  expect(layersByCause({ ...decision, ...given }, causes).layers).toMatchObject(layers);
});
