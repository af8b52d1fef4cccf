import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F44' }, async (world) => {
  const { run } = await world.runOnMain({ results: 'regressed' });
  const second = await world.runOnMain({ results: 'main', again: run });
  expect(second.exitCode).toBe(0);
  // The later attempt replaces what the first has saved: there is one baseline, under the one name.
  expect(savedBundles(world.github.state).length).toBe(1);
  const pull = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(pull.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
});
