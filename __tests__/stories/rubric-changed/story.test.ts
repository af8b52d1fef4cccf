import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { story } from '../../support/story.ts';

const RUBRIC = new URL('../booking/rubrics/booking.yml', import.meta.url);

story({ folder: import.meta.dirname }, async (world) => {
  const before = await world.saveBaseline('main');
  const stricter = readFileSync(RUBRIC, 'utf8')
    .replace('weight: 0.5', 'weight: 0.1')
    .replace('weight: 0.3', 'weight: 0.7');
  const files = { 'rubrics/booking.yml': stricter };
  const run = await world.runOnPull(world.openPull(), { results: 'main', files });
  // The ruler changed and the agent did not: main's stored trials are scored again, so the difference is zero.
  expect(run.outputs.tcr).not.toBe(before.outputs.tcr);
  expect(run.outputs['tcr-baseline']).toBe(run.outputs.tcr);
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000' });
});
