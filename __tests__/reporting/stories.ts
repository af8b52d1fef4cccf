import type { Decision } from '../../src/gating/decision.ts';
import type { ErroredTrial } from '../../src/scoring/report.ts';
import { criterionOf, decisionOf, flipsOf, metricOf } from '../support/decisions.ts';
import { HOSTILE } from '../support/hostile-text.ts';

/** Situations that a reader of the comment meets, by the name of their golden file. */
export const STORIES: Readonly<Record<string, Decision>> = {
  'pass-unchanged': decisionOf(),
  'fail-regressed': failRegressed(),
  'pass-improved': passImproved(),
  'pass-no-baseline': passNoBaseline(),
  inconclusive: inconclusive(),
  'invalid-three-problems': invalidThreeProblems(),
  'fail-gone-scenarios': failGoneScenarios(),
  'fail-below-threshold': failBelowThreshold(),
  'fail-partial-credit': failPartialCredit(),
  'hostile-text': hostile(HOSTILE),
};

/** The shape of tau-bench retail, one agent against a worse one. */
function failRegressed(): Decision {
  return decisionOf({
    suite: 'retail-agent',
    decision: 'fail',
    headline: 'TCR fell by 29.5 points, more than the 2.0 points that are tolerated.',
    exit_code: 1,
    baseline: { label: 'main at 1a2b3c4', sha: '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344', distance: 3 },
    findings: [
      {
        code: 'metric-regressed',
        effect: 'block',
        what: 'TCR regressed on the 88 scenarios of both runs.',
        expected: 'a drop of at most 2.0 points',
        actual: '−29.5 points (31 scenarios lost, 5 gained)',
        next: 'Open the lost scenarios, those with the largest drop first, and compare their result trees with main.',
        subject: 'TCR',
      },
      {
        code: 'metric-below-threshold',
        effect: 'block',
        what: 'TCR is below its threshold.',
        expected: 'at least 70.0 %',
        actual: '39.8 % (35/88)',
        next: 'Mend the agent; the threshold is in `.github/agent-gate.yml` and the base branch decides.',
        subject: 'TCR',
      },
      {
        code: 'criterion-regressed',
        effect: 'block',
        what: 'Criterion `task-completion/database_state` regressed.',
        expected: 'a drop of at most 2.0 points',
        actual: '−27.3 points',
        subject: 'task-completion/database_state',
      },
      {
        code: 'errors-over-budget',
        effect: 'warn',
        what: '12 of 100 trials have no verdict because of infrastructure errors; the decision is the same whether they pass or fail.',
        expected: 'at most 5.0 %',
        actual: '12.0 %',
        next: 'Run the suite again when the provider is healthy.',
      },
      {
        code: 'unclassified-errors',
        effect: 'notice',
        what: '9 errors carry no kind and are treated as the agent’s.',
        next: 'Name the kind in the mapping: `error.kind`.',
      },
    ],
    metrics: [
      metricOf({
        state: 'regressed',
        candidate: 35 / 88,
        baseline: 0.73,
        candidate_trials: { passed: 35, total: 88 },
        baseline_trials: { passed: 73, total: 100 },
        delta: -26 / 88,
        threshold: 0.7,
      }),
    ],
    criteria: [
      criterionOf({
        key: 'answers_given',
        question: 'Did the reply hold every value that the user asked for?',
        tier: 'supporting',
        candidate: { passed: 19, total: 24 },
        baseline: { passed: 24, total: 27 },
        delta: -0.083,
        threshold: null,
        state: 'inconclusive',
      }),
      criterionOf({
        key: 'database_state',
        question: 'Is the database in the expected state at the end?',
        candidate: { passed: 37, total: 88 },
        baseline: { passed: 75, total: 100 },
        delta: -24 / 88,
        threshold: null,
        state: 'regressed',
      }),
      criterionOf({
        key: 'no_forbidden_calls',
        question: 'Did the agent refrain from calls that the policy forbids?',
        tier: 'supporting',
        candidate: { passed: 86, total: 88 },
        baseline: { passed: 98, total: 100 },
        delta: 0,
        threshold: null,
      }),
    ],
    outcomes: [
      {
        rubric: 'task-completion',
        outcome: 'successful_completion',
        candidate: { passed: 35, total: 88 },
        baseline: { passed: 73, total: 100 },
        at_most: null,
        at_least: null,
      },
      {
        rubric: 'task-completion',
        outcome: 'partial_failure',
        candidate: { passed: 31, total: 88 },
        baseline: { passed: 25, total: 100 },
        at_most: null,
        at_least: null,
      },
      {
        rubric: 'task-completion',
        outcome: 'hard_failure',
        candidate: { passed: 22, total: 88 },
        baseline: { passed: 2, total: 100 },
        at_most: null,
        at_least: null,
      },
    ],
    trials: { scored: 88, errored: { agent: 22, infrastructure: 12, judge: 0 }, unclassified: 9 },
    scenarios: { paired: 88, new: 0, gone: 0 },
    flips: {
      lost: flipsOf(31, (index) => ({
        scenario: `retail-${index * 3}`,
        title:
          ['Return two items and exchange a third', 'Cancel a pending order', 'Change the address of an order'][
            index % 3
          ] ?? '',
        baseline: 1,
        candidate: index % 4 === 3 ? 0.25 : 0,
        why:
          index % 2 === 0
            ? 'database_state: expected order #W2378156 to be "return requested", found "delivered"'
            : 'error: Traceback (most recent call last): openai.BadRequestError: messages.14 content must not be empty',
      })),
      gained: flipsOf(5, (index) => ({
        scenario: `retail-${index * 7 + 1}`,
        title: 'Ask for the balance of a gift card',
        baseline: 0,
        candidate: 1,
      })),
      new: [],
      gone: [],
    },
    errored: [
      ...flipsOf(22, (index) => ({ scenario: `retail-${index * 3}`, baseline: 1, candidate: 0 })).map(
        ({ scenario }, index): ErroredTrial => ({
          scenario,
          trial: 1,
          kind: 'agent',
          classified: index % 5 > 1,
          message:
            'Traceback (most recent call last):\n  File "agent.py", line 88\nBadRequestError: messages.14: content must not be empty',
        }),
      ),
      ...flipsOf(12, (index) => ({ scenario: `retail-${index * 3 + 2}`, baseline: 1, candidate: 0 })).map(
        ({ scenario }): ErroredTrial => ({
          scenario,
          trial: 1,
          kind: 'infrastructure',
          classified: true,
          message: 'RateLimitError: 429 Too Many Requests',
        }),
      ),
    ],
  });
}

function passImproved(): Decision {
  return decisionOf({
    headline: 'TCR improved by 7.0 points to 94.0 %.',
    metrics: [
      metricOf({ state: 'improved', candidate: 0.94, candidate_trials: { passed: 94, total: 100 }, delta: 0.07 }),
      metricOf({
        name: 'RCS',
        rubric: 'response-clarity',
        candidate: 0.912,
        baseline: 0.9,
        delta: 0.012,
        threshold: null,
        candidate_trials: { passed: 90, total: 100 },
        baseline_trials: { passed: 90, total: 100 },
      }),
    ],
    criteria: [
      criterionOf(),
      criterionOf({
        key: 'explored_alternatives',
        question: 'On a conflict, did it propose another slot?',
        tier: 'supporting',
        state: 'improved',
        candidate: { passed: 31, total: 34 },
        baseline: { passed: 22, total: 34 },
        delta: 9 / 34,
        threshold: null,
      }),
    ],
    flips: {
      lost: [
        {
          scenario: 'book-conflict-9',
          title: 'Two rooms at the same hour',
          baseline: 1,
          candidate: 0.55,
          why: 'explored_alternatives: final_state.proposed_alternatives is empty',
        },
      ],
      gained: flipsOf(8, (index) => ({ scenario: `book-conflict-${index + 10}`, baseline: 0.5, candidate: 1 })),
      new: [],
      gone: [],
    },
  });
}

function passNoBaseline(): Decision {
  const passing = decisionOf();
  return decisionOf({
    headline: 'TCR is 87.0 %, above its threshold of 85.0 %; there is no baseline yet.',
    baseline: null,
    findings: [
      {
        code: 'no-baseline',
        effect: 'notice',
        what: 'Main has no usable run yet, so only the thresholds decided.',
        next: 'Run the gate once on a push to `main`; the next pull request is compared with that run.',
      },
    ],
    metrics: [metricOf({ state: 'no-baseline', baseline: null, baseline_trials: null, delta: null })],
    criteria: passing.criteria.map((criterion) => ({
      ...criterion,
      state: 'no-baseline',
      baseline: null,
      delta: null,
    })),
    outcomes: passing.outcomes.map((outcome) => ({ ...outcome, baseline: null })),
    scenarios: { paired: 0, new: 0, gone: 0 },
  });
}

function inconclusive(): Decision {
  return decisionOf({
    decision: 'inconclusive',
    headline: 'TCR is down by 5.0 points, but 20 scenarios cannot tell that from noise.',
    exit_code: 0,
    findings: [
      {
        code: 'metric-inconclusive',
        effect: 'warn',
        what: 'TCR leans down, within the noise of this suite.',
        expected: 'evidence for or against a drop of 2.0 points',
        actual: '−5.0 points; drops from 17.5 points on are seen 3 times in 4',
        next: 'Run 3 trials per scenario: drops from 10.1 points on are then seen 3 times in 4.',
        subject: 'TCR',
      },
    ],
    metrics: [
      metricOf({
        state: 'inconclusive',
        candidate: 0.8,
        baseline: 0.85,
        delta: -0.05,
        threshold: null,
        candidate_trials: { passed: 16, total: 20 },
        baseline_trials: { passed: 17, total: 20 },
      }),
    ],
    criteria: [],
    outcomes: [],
    trials: { scored: 20, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { paired: 20, new: 0, gone: 0 },
    flips: {
      lost: flipsOf(2, (index) => ({
        scenario: `refund-${index}`,
        baseline: 1,
        candidate: 0,
        why: 'refund_amount: 40 is not 45',
      })),
      gained: [{ scenario: 'refund-9', baseline: 0, candidate: 1 }],
      new: [],
      gone: [],
    },
  });
}

function invalidThreeProblems(): Decision {
  return decisionOf({
    decision: 'invalid',
    headline: 'Three problems in the input: nothing was judged.',
    exit_code: 3,
    baseline: null,
    findings: [
      {
        code: 'duplicate-trial',
        effect: 'invalid',
        what: 'Scenario `book-conflict-3` trial 1 stands in two files, `results/shard-1.jsonl` and `results/shard-2.jsonl`.',
        next: 'Number the trials, or upload every shard once.',
        where: 'results/shard-2.jsonl:14',
      },
      {
        code: 'unknown-key',
        effect: 'invalid',
        what: 'The criterion has an unknown key `weigth`.',
        expected: 'question, weight, when, pass_when, fail_when, severity or otherwise',
        actual: '`weigth`',
        next: 'Did you mean `weight`?',
        where: '.github/rubrics/scheduling.yml:12:5',
      },
      {
        code: 'not-utf8',
        effect: 'invalid',
        what: 'The file is not UTF-8: bad byte at offset 5120.',
        next: 'Save it as UTF-8.',
        where: 'results/shard-7.jsonl',
      },
    ],
    metrics: [],
    criteria: [],
    outcomes: [],
    trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { paired: 0, new: 0, gone: 0 },
  });
}

function failGoneScenarios(): Decision {
  return decisionOf({
    decision: 'fail',
    headline: '4 scenarios of the baseline did not run.',
    exit_code: 1,
    findings: [
      {
        code: 'scenarios-gone',
        effect: 'block',
        what: '4 scenarios are in the baseline and not in this run; without them TCR looks 1.7 points better.',
        expected: 'every scenario of the baseline',
        actual: '4 gone, 2 of them failing on main',
        next: 'Bring them back, or have an owner allow it: `scenarios.gone: allow` on the base branch.',
      },
    ],
    metrics: [metricOf({ candidate: 85 / 96, candidate_trials: { passed: 85, total: 96 }, delta: 0 })],
    trials: { scored: 98, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    scenarios: { paired: 96, new: 2, gone: 4 },
    flips: {
      lost: [],
      gained: [],
      new: flipsOf(2, (index) => ({
        scenario: `recurring-${index}`,
        title: 'A weekly meeting',
        baseline: null,
        candidate: 1,
      })),
      gone: flipsOf(4, (index) => ({
        scenario: `timezone-${index}`,
        title: 'Participants in two time zones',
        baseline: index % 2,
        candidate: null,
      })),
    },
  });
}

function failBelowThreshold(): Decision {
  return decisionOf({
    decision: 'fail',
    headline: 'TCR is 84.98 %, below its threshold of 85.00 %.',
    exit_code: 1,
    findings: [
      {
        code: 'metric-below-threshold',
        effect: 'block',
        what: 'TCR is below its threshold.',
        expected: 'at least 85.00 %',
        actual: '84.98 %',
        next: 'Mend the agent, or ask the owner of the threshold.',
        subject: 'TCR',
      },
      {
        code: 'outcome-above-limit',
        effect: 'block',
        what: 'Outcome `hard_failure` is above its limit.',
        expected: 'at most 5.0 %',
        actual: '7.0 %',
        subject: 'hard_failure',
      },
    ],
    metrics: [
      metricOf({
        candidate: 0.8498,
        baseline: 0.8502,
        delta: -0.0004,
        candidate_trials: { passed: 82, total: 100 },
        baseline_trials: { passed: 82, total: 100 },
      }),
    ],
    outcomes: [
      {
        rubric: 'task-completion',
        outcome: 'hard_failure',
        candidate: { passed: 7, total: 100 },
        baseline: { passed: 2, total: 100 },
        at_most: 0.05,
        at_least: null,
      },
    ],
  });
}

/** Several metrics, criteria of two rubrics with long names, partial credit. */
function failPartialCredit(): Decision {
  return decisionOf({
    suite: 'support-desk',
    decision: 'fail',
    headline: 'RCS fell by 12.4 points, more than the 5.0 points that are tolerated.',
    exit_code: 1,
    findings: [
      {
        code: 'metric-regressed',
        effect: 'block',
        what: 'RCS regressed.',
        expected: 'a drop of at most 5.0 points',
        actual: '−12.4 points',
        next: 'Compare the replies of the lost scenarios.',
        subject: 'RCS',
      },
    ],
    metrics: [
      metricOf({
        candidate: 0.9151,
        baseline: 0.9149,
        delta: 0.0002,
        candidate_trials: { passed: 80, total: 90 },
        baseline_trials: { passed: 81, total: 90 },
      }),
      metricOf({
        name: 'RCS',
        rubric: 'response-clarity',
        state: 'regressed',
        candidate: 0.701,
        baseline: 0.825,
        delta: -0.124,
        tolerance: 0.05,
        threshold: null,
        candidate_trials: { passed: 51, total: 90 },
        baseline_trials: { passed: 69, total: 90 },
      }),
      metricOf({
        name: 'ERS',
        rubric: 'error-recovery',
        state: 'insufficient',
        candidate: 0.5,
        baseline: 0.75,
        delta: -0.25,
        tolerance: 0.05,
        threshold: null,
        candidate_trials: { passed: 2, total: 4 },
        baseline_trials: { passed: 3, total: 4 },
      }),
    ],
    criteria: [
      criterionOf({
        rubric: 'response-clarity',
        key: 'answer_first',
        question: 'Does the first sentence answer the question?',
        tier: 'supporting',
        state: 'regressed',
        candidate: { passed: 40, total: 90 },
        baseline: { passed: 66, total: 90 },
        delta: -26 / 90,
        threshold: null,
      }),
      criterionOf({
        rubric: 'response-clarity',
        key: 'no_internal_identifiers_or_stack_traces_shown',
        tier: 'critical',
        question: 'Is the reply free of internal identifiers and stack traces?',
        candidate: { passed: 90, total: 90 },
        baseline: { passed: 90, total: 90 },
      }),
      criterionOf({
        key: 'ticket_closed_with_a_resolution_code',
        tier: 'supporting',
        state: 'improved',
        question: 'Did it close the ticket with a resolution code?',
        candidate: { passed: 88, total: 90 },
        baseline: { passed: 80, total: 90 },
        delta: 8 / 90,
        threshold: null,
      }),
    ],
    outcomes: [],
    trials: { scored: 90, errored: { agent: 1, infrastructure: 0, judge: 3 }, unclassified: 0 },
    scenarios: { paired: 31, new: 1, gone: 0 },
    flips: {
      lost: flipsOf(2, (index) => ({
        scenario: `support/billing/disputed-invoice-with-partial-refund-and-credit-note-${index}`,
        baseline: 0.92,
        candidate: 0.41,
        why: 'answer_first: the first sentence of output is "Thank you for reaching out!"',
      })),
      gained: [],
      new: [{ scenario: 'support/billing/vat-number', baseline: null, candidate: 0.8 }],
      gone: [],
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

/** The same text in every field that is free text. */
export function hostile(text: string): Decision {
  const flip = { scenario: 'hostile-1', title: text, baseline: 1, candidate: 0, why: text };
  return decisionOf({
    suite: text,
    decision: 'fail',
    headline: text,
    exit_code: 1,
    candidate: { sha: text, run_url: text },
    baseline: { label: text, sha: text, run_url: text, distance: 1 },
    findings: (['invalid', 'block', 'warn', 'notice'] as const).map((effect) => ({
      code: 'hostile',
      effect,
      what: text,
      expected: text,
      actual: text,
      next: text,
      subject: text,
      where: text,
    })),
    metrics: [metricOf({ name: text, rubric: text, state: 'regressed' })],
    criteria: [
      criterionOf({ rubric: text, key: text, question: text, state: 'regressed' }),
      criterionOf({ rubric: 'other', key: text }),
    ],
    outcomes: [
      { rubric: text, outcome: text, candidate: { passed: 1, total: 2 }, baseline: null, at_most: 0.1, at_least: null },
    ],
    trials: { scored: 1, errored: { agent: 1, infrastructure: 1, judge: 1 }, unclassified: 1 },
    scenarios: { paired: 1, new: 1, gone: 1 },
    flips: { lost: [flip], gained: [flip], new: [flip], gone: [flip] },
    errored: [{ scenario: 'hostile-1', trial: 1, kind: 'agent', classified: false, message: text }],
  });
}
