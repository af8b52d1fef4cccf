import { expect } from 'vitest';
import { POLICY_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const pull = world.openPull();
  await world.runOnPull(pull, { results: 'main' });
  const policy = await world.runOnPull(pull, { results: 'main', files: { [POLICY_PATH]: 'suite: [\n' } });
  const input = await world.runOnPull(pull, { results: 'main', inputs: { comment: 'yes' } });
  expect([policy, input].map(({ outputs }) => outputs.decision)).toEqual(['invalid', 'invalid']);
  // What broke says so where the pass of the push before stood, and nowhere beside it.
  const comments = [...world.github.state.comments.values()].map(({ body }) => body);
  expect(comments).toHaveLength(1);
  expect(comments[0]).toContain('input `comment` has an unknown value');
});
