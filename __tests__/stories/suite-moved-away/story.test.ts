import { expect } from 'vitest';
import { bookingConfig, RUBRIC_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

/** Half of the old weight goes to what nobody fails. */
const MILDER = (bookingConfig()[RUBRIC_PATH] ?? '')
  .replace('weight: 0.5', 'weight: 0.05')
  .replace('weight: 0.3', 'weight: 0.05')
  .replace('weight: 0.2', 'weight: 0.9');

story({ folder: import.meta.dirname, rows: 'I65' }, async (world) => {
  await world.saveBaseline('main');
  const run = await world.runOnPull(world.openPull(), {
    results: 'regressed',
    inputs: { policy: '.github/new.yml' },
    files: { '.github/new.yml': 'suite: fresh\n', [RUBRIC_PATH]: MILDER },
  });
  // A suite that main does not know has no baseline; but main has its rubric, and what the run leaves behind is named.
  expect(run.outputs).toMatchObject({ decision: 'pass', state: 'no-baseline', tcr: '0.590000' });
  const [comment] = [...world.github.state.comments.values()];
  expect(comment?.body).toContain('**This pull request relaxes its own gate**');
  expect(comment?.body).toContain('`booking-assistant`');
});
