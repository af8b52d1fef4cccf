import type { Decision } from '../../../schemas/types/decision.ts';
import {
  countOf,
  criterionOf,
  decisionOf,
  evidenceOf,
  findingOf,
  mainRuns,
  metricOf,
  waiverOf,
} from '../../support/decisions.ts';

/** A regression that the owners accept lets the run pass; two more waivers do not count, one was not needed. */
export function waived(): Decision {
  return decisionOf({
    headline: 'TCR fell from 87.0 % to 81.0 % (100 -> 100 scored trials), which a waiver of `@acme/agents` accepts',
    baselines: mainRuns(3),
    findings: [
      findingOf('warn', 'The waiver of `task-completion/explored_alternatives` expired on 2026-10-31', {
        code: 'waiver-expired',
        next: 'Renew it on the base branch, or drop it',
      }),
    ],
    metrics: [
      metricOf({
        state: 'regressed',
        candidate: 0.81,
        candidate_trials: countOf(81, 100),
        delta: -0.06,
        interval: { lower: -0.104, upper: -0.016 },
        threshold: null,
        evidence: [evidenceOf(0.003), evidenceOf(0.0004, 'history-t')],
        decided_by: ['paired-t', 'history-t'],
      }),
    ],
    waivers: [
      waiverOf({ effect: 'used' }),
      waiverOf({ subject: 'task-completion/polite_tone', ceiling: 0.05, owner: '@acme/voice' }),
      waiverOf({
        subject: 'task-completion/explored_alternatives',
        reason: 'Calendar API v1 is switched off in October',
        expires: '2026-10-31',
        effect: 'expired',
      }),
      waiverOf({ subject: 'book-conflict-9', ceiling: null, reason: 'Flaky room list', effect: 'ignored' }),
    ],
  });
}

/** Only advisory criteria changed, and two rates are open: a pass without any warning. */
export function advisoryChanges(): Decision {
  const advisory = { tier: 'advisory', threshold: null } as const;
  return decisionOf({
    headline: 'TCR is unchanged at 87.0 % (100 -> 100 scored trials)',
    findings: [
      findingOf('warn', 'The pass rate of `task-completion/short_answer` fell from 90.0 % to 70.0 %', {
        code: 'criterion-regressed',
        subject: 'task-completion/short_answer',
        next: 'Look at the scenarios where it passed before and fails now',
      }),
      findingOf('notice', '`task-completion/explored_alternatives` is lower by 5.9 points: a drop that may be chance', {
        code: 'inconclusive',
        subject: 'task-completion/explored_alternatives',
        next: 'Add trials or scenarios to see smaller changes',
      }),
    ],
    criteria: [
      criterionOf(),
      criterionOf({
        ...advisory,
        key: 'short_answer',
        question: 'Does the answer have at most 80 words?',
        state: 'regressed',
        candidate: countOf(70, 100),
        baseline: countOf(90, 100),
        delta: -0.2,
        interval: { lower: -0.29, upper: -0.11 },
      }),
      criterionOf({
        ...advisory,
        key: 'polite_tone',
        question: 'Was the reply polite?',
        state: 'improved',
        candidate: countOf(99, 100),
        baseline: countOf(88, 100),
        delta: 0.11,
        interval: { lower: 0.04, upper: 0.18 },
      }),
      criterionOf({
        key: 'explored_alternatives',
        tier: 'supporting',
        question: 'On a conflict, did it propose another slot?',
        state: 'inconclusive',
        candidate: countOf(29, 34),
        baseline: countOf(31, 34),
        delta: -2 / 34,
        interval: { lower: -0.17, upper: 0.05 },
        threshold: null,
      }),
    ],
  });
}
