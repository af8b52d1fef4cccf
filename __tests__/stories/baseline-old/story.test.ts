import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const [, older] = world.main;
  await world.saveBaseline('main', older);
  // Six weeks later, and nothing ran on main since.
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 3, 13) / 1000) };
  const run = await world.runOnPull(world.openPull(), { results: 'main', env });
  expect(run.outputs.decision).toBe('pass');
  const [comment] = world.github.state.comments.values();
  expect(comment?.body).toContain('(1 commit before the base, 42 days old)');
  expect(run.annotations.map(({ message }) => message).join('\n')).toContain('The baseline is 42 days old');
});
