import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F29' }, async (world) => {
  await world.saveBaseline('main');
  // Same commit, other day: what changed is the model or a tool.
  const nightly = await world.runOnMain({ event: 'schedule', results: 'regressed' });
  expect(nightly.exitCode).toBe(1);
  // A failing run of main is what main does now, and nobody blames a pull request for it: the run before is of another level.
  const pull = await world.runOnPull(world.openPull(), { results: 'regressed' });
  expect(Number(pull.outputs['tcr-baseline'])).toBeCloseTo(Number(nightly.outputs.tcr), 5);
  expect(pull.outputs).toMatchObject({ state: 'unchanged', 'main-runs': '1' });
});
