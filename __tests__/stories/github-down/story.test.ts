import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F11' }, async (world) => {
  await world.saveBaseline('main');
  const page = { status: 502, body: '<html>Bad Gateway</html>' };
  world.github.fail(/^(GET|POST|PATCH) \/repos/, ...Array(40).fill(page));
  const run = await world.runOnPull(world.openPull(), { results: 'main' });
  // Nobody can tell what main does, so nothing may pass; the summary says so.
  expect(run.exitCode).toBe(3);
  expect(run.outputs).toMatchObject({ decision: 'invalid', 'comment-url': '' });
});
