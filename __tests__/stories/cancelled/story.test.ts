import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F30' }, async (world) => {
  await world.saveBaseline('main');
  world.github.fail(/zip$/, 'silence');
  const run = await world.runOnPull(world.openPull(), { results: 'main', cancelAt: /zip$/ });
  expect(run.exitCode).not.toBe(0);
  // Whoever reads the outputs of a cancelled job must not find a pass.
  expect(run.outputs.decision ?? '').not.toBe('pass');
  expect(run.stdout + run.summary).not.toMatch(/\bPASS\b/);
});
