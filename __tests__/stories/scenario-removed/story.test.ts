import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'I64' }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), { results: 'shortened' });
  // The failing scenario was dropped from the suite: TCR rises, and the gate is not impressed.
  expect(run.exitCode).toBe(1);
  expect(run.outputs.decision).toBe('fail');
});
