import { expect } from 'vitest';
import { type BookingTrial, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** Scenarios that always pass on main. */
const DEAD = ['book-morning', 'book-noon', 'cancel-late', 'ask-hours'];
const failed = (trial: BookingTrial, output: string): object => ({ ...trial, final_state: {}, output });

/** An agent that fails in the same words, and passes one trial of five in words of its own. */
const brokenIn = (attempt: number) =>
  resultsOf('main', (trial) =>
    DEAD.includes(trial.scenario)
      ? failed(trial, 'I could not do that.')
      : { ...trial, output: `${trial.output} ${trial.trial} ${attempt}` },
  );

/** Its fresh trials in one attempt. */
function freshIn(attempt: number, ids: readonly string[]): string {
  const fresh = (trial: BookingTrial) =>
    [1, 2, 3, 4, 5].map((number) => {
      if (!DEAD.includes(trial.scenario)) return { ...failed(trial, `No slot ${number} ${attempt}`), trial: number };
      if (number !== 3) return { ...failed(trial, 'I could not do that.'), trial: number };
      return { ...trial, trial: number, output: `Your booking is made, ${attempt}` };
    });
  const { text } = resultsOf('main', (trial) =>
    trial.trial === 1 && ids.includes(trial.scenario) ? fresh(trial) : [],
  );
  const trials = text.split('\n').flatMap((line) => JSON.parse(line || '[]') as object[]);
  return trials.map((trial) => `${JSON.stringify(trial)}\n`).join('');
}

/** Evidence contract, E6: a later attempt fills what is missing and replaces nothing, so passes do not add up until the check is green. */
story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\non_inconclusive: confirm\n');
  await world.saveBaseline(resultsOf('main', (trial) => ({ ...trial, output: `${trial.output} main ${trial.trial}` })));
  const pull = world.openPull();
  const look = { comment: 'off', upload: 'false' };
  const first = await world.runOnPull(pull, { results: brokenIn(1), inputs: look });
  const ids = JSON.parse(first.outputs.confirm ?? '') as readonly string[];
  const inputs = { 'confirm-results': 'fresh.jsonl' };
  let run = await world.runOnPull(pull, { results: brokenIn(1), files: { 'fresh.jsonl': freshIn(1, ids) }, inputs });
  expect(run.outputs).toMatchObject({ decision: 'inconclusive', 'exit-code': '2', 'confirm-trials': '4' });
  for (const attempt of [2, 3, 4]) {
    const files = { 'fresh.jsonl': freshIn(attempt, ids) };
    run = await world.runOnPull(pull, { results: brokenIn(attempt), files, inputs, again: run.run });
    expect(run.exitCode, `attempt ${attempt}`).not.toBe(0);
  }
});
