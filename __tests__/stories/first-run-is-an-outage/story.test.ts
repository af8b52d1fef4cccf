import { expect } from 'vitest';
import { resultsOf } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';
import type { World } from '../../support/story-world.ts';

const DOWN = { error: { kind: 'infrastructure', message: 'HTTP 503' } };
const OUTAGE = resultsOf('main', (trial) => ({ ...trial, ...DOWN }));

/** More than the error budget: which scenarios main passes is not known. */
const HALF = resultsOf('main', (trial) => (/^(book|ask)/.test(trial.scenario) ? { ...trial, ...DOWN } : trial));

function baselines({ github }: World): number {
  return savedBundles(github.state).filter(({ name }) => name.includes('baseline')).length;
}

story({ folder: import.meta.dirname, rows: 'F39' }, async (world) => {
  // Without a threshold, the comparison alone blocks.
  world.commitPolicy('suite: booking-assistant\n');
  const [first, second, third] = world.main;
  const half = await world.runOnMain({ results: HALF, commit: first });
  expect(half).toMatchObject({ exitCode: 2, outputs: { decision: 'inconclusive' } });
  const outage = await world.runOnMain({ results: OUTAGE, commit: second });
  expect(outage).toMatchObject({ exitCode: 3, outputs: { decision: 'invalid', 'trials-scored': '0' } });
  // Main has run, so a pull request that may be worse does not pass as the first of its suite.
  expect(baselines(world)).toBe(2);
  const pull = world.openPull();
  expect(await world.runOnPull(pull, { results: 'regressed' })).toMatchObject({
    outputs: { decision: 'inconclusive' },
  });
  // A later attempt that is an outage does not take the place of one that is none.
  const { run } = await world.runOnMain({ results: 'main', commit: third });
  await world.runOnMain({ results: OUTAGE, commit: third, again: run });
  expect(await world.runOnPull(pull, { results: 'regressed' })).toMatchObject({ outputs: { decision: 'fail' } });
});
