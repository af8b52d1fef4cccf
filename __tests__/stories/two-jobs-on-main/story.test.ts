import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

const BASELINE = 'agent-gate-baseline-booking-assistant';
const NONE = { status: 200, body: { total_count: 0, artifacts: [] } };

story({ folder: import.meta.dirname, rows: 'E2' }, async (world) => {
  const { github, main } = world;
  await world.saveBaseline('main', main[1]);
  const first = await world.runOnMain({ results: 'main', job: 'gate (a)' });
  const second = await world.runOnMain({ results: 'regressed', beside: first.run, job: 'gate (b)' });
  const third = await world.runOnMain({ results: 'main', beside: first.run, job: 'gate (c)' });
  expect([first, second, third].map(({ exitCode }) => exitCode)).toEqual([0, 3, 3]);

  // Of three legs none is the baseline: a pull request is compared with the run before, and its comment says why.
  const marks = savedBundles(github.state).filter(({ name, runId }) => name === BASELINE && runId === first.run.id);
  expect(marks).toHaveLength(1);
  const pull = await world.runOnPull(world.openPull(), { results: 'regressed' });
  expect(pull.outputs).toMatchObject({ decision: 'fail' });
  expect([...github.state.comments.values()][0]?.body).toContain(main[1].sha.slice(0, 7));

  // Of two legs that end together the second finds the name taken, and leaves the mark too.
  const early = await world.runOnMain({ results: 'main', event: 'schedule', job: 'gate (a)' });
  github.fail(/GET .*\/runs\/\d+\/artifacts$/, NONE);
  const late = await world.runOnMain({ results: 'main', beside: early.run, event: 'schedule', job: 'gate (b)' });
  expect(late.exitCode).toBe(0);
  expect(late.annotations.some(({ message }) => message.includes('none of them is the baseline'))).toBe(true);

  // Nor are two steps of one job, as of two agents whose suites have no names; a step that repeats the results of another is.
  const step = await world.runOnMain({ results: 'main', event: 'schedule', job: 'gate (a)' });
  await world.runOnMain({ results: 'main', beside: step.run, event: 'schedule', job: 'gate (a)' });
  const repeated = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(repeated.outputs['main-runs']).toBe('2');
  await world.runOnMain({ results: 'regressed', beside: step.run, event: 'schedule', job: 'gate (a)' });
  const contradicted = await world.runOnPull(world.openPull(), { results: 'regressed' });
  expect(contradicted.outputs).toMatchObject({ decision: 'fail', 'main-runs': '1' });

  // A new attempt of one job is a baseline again.
  await world.runOnMain({ results: 'main', again: early.run, event: 'schedule', job: 'gate (a)' });
  const after = await world.runOnPull(world.openPull(), { results: 'main' });
  expect(after.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
});
