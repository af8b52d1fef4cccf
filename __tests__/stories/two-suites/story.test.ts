import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { story } from '../../support/story.ts';

const POLICY = new URL('../booking/.github/agent-gate.yml', import.meta.url);

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const german = readFileSync(POLICY, 'utf8').replace('booking-assistant', 'booking-assistant-de');
  await world.runOnPull(pull, { results: 'main' });
  const policy = '.github/german.yml';
  const second = await world.runOnPull(pull, { results: 'main', inputs: { policy }, files: { [policy]: german } });
  // One comment and one baseline a suite, even where one name begins like the other.
  expect(world.github.state.comments.size).toBe(2);
  expect(second.outputs).toMatchObject({ decision: 'pass', 'tcr-baseline': '' });
});
