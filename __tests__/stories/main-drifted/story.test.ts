import { expect } from 'vitest';
import { bookingPolicy, resultsOf } from '../../support/booking.ts';
import { lengthenHistory } from '../../support/long-history.ts';
import { story } from '../../support/story.ts';

const LOST = ['move-once', 'move-earlier', 'move-later', 'move-weekend'];
const worse = resultsOf('main', (trial) => (LOST.includes(trial.scenario) ? { ...trial, final_state: {} } : trial));

story({ folder: import.meta.dirname }, async (world) => {
  const [first, second] = world.main;
  await world.saveBaseline('main', first);
  await world.saveBaseline(worse, second);
  // Ten good runs, and four since a merge that nobody blocked.
  await lengthenHistory(world.github, [4, 10]);
  const push = await world.runOnMain({ results: worse });
  expect(push.exitCode).toBe(0);
  expect(push.outputs).toMatchObject({ decision: 'pass', drifted: 'true' });
  expect(push.outputs['drift-summary']).toMatch(/Main lost \d+\.\d points of TCR since 26 Feb.*`move`/);
  // Nobody's pull request has lost it.
  const pull = await world.runOnPull(world.openPull(), { results: worse });
  expect(pull.exitCode).toBe(0);
  expect(pull.outputs).toMatchObject({ decision: 'pass', drifted: '', 'drift-summary': '' });
  // Main accepts its new level by the commit of a later run: there is nothing older to compare the newest five with.
  world.commitPolicy(bookingPolicy(`reference: ${second.sha}\n`));
  const accepted = await world.runOnMain({ event: 'schedule', results: worse });
  expect(accepted.outputs).toMatchObject({ decision: 'pass', drifted: '', 'drift-summary': '' });
});
