import type { CriterionComparison, Decision, Flip, MetricComparison } from '../../src/gating/decision.ts';

/** A decision that passes with nothing changed; `override` replaces whole keys. */
export function decisionOf(override: Partial<Decision> = {}): Decision {
  return {
    schema: 1,
    suite: 'booking-assistant',
    decision: 'pass',
    headline: 'TCR is unchanged at 87.0 %, above its threshold of 85.0 %.',
    exit_code: 0,
    candidate: {
      sha: '9f8e7d6c5b4a39281706f5e4d3c2b1a099887766',
      run_id: 202,
      run_url: 'https://github.com/acme/booking/actions/runs/202',
    },
    baseline: {
      label: 'main at 1a2b3c4',
      sha: '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344',
      run_id: 101,
      run_url: 'https://github.com/acme/booking/actions/runs/101',
      distance: 0,
    },
    findings: [],
    metrics: [metricOf()],
    criteria: [
      criterionOf(),
      criterionOf({
        key: 'polite_tone',
        question: 'Was the reply polite?',
        tier: 'advisory',
        candidate: { passed: 99, total: 100 },
        baseline: { passed: 98, total: 100 },
        delta: 0.01,
        threshold: null,
      }),
    ],
    outcomes: [
      outcomeOf('successful_completion', 87, 87),
      outcomeOf('graceful_failure', 6, 7),
      outcomeOf('partial_failure', 5, 4),
      { ...outcomeOf('hard_failure', 2, 2), at_most: 0.05 },
    ],
    trials: { scored: 100, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { paired: 100, new: 0, gone: 0 },
    flips: { lost: [], gained: [], new: [], gone: [] },
    errored: [],
    ...override,
  };
}

export function metricOf(override: Partial<MetricComparison> = {}): MetricComparison {
  return {
    name: 'TCR',
    rubric: 'task-completion',
    state: 'unchanged',
    candidate: 0.87,
    baseline: 0.87,
    candidate_trials: { passed: 87, total: 100 },
    baseline_trials: { passed: 87, total: 100 },
    delta: 0,
    tolerance: 0.02,
    threshold: 0.85,
    ...override,
  };
}

export function criterionOf(override: Partial<CriterionComparison> = {}): CriterionComparison {
  return {
    rubric: 'task-completion',
    key: 'correct_participants',
    question: 'Did the agent book the right people?',
    tier: 'critical',
    state: 'unchanged',
    candidate: { passed: 97, total: 100 },
    baseline: { passed: 97, total: 100 },
    delta: 0,
    tolerance: 0.02,
    threshold: 0.95,
    ...override,
  };
}

export function flipsOf(count: number, flip: (index: number) => Flip): readonly Flip[] {
  return Array.from({ length: count }, (_, index) => flip(index));
}

function outcomeOf(outcome: string, passed: number, before: number): Decision['outcomes'][number] {
  return {
    rubric: 'task-completion',
    outcome,
    candidate: { passed, total: 100 },
    baseline: { passed: before, total: 100 },
    at_most: null,
    at_least: null,
  };
}
