import { expect } from 'vitest';
import { bookingConfig, RUBRIC_PATH } from '../../support/booking.ts';
import { bookingScore } from '../../support/booking-score.ts';
import { story } from '../../support/story.ts';

const OLD = { booked: 0.5, right_time: 0.3, confirms: 0.2 };
const NEW = { booked: 0.8, right_time: 0.0001, confirms: 0.1999 };

const points = (effect: number): string => {
  const digits = Math.abs(effect * 100).toFixed(1);
  return `${effect < 0 ? '−' : '+'}${digits}\u00a0points`;
};

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const milder = (bookingConfig()[RUBRIC_PATH] ?? '')
    .replace('weight: 0.5', 'weight: 0.8')
    .replace('weight: 0.3', 'weight: 0.0001')
    .replace('weight: 0.2', 'weight: 0.1999');
  const run = await world.runOnPull(world.openPull(), { results: 'regressed', files: { [RUBRIC_PATH]: milder } });
  // The agent got worse, and its author made the rubric milder at once: main's rubric shows both effects.
  expect(run.outputs.decision).toBe('fail');
  const before = bookingScore('main', OLD);
  const agent = bookingScore('regressed', OLD) - before;
  const ofRubric = bookingScore('main', NEW) - before;
  const [comment] = [...world.github.state.comments.values()];
  expect(comment?.body).toContain(`| \`TCR\` | ${points(agent)} | ${points(ofRubric)} |`);
});
