import { describe, expect, test } from 'vitest';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { ResultFile } from '../../src/suite/reading/open.ts';
import { problemsOf, READING, resultFile } from './reading.ts';

const lines = (...records: readonly object[]): string => records.map((record) => JSON.stringify(record)).join('\n');
const OWN_NUMBER = 'Give each attempt at a scenario its own `trial` number';

/** The trials by a mapping of these lines, as `scenario number output`. */
function read(files: readonly ResultFile[], ...more: readonly string[]): readonly string[] {
  const text = ['mapping: test', 'scenario: $.id', 'facts: { output: $.out }', ...more].join('\n');
  const run = readRun(files, { ...READING, mapping: loadMapping('m.yml', text) });
  return [...run].map(({ scenario, trial, output }) => `${scenario} ${trial} ${output}`);
}

describe('attempts without a number', () => {
  const dump = lines({ id: 'a', out: 'x' }, { id: 'b', out: 'x' }, { id: 'a', out: 'y' }, { id: 'a', out: 'x' });

  test('are numbered in their order where the mapping says so', () => {
    expect(read([resultFile('r', dump)], 'number_trials: true')).toEqual(['a 1 x', 'b 1 x', 'a 2 y', 'a 3 x']);
  });

  test('are numbered where items of records repeat a scenario', () => {
    const file = resultFile('r', JSON.stringify({ list: [{ id: 'a' }, { id: 'a' }] }));
    const text = 'mapping: m\nrecords: $\neach: $.list[*]\nscenario: $.item.id\nnumber_trials: true';
    const trials = [...readRun([file], { ...READING, mapping: loadMapping('m.yml', text) })];
    expect(trials.map(({ trial }) => trial)).toEqual([1, 2]);
  });

  test('are told how to be numbered', () => {
    expect(problemsOf(() => read([resultFile('r', dump)]))[0]).toBe(
      `r:3:1: scenario "a" has its trial 1 twice, first at r:1:1. ${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``,
    );
  });

  test('of several files are none of one scenario', () => {
    const files = [resultFile('r', dump), resultFile('s', lines({ id: 'b', out: 'z' }))];
    const twice = 's:1:1: scenario "b" has its trial 1 twice, first at r:2:1.';
    expect(problemsOf(() => read(files, 'number_trials: true'))).toEqual([
      `${twice} ${OWN_NUMBER}: \`number_trials\` counts those of one file, so write all attempts at a scenario into one`,
    ]);
    expect(problemsOf(() => read(files))).toContain(`${twice} ${OWN_NUMBER}`);
  });

  test('are not counted where the records number them', () => {
    const file = resultFile('r', lines({ id: 'a', n: 1 }, { id: 'a', n: 1 }));
    expect(problemsOf(() => read([file], 'trial: $.n')).join()).toMatch(/own `trial` number$/);
    expect(problemsOf(() => read([file], 'trial: $.n', 'number_trials: true'))).toEqual([
      'm.yml:5:1: `number_trials` does not go with `trial`. Leave one of them out',
    ]);
  });
});

describe('values that tell two trials of one scenario apart', () => {
  const told = (first: unknown, second: unknown): string => {
    const file = resultFile('r', lines({ scenario: 'a', model: first }, { scenario: 'a', model: second }));
    return problemsOf(() => [...readRun([file], { ...READING, mapping: null })])[0] ?? '';
  };

  test.each([
    { name: 'the first holds blanks', first: 'GPT 4', second: 'x' },
    { name: 'the second holds blanks', first: 'x', second: 'GPT 4' },
    { name: 'the first is long', first: 'x'.repeat(101), second: 'x' },
    { name: 'the first is empty', first: '', second: 'x' },
  ])('are no free texts: $name', ({ first, second }) => {
    expect(told(first, second)).toMatch(/own `trial` number$/);
    expect(told('x', 'y')).toMatch(/Select one with `--select model=x`$/);
  });
});

test('several agents in one file are told apart', () => {
  const named = ['xa', 'ya', 'yb', 'xb'].map((one) => ({ scenario: one.slice(1), model: one.slice(0, 1) }));
  const problems = problemsOf(() => [...readRun([resultFile('r', lines(...named))], { ...READING, mapping: null })]);
  expect(problems.map((problem) => problem.split('Select one with ')[1])).toEqual([
    '`--select model=x`',
    '`--select model=y`',
  ]);
});
