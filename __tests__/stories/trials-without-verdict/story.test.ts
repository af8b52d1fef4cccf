import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F39' }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'rate-limited' });
  // An outage is neither a regression nor a pass: the run waits for the trials.
  expect(run.exitCode).toBe(2);
  expect(run.outputs).toMatchObject({ decision: 'inconclusive', 'errored-infrastructure': '24' });
});
