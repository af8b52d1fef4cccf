import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { story } from '../../support/story.ts';

const EXAMPLE = new URL('../../../examples/tau-bench/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, EXAMPLE), 'utf8');

/** The example of the README: another harness's format, its own rubrics and policy. */
const FILES = {
  '.github/agent-gate.yml': read('agent-gate.yml'),
  'rubrics/booking.yml': read('rubrics/completion.yml'),
  'rubrics/tool-use.yml': read('rubrics/tool-use.yml'),
};

story({ folder: import.meta.dirname }, async (world) => {
  const inputs = { mapping: 'tau-bench' };
  world.commitFiles(FILES);
  const main = { results: { text: read('results/main.json') }, inputs };
  await world.runOnMain(main);
  const pull = world.openPull();
  const green = await world.runOnPull(pull, { ...main, results: { text: read('results/pull-request.json') } });
  expect(green.exitCode).toBe(0);
  expect(green.outputs.decision).toBe('pass');
  const red = await world.runOnPull(pull, { ...main, results: { text: read('results/regressed.json') } });
  expect(red.outputs.decision).toBe('fail');
});
