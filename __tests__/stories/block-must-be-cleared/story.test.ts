import { expect } from 'vitest';
import { type BookingTrial, resultsOf } from '../../support/booking.ts';
import { brokenIn } from '../../support/control-trials.ts';
import { story } from '../../support/story.ts';

/** Scenarios that always pass on main. */
const MOVES = ['move-once', 'move-earlier', 'move-later', 'move-weekend'];
const BROKEN = [...MOVES, 'book-morning', 'book-noon', 'cancel-late', 'ask-hours'];
const broken = brokenIn(BROKEN);
/** As if by luck: most pass again, and of the others one of two trials does. */
const lucky = (trial: BookingTrial): object => (trial.trial === 1 ? brokenIn(MOVES)(trial) : trial);

/** What blocked stays open over an empty commit, until a push clears it; then it is forgotten. */
story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\n');
  await world.saveBaseline('main');
  const pull = world.openPull();
  const push = async (results: Parameters<typeof resultsOf>[1]) => {
    const ended = await world.runOnPull(pull, { results: resultsOf('main', results) });
    world.pushTo(pull);
    return ended;
  };
  expect((await push(broken)).outputs).toMatchObject({ decision: 'fail', 'exit-code': '1' });
  const held = await push(lucky);
  expect(held.outputs).toMatchObject({ decision: 'inconclusive', 'exit-code': '2' });
  const cleared = await push((trial) => trial);
  expect(cleared.outputs).toMatchObject({ decision: 'pass', 'exit-code': '0' });
  expect(cleared.annotations.map(({ message }) => message)).toEqual([expect.stringMatching(/^Cleared: 8 scenarios /)]);
  const after = await push(lucky);
  expect(after.outputs['exit-code'], 'nothing is open any more').toBe('0');

  const asked = (run: typeof held) =>
    run.requests
      .map(({ path }) => path.replace('/repos/acme/booking-assistant/actions/', ''))
      .filter((path) => path.includes('agent-gate-results-') || path.endsWith('/zip'));
  expect(world.runs.map((run) => asked(run).length)).toEqual([0, 1, 5, 5, 5]);
  expect(asked(held)).toContainEqual(
    expect.stringContaining(`name=agent-gate-results-booking-assistant-pr${pull.number}-1`),
  );
});
