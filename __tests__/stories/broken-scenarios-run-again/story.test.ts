import { expect } from 'vitest';
import { type BookingTrial, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** Scenarios that always pass on main. */
const DEAD = ['book-morning', 'book-noon', 'cancel-late', 'ask-hours'];
const broken = (trial: BookingTrial): object =>
  DEAD.includes(trial.scenario) ? { ...trial, final_state: {}, output: 'I could not do that.' } : trial;

/** Five fresh trials of each scenario, distinguished from copies by their tokens. */
function freshTrials(ids: readonly string[], change: (trial: BookingTrial) => object): string {
  const fresh = (trial: BookingTrial) =>
    [1, 2, 3, 4, 5].map((number) => ({ ...change(trial), trial: number, usage: { output_tokens: 1000 + number } }));
  const lines = resultsOf('main', (trial) => (trial.trial === 1 && ids.includes(trial.scenario) ? fresh(trial) : []));
  return lines.text
    .split('\n')
    .flatMap((line) => (JSON.parse(line || '[]') as object[]).map((trial) => `${JSON.stringify(trial)}\n`))
    .join('');
}

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\non_inconclusive: confirm\n');
  await world.saveBaseline('main');
  const look = { comment: 'off', upload: 'false' };
  const results = resultsOf('main', broken);
  const first = await world.runOnPull(world.openPull(), { results, inputs: look });
  expect(first.outputs).toMatchObject({ decision: 'inconclusive', 'confirm-trials': '5', 'comment-url': '' });
  const ids = JSON.parse(first.outputs.confirm ?? '') as readonly string[];
  expect(ids).toEqual(expect.arrayContaining(DEAD));
  const second = (fresh: string | null) => {
    const files = fresh === null ? {} : { 'fresh.jsonl': fresh };
    return world.runOnPull(world.openPull(), { results, files, inputs: { 'confirm-results': 'fresh.jsonl' } });
  };
  const confirmed = await second(freshTrials(ids, broken));
  expect(confirmed.outputs).toMatchObject({ decision: 'fail', 'exit-code': '1', 'confirm-trials': '0' });
  const passing = await second(freshTrials(ids, (trial) => trial));
  expect(passing.exitCode).toBe(0);
  // The harness wrote nothing: nobody has shown that they pass.
  const never = await second(null);
  expect(never.outputs).toMatchObject({ decision: 'inconclusive', 'exit-code': '2', 'confirm-trials': '5' });
});
