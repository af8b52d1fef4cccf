import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F19' }, async (world) => {
  const { state } = world.github;
  const [, older, tip] = world.main;
  await world.saveBaseline('improved', older);
  await world.saveBaseline('main', tip);
  const newest = savedBundles(state).at(-1);
  if (newest !== undefined) newest.expired = true;
  const run = await world.runOnPull(world.openPull(), { results: 'improved' });
  // The next older baseline is used, and the comment says which one and how far away.
  expect(run.exitCode).toBe(0);
  expect(run.outputs['tcr-delta']).toBe('0.000000');
});
