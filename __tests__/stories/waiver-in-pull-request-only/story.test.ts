import { expect } from 'vitest';
import { POLICY_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';
import { FORGIVING, waiving } from '../../support/waivers.ts';

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy(FORGIVING);
  await world.saveBaseline('main');
  const files = { [POLICY_PATH]: waiving('2026-03-31') };
  const run = await world.runOnPull(world.openPull(), { results: 'regressed', files });
  // Nobody waives a regression in the pull request that brings it.
  expect(run.outputs.decision).toBe('fail');
});
