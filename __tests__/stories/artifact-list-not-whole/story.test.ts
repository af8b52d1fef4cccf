import { expect } from 'vitest';
import { addRun, savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import type { World } from '../../support/story-world.ts';

const EMPTY = { status: 200, body: { total_count: 1, artifacts: [] } } as const;

/** Pull requests upload more artifacts with the name of main's baseline than GitHub's list is read. */
function flood({ github: { state } }: World): void {
  const [own] = savedBundles(state);
  if (own === undefined) throw new Error('main has saved no baseline');
  const facts = { event: 'pull_request', headBranch: 'polite', status: 'completed', conclusion: 'success' } as const;
  for (let index = 0; index < 1020; index += 1) {
    const run = addRun(state, { ...facts, headSha: `${'ab'.repeat(18)}${1000 + index}` });
    state.counters.artifact += 1;
    const id = state.counters.artifact;
    state.artifacts.set(id, { ...own, id, runId: run.id });
  }
}

story({ folder: import.meta.dirname }, async (world) => {
  const { github } = world;
  // Without a threshold, the comparison alone blocks.
  world.commitPolicy('suite: booking-assistant\n');
  await world.saveBaseline('main', world.main[1]);
  await world.saveBaseline('main');
  const pull = world.openPull();
  const play = () => world.runOnPull(pull, { results: 'regressed' });
  // GitHub counts an artifact and lists none, twice: main has a baseline that cannot be seen.
  github.fail(/GET .*\/actions\/artifacts$/, EMPTY, EMPTY);
  expect(await play()).toMatchObject({ exitCode: 2, outputs: { decision: 'inconclusive' } });
  // Once is a list that lags.
  github.fail(/GET .*\/actions\/artifacts$/, EMPTY);
  expect(await play()).toMatchObject({ exitCode: 1 });
  // Main's runs are found by their events, which no fork can start.
  flood(world);
  expect(await play()).toMatchObject({ exitCode: 1, outputs: { 'tcr-delta': '-0.218333' } });
  for (const artifact of savedBundles(github.state))
    if (artifact.runId < 9003) github.state.artifacts.delete(artifact.id);
  expect(await play()).toMatchObject({ exitCode: 2, outputs: { decision: 'inconclusive' } });
});
