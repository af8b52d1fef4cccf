import { expect } from 'vitest';
import { POLICY_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';
import { FORGIVING, waiving } from '../../support/waivers.ts';

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy(waiving('2026-03-31'));
  await world.saveBaseline('main');
  const files = { [POLICY_PATH]: FORGIVING };
  const run = await world.runOnPull(world.openPull(), { results: 'regressed', files });
  // What the owners accept on main, for a while and up to a ceiling, lets pass and is shown.
  expect(run.outputs.decision).toBe('pass');
});
