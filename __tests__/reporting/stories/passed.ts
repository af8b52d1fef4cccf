import type { Decision } from '../../../schemas/types/decision.ts';
import { countOf, criterionOf, decisionOf, findingOf, flipsOf, metricOf } from '../../support/decisions.ts';

/** Better, with one scenario lost on the way. */
export function improved(): Decision {
  return decisionOf({
    headline: 'TCR rose from 87.0 % to 94.0 % (100 -> 100 scored trials)',
    metrics: [
      metricOf({
        state: 'improved',
        candidate: 0.94,
        candidate_trials: countOf(94, 100),
        delta: 0.07,
        interval: { lower: 0.014, upper: 0.126 },
      }),
      metricOf({
        name: 'RCS',
        rubric: 'response-clarity',
        candidate: 0.912,
        baseline: 0.9,
        delta: 0.012,
        interval: { lower: -0.006, upper: 0.03 },
        threshold: null,
        candidate_trials: countOf(90, 100),
        baseline_trials: countOf(90, 100),
      }),
    ],
    criteria: [
      criterionOf(),
      criterionOf({
        key: 'explored_alternatives',
        question: 'On a conflict, did it propose another slot?',
        tier: 'supporting',
        state: 'improved',
        candidate: countOf(31, 34),
        baseline: countOf(22, 34),
        delta: 9 / 34,
        interval: { lower: 0.091, upper: 0.437 },
        threshold: null,
      }),
    ],
    flips: {
      broke: [
        {
          scenario: 'book-conflict-9',
          title: 'Two rooms at the same hour',
          baseline: 1,
          candidate: 0.55,
          why: 'explored_alternatives: final_state.proposed_alternatives is empty',
        },
      ],
      fixed: flipsOf(8, (index) => ({ scenario: `book-conflict-${index + 10}`, baseline: 0.5, candidate: 1 })),
      flaky: [],
      lost: [],
      new: [],
      removed: [],
      changed: [],
      renamed: [],
    },
  });
}

const UNCOMPARED = {
  state: 'no-baseline',
  baseline: null,
  delta: null,
  interval: null,
  detectable: null,
  evidence: [],
} as const;

/** The first run ever. */
export function noBaseline(): Decision {
  const passing = decisionOf();
  return decisionOf({
    headline: 'TCR is 87.0 % (100 scored trials), with no baseline to compare with',
    baseline: null,
    baselines: [],
    power: [],
    findings: [
      findingOf('notice', 'Main has no usable run yet, so only the thresholds decided', {
        next: 'Run the gate once on a push to `main`; the next pull request is compared with that run',
      }),
    ],
    metrics: [metricOf({ ...UNCOMPARED, baseline_trials: null })],
    criteria: passing.criteria.map((criterion) => ({
      ...criterion,
      ...UNCOMPARED,
    })),
    outcomes: passing.outcomes.map((outcome) => ({ ...outcome, baseline: null })),
    scenarios: { total: 100, paired: 0, new: 0, removed: 0, changed: 0, renamed: 0 },
  });
}
