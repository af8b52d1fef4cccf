import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F29' }, async (world) => {
  const [, older, tip] = world.main;
  await world.saveBaseline('main', older);
  const run = await world.runOnMain({ results: 'improved', commit: tip });
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ decision: 'pass', fixed: '7' });
  expect(savedBundles(world.github.state).map(({ name }) => name)).toEqual([
    'agent-gate-baseline-booking-assistant',
    'agent-gate-baseline-booking-assistant',
  ]);
});
