import { expect } from 'vitest';
import { bookingPolicy, POLICY_PATH, RUBRIC_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

const CASES_PATH = 'rubrics/booking.test.yml';

const GOVERNED = bookingPolicy('\nrubrics: { require: [tests, rationale, review, versions] }\n');

const RUBRIC = `rubric: booking
version: 1.0.0
metric: TCR
title: Booking
threshold:
  value: 0.75
  rationale: Below it customers call.
  calibrated_on: 60 labelled bookings of February
  calibrated_at: 2026-02-20
  owner: "@booking-team"
  review_by: 2026-09-01
criteria:
  booked:
    question: Did the agent make the booking?
    version: 1.0.0
    weight: 0.7
    rationale: It is the job.
    pass_when: { field: final_state.booked, op: eq, value: true }
  right_time:
    question: Is it at the time that was asked for?
    version: 1.0.0
    weight: 0.3
    rationale: A wrong time can be moved.
    pass_when: { field: final_state.time, op: eq, value: { field: ground_truth.time } }
`;

const CASES = `rubric: booking
cases:
  - name: an hour late
    trial: { final_state: { booked: true, time: "15:00" }, ground_truth: { time: "14:00" } }
    expect: { score: 0.7, verdict: fail }
`;

/** The second criterion passes for any time, the threshold is lower, and a third is proposed without a reason. */
const CHANGED = RUBRIC.replace('version: 1.0.0', 'version: 1.1.0')
  .replace('value: 0.75', 'value: 0.5')
  .replace(/pass_when: { field: final_state.time.*/, 'pass_when: { field: final_state.time, op: exists }')
  .concat(
    '  polite:\n    weight: 0.1\n    status: proposed\n    pass_when: { field: output, op: contains, value: please }\n',
  );

story({ folder: import.meta.dirname }, async (world) => {
  world.commitFiles({ [POLICY_PATH]: GOVERNED, [RUBRIC_PATH]: RUBRIC, [CASES_PATH]: CASES });
  await world.saveBaseline('main');
  const pull = world.openPull();
  const unchanged = await world.runOnPull(pull, { results: 'main' });
  expect(unchanged.outputs).toMatchObject({ decision: 'pass' });
  // Main's policy decides what a rubric has to have, whatever the pull request's own says.
  const files = { [POLICY_PATH]: bookingPolicy(), [RUBRIC_PATH]: CHANGED, [CASES_PATH]: CASES };
  const changed = await world.runOnPull(pull, { results: 'main', files });
  // A failing case, a bare weight, a threshold under its old reason.
  expect(changed.outputs).toMatchObject({ decision: 'fail', 'tcr-delta': '0.000000', findings: '3' });
});
