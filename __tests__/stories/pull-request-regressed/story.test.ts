import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, nodes: [20, 24] }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const green = await world.runOnPull(pull, { results: 'main' });
  const red = await world.runOnPull(pull, { results: 'regressed' });
  expect(red.exitCode).toBe(1);
  expect(red.outputs).toMatchObject({ decision: 'fail', broke: '8' });
  // The one comment is brought up to date, so that its address stays.
  expect(world.github.state.comments.size).toBe(1);
  expect(red.outputs['comment-url']).toBe(green.outputs['comment-url']);
});
