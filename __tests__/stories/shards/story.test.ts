import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { story } from '../../support/story.ts';

const RESULTS = new URL('../booking/results/main.jsonl', import.meta.url);

story({ folder: import.meta.dirname }, async (world) => {
  await world.saveBaseline('main');
  const lines = readFileSync(RESULTS, 'utf8').split(/(?<=\n)/);
  const half = lines.length / 2;
  const [text, second] = [lines.slice(0, half).join(''), lines.slice(half).join('')];
  const pull = world.openPull();
  const run = await world.runOnPull(pull, { results: { text }, files: { 'results/shard-2.jsonl': second } });
  expect(run.outputs).toMatchObject({ decision: 'pass', 'tcr-delta': '0.000000', 'trials-scored': '60' });
  // The same shard twice would count its trials twice.
  const doubled = await world.runOnPull(pull, { results: 'main', files: { 'results/shard-2.jsonl': second } });
  expect(doubled.exitCode).toBe(3);
});
