import { expect, test } from 'vitest';
import type { Bundle } from '../../src/io/bundle/read.ts';
import { storedTrials } from '../../src/report/stored-trials.ts';

const trials = ['b', 'a', 'b'].map(
  (scenario, index) => `{"scenario":"${scenario}","trial":${index},"harness":{"passed":true}}`,
);
const names = ['b', 'a', 'b'].map((scenario) => `{"scenario":"${scenario}"}`);

function bundleOf(files: Readonly<Record<string, readonly string[]>>): Bundle {
  const bytes = (file: string) => new TextEncoder().encode((files[file] ?? []).join('\n'));
  return { label: 'bundle', manifest: {} as never, has: () => true, bytes, json: () => null };
}

test.each([
  ['by the lines themselves', storedTrials(bundleOf({ trials }), 'trials')],
  ['by another file of as many lines', storedTrials(bundleOf({ trials, names }), 'trials', 'names')],
])('finds the trials of a scenario %s, wherever they stand', (_, stored) => {
  expect([...stored.read('b')].map(({ scenario, trial }) => [scenario, trial])).toEqual([
    ['b', 0],
    ['b', 2],
  ]);
  expect(stored.bytesOf('b')).toBe(2 * (trials[0] ?? '').length);
  expect(stored.bytesOf('gone')).toBe(0);
  expect([...stored.read('gone')]).toEqual([]);
});

test('a file with fewer trials than names is our bug', () => {
  expect(() => storedTrials(bundleOf({ trials: trials.slice(1), names }), 'trials', 'names')).toThrow(
    'the trial of a line',
  );
});
