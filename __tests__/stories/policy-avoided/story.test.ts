import { expect } from 'vitest';
import { bookingPolicy } from '../../support/booking.ts';
import { story } from '../../support/story.ts';

const OTHER = '.github/other.yml';
const avoiding = { results: 'main', inputs: { policy: OTHER }, files: { [OTHER]: 'suite: fresh\n' } } as const;

// The rule of the policy that a run avoids decides, so it is in the bundle: every bundle of a story replays.
story({ folder: import.meta.dirname, rows: 'E14' }, async (world) => {
  world.commitPolicy(bookingPolicy('relaxation: { effect: fail }\n'));
  await world.saveBaseline('main');
  const pull = world.openPull();
  expect((await world.runOnPull(pull, avoiding)).outputs.decision).toBe('fail');
  world.commitPolicy(bookingPolicy('relaxation: { effect: label, label: gate-relaxed }\n'));
  expect((await world.runOnPull(pull, avoiding)).outputs.decision).toBe('fail');
  pull.labels = ['gate-relaxed'];
  expect((await world.runOnPull(pull, avoiding)).outputs.decision).toBe('pass');
});
