import { expect } from 'vitest';
import { savedBundles } from '../../support/github-state.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F20, F44' }, async (world) => {
  const { github, main } = world;
  const [, older] = world.main;
  const saved = () => savedBundles(github.state).map(({ name, runId }) => `${name} of ${runId}`);
  await world.saveBaseline('main', older);
  // A regression that was merged is what main is now: a failing run is a baseline like any other.
  const failing = await world.runOnMain({ results: 'regressed' });
  expect(failing.outputs.decision).toBe('fail');
  expect(saved().at(-1)).toBe(`agent-gate-baseline-booking-assistant of ${failing.run.id}`);
  // Main has run past its error budget: that is saved, and read where no other run is. Its second attempt does not replace the first.
  const broken = await world.runOnMain({ event: 'schedule', results: 'rate-limited' });
  expect(broken.outputs.decision).toBe('inconclusive');
  expect(saved().at(-1)).toBe(`agent-gate-baseline-booking-assistant of ${broken.run.id}`);
  const again = await world.runOnMain({ event: 'schedule', results: 'rate-limited', again: broken.run });
  expect(saved().at(-1)).toBe(`agent-gate-results-booking-assistant-${again.run.id}-2 of ${again.run.id}`);
  const pull = await world.runOnPull(world.openPull(), { results: 'regressed' });
  expect(pull.outputs).toMatchObject({ 'tcr-delta': '0.000000', broke: '0' });
  expect([...github.state.comments.values()][0]?.body).toContain(main[2].sha.slice(0, 7));
});
