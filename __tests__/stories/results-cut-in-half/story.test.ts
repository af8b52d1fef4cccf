import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { story } from '../../support/story.ts';

const RESULTS = new URL('../booking/results/main.jsonl', import.meta.url);

story({ folder: import.meta.dirname, rows: 'I12' }, async (world) => {
  await world.saveBaseline('main');
  const whole = readFileSync(RESULTS, 'utf8');
  const text = whole.slice(0, whole.length / 2);
  const run = await world.runOnPull(world.openPull(), { results: { text } });
  expect(run.exitCode).toBe(3);
  expect(run.outputs).toMatchObject({ decision: 'invalid', 'artifact-url': '' });
});
