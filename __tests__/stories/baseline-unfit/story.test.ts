import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

/** Trials without a verdict, more than the error budget allows. */
const LOST: ReadonlySet<string> = new Set(['ask-hours', 'ask-price', 'book-noon']);

story({ folder: import.meta.dirname }, async (world) => {
  const { github, main } = world;
  await world.saveBaseline('main', main[1]);
  const damaged = resultsOf('main', (trial) =>
    LOST.has(trial.scenario) ? { ...trial, error: { kind: 'infrastructure', message: 'HTTP 503' } } : trial,
  );
  // Main is as it was, however its lost trials are read: the run waits for them, and becomes the newest baseline.
  await world.saveBaseline(damaged, main[2]);
  const [fit] = savedBundles(github.state);
  if (fit !== undefined) fit.expired = true;
  const pull = world.openPull();
  const same = await world.runOnPull(pull, { results: 'main' });
  expect(same.exitCode).toBe(0);
  // Nobody knows what main does there, and a clear regression shows all the same.
  const red = await world.runOnPull(pull, { results: 'regressed' });
  expect(red.outputs).toMatchObject({ decision: 'fail' });
});
