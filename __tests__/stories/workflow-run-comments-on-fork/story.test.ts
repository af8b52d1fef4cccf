import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import { FORK } from '../../support/story-scenes.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const [, branchedFrom] = world.main;
  await world.saveBaseline('main', branchedFrom);
  // The test merge of the first half has this one's commit; the second half cannot know that.
  await world.saveBaseline('improved');
  const pull = world.openPull(FORK);
  const first = await world.runOnPull(pull, { results: 'regressed', inputs: { comment: 'off' } });
  const second = await world.runAfter(first, pull, { results: 'regressed' });
  expect(second.exitCode).toBe(1);
  expect(second.outputs['tcr-delta']).toBe(first.outputs['tcr-delta']);
  // The payload names no pull request for a fork: it is looked up by branch and trusted by its head commit.
  expect(second.outputs['comment-url']).toContain('/pull/7#');
  // What a fork's run has measured is never the baseline of others.
  const names = savedBundles(world.github.state).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('agent-gate-baseline'))).toHaveLength(2);
});
