import type { Decision } from '../../../schemas/types/decision.ts';
import {
  countOf,
  criterionOf,
  decisionOf,
  evidenceOf,
  findingOf,
  flipsOf,
  mainRuns,
  metricOf,
} from '../../support/decisions.ts';

const NO_ERRORS = { agent: 0, infrastructure: 0, judge: 0 };

/** A small suite that leans down. */
export function inconclusive(): Decision {
  return decisionOf({
    decision: 'inconclusive',
    baselines: mainRuns(5),
    power: [
      '20 scenarios x 1 trial against 5 runs of main: a drop of 14.9 points is detected about 3 times in 4, larger ones more often',
      'To see a drop of 5.0 points: 9 trials per scenario, or 178 scenarios; about 8 times the cost of this run ($0.42)',
    ],
    headline: 'TCR went from 85.0 % to 80.0 % (20 -> 20 scored trials): a drop that may be chance',
    findings: [
      findingOf('notice', '`TCR` is lower by 5.0 points: a drop that may be chance', {
        code: 'inconclusive',
        next: 'Add trials or scenarios to see smaller changes',
        subject: 'TCR',
        subject_kind: 'metric',
      }),
    ],
    metrics: [
      metricOf({
        state: 'inconclusive',
        candidate: 0.8,
        baseline: 0.85,
        delta: -0.05,
        interval: { lower: -0.231, upper: 0.131 },
        detectable: 0.149,
        evidence: [evidenceOf(0.287), evidenceOf(0.194, 'history-t')],
        threshold: null,
        candidate_trials: countOf(16, 20),
        baseline_trials: countOf(17, 20),
      }),
    ],
    criteria: [
      criterionOf({
        key: 'refund_amount',
        question: 'Is the refund as high as the policy says?',
        state: 'inconclusive',
        candidate: countOf(16, 20),
        baseline: countOf(18, 20),
        delta: -0.1,
        interval: { lower: -0.32, upper: 0.09 },
        threshold: null,
        evidence: [evidenceOf(0.125, 'mcnemar-mid-p')],
      }),
      criterionOf({
        key: 'offers_voucher',
        question: 'Where nothing can be paid back, does it offer a voucher?',
        tier: 'supporting',
        state: 'insufficient',
        candidate: countOf(3, 3),
        baseline: countOf(3, 3),
        interval: null,
        threshold: null,
        evidence: [],
      }),
    ],
    outcomes: [],
    trials: { scored: 20, errored: NO_ERRORS, unclassified: 0 },
    scenarios: { total: 20, paired: 20, new: 0, removed: 0, changed: 0, renamed: 0 },
    flips: {
      broke: flipsOf(2, (index) => ({
        scenario: `refund-${index}`,
        baseline: 1,
        candidate: 0,
        why: 'refund_amount: 40 is not 45',
      })),
      fixed: [{ scenario: 'refund-9', baseline: 0, candidate: 1 }],
      flaky: [],
      lost: [],
      new: [],
      removed: [],
      changed: [],
      renamed: [],
    },
  });
}

/** Broken input: every problem at once, nothing judged. */
export function threeProblems(): Decision {
  const first =
    'Scenario `book-conflict-3` trial 1 stands in two files, `results/shard-1.jsonl` and `results/shard-2.jsonl`';
  return decisionOf({
    decision: 'invalid',
    headline: `${first}, and 2 more problems`,
    exit_code: 3,
    baseline: null,
    findings: [
      findingOf('invalid', first, {
        next: 'Number the trials, or upload every shard once',
        place: { file: 'results/shard-2.jsonl', line: 14 },
      }),
      findingOf('invalid', 'The criterion has an unknown key `weigth`', {
        expected: 'question, weight, when, pass_when, fail_when, severity or otherwise',
        actual: '`weigth`',
        next: 'Did you mean `weight`?',
        place: { file: '.github/rubrics/scheduling.yml', line: 12, column: 5 },
      }),
      findingOf('invalid', 'The file is not UTF-8: bad byte at offset 5120', {
        next: 'Save it as UTF-8',
        place: { file: 'results/shard-7.jsonl' },
      }),
    ],
    metrics: [],
    criteria: [],
    outcomes: [],
    trials: { scored: 0, errored: NO_ERRORS, unclassified: 0 },
    scenarios: { total: 100, paired: 0, new: 0, removed: 0, changed: 0, renamed: 0 },
  });
}
