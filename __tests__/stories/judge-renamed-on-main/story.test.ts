import { expect } from 'vitest';
import { type BookingTrial, bookingConfig, RUBRIC_PATH, resultsOf } from '../../support/booking.ts';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

/** Main's rubric rests on what a model says of the tone. */
const withTone = (bookingConfig()[RUBRIC_PATH] ?? '').replace(
  /pass_when: \{ field: output.*/,
  'pass_when: { field: judge.polite, op: eq, value: true }',
);

/** An agent's trials, judged by the model as its provider calls it by then. */
const judgedBy = (versionOf: string | ((trial: BookingTrial) => string), agent = 'main') =>
  resultsOf(agent, (trial) => {
    const version = typeof versionOf === 'string' ? versionOf : versionOf(trial);
    return { ...trial, judge: { model: 'small-judge', version, polite: true } };
  });

story({ folder: import.meta.dirname, rows: 'F38, I61' }, async (world) => {
  const { github, main } = world;
  const saved = () =>
    savedBundles(github.state)
      .map(({ name }) => name)
      .at(-1);
  const pull = world.openPull();
  world.commitFiles({ [RUBRIC_PATH]: withTone });
  await world.saveBaseline(judgedBy('2026-01'), main[0]);
  // The provider has renamed the model: nobody can tell what the agent did, on a pull request as on main.
  const before = await world.runOnPull(pull, { results: judgedBy('2026-03', 'regressed') });
  expect(before.outputs).toMatchObject({ decision: 'invalid', state: 'not-comparable' });
  // Two models in one run are none that the next run could be judged by.
  const mixed = await world.runOnMain({
    results: judgedBy(({ trial }) => (trial === 1 ? '2026-01' : '2026-03')),
    commit: main[1],
  });
  expect([mixed.outputs.decision, saved()]).toEqual(['invalid', expect.stringContaining('agent-gate-results-')]);
  // Main says so once, and from then on both sides have the new judge.
  const renamed = await world.runOnMain({ results: judgedBy('2026-03'), commit: main[1] });
  expect([renamed.exitCode, renamed.outputs.decision]).toEqual([3, 'invalid']);
  expect(saved()).toBe('agent-gate-baseline-booking-assistant');
  const next = await world.runOnMain({ results: judgedBy('2026-03') });
  expect([next.outputs.decision, next.outputs['tcr-delta']]).toEqual(['pass', '0.000000']);
  // Nothing of this helps a pull request that makes the agent worse, whoever judges it.
  const judgedAs = async (version: string) => {
    const { outputs } = await world.runOnPull(pull, { results: judgedBy(version, 'regressed') });
    return [outputs.decision, outputs.state];
  };
  expect(await judgedAs('2026-05')).toEqual(['invalid', 'not-comparable']);
  expect(await judgedAs('2026-01')).toEqual(['fail', 'regressed']);
  expect(await judgedAs('2026-03')).toEqual(['fail', 'regressed']);
});
