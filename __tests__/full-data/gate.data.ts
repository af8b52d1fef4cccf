import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Decision } from '../../src/gating/decision.ts';

/** Folder of published suites, each as its authors left it; the figures below are theirs or counted by hand. */
const data = process.env.AGENT_GATE_DATA;
const cli = join(import.meta.dirname, '../../dist/cli.mjs');

const RETAIL = 'tau-bench/retail-A-tool-calling.json';
const PIPELINE = 'python:provider_retrieval.py';

test.each([
  {
    name: 'advice instead of rules',
    candidate: 'tau-bench/retail-B-preconditions.json',
    passed: 70,
    lost: 14,
    gained: 11,
  },
  { name: 'the agent itself', candidate: RETAIL, passed: 73, lost: 0, gained: 0 },
])('tau-bench retail against $name: $lost lost, $gained gained', ({ candidate, passed, lost, gained }) => {
  const decision = gate(['--mapping', 'tau-bench', '--results', candidate, '--baseline', RETAIL]);
  expect(countsOf(decision)).toEqual({
    candidate: { passed, total: 100 },
    baseline: { passed: 73, total: 100 },
    lost,
    gained,
  });
});

test('tau-bench retail: an agent that crashes and loses its way is blocked', () => {
  const candidate = 'tau-bench/retail-C-assertions-0618.json';
  const decision = gate(['--mapping', 'tau-bench', '--results', candidate, '--baseline', RETAIL]);
  expect(decision).toMatchObject({ decision: 'fail', exit_code: 1 });
  expect(decision.trials).toMatchObject({ scored: 88, errored: { agent: 22, infrastructure: 12, judge: 0 } });
  expect(decision.flips.gained).toHaveLength(5);
});

test.each([
  [0, 1, 9, 10],
  [0, 2, 9, 8],
  [0, 3, 7, 7],
  [1, 2, 7, 5],
  [1, 3, 6, 5],
  [2, 3, 7, 8],
])('tau-bench airline, the same agent twice (%i, %i): %i lost, %i gained', (before, after, lost, gained) => {
  const results = 'tau-bench/airline-gpt-4o-4trials.json';
  const selection = ['--select', `trial=${after}`, '--baseline-select', `trial=${before}`];
  const decision = gate(['--mapping', 'tau-bench', '--results', results, '--baseline', results, ...selection]);
  expect(countsOf(decision)).toMatchObject({ lost, gained });
});

test.each([
  { before: 'retrieve_base', after: 'retrieve_level_two', passed: [83, 90], lost: 3, gained: 10 },
  { before: 'retrieve_base', after: 'retrieve_level_three', passed: [83, 92], lost: 1, gained: 10 },
  { before: 'retrieve_level_two', after: 'retrieve_level_three', passed: [90, 92], lost: 3, gained: 5 },
])('promptfoo, $before to $after: $lost lost, $gained gained', ({ before, after, passed, lost, gained }) => {
  const results = 'promptfoo/retrieval_results.json';
  const selection = [
    '--select',
    `provider=${PIPELINE}:${after}`,
    '--baseline-select',
    `provider=${PIPELINE}:${before}`,
  ];
  const decision = gate(['--mapping', 'promptfoo', '--results', results, '--baseline', results, ...selection]);
  const [baseline, candidate] = passed.map((count) => ({ passed: count, total: 100 }));
  expect(countsOf(decision)).toEqual({ candidate, baseline, lost, gained });
});

function gate(words: readonly string[]): Decision {
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'gate', ...words, '--json'], {
    cwd: data,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Decision;
}

function countsOf({ metrics, flips }: Decision) {
  const tcr = metrics.find(({ name }) => name === 'TCR');
  const lost = flips.lost.length;
  const gained = flips.gained.length;
  return { candidate: tcr?.candidate_trials, baseline: tcr?.baseline_trials, lost, gained };
}
