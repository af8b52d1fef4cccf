import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { BOTH_SIDES, brokenIn, checkoutIn, roundsIn } from '../../support/control-trials.ts';
import { story } from '../../support/story.ts';

/**
 * Eight pushes of one pull request under a control: a scenario dies on the second, an empty commit does not clear it, the fix does, and another
 * one dies on the eighth, where the level is lower and six trials are asked.
 */
story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy('suite: booking-assistant\non_inconclusive: confirm\nconfirm: { control: true }\n');
  await world.saveBaseline('main');
  const [, , { sha }] = world.main;
  const pull = world.openPull();
  const alive = brokenIn([]);
  /** The first look of a push: what it asks for. */
  const look = async (change: typeof alive) => {
    const inputs = { comment: 'off', upload: 'false' };
    const { outputs } = await world.runOnPull(pull, { results: resultsOf('main', change), inputs });
    return { confirm: outputs.confirm, trials: outputs['confirm-trials'], exit: outputs['exit-code'] };
  };
  /** The step that decides, with so many rounds of what was asked. */
  const decide = async (change: typeof alive, id: string, rounds = 0) => {
    const here = { ids: [id], change, tokens: 1000, rounds };
    const control = { ids: [id], change: alive, tokens: 2000, rounds };
    const again =
      rounds === 0 ? {} : { ...roundsIn('confirm-results', here), ...roundsIn('control/confirm-results', control) };
    const files = { ...again, ...checkoutIn('control', sha) };
    const { outputs } = await world.runOnPull(pull, { results: resultsOf('main', change), files, inputs: BOTH_SIDES });
    world.pushTo(pull);
    return { decision: outputs.decision, exit: outputs['exit-code'] };
  };
  const dead = brokenIn(['book-morning']);
  const asks = (id: string, trials: string) => ({ confirm: `["${id}"]`, trials, exit: '2' });

  expect(await decide(alive, ''), 'push 1').toEqual({ decision: 'pass', exit: '0' });

  expect(await look(dead), 'push 2').toEqual(asks('book-morning', '5'));
  expect(await decide(dead, 'book-morning', 5)).toEqual({ decision: 'fail', exit: '1' });

  // An empty commit, as if by luck: what blocked runs again all the same.
  expect(await look(alive), 'push 3').toEqual(asks('book-morning', '6'));
  expect(await decide(alive, 'book-morning')).toEqual({ decision: 'inconclusive', exit: '2' });

  expect(await decide(alive, 'book-morning', 6), 'push 4: the fix').toEqual({ decision: 'pass', exit: '0' });
  const [comment] = [...world.github.state.comments.values()];
  expect(comment?.body).toContain('Cleared: 1 scenario that blocked 2 pushes ago');

  for (const push of [5, 6, 7])
    expect(await decide(alive, ''), `push ${push}`).toEqual({ decision: 'pass', exit: '0' });

  const deadNow = brokenIn(['book-noon']);
  expect(await look(deadNow), 'push 8').toEqual(asks('book-noon', '6'));
  expect(await decide(deadNow, 'book-noon', 6)).toEqual({ decision: 'fail', exit: '1' });
});
