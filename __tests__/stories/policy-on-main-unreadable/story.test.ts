import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\nwaivrs: []\n');
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  // A pull request may be the one that mends it: its waivers are unknown, and everything else holds.
  expect(run.outputs.decision).toBe('pass');
});
