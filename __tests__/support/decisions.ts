import type {
  AppliedWaiver,
  BaselineOrigin,
  ComparisonKey,
  CriterionComparison,
  Decision,
  Evidence,
  Finding,
  Flip,
  Level,
  MetricComparison,
  OutcomeComparison,
  TestName,
} from '../../schemas/types/decision.ts';
import type { Count } from '../../schemas/types/report.ts';
import { wilson, zeroFailureUpperBound } from '../../src/gating/statistics/proportions.ts';

/** The newest run of main. */
const MAIN: BaselineOrigin = {
  label: 'main at 1a2b3c4',
  branch: 'main',
  found_by: 'ancestors',
  sha: '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344',
  run_id: 101,
  run_url: 'https://github.com/acme/booking/actions/runs/101',
  distance: 0,
};

const KEY: ComparisonKey = {
  tool: '0.1.0',
  mapping: null,
  rubrics: [{ rubric: 'task-completion', version: '1.2.0', hash: `sha256:${'3f2c51b7'.repeat(8)}` }],
  judges: [],
  scenario_set: `sha256:${'9d04e886'.repeat(8)}`,
  trials_per_scenario: { fewest: 1, most: 1 },
};

/** The last runs of main, newest first. */
export function mainRuns(count: number): readonly BaselineOrigin[] {
  return Array.from({ length: count }, (_, index) => ({ ...MAIN, run_id: 101 - index, distance: index }));
}

/** A decision that passes with nothing changed; `override` replaces whole keys. */
export function decisionOf(override: Partial<Decision> = {}): Decision {
  return {
    schema: 1,
    suite: 'booking-assistant',
    decision: 'pass',
    headline: 'TCR is unchanged at 87.0 % (100 -> 100 scored trials)',
    exit_code: 0,
    confirm: null,
    confirmed: [],
    candidate: {
      sha: '9f8e7d6c5b4a39281706f5e4d3c2b1a099887766',
      run_id: 202,
      run_url: 'https://github.com/acme/booking/actions/runs/202',
    },
    baseline: MAIN,
    baselines: [MAIN],
    power: ['100 scenarios x 1 trial against 1 run of main: a drop of 2.5 points is detected about 3 times in 4'],
    waivers: [],
    config: null,
    relaxed: [],
    compared: { candidate: KEY, baseline: KEY },
    findings: [],
    metrics: [metricOf()],
    criteria: [
      criterionOf(),
      criterionOf({
        key: 'polite_tone',
        question: 'Was the reply polite?',
        tier: 'advisory',
        candidate: countOf(99, 100),
        baseline: countOf(98, 100),
        delta: 0.01,
        interval: { lower: -0.014, upper: 0.041 },
        threshold: null,
        evidence: [],
      }),
    ],
    outcomes: [
      outcomeOf('successful_completion', countOf(87, 100), countOf(87, 100)),
      outcomeOf('graceful_failure', countOf(6, 100), countOf(7, 100)),
      outcomeOf('partial_failure', countOf(5, 100), countOf(4, 100)),
      { ...outcomeOf('hard_failure', countOf(2, 100), countOf(2, 100)), at_most: 0.05 },
    ],
    trials: { scored: 100, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { total: 100, paired: 100, new: 0, removed: 0, changed: 0, renamed: 0 },
    flips: { broke: [], fixed: [], flaky: [], lost: [], new: [], removed: [], changed: [], renamed: [] },
    confidence: 0.96,
    causes: [],
    start: null,
    errored: [],
    ...override,
  };
}

/** The level of a metric or criterion that is not given is that of as many scenarios as trials. */
export function metricOf(override: Partial<MetricComparison> = {}): MetricComparison {
  const { candidate = 0.87, candidate_trials = countOf(87, 100) } = override;
  return {
    level: levelOf(candidate, candidate_trials.total),
    name: 'TCR',
    rubric: 'task-completion',
    tier: 'supporting',
    state: 'unchanged',
    candidate: 0.87,
    baseline: 0.87,
    candidate_trials: countOf(87, 100),
    baseline_trials: countOf(87, 100),
    delta: 0,
    interval: { lower: -0.018, upper: 0.018 },
    tolerance: 0.02,
    threshold: 0.85,
    detectable: 0.025,
    evidence: [evidenceOf(0.5)],
    decided_by: [],
    ...override,
  };
}

export function criterionOf(override: Partial<CriterionComparison> = {}): CriterionComparison {
  const { passed, total } = override.candidate ?? countOf(97, 100);
  return {
    level: override.candidate === null ? null : levelOf(passed / total, total),
    rubric: 'task-completion',
    key: 'correct_participants',
    question: 'Did the agent book the right people?',
    tier: 'critical',
    state: 'unchanged',
    candidate: countOf(97, 100),
    baseline: countOf(97, 100),
    delta: 0,
    interval: { lower: -0.019, upper: 0.019 },
    tolerance: 0.02,
    threshold: 0.95,
    detectable: 0.031,
    evidence: [evidenceOf(0.5, 'mcnemar-mid-p')],
    decided_by: [],
    ...override,
  };
}

function levelOf(rate: number | null, n: number): Level | null {
  if (rate === null || n === 0) return null;
  const bounds = { scenarios: n, effective_n: n, ...wilson(rate, n, 0.9) };
  return rate < 1 ? bounds : { ...bounds, failures_up_to: zeroFailureUpperBound(n, 0.05) };
}

/** A test that found nothing unless told otherwise. */
export function evidenceOf(p: number, test: TestName = 'paired-t', adjusted = Math.min(1, p * 1.5)): Evidence {
  return { test, p, adjusted_p: adjusted };
}

/** A waiver that was not needed. */
export function waiverOf(override: Partial<AppliedWaiver> = {}): AppliedWaiver {
  return {
    subject: 'TCR',
    ceiling: 0.1,
    reason: 'The new model is shorter on purpose',
    owner: '@acme/agents',
    expires: '2027-01-31',
    effect: 'unused',
    ...override,
  };
}

export function flipsOf(count: number, flip: (index: number) => Flip): readonly Flip[] {
  return Array.from({ length: count }, (_, index) => flip(index));
}

export function outcomeOf(outcome: string, candidate: Count, baseline: Count | null): OutcomeComparison {
  return { rubric: 'task-completion', outcome, candidate, baseline, at_most: null, at_least: null };
}

export function findingOf(effect: Finding['effect'], what: string, rest: Partial<Finding> = {}): Finding {
  return { code: 'example', effect, what, ...rest };
}

export function countOf(passed: number, total: number): Count {
  return { passed, total };
}
