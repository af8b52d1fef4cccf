import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F18', nodes: [20, 24] }, async (world) => {
  const run = await world.runOnMain({ results: 'main' });
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-baseline': '' });
  const [baseline] = savedBundles(world.github.state);
  expect(baseline).toMatchObject({ name: 'agent-gate-baseline-booking-assistant', runId: run.run.id });
});
