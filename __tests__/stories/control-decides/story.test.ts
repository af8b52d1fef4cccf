import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { BOTH_SIDES, brokenIn, checkoutIn, roundsIn } from '../../support/control-trials.ts';
import { story } from '../../support/story.ts';

const broken = brokenIn(['book-morning']);

/** A scenario that is dead here and alive at main's commit today; and what is no such control. */
story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\non_inconclusive: confirm\nconfirm: { control: true }\n');
  await world.saveBaseline('main');
  const [, , { sha }] = world.main;
  const results = resultsOf('main', broken);
  const pull = world.openPull();
  const first = await world.runOnPull(pull, { results, inputs: { comment: 'off', upload: 'false' } });
  const asked = { decision: 'inconclusive', 'exit-code': '2', confirm: '["book-morning"]', 'control-sha': sha };
  expect(first.outputs).toMatchObject({ ...asked, 'confirm-trials': '5' });
  const ids = ['book-morning'];
  const here = roundsIn('confirm-results', { ids, change: broken, tokens: 1000 });
  const control = roundsIn('control/confirm-results', { ids, change: (trial) => trial, tokens: 2000 });
  const second = (files: Readonly<Record<string, string>>, inputs = BOTH_SIDES) =>
    world.runOnPull(pull, { results, files, inputs });

  expect((await second(here)).outputs, 'no control').toMatchObject({ ...asked, 'confirm-trials': '5' });
  const elsewhere = await second({ ...here, ...control, ...checkoutIn('control', world.main[0].sha) });
  expect(elsewhere.outputs, 'at another commit').toMatchObject({ ...asked, 'confirm-trials': '5' });
  const whole = { ...here, ...control, ...checkoutIn('control', sha) };
  const unordered = {
    'confirm-results': 'confirm-results/*.jsonl',
    'control-results': 'control/confirm-results/*.jsonl',
  };
  expect((await second(whole, unordered)).outputs, 'not in rounds').toMatchObject({
    ...asked,
    confirm: '[]',
    'control-sha': '',
  });
  const confirmed = await second(whole);
  expect(confirmed.outputs).toMatchObject({ decision: 'fail', 'exit-code': '1', 'confirm-trials': '0' });
});
