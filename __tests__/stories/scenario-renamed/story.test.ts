import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** The smoke test, which has to pass, and one that failed on main all along. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['smoke-hello', 'smoke/hello'],
  ['cancel-unknown', 'cancel/unknown'],
]);

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const renamed = resultsOf('main', (trial) => ({ ...trial, scenario: NAMES.get(trial.scenario) ?? trial.scenario }));
  const run = await world.runOnPull(world.openPull(), { results: renamed });
  // They ask the same as before, so nothing is gone, and nothing is new.
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
});
