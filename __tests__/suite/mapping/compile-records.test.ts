import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../src/errors.ts';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { READING, resultFile } from '../reading.ts';

function whyNot(record: object, ...lines: readonly string[]): readonly Problem[] {
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
  return mistakesIn(() => [...readRun([file], { ...READING, mapping })]);
}

describe('an unfinished run', () => {
  test.each([
    { status: 'cancelled', why: 'it was cancelled' },
    { status: 'lost', why: 'it says nothing' },
    { why: 'it says nothing' },
  ])('is refused where its record says $status', ({ why, ...record }) => {
    const what = expect.stringContaining(why) as string;
    expect(whyNot(record)).toMatchObject([{ code: 'unfinished-run', what, where: { file: 'r.json' } }]);
  });

  test('is refused also where it holds no trial', () => {
    expect(whyNot({ status: 'cancelled', samples: [] })).toMatchObject([{ code: 'unfinished-run' }]);
  });

  test('is no run that did', () => {
    expect(whyNot({ status: 'success' })).toEqual([]);
  });
});

test.each(['r.jsonl', 'r.jsonl.gz', 'r.ndjson'])(
  'the lines of %s are records, also for a path into documents',
  (name) => {
    const mapping = loadMapping('m.yml', 'mapping: m\nscenario: $.id\nrecords: $.results[*]');
    const trials = [...readRun([resultFile(name, '{"id":"a"}\n{"id":"b"}\n')], { ...READING, mapping })];
    expect(trials.map(({ scenario }) => scenario)).toEqual(['a', 'b']);
  },
);
