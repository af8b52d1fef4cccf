import { expect } from 'vitest';
import { storeArtifact } from '../../support/artifact-service.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F25' }, async (world) => {
  const { github } = world;
  await world.saveBaseline('main');
  const pull = world.openPull();
  const run = await world.runOnPull(pull, {
    results: 'main',
    // Another job of the same run has judged the same suite.
    before: ({ id, attempt }) => {
      const name = `agent-gate-results-booking-assistant-pr${pull.number}-${attempt}`;
      return storeArtifact(github, { runId: id, name, bytes: Buffer.from('of the other job') });
    },
  });
  expect(run.exitCode).toBe(0);
  const names = savedBundles(github.state)
    .filter(({ runId }) => runId === run.run.id)
    .map(({ name }) => name);
  expect(names).toEqual([expect.stringMatching(/-1$/), expect.stringMatching(/-1-[0-9a-f]{6}$/)]);
});
