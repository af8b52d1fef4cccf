import { expect, it } from 'vitest';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const candidate = run(many(12, (index) => [index < 2 ? 0 : 1]));
const next = 'Run the gate on main once to save a baseline';
const ALONE = 'No baseline to compare with: only thresholds apply';
const ASKED = 'No baseline to compare with, and the policy asks for one (`on_no_baseline: fail`)';
const UNPROVEN = 'The policy requires proof, but this run does not prove that `TCR` did not drop by 2.0 points';

it.each([
  { name: 'thresholds alone', policy: '', findings: [{ effect: 'notice', what: ALONE, next }] },
  { name: 'that there is none', policy: 'on_no_baseline: fail', findings: [{ effect: 'block', what: ASKED, next }] },
  {
    name: 'that nothing is proven',
    policy: 'require: proof',
    findings: [
      { effect: 'block', what: UNPROVEN, actual: 'no baseline', next },
      { effect: 'notice', what: ALONE, next },
    ],
  },
])('without a baseline it is said what decides: $name', ({ policy, findings }) => {
  expect(decideRun(candidate, null, policy).findings).toMatchObject(findings);
});
