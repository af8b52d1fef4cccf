import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F39' }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'rate-limited' });
  // An outage is neither a regression nor a pass.
  expect(run.exitCode).toBe(3);
  expect(run.outputs).toMatchObject({ decision: 'invalid', 'errored-infrastructure': '24' });
});
