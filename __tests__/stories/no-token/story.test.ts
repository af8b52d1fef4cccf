import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F01' }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'regressed', inputs: { token: '' } });
  // Thresholds alone decide, and they do.
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ decision: 'fail', 'tcr-baseline': '', 'comment-url': '' });
});
