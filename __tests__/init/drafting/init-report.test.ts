import { expect, test } from 'vitest';
import { renderInit, type Started } from '../../../src/init/drafting/init-report.ts';

const STARTED: Started = {
  written: ['.github/workflows/pull-request.yml'],
  kept: [],
  used: [],
  inputs: { results: ['results/*.jsonl'], mapping: null, select: [] },
  found: null,
  branch: 'main',
};
const linesOf = (changes: Partial<Started>): readonly string[] => renderInit({ ...STARTED, ...changes }).split('\n');

test('a name is no workflow command, and hides nothing', () => {
  expect(linesOf({ kept: ['::a.yml', 'b\u202e.yml'] })).toEqual(
    expect.arrayContaining(['left   ::a.yml: already exists', 'left   bU+202E.yml: already exists']),
  );
});

test('a command stays whole, however many files a shell has named', () => {
  const results = Array.from({ length: 200 }, (_, index) => `results/shard-${index}.jsonl`);
  expect(linesOf({ inputs: { ...STARTED.inputs, results } })).toContain(
    `  agent-gate gate --results ${results.join(' ')}`,
  );
});

test.each([
  { name: 'nothing to quote', word: 'a-b/c_d.e=1', written: 'a-b/c_d.e=1' },
  { name: 'a pattern', word: 'a*.json', written: '"a*.json"' },
  { name: 'a variable', word: '$HOME', written: "'$HOME'" },
  { name: 'a mark that some shells read', word: 'a!b', written: "'a!b'" },
  { name: 'a backslash', word: 'a\\*', written: "'a\\*'" },
  { name: 'both quotes', word: `'"`, written: `''\\''"'` },
])('quotes $name as a shell wants it', ({ word, written }) => {
  expect(linesOf({ inputs: { ...STARTED.inputs, mapping: word } })).toContain(
    `  agent-gate gate --results "results/*.jsonl" --mapping ${written}`,
  );
});

test('where nothing was written, nothing is to be committed', () => {
  expect(linesOf({ written: [] }).filter((line) => line.startsWith('  '))).toEqual([
    '  with:',
    '    results: results/*.jsonl',
    '  agent-gate gate --results "results/*.jsonl"',
  ]);
});
