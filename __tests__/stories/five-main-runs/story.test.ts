import { expect } from 'vitest';
import { withSlips } from '../../support/booking.ts';
import { addCommit } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

const SLIPS = ['ask-hours 1', 'book-noon 2', 'move-once 1', 'move-later 2', 'ask-hours 2'];

story({ folder: import.meta.dirname }, async (world) => {
  const { state } = world.github;
  let [, , commit] = world.main;
  for (const slip of SLIPS) {
    commit = addCommit(state, `After ${slip}`, [commit.sha], commit.files);
    state.branches.set('main', commit.sha);
    await world.saveBaseline(withSlips('main', [slip]), commit);
  }
  const pull = world.openPull();
  const merge = addCommit(state, 'Merge on the new tip', [commit.sha, pull.headSha], commit.files);
  pull.mergeSha = merge.sha;
  // The list, the commits and the jobs are asked for at once: six answers come one after the other instead of seven.
  world.github.fail(/GET .*\/actions\/artifacts$/, { after: /GET .*\/commits$/ });
  world.github.fail(/GET .*\/commits$/, { after: /GET .*\/jobs$/ });
  world.github.fail(/GET .*\/jobs$/, { after: /GET .*\/actions\/artifacts$/ });
  const look = await world.runOnPull(pull, { results: 'main' });
  expect(look.outputs).toMatchObject({ decision: 'pass', 'main-runs': '5' });
  // The newest bundle tells what is needed of the four older runs.
  expect(look.requests.filter(({ path }) => path.endsWith('/zip'))).toHaveLength(1);
  expect(look.requests.length).toBeLessThanOrEqual(13);
});
