import { expect } from 'vitest';
import { bookingRuler, RUBRIC_PATH } from '../../support/booking.ts';
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
  const milder = (bookingRuler()[RUBRIC_PATH] ?? '')
    .replace('weight: 0.5', 'weight: 0.8')
    .replace('weight: 0.3', 'weight: 0.0001')
    .replace('weight: 0.2', 'weight: 0.1999');
  const run = await world.runOnPull(world.openPull(), { results: 'regressed', files: { [RUBRIC_PATH]: milder } });
  // The agent got worse, and its author made the ruler milder in the same breath: main's ruler sees the one and shows the other.
  expect(run.outputs.decision).toBe('fail');
  const before = bookingScore('main', OLD);
  const agent = bookingScore('regressed', OLD) - before;
  const ruler = bookingScore('main', NEW) - before;
  const [comment] = [...world.github.state.comments.values()];
  expect(comment?.body).toContain(`| \`TCR\` | ${points(agent)} | ${points(ruler)} |`);
});
