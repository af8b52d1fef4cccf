import { expect } from 'vitest';
import { story } from '../../support/story.ts';
import { FORK } from '../../support/story-scenes.ts';

story({ folder: import.meta.dirname, rows: 'F02' }, async (world) => {
  // Where it branched off: no second workflow could know which newer commit of main it was merged into for its test.
  const [, branchedFrom] = world.main;
  await world.saveBaseline('main', branchedFrom);
  const run = await world.runOnPull(world.openPull(FORK), { results: 'regressed' });
  // The decision, the summary and the artifact do not need a token that can write.
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ decision: 'fail', 'comment-url': '' });
  expect(run.outputs['artifact-url']).not.toBe('');
  expect(world.github.state.comments.size).toBe(0);
  expect(run.annotations.filter(({ level }) => level === 'notice')).toHaveLength(1);
});
