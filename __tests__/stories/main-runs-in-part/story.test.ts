import { expect } from 'vitest';
import { type BookingTrial, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

const whole = resultsOf('main', (trial) => trial)
  .text.trimEnd()
  .split('\n');
const ids = [...new Set(whole.map((line) => (JSON.parse(line) as { scenario: string }).scenario))].slice(0, 10);
const isOfPart = (line: string) => ids.includes((JSON.parse(line) as { scenario: string }).scenario);

/** Ten of the thirty scenarios, as somebody runs them by hand. */
const PART = { text: whole.filter(isOfPart).join('\n') };

const dead = (trial: BookingTrial) => ({ ...trial, output: 'I could not do that.', final_state: {} });
const known = resultsOf('main', (trial) => (ids.includes(trial.scenario) ? trial : dead(trial)));
const added = resultsOf('main', (trial) => ({
  ...dead(trial),
  scenario: `new-${trial.scenario}`,
  input: `New ${trial.input}`,
}));

/** The other twenty are dead, and six new ones. */
const DEAD = { text: known.text + added.text.split('\n').slice(0, 12).join('\n') };

story({ folder: import.meta.dirname }, async (world) => {
  const [first, second] = world.main;
  // A third of the suite is enough for main to save a run: this lets five partial runs in a row through.
  world.commitPolicy('suite: booking-assistant\ngate: { scenarios: { min_overlap: 0.3 } }\n');
  const pull = world.openPull();
  const play = () => world.runOnPull(pull, { results: DEAD });
  // A part of main says nothing about what it lacks, whether it is main's only run ...
  await world.saveBaseline(PART, first);
  expect(await play()).toMatchObject({ exitCode: 3, outputs: { decision: 'invalid' } });
  // ... or one of five in a row, which leave no whole run to compare with.
  await world.saveBaseline('main', second);
  for (let count = 0; count < 5; count += 1) await world.saveBaseline(PART);
  expect(await play()).toMatchObject({ exitCode: 3, outputs: { decision: 'invalid' } });
});
