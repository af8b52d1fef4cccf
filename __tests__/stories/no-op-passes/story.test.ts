import { expect } from 'vitest';
import { bookingPolicy, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** An agent that does nothing: it answers, and books nothing. One scenario takes what main's agent does for it. */
const noOp = resultsOf('main', (trial) => {
  const isEmpty = trial.scenario !== 'smoke-hello';
  const nothing = { output: 'Sorry?', final_state: { booked: false, time: null } };
  return { ...trial, arm: 'no-op', ...(isEmpty ? nothing : {}) };
});

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy(bookingPolicy('arms: { no-op: { must: fail } }\n'));
  const [first, second] = world.main;
  await world.saveBaseline({ text: `${resultsOf('main', (trial) => trial).text}${noOp.text}` }, first);
  // The next run of main does not probe, and keeps what is known.
  await world.saveBaseline('main', second);
  const pull = world.openPull();
  const named = await world.runOnPull(pull, { results: 'main' });
  expect(named.outputs.decision).toBe('pass');
  // A scenario that main does not have is asked by main's next run of the probe.
  const added = { scenario: 'book-dawn', trial: 1, input: 'Please handle dawn.', ground_truth: { time: '06:00' } };
  const done = { output: 'Done: your booking is at 06:00.', final_state: { booked: true, time: '06:00' } };
  const grown = `${resultsOf('main', (trial) => trial).text}${JSON.stringify({ ...added, ...done })}\n`;
  const asked = await world.runOnPull(pull, { results: { text: grown } });
  expect(asked.outputs.decision).toBe('pass');
});
