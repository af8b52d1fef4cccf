import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F13' }, async (world) => {
  await world.saveBaseline('main');
  world.github.fail(/^POST .*comments$/, 'lost');
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(run.exitCode).toBe(0);
  // GitHub has written the comment, though it never said so: a second one would be noise.
  expect(world.github.state.comments.size).toBe(1);
  expect(run.outputs['comment-url']).not.toBe('');
});
