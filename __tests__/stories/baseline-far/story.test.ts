import { expect } from 'vitest';
import { addCommit } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const { state } = world.github;
  const [, , tip] = world.main;
  let commit = tip;
  for (let count = 1; count <= 150; count += 1) commit = addCommit(state, `Docs ${count}`, [commit.sha], commit.files);
  state.branches.set('main', commit.sha);
  const pull = world.openPull();
  const merge = addCommit(state, 'Merge on the new tip', [commit.sha, pull.headSha], commit.files);
  pull.mergeSha = merge.sha;
  // A hundred and fifty commits after the newest bundle, a regressed agent is still compared with it.
  const red = await world.runOnPull(pull, { results: 'regressed', inputs: { comment: 'off' } });
  expect(red.outputs.decision).toBe('fail');
});
