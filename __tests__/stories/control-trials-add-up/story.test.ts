import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { BOTH_SIDES, brokenIn, checkoutIn, roundsIn } from '../../support/control-trials.ts';
import { story } from '../../support/story.ts';

const broken = brokenIn(['book-morning']);
const alive = brokenIn([]);
const ids = ['book-morning'];

/** A re-run under a control: each side fills its own open places over the attempts, at the commit that the first attempt asked for. */
story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\non_inconclusive: confirm\nconfirm: { control: true }\n');
  await world.saveBaseline('main');
  const [, , { sha }] = world.main;
  const results = resultsOf('main', broken);
  const pull = world.openPull();
  // Two of the five rounds came, on both sides.
  const few = {
    ...roundsIn('confirm-results', { ids, change: broken, tokens: 1000, rounds: 2 }),
    ...roundsIn('control/confirm-results', { ids, change: alive, tokens: 2000, rounds: 2 }),
    ...checkoutIn('control', sha),
  };
  const first = await world.runOnPull(pull, { results, files: few, inputs: BOTH_SIDES });
  const asked = { decision: 'inconclusive', 'exit-code': '2', confirm: '["book-morning"]', 'control-sha': sha };
  expect(first.outputs).toMatchObject({ ...asked, 'confirm-trials': '3' });
  // The three others come with the second attempt.
  const rest = {
    ...roundsIn('confirm-results', { ids, change: broken, tokens: 3000, rounds: 3 }),
    ...roundsIn('control/confirm-results', { ids, change: alive, tokens: 4000, rounds: 3 }),
    ...checkoutIn('control', sha),
  };
  const second = await world.runOnPull(pull, { results, files: rest, inputs: BOTH_SIDES, again: first.run });
  expect(second.outputs).toMatchObject({ decision: 'fail', 'exit-code': '1', 'confirm-trials': '0' });
  const [comment] = [...world.github.state.comments.values()];
  expect(comment?.body).toContain('| `book-morning` | **confirmed** | 5 of 5 | 0 of 5 |');
});
