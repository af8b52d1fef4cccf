import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const [first, second] = world.main;
  // Without a threshold, the comparison alone blocks.
  world.commitPolicy('suite: booking-assistant\n');
  const pull = world.openPull();
  const play = () => world.runOnPull(pull, { results: 'regressed' });
  for (const commit of [first, second]) await world.saveBaseline('regressed', commit);
  // A lucky run of main, or a gain that this pull request undoes: nobody knows until main runs again.
  await world.saveBaseline('main');
  expect(await play()).toMatchObject({ exitCode: 2, outputs: { decision: 'inconclusive' } });
  // It was luck: the pull request is as main is.
  await world.saveBaseline('regressed');
  expect((await play()).exitCode).toBe(0);
  // A gain, seen twice: the pull request undoes it.
  for (let count = 0; count < 2; count += 1) await world.saveBaseline('main');
  expect(await play()).toMatchObject({ exitCode: 1, outputs: { decision: 'fail' } });
  // The loss was accepted and merged: the better runs before block nobody.
  await world.saveBaseline('regressed');
  expect((await play()).exitCode).toBe(0);
});
