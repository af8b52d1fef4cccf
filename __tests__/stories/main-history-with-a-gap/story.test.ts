import { expect } from 'vitest';
import { withSlips } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const [first, second, third] = world.main;
  await world.saveBaseline(withSlips('main', ['ask-hours 1']), first);
  await world.saveBaseline('main', first);
  await world.saveBaseline(withSlips('main', ['book-noon 2']), second);
  await world.saveBaseline(withSlips('main', ['move-once 1']), second);
  await world.saveBaseline(withSlips('main', ['ask-hours 2']), third);
  await world.saveBaseline('main', third);
  const lost = savedBundles(world.github.state)[3];
  if (lost !== undefined) lost.expired = true;
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  // The next older run steps in: five are compared with, and the lost one is not worth a word.
  expect(run.outputs).toMatchObject({ decision: 'pass', 'main-runs': '5' });
});
