import { expect } from 'vitest';
import { bookingPolicy, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

const ASKS = bookingPolicy('relaxation: { effect: label, label: gate-relaxed }\n');

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy(ASKS);
  await world.saveBaseline('main');
  const pull = world.openPull();
  const results = resultsOf('main', (trial) =>
    trial.scenario === 'smoke-hello' ? { ...trial, input: 'Say hello to the guest.' } : trial,
  );
  const refused = await world.runOnPull(pull, { results });
  expect(refused.outputs.decision).toBe('fail');
  // A reviewer accepts the new question, under its old id.
  pull.labels = ['gate-relaxed'];
  const agreed = await world.runOnPull(pull, { results });
  expect(agreed.outputs.decision).toBe('pass');
});
