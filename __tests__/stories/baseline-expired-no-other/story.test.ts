import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F19' }, async (world) => {
  await world.saveBaseline('main');
  for (const artifact of world.github.state.artifacts.values()) artifact.expired = true;
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  // The suite has been saved before, so no baseline is no all-clear.
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ decision: 'inconclusive', 'tcr-baseline': '' });
});
