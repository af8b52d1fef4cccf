import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F02' }, async (world) => {
  await world.saveBaseline('main');
  const permissions = { contents: 'read', 'pull-requests': 'write' } as const;
  const run = await world.runOnPull(world.openPull(), { results: 'main', permissions });
  // Not knowing what main can do is no reason to let a pull request through.
  expect(run.exitCode).toBe(3);
  expect(run.outputs.decision).toBe('invalid');
});
