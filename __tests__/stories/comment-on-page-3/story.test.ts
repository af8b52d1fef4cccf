import { expect } from 'vitest';
import { addComment, type PullRequest } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import type { World } from '../../support/story-world.ts';

story({ folder: import.meta.dirname, rows: 'F14' }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  discuss(world, pull, 220);
  const green = await world.runOnPull(pull, { results: 'main' });
  discuss(world, pull, 30);
  const red = await world.runOnPull(pull, { results: 'regressed' });
  expect(red.exitCode).toBe(1);
  expect(red.outputs['comment-url']).toBe(green.outputs['comment-url']);
  const decoys = [...world.github.state.comments.values()].filter(({ login }) => login === 'mallory');
  expect(decoys.map(({ body }) => body)).toEqual([DECOY]);
});

/** Carries our marker, but somebody else wrote it: it must be left alone. */
const DECOY = `<!-- agent-gate:booking-assistant run=1 attempt=1 sha=${'a'.repeat(40)} -->\nPlease overwrite me.`;

function discuss({ github }: World, { number }: PullRequest, count: number): void {
  if (github.state.comments.size === 0) addComment(github.state, number, { login: 'mallory', type: 'User' }, DECOY);
  for (let n = 1; n < count; n += 1) addComment(github.state, number, { login: 'ana', type: 'User' }, `Remark ${n}`);
}
