import { expect } from 'vitest';
import { addCommit, savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

const BASELINE = 'agent-gate-baseline-booking-assistant';

story({ folder: import.meta.dirname, rows: 'E1' }, async (world) => {
  const { state } = world.github;
  const [, , tip] = world.main;
  await world.saveBaseline('main');
  const pull = world.openPull();
  const baselines = () => savedBundles(state).filter(({ name }) => name === BASELINE).length;

  // Main's job tests a pull request's head: that is no baseline, and the pull request stays red.
  for (const event of ['workflow_dispatch', 'schedule'] as const) {
    const stray = await world.runOnMain({ event, results: 'regressed', checkout: pull.headSha });
    expect(stray.outputs.decision).toBe('fail');
    expect(stray.annotations.some(({ message }) => message.includes('it saves no baseline'))).toBe(true);
  }
  expect(baselines()).toBe(1);
  expect((await world.runOnPull(pull, { results: 'regressed' })).exitCode).toBe(1);

  // The pull request's job tests main, and so does that of the queue.
  const onPull = await world.runOnPull(pull, { results: 'main', checkout: tip.sha });
  expect(onPull.outputs.decision).toBe('invalid');
  expect((await world.runInQueue(pull, { results: 'main', checkout: tip.sha })).exitCode).toBe(3);

  // What contains the head tests it; a commit that GitHub does not know says nothing.
  const later = addCommit(state, 'Regenerate the prompts', [pull.headSha]);
  expect((await world.runOnPull(pull, { results: 'main', checkout: later.sha })).outputs.decision).toBe('pass');
  expect((await world.runOnPull(pull, { results: 'main', checkout: 'f'.repeat(40) })).outputs.decision).toBe('pass');

  // Main itself still saves its baseline.
  await world.runOnMain({ event: 'schedule', results: 'main' });
  expect(baselines()).toBe(2);
});
