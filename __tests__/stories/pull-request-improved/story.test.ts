import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'improved' });
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ decision: 'pass', fixed: '7', broke: '0' });
});
