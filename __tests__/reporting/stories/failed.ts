import type { Decision } from '../../../schemas/types/decision.ts';
import {
  countOf,
  criterionOf,
  decisionOf,
  evidenceOf,
  findingOf,
  flipsOf,
  metricOf,
  outcomeOf,
} from '../../support/decisions.ts';

/** Nothing is worse, but four scenarios did not run. */
export function goneScenarios(): Decision {
  const what =
    '4 scenarios of the baseline are not in this run: `timezone-0`, `timezone-1`, `timezone-2`, `timezone-3`';
  return decisionOf({
    decision: 'fail',
    headline: what,
    exit_code: 1,
    findings: [
      findingOf('block', what, {
        code: 'scenarios-removed',
        expected: 'every scenario of the baseline',
        actual: '96 of 100 scenarios',
        next: 'Bring them back, or have an owner allow it: `scenarios.removed: allow` on the base branch',
      }),
    ],
    metrics: [
      metricOf({
        candidate: 85 / 96,
        candidate_trials: countOf(85, 96),
        paired: { scenarios: 96, candidate: 85 / 96, baseline: 85 / 96 },
      }),
    ],
    trials: { scored: 98, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { total: 99, paired: 96, new: 2, removed: 4, changed: 1, renamed: 1 },
    flips: {
      broke: [],
      fixed: [],
      flaky: [],
      lost: [],
      new: flipsOf(2, (index) => ({
        scenario: `recurring-${index}`,
        title: 'A weekly meeting',
        baseline: null,
        candidate: 1,
        suite_effect: 0.001157407407,
      })),
      removed: flipsOf(4, (index) => ({
        scenario: `timezone-${index}`,
        title: 'Participants in two time zones',
        baseline: index % 2,
        candidate: null,
        suite_effect: index % 2 === 0 ? 0.008766584968 : -0.001134259259,
      })),
      changed: [
        {
          scenario: 'conflict-3',
          baseline: 0,
          candidate: 1,
          suite_effect: 0.009923992375,
          why: 'booked: final_state.booked (false) does not equal true',
        },
      ],
      renamed: [{ scenario: 'holiday/easter', renamed_from: 'easter', baseline: 1, candidate: 1 }],
    },
  });
}

/** A hair below the threshold, with a share of outcomes above its limit. */
export function belowThreshold(): Decision {
  const what = 'TCR is 84.98 %, below its threshold of 85.00 % (100 scored trials)';
  return decisionOf({
    decision: 'fail',
    headline: `${what}, and 1 more finding`,
    exit_code: 1,
    findings: [
      findingOf('block', what, {
        next: 'Look at the scenarios that fail, and fix the agent',
        subject: 'TCR',
        subject_kind: 'metric',
        code: 'metric-below-threshold',
      }),
      findingOf('block', '7.0 % of the trials (7 of 100 trials) end in `hard_failure`, where at most 5.0 % may', {
        next: 'Look at the trials that end so, and fix the agent',
        subject: 'hard_failure',
        subject_kind: 'outcome',
        code: 'outcome-above-limit',
      }),
    ],
    metrics: [
      metricOf({
        candidate: 0.8498,
        baseline: 0.8502,
        delta: -0.0004,
        candidate_trials: countOf(82, 100),
        baseline_trials: countOf(82, 100),
      }),
    ],
    outcomes: [{ ...outcomeOf('hard_failure', countOf(7, 100), countOf(2, 100)), at_most: 0.05 }],
  });
}

const LONG_ID = 'support/billing/disputed-invoice-with-partial-refund-and-credit-note';

/** Several metrics with partial credit, criteria of two rubrics, long names. */
export function partialCredit(): Decision {
  const what = 'RCS fell from 82.5 % to 70.1 % (90 -> 90 scored trials; by 12.4 points over 31 paired scenarios)';
  return decisionOf({
    suite: 'support-desk',
    decision: 'fail',
    headline: what,
    exit_code: 1,
    findings: [
      findingOf('block', what, {
        expected: 'a drop of less than 5.0 points',
        actual: 'a drop of 12.4 points over 31 paired scenarios',
        next: 'Look at the scenarios that scored less than on main',
        subject: 'RCS',
        subject_kind: 'metric',
        code: 'metric-regressed',
      }),
    ],
    metrics: partialCreditMetrics(),
    criteria: partialCreditCriteria(),
    outcomes: [],
    trials: { scored: 90, errored: { agent: 1, infrastructure: 0, judge: 3 }, unclassified: 0 },
    scenarios: { total: 98, paired: 31, new: 1, removed: 0, changed: 0, renamed: 0 },
    flips: {
      broke: flipsOf(2, (index) => ({
        scenario: `${LONG_ID}-${index}`,
        baseline: 0.92,
        candidate: 0.41,
        why: 'answer_first: the first sentence of output is "Thank you for reaching out!"',
      })),
      fixed: [],
      flaky: [],
      lost: [],
      new: [{ scenario: 'support/billing/vat-number', baseline: null, candidate: 0.8 }],
      removed: [],
      changed: [],
      renamed: [],
    },
    errored: [
      {
        scenario: 'support/login/locked-account',
        trial: 2,
        kind: 'judge',
        classified: true,
        message: 'the judge answered with no JSON',
      },
    ],
  });
}

function partialCreditMetrics(): Decision['metrics'] {
  return [
    metricOf({
      candidate: 0.9151,
      reliability: {
        k: 3,
        candidate: { all_pass: 0.71, any_pass: 0.968 },
        baseline: { all_pass: 0.742, any_pass: 0.968 },
        p_worse: { all_pass: 0.331, any_pass: 0.5 },
      },
      baseline: 0.9149,
      delta: 0.0002,
      candidate_trials: countOf(80, 90),
      baseline_trials: countOf(81, 90),
    }),
    metricOf({
      name: 'RCS',
      rubric: 'response-clarity',
      state: 'regressed',
      interval: { lower: -0.18, upper: -0.068 },
      decided_by: ['paired-t'],
      evidence: [evidenceOf(0.0003)],
      candidate: 0.701,
      baseline: 0.825,
      delta: -0.124,
      tolerance: 0.05,
      threshold: null,
      candidate_trials: countOf(51, 90),
      baseline_trials: countOf(69, 90),
    }),
    metricOf({
      name: 'ERS',
      rubric: 'error-recovery',
      state: 'insufficient',
      candidate: 0.5,
      baseline: 0.75,
      delta: -0.25,
      interval: null,
      detectable: null,
      evidence: [],
      tolerance: 0.05,
      threshold: null,
      candidate_trials: countOf(2, 4),
      baseline_trials: countOf(3, 4),
    }),
  ];
}

function partialCreditCriteria(): Decision['criteria'] {
  return [
    criterionOf({
      rubric: 'response-clarity',
      key: 'answer_first',
      question: 'Does the first sentence answer the question?',
      tier: 'supporting',
      state: 'regressed',
      candidate: countOf(40, 90),
      baseline: countOf(66, 90),
      delta: -26 / 90,
      interval: { lower: -0.402, upper: -0.176 },
      decided_by: ['paired-t'],
      evidence: [evidenceOf(0.0006)],
      threshold: null,
    }),
    criterionOf({
      rubric: 'response-clarity',
      key: 'no_internal_identifiers_or_stack_traces_shown',
      question: 'Is the reply free of internal identifiers and stack traces?',
      candidate: countOf(90, 90),
      baseline: countOf(90, 90),
    }),
    criterionOf({
      key: 'ticket_closed_with_a_resolution_code',
      question: 'Did it close the ticket with a resolution code?',
      tier: 'supporting',
      state: 'improved',
      candidate: countOf(88, 90),
      baseline: countOf(80, 90),
      delta: 8 / 90,
      interval: { lower: 0.021, upper: 0.157 },
      threshold: null,
    }),
  ];
}
