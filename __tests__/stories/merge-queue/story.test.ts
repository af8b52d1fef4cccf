import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F29' }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runInQueue(world.openPull(), { results: 'regressed' });
  // The queue is stopped by the exit code; there is no pull request to write to.
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ decision: 'fail', 'comment-url': '' });
  expect(world.github.state.comments.size).toBe(0);
});
