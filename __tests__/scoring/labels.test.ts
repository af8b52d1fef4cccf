import { expect, test } from 'vitest';
import { type LabelAt, labelledCases } from '../../src/scoring/labels.ts';

const QUESTION = { key: 'polite', question: 'Polite?', passes: (score: number) => score >= 0.7 };
const label = (line: number, output: string, said: LabelAt['label'], more: Partial<LabelAt> = {}): LabelAt => ({
  ...{ line, key: 'polite', facts: { output }, label: said, by: 'ana', when: '2026-11-20' },
  ...more,
});
const found = (...labels: readonly LabelAt[]) =>
  labelledCases(QUESTION, labels).map(({ facts, yes, labels: own }) => [facts, yes, own.map(({ line }) => line)]);

test('labels on the same facts are one case, in any order of their keys', () => {
  const [facts, turned] = [
    { input: 'Hi', output: 'Hello' },
    { output: 'Hello', input: 'Hi' },
  ];
  expect(found(label(1, '', true, { facts }), label(2, 'rude', false), label(3, '', true, { facts: turned }))).toEqual([
    [facts, true, [1, 3]],
    [{ output: 'rude' }, false, [2]],
  ]);
});

test('people who contradict each other settle nothing', () => {
  expect(found(label(1, 'Fine.', true), label(4, 'Fine.', false))).toEqual([[{ output: 'Fine.' }, null, [1, 4]]]);
  // Both numbers say no at this threshold.
  expect(found(label(1, 'Fine.', 10), label(2, 'Fine.', 69))).toEqual([[{ output: 'Fine.' }, false, [1, 2]]]);
  expect(found(label(1, 'Fine.', 70), label(2, 'Fine.', 69))).toEqual([[{ output: 'Fine.' }, null, [1, 2]]]);
});

test('open lines, other questions and other words do not count', () => {
  const others = [
    label(1, 'a', null),
    label(2, 'b', true, { key: 'short' }),
    label(3, 'c', true, { question: 'Rude?' }),
    label(4, 'd', true, { question: ' Polite?\n' }),
  ];
  expect(found(...others)).toEqual([[{ output: 'd' }, true, [4]]]);
});
