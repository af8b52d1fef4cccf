import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F01' }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'regressed', inputs: { token: '' } });
  // Main's config was not read, so nothing is judged by the pull request's own.
  expect(run.exitCode).toBe(3);
  expect(run.outputs).toMatchObject({ decision: 'invalid', 'tcr-baseline': '', 'comment-url': '' });
});
