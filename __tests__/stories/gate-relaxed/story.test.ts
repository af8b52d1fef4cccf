import { expect } from 'vitest';
import { bookingConfig, bookingPolicy, POLICY_PATH, RUBRIC_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

const ASKS = bookingPolicy('relaxation: { effect: label, label: gate-relaxed }\n');

story({ folder: import.meta.dirname, rows: 'I65' }, async (world) => {
  world.commitPolicy(ASKS);
  await world.saveBaseline('main');
  const pull = world.openPull();
  const files = {
    [POLICY_PATH]: ASKS.replace('threshold: 0.6', 'threshold: 0.4').replace('tolerance: 0.05', 'tolerance: 0.3'),
    [RUBRIC_PATH]: (bookingConfig()[RUBRIC_PATH] ?? '').replace('severity: high', 'severity: low'),
  };
  const refused = await world.runOnPull(pull, { results: 'main', files });
  // Nothing fell; but the bar did, and nobody has agreed to that yet.
  expect(refused.outputs).toMatchObject({ decision: 'fail', 'tcr-delta': '0.000000' });
  pull.labels = ['gate-relaxed'];
  const agreed = await world.runOnPull(pull, { results: 'main', files });
  expect(agreed.outputs.decision).toBe('pass');
  // The queue asks about the same pull request.
  expect((await world.runInQueue(pull, { results: 'main', files })).outputs.decision).toBe('pass');
});
