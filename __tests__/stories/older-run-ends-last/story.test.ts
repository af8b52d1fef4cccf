import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F16' }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const { run: older } = await world.runOnPull(pull, { results: 'main' });
  await world.runOnPull(pull, { results: 'regressed' });
  // The first run was slow: to GitHub it is as if it ended only now.
  older.attempt -= 1;
  const late = await world.runOnPull(pull, { results: 'main', again: older });
  expect(late.exitCode).toBe(0);
  const [comment] = world.github.state.comments.values();
  expect(comment?.body).toContain('Merge blocked');
});
