import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F44' }, async (world) => {
  const { run } = await world.runOnMain({ results: 'regressed' });
  const second = await world.runOnMain({ results: 'main', again: run });
  expect(second.exitCode).toBe(0);
  // Names are of an attempt: both bundles are there, and the newest of the run counts.
  expect(savedBundles(world.github.state).length).toBe(2);
  const pull = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(pull.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
});
