import { expect } from 'vitest';
import { POLICY_PATH } from '../../support/booking.ts';
import { story } from '../../support/story.ts';
import { FORGIVING, waiving } from '../../support/waivers.ts';

story({ folder: import.meta.dirname }, async (world) => {
  world.commitPolicy(waiving('2026-03-01'));
  await world.saveBaseline('main');
  const pull = world.openPull();
  const files = { [POLICY_PATH]: FORGIVING };
  const late = await world.runOnPull(pull, { results: 'regressed', files });
  expect(late.outputs.decision).toBe('fail');
  // On its last day it still held.
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 1, 23, 59) / 1000) };
  const inTime = await world.runOnPull(pull, { results: 'regressed', files, env });
  expect(inTime.outputs.decision).toBe('pass');
  // No variable of the workflow brings that day back.
  pull.updatedAt = '2026-03-02T00:00:00Z';
  const setBack = await world.runOnPull(pull, { results: 'regressed', files, env });
  expect(setBack.outputs.decision).toBe('fail');
});
