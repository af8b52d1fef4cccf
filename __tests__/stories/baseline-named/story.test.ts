import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  const [released, , tip] = world.main;
  await world.saveBaseline('main', released);
  await world.saveBaseline('improved', tip);
  // The team asks how the pull request compares with the commit that it released, not with main.
  const inputs = { baseline: released.sha };
  const pull = world.openPull();
  const run = await world.runOnPull(pull, { results: 'main', inputs });
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
  // A nightly run of main beside the release shows what many small drops add up to.
  const nightly = await world.runOnMain({ event: 'schedule', results: 'regressed', inputs });
  expect(nightly.outputs).toMatchObject({ state: 'regressed', 'tcr-baseline': run.outputs['tcr-baseline'] });
  // A commit that has none is a mistake, and nothing else takes its place.
  const mistaken = await world.runOnPull(pull, { results: 'main', inputs: { baseline: 'abcdef01'.repeat(5) } });
  expect(mistaken.exitCode).toBe(3);
  expect(mistaken.outputs.decision).toBe('invalid');
});
