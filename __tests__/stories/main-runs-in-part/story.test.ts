import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

const SUITE = 'suite: booking-assistant\n';

const whole = resultsOf('main', (trial) => trial)
  .text.trimEnd()
  .split('\n');
const ids = [...new Set(whole.map((line) => (JSON.parse(line) as { scenario: string }).scenario))].slice(0, 10);
const isOfPart = (line: string) => ids.includes((JSON.parse(line) as { scenario: string }).scenario);

/** Ten of the thirty scenarios, as somebody runs them by hand. */
const PART = { text: whole.filter(isOfPart).join('\n') };

/** The other twenty are dead. */
const DEAD = resultsOf('main', (trial) =>
  ids.includes(trial.scenario) ? trial : { ...trial, output: 'I could not do that.', final_state: {} },
);

story({ folder: import.meta.dirname }, async (world) => {
  const [first, second] = world.main;
  const pull = world.openPull();
  const play = () => world.runOnPull(pull, { results: DEAD });
  // A part of main says nothing about what it lacks, whether it is main's only run ...
  await world.saveBaseline(PART, first);
  expect(await play()).toMatchObject({ exitCode: 3, outputs: { decision: 'invalid' } });
  // ... or one of five in a row, which leave no whole run to compare with.
  world.commitPolicy(`${SUITE}on_not_comparable: pass\n`);
  await world.saveBaseline('main', second);
  for (let count = 0; count < 5; count += 1) await world.saveBaseline(PART);
  world.commitPolicy(SUITE);
  expect(await play()).toMatchObject({ exitCode: 3, outputs: { decision: 'invalid' } });
});
