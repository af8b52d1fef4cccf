import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F29' }, async (world) => {
  await world.saveBaseline('main');
  // Same commit, other day: what changed is the model or a tool.
  const nightly = await world.runOnMain({ event: 'schedule', results: 'regressed' });
  expect(nightly.exitCode).toBe(1);
  // A failing run of main is what main does now, so it is the next baseline.
  const pull = await world.runOnPull(world.openPull(), { results: 'regressed' });
  expect(pull.outputs['tcr-delta']).toBe('0.000000');
  expect(pull.outputs['tcr-baseline']).toBe(nightly.outputs.tcr);
});
