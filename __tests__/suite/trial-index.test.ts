import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/errors.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { ResultFile } from '../../src/suite/reading/open.ts';
import { mistakesIn, subjectsIn } from '../support/mistakes-in.ts';
import { READING, resultFile } from './reading.ts';

const lines = (...records: readonly object[]): string => records.map((record) => JSON.stringify(record)).join('\n');

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

  test('are searched for the first one without counting what selectors find again', () => {
    const mapping = loadMapping('m.yml', 'mapping: m\nscenario: $.id');
    expect(mistakesIn(() => [...readRun([resultFile('r', dump)], { ...READING, mapping })])).toHaveLength(2);
    expect(mapping.selectors).toMatchObject([{ text: '$.id', asked: 4, found: 4 }]);
  });

  test('say how to number them', () => {
    expect(mistakesIn(() => read([resultFile('r', dump)]))[0]).toMatchObject({
      code: 'repeated-trial',
      where: { file: 'r', line: 3 },
      fix: expect.stringContaining('`number_trials: true`'),
    });
  });

  test('of several files are none of one scenario', () => {
    const files = [resultFile('r', dump), resultFile('s', lines({ id: 'b', out: 'z' }))];
    expect(subjectsIn(() => read(files, 'number_trials: true'))).toEqual(['s:1:1 repeated-trial']);
    expect(subjectsIn(() => read(files))).toContain('s:1:1 repeated-trial');
  });

  test('are not counted where the records number them', () => {
    const file = resultFile('r', lines({ id: 'a', n: 1 }, { id: 'a', n: 1 }));
    const [problem] = mistakesIn(() => read([file], 'trial: $.n'));
    expect(problem).toMatchObject({ code: 'repeated-trial', fix: expect.not.stringContaining('number_trials') });
    expect(subjectsIn(() => read([file], 'trial: $.n', 'number_trials: true'))).toEqual([
      'm.yml:5:1 bad-mapping number_trials',
    ]);
  });
});

describe('values that tell two trials of one scenario apart', () => {
  const problemOf = (first: unknown, second: unknown): Problem | undefined => {
    const file = resultFile('r', lines({ scenario: 'a', model: first }, { scenario: 'a', model: second }));
    return mistakesIn(() => [...readRun([file], { ...READING, mapping: null })])[0];
  };

  test.each([
    { name: 'the first holds blanks', first: 'GPT 4', second: 'x' },
    { name: 'the second holds blanks', first: 'x', second: 'GPT 4' },
    { name: 'the first is long', first: 'x'.repeat(101), second: 'x' },
    { name: 'the first is empty', first: '', second: 'x' },
  ])('are no free texts: $name', ({ first, second }) => {
    expect(problemOf(first, second)?.fix).not.toContain('--select');
    expect(problemOf('x', 'y')?.fix).toContain('`--select model=x`');
  });
});

test('several agents in one file are distinguished', () => {
  const named = ['xa', 'ya', 'yb', 'xb'].map((one) => ({ scenario: one.slice(1), model: one.slice(0, 1) }));
  const problems = mistakesIn(() => [...readRun([resultFile('r', lines(...named))], { ...READING, mapping: null })]);
  expect(problems.map(({ fix }) => /--select model=./.exec(fix ?? '')?.[0])).toEqual([
    '--select model=x',
    '--select model=y',
  ]);
});

describe('trials of arms', () => {
  const file = resultFile(
    'r',
    lines({ scenario: 'a' }, { scenario: 'a', arm: 'no-op' }, { scenario: 'b', arm: 'no-op' }, { scenario: 'b' }),
  );
  const readBy = (arms?: readonly string[]) => [...readRun([file], { ...READING, mapping: null, arms })].length;

  test('have numbers of their own', () => {
    expect(readBy(['no-op'])).toBe(4);
    expect(readBy()).toBe(4);
  });

  test('have none where the policy has no arms, and the advice says so', () => {
    const [problem] = mistakesIn(() => readBy([]));
    expect(problem).toMatchObject({ code: 'repeated-trial', fix: expect.stringContaining('"no-op"') });
  });

  test('of one arm have their numbers once', () => {
    const twice = resultFile('r', lines({ scenario: 'a', arm: 'x' }, { scenario: 'a' }, { scenario: 'a', arm: 'x' }));
    const read = () => [...readRun([twice], { ...READING, mapping: null, arms: ['x'] })];
    expect(mistakesIn(read)[0]).toMatchObject({ code: 'repeated-trial', what: expect.stringContaining('r:1') });
  });

  test('spell their scenario alike', () => {
    const spelled = resultFile('r', lines({ scenario: 'a', arm: 'x' }, { scenario: 'A' }));
    expect(subjectsIn(() => [...readRun([spelled], { ...READING, mapping: null, arms: ['x'] })])).toEqual([
      'r:2:1 scenario-spelling',
    ]);
  });
});
