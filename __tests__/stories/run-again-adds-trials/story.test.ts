import { expect } from 'vitest';
import { withSlips } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F44' }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const red = await world.runOnPull(pull, { results: 'regressed' });
  expect(red.outputs).toMatchObject({ decision: 'fail', 'trials-scored': '60' });
  // Luck does not wash away what the first attempt has shown: both are judged together.
  const second = await world.runOnPull(pull, { results: withSlips('main', ['ask-hours 1']), again: red.run });
  expect(second.outputs).toMatchObject({ decision: 'fail', 'trials-scored': '120' });
  // The bundle of the second attempt holds the first: nothing is counted twice.
  const third = await world.runOnPull(pull, { results: 'main', again: red.run });
  expect(third.outputs).toMatchObject({ decision: 'fail', 'trials-scored': '180' });
  // Only the gate was repeated: the results are those of the third attempt.
  const fourth = await world.runOnPull(pull, { results: 'main', again: red.run });
  expect(fourth.outputs).toMatchObject({ decision: 'fail', 'trials-scored': '180' });
  // What stands is that of the newest attempt; every attempt keeps its bundle.
  expect(world.github.state.comments.size).toBe(1);
  const saved = savedBundles(world.github.state).filter(({ runId }) => runId === red.run.id);
  expect(saved.map(({ name }) => name)).toEqual(
    [1, 2, 3, 4].map((attempt) => `agent-gate-results-booking-assistant-pr${pull.number}-${attempt}`),
  );
});
