import { expect } from 'vitest';
import { storeArtifact } from '../../support/artifact-service.ts';
import { addRun, savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import { FORK } from '../../support/story-scenes.ts';

story({ folder: import.meta.dirname, rows: 'F21' }, async (world) => {
  const { github, main } = world;
  const [, older, tip] = main;
  await world.saveBaseline('main', older);
  const [baseline] = savedBundles(github.state);
  const bytes = (await github.blobs.read(baseline?.blob ?? '')) ?? Buffer.of();
  const plant = async (run: { id: number }) =>
    storeArtifact(github, { runId: run.id, name: 'agent-gate-baseline-booking-assistant', bytes });
  const onTip = { headSha: tip.sha, headBranch: 'main', status: 'completed', conclusion: 'success' } as const;
  // A fork's branch called main, and a pull request of our own: both list their artifact under this repository.
  await plant(addRun(github.state, { ...onTip, event: 'push', headRepository: FORK }));
  await plant(addRun(github.state, { ...onTip, event: 'pull_request' }));
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(run.exitCode).toBe(0);
  expect(run.outputs.decision).toBe('pass');
  const [comment] = github.state.comments.values();
  expect(comment?.body).toContain(older.sha.slice(0, 7));
});
