import { expect } from 'vitest';
import { addRun } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F20' }, async (world) => {
  const [, second, third] = world.main;
  await world.saveBaseline('main', second);
  addRun(world.github.state, { event: 'push', headSha: third.sha, headBranch: 'main' });
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(run.outputs.decision).toBe('pass');
  expect(run.outputs['main-runs']).toBe('1');
  expect(run.requests.some(({ path }) => path.includes('head_sha='))).toBe(true);
});
