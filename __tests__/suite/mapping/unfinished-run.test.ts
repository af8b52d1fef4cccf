import { describe, expect, test } from 'vitest';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import { problemsOf, READING, resultFile } from '../reading.ts';

function whyNot(record: object, ...lines: readonly string[]): readonly string[] {
  const mapping = loadMapping(
    'm.yml',
    [
      'mapping: test',
      'scenario: $.item.id',
      'records: $',
      'each: $.samples[*]',
      'unfinished: { select: $.status, map: { success: false, cancelled: it was cancelled }, default: "it says nothing" }',
      ...lines,
    ].join('\n'),
  );
  const file = resultFile('r.json', JSON.stringify({ samples: [{ id: 'a' }], ...record }));
  return problemsOf(() => [...readRun([file], { ...READING, mapping })]);
}

describe('a run that did not go to its end', () => {
  test.each([
    { status: 'cancelled', why: 'it was cancelled' },
    { status: 'lost', why: 'it says nothing' },
    { why: 'it says nothing' },
  ])('is refused where its record says $status', ({ why, ...record }) => {
    expect(whyNot(record)).toEqual([
      `r.json: the run did not go to its end: ${why}. What it lacks would not be missed: run the suite again`,
    ]);
  });

  test('is refused also where it holds no trial', () => {
    expect(whyNot({ status: 'cancelled', samples: [] })).toEqual([expect.stringContaining('it was cancelled')]);
  });

  test('is no run that did', () => {
    expect(whyNot({ status: 'success' })).toEqual([]);
  });
});
