import { expect } from 'vitest';
import { bookingPolicy, POLICY_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  world.commitPolicy('suite: booking-assistant\nwaivrs: []\n');
  const files = { [POLICY_PATH]: bookingPolicy() };
  const run = await world.runOnPull(world.openPull(), { results: 'main', files });
  // A pull request may be the one that mends it: then its own config decides, and that is said.
  expect(run.outputs.decision).toBe('pass');
});
