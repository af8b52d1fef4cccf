import { expect } from 'vitest';
import { bookingPolicy, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** An agent with a skill, and the same agent without it. */
const withSkill = (agent: string) => {
  const without = resultsOf('regressed', (trial) => ({ ...trial, arm: 'no-skill' }));
  return { text: `${resultsOf(agent, (trial) => trial).text}${without.text}` };
};

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy(bookingPolicy('arms: { no-skill: { contrast: lift } }\n'));
  await world.saveBaseline(withSkill('improved'));
  const pull = world.openPull();
  const green = await world.runOnPull(pull, { results: withSkill('improved') });
  expect(green.outputs).toMatchObject({ decision: 'pass', 'trials-scored': '60' });
  // The skill still helps, but half as much as on main.
  const red = await world.runOnPull(pull, { results: withSkill('main') });
  expect(red.outputs.decision).toBe('fail');
  expect(Number(red.outputs.lift)).toBeGreaterThan(0);
  expect(Number(red.outputs.lift)).toBeLessThan(0.6 * Number(green.outputs.lift));
});
