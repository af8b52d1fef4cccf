import { describe, expect, test } from 'vitest';
import { judgeNode, refusalOf } from '../rubric-of.ts';

const table = { formal: 1, neutral: 0.75, hostile: 0, true: 0.9, '1': 0.8, '1.5': 0.7, null: 0.6, '0': 0.1 };
const lookup = { field: 'tone', table };

describe('a value in the table', () => {
  test.each([
    { value: 'formal', score: 1, verdict: 'pass', severity: 'none' },
    { value: 'neutral', score: 0.75, verdict: 'warn', severity: 'medium' },
    { value: 'hostile', score: 0, verdict: 'warn', severity: 'medium' },
    { value: true, score: 0.9, verdict: 'warn', severity: 'medium' },
    { value: 'true', score: 0.9, verdict: 'warn', severity: 'medium' },
    { value: 1, score: 0.8, verdict: 'warn', severity: 'medium' },
    { value: 1.5, score: 0.7, verdict: 'warn', severity: 'medium' },
    { value: -0, score: 0.1, verdict: 'warn', severity: 'medium' },
  ])('$value scores $score', ({ value, score, verdict, severity }) => {
    const { tree, warnings } = judgeNode({ lookup }, { tone: value });
    expect(tree).toMatchObject({ kind: 'lookup', score, verdict, severity });
    expect(tree.explanation).toBe(`tone (${JSON.stringify(value)}) is in the table`);
    expect(tree.observed).toEqual([{ field: 'tone', value }]);
    expect(warnings).toEqual([]);
  });

  test('is held against the threshold', () => {
    const { tree } = judgeNode({ lookup, threshold: 0.75 }, { tone: 'neutral' });
    expect(tree).toMatchObject({
      verdict: 'pass',
      explanation: 'tone ("neutral") is in the table; reaches the threshold of 0.75',
    });
  });

  test('fails where the severity is high and it scores less than 1', () => {
    expect(judgeNode({ lookup, severity: 'high' }, { tone: 'neutral' }).tree.verdict).toBe('fail');
  });

  test('is flawless where its calibration makes it 1', () => {
    const calibration = [
      { from: 0, to: 0 },
      { from: 0.7, to: 1 },
      { from: 1, to: 1 },
    ];
    const { tree } = judgeNode({ lookup, calibration }, { tone: 'neutral' });
    expect(tree).toMatchObject({ score: 1, raw: 0.75, verdict: 'pass', severity: 'none' });
  });
});

describe('a value that is not', () => {
  test('takes the default', () => {
    const { tree, warnings } = judgeNode({ lookup: { ...lookup, default: 0.3 } }, { tone: 'odd' });
    expect(tree).toMatchObject({ score: 0.3, explanation: 'tone ("odd") is not in the table: the default counts' });
    expect(warnings).toEqual([]);
  });

  test.each([
    {
      name: 'without a default',
      value: 'odd',
      explanation: 'tone ("odd") is not in the table, and there is no default',
    },
    {
      name: 'that every object has',
      value: 'toString',
      explanation: 'tone ("toString") is not in the table, and there is no default',
    },
  ])('$name is indeterminate', ({ value, explanation }) => {
    const { tree, warnings } = judgeNode({ lookup, threshold: 0 }, { tone: value });
    expect(tree).toMatchObject({ score: 0, verdict: 'fail', explanation });
    expect(warnings).toEqual(['fact `tone` has a value that the table does not score']);
  });

  test.each([
    { name: 'absent', facts: {}, explanation: 'tone is absent', warning: 'fact `tone` is absent' },
    {
      name: 'null',
      facts: { tone: null },
      explanation: 'tone (null) is not text, a number, true or false',
      warning: 'fact `tone` is not text, a number, true or false',
    },
    {
      name: 'a list',
      facts: { tone: ['formal'] },
      explanation: 'tone (["formal"]) is not text, a number, true or false',
      warning: 'fact `tone` is not text, a number, true or false',
    },
  ])('$name is indeterminate, default or not', ({ facts, explanation, warning }) => {
    for (const keys of [lookup, { ...lookup, default: 1 }]) {
      const { tree, warnings } = judgeNode({ lookup: keys }, facts);
      expect(tree).toMatchObject({ score: 0, verdict: 'fail', explanation });
      expect(warnings).toEqual([warning]);
    }
  });
});

test.each<{ name: string; lookup: unknown; problems: readonly string[] }>([
  { name: 'no table', lookup: { field: 'a' }, problems: ['/lookup missing-key'] },
  { name: 'an empty table', lookup: { field: 'a', table: {} }, problems: ['/lookup/table bad-value {}'] },
  { name: 'a score above 1', lookup: { field: 'a', table: { x: 1.5 } }, problems: ['/lookup/table/x bad-value 1.5'] },
  {
    name: 'a default in percent',
    lookup: { field: 'a', table: { x: 1 }, default: 50 },
    problems: ['/lookup/default bad-value 50'],
  },
  {
    name: 'a field that cannot be read',
    lookup: { field: 'a..b', table: { x: 1 } },
    problems: ['/lookup/field bad-field a..b'],
  },
])('refused: $name', ({ lookup: written, problems }) => {
  expect(refusalOf({ lookup: written })).toEqual(problems);
});
