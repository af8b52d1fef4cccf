import { expect } from 'vitest';
import { withSlips } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const [first, second, third] = world.main;
  await world.saveBaseline('regressed', first);
  await world.saveBaseline(withSlips('main', ['ask-hours 1']), first);
  await world.saveBaseline(withSlips('main', ['book-noon 2']), second);
  await world.saveBaseline('main', second);
  await world.saveBaseline(withSlips('main', ['ask-hours 2', 'move-once 1']), third);
  await world.saveBaseline('main', third);
  const pull = world.openPull();
  // Five runs tell how noisy main is; the sixth, which could not book, is too old to count.
  const green = await world.runOnPull(pull, { results: withSlips('main', ['move-later 2']) });
  expect(green.outputs).toMatchObject({ decision: 'pass', 'main-runs': '5' });
  // The newest bundle brings what is needed of older ones.
  expect(green.requests.filter(({ path }) => path.endsWith('/zip')).length).toBeLessThan(5);
  const red = await world.runOnPull(pull, { results: 'regressed' });
  expect(red.outputs.decision).toBe('fail');
});
