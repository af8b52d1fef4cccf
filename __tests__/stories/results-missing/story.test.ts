import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'I01' }, async (world) => {
  await world.saveBaseline('main');
  const inputs = { results: 'reslts/*.jsonl' };
  const run = await world.runOnPull(world.openPull(), { results: 'main', inputs });
  expect(run.exitCode).toBe(3);
  expect(run.outputs.decision).toBe('invalid');
});
