import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const env = { GITHUB_EVENT_NAME: 'pull_request_target' };
  const run = await world.runOnPull(world.openPull(), { results: 'main', env });
  // There, the code of anybody's pull request would run beside a token that can write.
  expect(run.exitCode).toBe(3);
  expect(run.requests).toEqual([]);
});
