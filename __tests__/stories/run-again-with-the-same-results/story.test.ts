import { expect } from 'vitest';
import { withSlips } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

// "Re-run failed jobs" repeats the gate on the results of the first attempt, as often as people press it: nothing is lost by that.
story({ folder: import.meta.dirname, rows: 'E15' }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const { run, outputs } = await world.runOnPull(pull, { results: 'regressed' });
  expect(outputs).toMatchObject({ decision: 'fail', 'trials-scored': '60' });
  for (const _ of [2, 3, 4]) {
    const again = await world.runOnPull(pull, { results: 'regressed', again: run });
    expect(again.outputs).toMatchObject({ decision: 'fail', 'trials-scored': '60' });
    expect(again.annotations.map(({ message }) => message).join()).not.toContain('is gone');
  }
  // The suite runs again at last: its trials join those of the first attempt.
  const fifth = await world.runOnPull(pull, { results: withSlips('main', ['ask-hours 1']), again: run });
  expect(fifth.outputs).toMatchObject({ 'trials-scored': '120' });
  expect(fifth.annotations.map(({ message }) => message).join()).not.toContain('is gone');
});
