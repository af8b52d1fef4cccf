import { expect } from 'vitest';
import { story } from '../../support/story.ts';

const NONE = { status: 200, body: { total_count: 0, artifacts: [] } };

story({ folder: import.meta.dirname, rows: 'E2' }, async (world) => {
  const { github } = world;
  await world.saveBaseline('main');
  const pull = world.openPull();
  const bodies = () => [...github.state.comments.values()].map(({ body }) => body);

  // Two legs of a matrix forget to name their suites: the second is refused, and the comment of the first stays.
  const bad = await world.runOnPull(pull, { results: 'regressed', job: 'gate (a)' });
  const [red] = bodies();
  const good = await world.runOnPull(pull, { results: 'main', beside: bad.run, job: 'gate (b)' });
  expect([bad.exitCode, good.exitCode]).toEqual([1, 3]);
  expect(good.annotations[0]?.message).toContain('Another job of this run, `gate (a)`, reported the suite');
  expect(bodies()).toEqual([red]);

  // A leg that looked before the first one uploaded decides for itself, but the comment stays.
  github.fail(/GET .*\/runs\/\d+\/artifacts$/, NONE);
  const early = await world.runOnPull(pull, { results: 'main', beside: bad.run, job: 'gate (c)' });
  expect(early.outputs.decision).toBe('pass');
  expect(bodies()).toEqual([red]);

  // A leg whose results cannot be read reports too.
  const broken = await world.runOnPull(pull, { results: { text: '{' }, job: 'gate (a)' });
  expect(broken.exitCode).toBe(3);
  const [unreadable] = bodies();
  await world.runOnPull(pull, { results: 'main', beside: broken.run, job: 'gate (b)' });
  expect(bodies()).toEqual([unreadable]);

  // Two steps of one job are one, and so are two attempts of it.
  const first = await world.runOnPull(pull, { results: 'main', job: 'gate (a)' });
  const step = await world.runOnPull(pull, { results: 'main', beside: first.run, job: 'gate (a)' });
  const again = await world.runOnPull(pull, { results: 'main', again: first.run, job: 'gate (a)' });
  expect([first, step, again].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  expect(bodies()[0]).toContain(`run=${first.run.id} attempt=2`);
});
