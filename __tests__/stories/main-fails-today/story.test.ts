import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { BOTH_SIDES, brokenIn, checkoutIn, roundsIn } from '../../support/control-trials.ts';
import { story } from '../../support/story.ts';

const IDS = ['ask-hours', 'book-morning', 'book-noon'];

/** An environment that breaks three scenarios for everybody. */
story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\non_inconclusive: confirm\nconfirm: { control: true }\n');
  await world.saveBaseline('main');
  const [, , { sha }] = world.main;
  const change = brokenIn(IDS);
  const results = resultsOf('main', change);
  const pull = world.openPull();
  const first = await world.runOnPull(pull, { results, inputs: { comment: 'off', upload: 'false' } });
  expect(first.outputs).toMatchObject({ confirm: JSON.stringify(IDS), 'control-sha': sha });
  const files = {
    ...roundsIn('confirm-results', { ids: IDS, change, tokens: 1000 }),
    ...roundsIn('control/confirm-results', { ids: IDS, change, tokens: 2000 }),
    ...checkoutIn('control', sha),
  };
  const second = await world.runOnPull(pull, { results, files, inputs: BOTH_SIDES });
  expect(second.exitCode).toBe(0);
  expect(second.summary).toContain('Not this pull request: main fails 3 of these 3 today');
});
