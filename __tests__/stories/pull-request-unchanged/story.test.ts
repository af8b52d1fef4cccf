import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, nodes: [20, 24] }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000', broke: '0' });
});
