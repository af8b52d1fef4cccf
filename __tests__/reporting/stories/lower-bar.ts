import type { Decision } from '../../../schemas/types/decision.ts';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { relaxationFindings } from '../../../src/gating/findings/config.ts';
import { rubricVersionFindings } from '../../../src/gating/findings/rubrics.ts';
import { defaultPolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { decisionOf } from '../../support/decisions.ts';

/** Nothing got worse under the bar of main, and the pull request would set another one. */
export function lowerBar(): Decision {
  const loosened = [
    { subject: 'task-completion/correct_participants', what: 'tier', old: 'critical', new: 'advisory' },
    { subject: 'TCR', what: 'threshold', old: '85.0 %', new: '80.0 %' },
    { subject: 'policy', what: 'gate.scenarios.removed', old: 'fail', new: 'warn' },
    { subject: 'task-completion/confirmed', what: 'severity', old: 'critical', new: 'low' },
    {
      subject: 'book-conflict-3',
      what: 'scenario',
      old: 'in main, TCR 0.0 %',
      new: "removed; without it main's TCR is 0.9 points higher",
    },
    { subject: 'TCR', what: 'waiver', old: 'none', new: 'up to 10.0 points until 2027-01-31' },
  ];
  const versions = {
    base: { id: 'task-completion', metric: 'TCR', version: '1.2.0', hash: 'sha256:0123456789abcdef' },
    head: { id: 'task-completion', metric: 'TCR', version: '1.2.0', hash: 'sha256:fedcba9876543210' },
  };
  return decisionOf({
    relaxed: loosened,
    config: {
      decided_by: 'main at 1a2b3c4',
      would_decide: 'pass',
      changes: [
        {
          kind: 'rubric',
          name: 'task-completion',
          old: '1.2.0 (sha256:0123456789ab)',
          new: '1.2.0 (sha256:fedcba987654)',
        },
        { kind: 'policy', name: 'booking-assistant', old: 'sha256:aaaabbbbcccc', new: 'sha256:ddddeeeeffff' },
      ],
      effects: [{ subject: 'TCR', subject_kind: 'metric', agent: 0, config: 0.031, total: 0.031 }],
      keys: [
        {
          subject: 'task-completion/confirmed',
          what: 'pass_when',
          old: '{"and":[{"field":"final_state.confirmed","op":"eq","value":true},{"measure":"words","field":"output","op":"lte"}]}',
          new: '{"field":"final_state.confirmed","op":"eq","value":true}',
          measured: { trials: 'main', subject: 'task-completion/confirmed', base: 0.914, head: 0.914 },
        },
        {
          subject: 'task-completion/polite_tone',
          what: 'weight',
          old: '0.25',
          new: '0.05',
          measured: { trials: 'candidate', subject: 'task-completion/polite_tone', base: 0.8, head: 0.75 },
        },
        { subject: 'task-completion', what: 'outcomes', old: 'none', new: '[]', measured: null },
      ],
      not_rescored: [],
    },
    findings: [
      ...relaxationFindings(loosened, defaultPolicy, []),
      ...rubricVersionFindings(defaultPolicy, [{ ...versions, stale: [] }]),
    ].map(render),
  });
}
