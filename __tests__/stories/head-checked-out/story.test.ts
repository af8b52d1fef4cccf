import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const [, branchedFrom, tip] = world.main;
  await world.saveBaseline('main', branchedFrom);
  await world.saveBaseline('regressed', tip);
  const pull = world.openPull();
  // The workflow checks out the head and not the test merge: its counterpart is where the branch left main.
  const run = await world.runOnPull(pull, { results: 'main', files: { '.git/HEAD': `${pull.headSha}\n` } });
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
});
