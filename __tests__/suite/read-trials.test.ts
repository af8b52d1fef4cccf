import { describe, expect, test } from 'vitest';
import { Problems } from '../../src/errors.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { HOPELESS_AFTER, readTrials } from '../../src/suite/read-trials.ts';
import { spotsIn } from '../support/mistakes-in.ts';
import { READING, readNative, resultFile } from './reading.ts';

describe('a file with broken records', () => {
  const trialsOf = (...lines: readonly string[]) => {
    const problems = Problems.ofRecords();
    const trials = [...readTrials([resultFile('r', lines.join('\n'))], READING, problems)];
    return { places: trials.map(({ where, text }) => [where.line, text]), count: problems.count };
  };
  const good = '{"scenario":"a","trial":1,"error":null}';

  test('gives the others, each with its line, and the text of a record that is a trial', () => {
    expect(trialsOf('{"scenario":"b"}', '{}', good)).toEqual({
      places: [
        [1, null],
        [3, good],
      ],
      count: 1,
    });
  });

  test('is read no further if its first thousand records are all broken', () => {
    const broken = Array<string>(HOPELESS_AFTER).fill('{}');
    expect(trialsOf(...broken, good)).toEqual({ places: [], count: HOPELESS_AFTER + 1 });
    expect(trialsOf(good, ...broken, good).places).toHaveLength(2);
  });
});

const mapping = loadMapping(
  'm.yml',
  [
    'mapping: test',
    'scenario: $.id',
    'facts: { input: $.text, again: $.text, v: { select: $.json, parse: json } }',
    'usage: { latency_ms: { select: $.seconds, scale: 1000 } }',
  ].join('\n'),
);

function read(record: object) {
  return [...readRun([resultFile('r.jsonl', JSON.stringify({ id: 'a', ...record }))], { ...READING, mapping })];
}

const MIB = 2 ** 20;
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a trial that a mapping makes', () => {
  test.each([
    ['too large', { text: 'x'.repeat(9 * MIB) }, 'record-too-large'],
    ['too large as JSON', { text: '\u0001'.repeat(1.5 * MIB) }, 'record-too-large'],
    ['too deep', { json: nested(64) }, 'too-deep'],
  ])('is refused if it is %s', (_, record, code) => {
    expect(spotsIn(() => read(record))).toEqual([`${code} 1:1`]);
  });

  test.each([
    ['large', { text: 'x'.repeat(7 * MIB) }],
    ['of characters that JSON escapes', { text: '\u0001'.repeat(MIB) }],
    ['deep', { json: nested(63) }],
  ])('is read again from the evidence if it is %s', (_, record) => {
    const [trial] = read(record);
    expect(readNative([resultFile('trials.jsonl', JSON.stringify(trial))])).toEqual([trial]);
  });
});
