import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F02' }, async (world) => {
  await world.saveBaseline('main');
  const permissions = { contents: 'read', actions: 'read' } as const;
  const run = await world.runOnPull(world.openPull(), { results: 'main', permissions });
  expect(run.exitCode).toBe(0);
  expect(run.annotations.filter(({ level }) => level === 'notice')).toHaveLength(1);
});
