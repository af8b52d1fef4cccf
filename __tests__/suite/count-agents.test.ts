import { expect, test } from 'vitest';
import { countAgents } from '../../src/suite/count-agents.ts';
import { READING, resultFile } from './reading.ts';

const file = (...records: readonly object[]) =>
  resultFile('r', records.map((record) => JSON.stringify({ scenario: 'a', trial: 1, ...record })).join('\n'));

test('two trials with one number are those of two agents, counted with what each passed', () => {
  const records = [
    { model: 'x', harness: { passed: true } },
    { model: 'y', harness: { passed: true }, error: 'boom' },
    { scenario: 'b', model: 'y', harness: { passed: true } },
  ];
  expect(countAgents([file(...records)], READING)).toMatchObject({
    fact: 'model',
    counts: [
      { value: 'x', trials: 1, passed: 1 },
      { value: 'y', trials: 2, passed: 1 },
    ],
  });
});

test('a run without repeated numbers has one agent', () => {
  expect(countAgents([file({ model: 'x' }, { trial: 2, model: 'y' })], READING)).toBeNull();
});

test('agents that a selection leaves out are not counted', () => {
  const select = [{ fact: 'model', value: 'x' }];
  expect(countAgents([file({ model: 'x' }, { model: 'y' })], { ...READING, select })).toBeNull();
});
