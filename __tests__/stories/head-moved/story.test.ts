import { expect } from 'vitest';
import { addCommit } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F17' }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const { headSha: judged } = pull;
  // While the suite runs, somebody pushes once more and then closes the pull request.
  const before = async () => {
    pull.headSha = addCommit(world.github.state, 'One more thought', [judged]).sha;
    pull.state = 'closed';
  };
  const run = await world.runOnPull(pull, { results: 'main', before });
  expect(run.exitCode).toBe(0);
  // Whoever reads it later can tell which commit it speaks of.
  expect([...world.github.state.comments.values()].map(({ body }) => body.split('\n')[0])).toEqual([
    expect.stringContaining(`sha=${judged}`),
  ]);
});
