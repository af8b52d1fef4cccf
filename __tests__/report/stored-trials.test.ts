import { expect, test } from 'vitest';
import type { Bundle } from '../../src/io/bundle/read.ts';
import { storedTrials } from '../../src/report/stored-trials.ts';
import { ANSWERS } from '../../src/suite/trial.ts';

function bundleOf(lines: readonly string[]): Bundle {
  const bytes = () => new TextEncoder().encode(lines.join('\n'));
  return { label: 'bundle', manifest: {} as never, has: () => true, bytes, json: () => null };
}

const long = `é"${'x'.repeat(400)}`;
test.each<[string, string, (scenario: string, trial: number) => object]>([
  ['where it is the first key', 'b', (scenario, trial) => ({ scenario, trial })],
  ['where it comes later', 'b', (scenario, trial) => ({ trial, trace: [], scenario })],
  ['where it holds escapes and is long', long, (scenario, trial) => ({ scenario, trial })],
])('finds the trials of a scenario %s', (_, id, trialOf) => {
  const lines = [trialOf(id, 0), trialOf('a', 1), trialOf(id, 2)].map((trial) => JSON.stringify(trial));
  const stored = storedTrials(bundleOf(lines), 'trials.jsonl');
  expect(stored.read(id).map(({ scenario, trial }) => [scenario, trial])).toEqual([
    [id, 0],
    [id, 2],
  ]);
  expect(stored.bytesOf(id)).toBe(2 * Buffer.byteLength(lines[0] ?? ''));
  expect(stored.bytesOf('gone')).toBe(0);
  expect(stored.read('gone')).toEqual([]);
});

test('finds the trials of a scenario whose id is written with half of a surrogate pair', () => {
  const stored = storedTrials(bundleOf([String.raw`{"scenario":"a\ud800","trial":1}`]), 'trials.jsonl');
  expect(stored.read('a\ufffd').map(({ scenario }) => scenario)).toEqual(['a\ufffd']);
});

test('a trial keeps its stored answers of a judge', () => {
  const stored = storedTrials(bundleOf(['{"scenario":"a","trial":1,"$answers":{"q":1}}']), 'trials.jsonl');
  expect(stored.read('a')[0]?.[ANSWERS]).toEqual({ q: 1 });
});

test('a damaged trial is refused with its line', () => {
  const stored = storedTrials(bundleOf(['{"scenario":"a","trial":1}', '{"scenario":"b","trial":']), 'trials.jsonl');
  expect(() => stored.read('b')).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ where: { file: 'bundle/trials.jsonl', line: 2, column: 25 } })],
    }),
  );
});
