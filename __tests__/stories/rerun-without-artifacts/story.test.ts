import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F44' }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const red = await world.runOnPull(pull, { results: 'regressed' });
  expect(red.outputs.decision).toBe('fail');
  // The platform has dropped the first attempt's artifacts; its record of the job remains.
  const again = await world.runOnPull(pull, { results: 'main', again: red.run, vanish: true });
  expect(again.outputs).toMatchObject({ decision: 'inconclusive', 'exit-code': '2' });
  expect(again.exitCode).toBe(2);
});
