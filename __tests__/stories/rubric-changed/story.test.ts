import { expect } from 'vitest';
import { bookingConfig, RUBRIC_PATH } from '../../support/booking.ts';
import { bookingScore } from '../../support/booking-score.ts';
import { story } from '../../support/story.ts';

const OLD = { booked: 0.5, right_time: 0.3, confirms: 0.2 };
const NEW = { booked: 0.1, right_time: 0.7, confirms: 0.2 };

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const stricter = (bookingConfig()[RUBRIC_PATH] ?? '')
    .replace('weight: 0.5', 'weight: 0.1')
    .replace('weight: 0.3', 'weight: 0.7');
  const pull = world.openPull();
  const run = await world.runOnPull(pull, { results: 'main', files: { [RUBRIC_PATH]: stricter } });
  // The rubric changed and the agent did not: main's rubric decides, and nothing fell.
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
  expect(Number(run.outputs.tcr)).toBeCloseTo(bookingScore('main', OLD), 6);
  const ofRubric = ((bookingScore('main', NEW) - bookingScore('main', OLD)) * 100).toFixed(1).replace('-', '−');
  const [comment] = [...world.github.state.comments.values()];
  expect(comment?.body).toContain(`| \`TCR\` | 0.0\u00a0points | ${ofRubric}\u00a0points |`);
});
