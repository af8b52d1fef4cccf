import type { CriterionComparison, Decision, Finding, Flip } from '../../../schemas/types/decision.ts';
import type { ErroredTrial } from '../../../schemas/types/report.ts';
import {
  countOf,
  criterionOf,
  decisionOf,
  evidenceOf,
  findingOf,
  flipsOf,
  mainRuns,
  metricOf,
  outcomeOf,
} from '../../support/decisions.ts';

const FALL = 'TCR fell from 73.0 % to 39.8 % (100 -> 88 scored trials; by 29.5 points over 88 paired scenarios)';

/** The shape of tau-bench retail, one agent against a worse one: crashes, an outage, 31 scenarios lost and 5 gained. */
export function regressed(): Decision {
  return decisionOf({
    suite: 'retail-agent',
    decision: 'fail',
    headline: `${FALL}, and 2 more findings`,
    exit_code: 1,
    baseline: {
      label: 'main at 1a2b3c4',
      branch: 'main',
      found_by: 'ancestors',
      sha: '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344',
      distance: 2,
    },
    baselines: mainRuns(5),
    power: [
      '88 scenarios x 1 trial against 5 runs of main: a drop of 14.8 points is detected about 3 times in 4, larger ones more often',
    ],
    findings: FINDINGS,
    metrics: [
      metricOf({
        state: 'regressed',
        candidate: 35 / 88,
        baseline: 0.73,
        candidate_trials: countOf(35, 88),
        baseline_trials: countOf(73, 100),
        delta: -26 / 88,
        interval: { lower: -0.421, upper: -0.17 },
        detectable: 0.148,
        evidence: [evidenceOf(0.0000021), evidenceOf(0.0004, 'history-t')],
        decided_by: ['paired-t', 'history-t'],
        paired: { scenarios: 88, candidate: 35 / 88, baseline: 61 / 88 },
        threshold: 0.7,
      }),
    ],
    criteria: CRITERIA,
    outcomes: [
      outcomeOf('successful_completion', countOf(35, 88), countOf(73, 100)),
      outcomeOf('partial_failure', countOf(31, 88), countOf(25, 100)),
      outcomeOf('hard_failure', countOf(22, 88), countOf(2, 100)),
    ],
    trials: { scored: 88, errored: { agent: 22, infrastructure: 12, judge: 0 }, unclassified: 9 },
    scenarios: { total: 100, paired: 88, new: 0, removed: 0, changed: 0, renamed: 0 },
    flips: {
      broke: flipsOf(31, lost),
      fixed: flipsOf(5, gained),
      flaky: [],
      lost: [],
      new: [],
      removed: [],
      changed: [],
      renamed: [],
    },
    errored: [
      ...Array.from({ length: 22 }, (_, index) => crash(index)),
      ...Array.from({ length: 12 }, (_, index) => outage(index)),
    ],
  });
}

const FINDINGS: readonly Finding[] = [
  findingOf('block', FALL, {
    expected: 'a drop of less than 2.0 points',
    actual: 'a drop of 29.5 points over 88 paired scenarios',
    next: 'Look at the scenarios that scored less than on main',
    subject: 'TCR',
    subject_kind: 'metric',
    code: 'metric-regressed',
    scenarios: {
      total: 31,
      worst: Array.from({ length: 10 }, (_, index) => ({ scenario: `retail-${index * 3}`, baseline: 1, candidate: 0 })),
    },
  }),
  findingOf('block', 'TCR is 39.8 %, below its threshold of 70.0 % (88 scored trials)', {
    next: 'Look at the scenarios that fail, and fix the agent',
    subject: 'TCR',
    subject_kind: 'metric',
    code: 'metric-below-threshold',
  }),
  findingOf(
    'block',
    'The pass rate of `task-completion/database_state` fell from 69.3 % to 42.0 % over 88 paired scenarios',
    {
      expected: 'a drop of less than 2.0 points',
      actual: 'a drop of 27.3 points',
      next: 'Look at the scenarios where it passed before and fails now',
      subject: 'task-completion/database_state',
      subject_kind: 'criterion',
      code: 'criterion-regressed',
    },
  ),
  findingOf('warn', '12 of 100 trials have no verdict; the decision is the same whether they pass or fail', {
    expected: 'at most 5.0 %',
    actual: '12.0 % (12 of 100 trials)',
    next: 'Run the suite again when the provider is healthy',
  }),
  findingOf('notice', '9 errors carry no kind and are treated as the agent’s', {
    next: 'Name the kind in the mapping: `error.kind`',
  }),
];

const CRITERIA: readonly CriterionComparison[] = [
  criterionOf({
    key: 'answers_given',
    question: 'Did the reply hold every value that the user asked for?',
    tier: 'supporting',
    candidate: countOf(19, 24),
    baseline: countOf(24, 27),
    delta: -0.083,
    interval: { lower: -0.262, upper: 0.096 },
    evidence: [evidenceOf(0.164, 'mcnemar-mid-p')],
    threshold: null,
    state: 'inconclusive',
  }),
  criterionOf({
    key: 'database_state',
    question: 'Is the database in the expected state at the end?',
    candidate: countOf(37, 88),
    baseline: countOf(75, 100),
    delta: -24 / 88,
    interval: { lower: -0.402, upper: -0.141 },
    evidence: [evidenceOf(0.0000113, 'mcnemar-mid-p')],
    decided_by: ['mcnemar-mid-p'],
    threshold: null,
    state: 'regressed',
  }),
  criterionOf({
    key: 'no_forbidden_calls',
    question: 'Did the agent refrain from calls that the policy forbids?',
    tier: 'supporting',
    candidate: countOf(86, 88),
    baseline: countOf(98, 100),
    threshold: null,
  }),
];

const TITLES = ['Return two items and exchange a third', 'Cancel a pending order', 'Change the address of an order'];

function lost(index: number): Flip {
  const why =
    index % 2 === 0
      ? 'database_state: expected order #W2378156 to be "return requested", found "delivered"'
      : 'error: Traceback (most recent call last): openai.BadRequestError: messages.14 content must not be empty';
  return {
    scenario: `retail-${index * 3}`,
    title: TITLES[index % 3] ?? '',
    baseline: 1,
    candidate: index % 4 === 3 ? 0.25 : 0,
    why,
  };
}

function gained(index: number): Flip {
  return {
    scenario: `retail-${index * 7 + 1}`,
    title: 'Ask for the balance of a gift card',
    baseline: 0,
    candidate: 1,
  };
}

function crash(index: number): ErroredTrial {
  const message =
    'Traceback (most recent call last):\n  File "agent.py", line 88\nBadRequestError: messages.14: content must not be empty';
  return { scenario: `retail-${index * 3}`, trial: 1, kind: 'agent', classified: index % 5 > 1, message };
}

function outage(index: number): ErroredTrial {
  const message = 'RateLimitError: 429 Too Many Requests';
  return { scenario: `retail-${index * 3 + 2}`, trial: 1, kind: 'infrastructure', classified: true, message };
}
