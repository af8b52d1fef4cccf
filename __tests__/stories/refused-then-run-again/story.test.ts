import { expect } from 'vitest';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname, rows: 'F44' }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  const refused = await world.runOnPull(pull, { results: 'main', inputs: { results: 'not-written/*.jsonl' } });
  expect(refused.outputs).toMatchObject({ decision: 'invalid', 'artifact-url': '' });
  // Nothing was measured in the first attempt, so the second misses no trials.
  const again = await world.runOnPull(pull, { results: 'main', again: refused.run });
  expect(again.outputs).toMatchObject({ decision: 'pass', 'exit-code': '0' });
});
