import type { CausePart, Decision } from '../../../schemas/types/decision.ts';
import { countOf, criterionOf, decisionOf, findingOf, metricOf, outcomeOf, waiverOf } from '../../support/decisions.ts';

/** The same text in every field that is free text. */
export function hostile(text: string): Decision {
  const flip = { scenario: 'hostile-1', title: text, baseline: 1, candidate: 0, why: text };
  const rest = {
    expected: text,
    actual: text,
    next: text,
    subject: text,
    subject_kind: 'metric',
    place: { file: text },
  } as const;
  return decisionOf({
    suite: text,
    decision: 'fail',
    headline: text,
    exit_code: 1,
    candidate: { sha: text, run_url: text },
    baseline: { label: text, sha: text, run_url: text, distance: 1 },
    baselines: [{ label: text, sha: text, run_url: text, distance: 1 }, { label: text }],
    power: [text, text],
    waivers: [
      waiverOf({ subject: text, reason: text, owner: text, expires: text, effect: 'used' }),
      waiverOf({ subject: text, reason: text, owner: text, expires: text, ceiling: null, effect: 'ignored' }),
    ],
    relaxed: [
      { subject: text, what: text, old: text, new: text },
      { subject: `a ${text}`, what: `threshold of ${text}`, old: `${text} b`, new: 'removed' },
    ],
    findings: (['invalid', 'block', 'warn', 'notice'] as const).map((effect) => findingOf(effect, text, rest)),
    metrics: [
      metricOf({
        name: text,
        title: text,
        band: text,
        baseline_band: text,
        rubric: text,
        tier: 'critical',
        reliability: { k: 2, candidate: { all_pass: 0.5, any_pass: 1 }, baseline: null, p_worse: null },
        state: 'regressed',
        paired: { scenarios: 9, candidate: 0, baseline: 1 },
        delta: -1,
      }),
    ],
    criteria: [
      criterionOf({ rubric: text, key: text, question: text, state: 'regressed' }),
      criterionOf({ rubric: 'other', key: text }),
    ],
    outcomes: [{ ...outcomeOf(text, countOf(1, 2), null), rubric: text, at_most: 0.1 }],
    trials: { scored: 1, errored: { agent: 1, infrastructure: 1, judge: 1 }, unclassified: 1 },
    scenarios: { total: 100, paired: 1, new: 1, removed: 1, changed: 0, renamed: 0 },
    flips: {
      broke: [flip],
      fixed: [flip],
      flaky: [flip],
      lost: [],
      new: [flip],
      removed: [flip],
      changed: [flip],
      renamed: [flip],
    },
    causes: [
      { kind: 'error', text, scenarios: ['hostile-1', text], parts: [] },
      {
        kind: 'error',
        text,
        scenarios: [text],
        parts: [
          { text, scenarios: [text] },
          { text: `b ${text}`, scenarios: ['c'] },
        ],
      },
      { kind: 'reason', text, scenarios: [text], parts: [] },
      { kind: 'criterion', criterion: text, scenarios: [text], parts: [partOf(text)] },
      { kind: 'arguments', scenarios: [text], parts: [partOf(text)] },
    ],
    start: { causes: [0], scenarios: 2, broke: 6, rate: 0.5, baseline: 0.9, threshold: 0.6 },
    errored: [{ scenario: 'hostile-1', trial: 1, kind: 'agent', classified: false, message: text }],
  });
}

function partOf(text: string): CausePart {
  const example = { scenario: text, step: 1, main: text, candidate: text };
  return { change: 'arguments', tool: text, argument: text, scenarios: [text], example };
}
