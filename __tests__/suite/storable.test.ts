import { describe, expect, test } from 'vitest';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { problemsOf, READING, readNative, resultFile } from './reading.ts';

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

describe('what a mapping makes', () => {
  test.each([
    [
      'too large',
      { text: 'x'.repeat(9 * MIB) },
      'the trial is too large to be kept (expected at most 16777216 bytes of JSON)',
    ],
    ['too large as JSON', { text: '\u0001'.repeat(1.5 * MIB) }, 'the trial is too large to be kept'],
    ['too deep', { json: nested(64) }, 'the trial nests deeper than 64 levels'],
  ])('is refused where it is %s', (_, record, message) => {
    expect(problemsOf(() => read(record))).toEqual([expect.stringContaining(`r.jsonl:1:1: ${message}`)]);
  });

  test.each([
    ['large', { text: 'x'.repeat(7 * MIB) }],
    ['of characters that JSON escapes', { text: '\u0001'.repeat(MIB) }],
    ['deep', { json: nested(63) }],
  ])('is read again from the evidence where it is %s', (_, record) => {
    const [trial] = read(record);
    expect(readNative([resultFile('trials.jsonl', JSON.stringify(trial))])).toEqual([trial]);
  });
});
