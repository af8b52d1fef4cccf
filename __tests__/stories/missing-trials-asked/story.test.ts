import { expect } from 'vitest';
import { type BookingTrial, resultsOf } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** The service is away for the first trial of three scenarios that pass on main. */
const AWAY = ['book-morning', 'book-noon', 'cancel-late'];
const error = { kind: 'infrastructure', message: 'HTTP 503' };
const away = (trial: BookingTrial): object =>
  AWAY.includes(trial.scenario) ? { ...trial, output: null, final_state: {}, error } : trial;

/** Fresh trials of each scenario, distinguished from copies by their tokens. */
function freshTrials(ids: readonly string[], trials: number, change: (trial: BookingTrial) => object): string {
  const lines: string[] = [];
  resultsOf('main', (trial) => {
    if (trial.trial === 1 && ids.includes(trial.scenario))
      for (let number = 1; number <= trials; number++)
        lines.push(JSON.stringify({ ...change(trial), trial: number, usage: { output_tokens: 1000 + number } }));
    return trial;
  });
  return `${lines.join('\n')}\n`;
}

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\non_inconclusive: confirm\n');
  await world.saveBaseline('main');
  const results = resultsOf('main', away);
  const first = await world.runOnPull(world.openPull(), { results, inputs: { comment: 'off', upload: 'false' } });
  // Two trials of each scenario are missing, and five confirm.
  expect(first.outputs).toMatchObject({ decision: 'inconclusive', 'exit-code': '2', 'confirm-trials': '7' });
  const ids = JSON.parse(first.outputs.confirm ?? '') as readonly string[];
  expect(ids).toEqual(expect.arrayContaining(AWAY));
  const second = (fresh: string) =>
    world.runOnPull(world.openPull(), {
      results,
      files: { 'fresh.jsonl': fresh },
      inputs: { 'confirm-results': 'fresh.jsonl' },
    });
  const dead = (trial: BookingTrial): object => ({ ...trial, final_state: {}, output: 'I could not do that.' });
  const broken = await second(freshTrials(ids, 7, dead));
  expect(broken.outputs).toMatchObject({ decision: 'fail', 'exit-code': '1' });
  const passing = await second(freshTrials(ids, 7, (trial) => trial));
  expect(passing.outputs).toMatchObject({ decision: 'pass', 'exit-code': '0', 'errored-infrastructure': '0' });
});
