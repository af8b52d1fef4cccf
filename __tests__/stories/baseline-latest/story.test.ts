import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const { github, main } = world;
  const [, , tip] = main;
  // The pull request was opened on an older main; main has moved on, and only its newest commit has run.
  const pull = world.openPull();
  const parents = github.state.commits.get(pull.mergeSha)?.parents ?? [];
  const merge = github.state.commits.get(pull.mergeSha);
  if (merge !== undefined)
    github.state.commits.set(merge.sha, { ...merge, parents: [main[0].sha, ...parents.slice(1)] });
  await world.saveBaseline('main', tip);
  const exact = await world.runOnPull(pull, { results: 'main' });
  expect(exact.outputs).toMatchObject({ decision: 'inconclusive', state: 'no-baseline' });
  const run = await world.runOnPull(pull, { results: 'main', inputs: { baseline: 'latest' } });
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
  const [comment] = github.state.comments.values();
  expect(comment?.body).toContain('approximate');
});
