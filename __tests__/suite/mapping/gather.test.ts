import { describe, expect, test } from 'vitest';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import type { ResultFile } from '../../../src/suite/reading/open.ts';
import { DEFAULT_RULES, startRedaction } from '../../../src/suite/redaction/redaction.ts';
import type { Trial } from '../../../src/suite/trial.ts';
import { spotsIn, subjectsIn } from '../../support/mistakes-in.ts';
import { READING, resultFile } from '../reading.ts';

const FLAT = ['gather: { by: $.run, order: $.at }'];

function mappingOf(lines: readonly string[]) {
  const members = ['scenario: $.items[?@.name].name', 'facts: { said: { select: "$.items[*].say", take: all } }'];
  return loadMapping('m.yml', ['mapping: test', ...members, ...lines].join('\n'));
}

function read(file: ResultFile, lines: readonly string[] = FLAT): readonly Trial[] {
  return [...readRun([file], { ...READING, mapping: mappingOf(lines) })];
}

const jsonLines = (...records: readonly unknown[]): ResultFile =>
  resultFile('r.jsonl', records.map((record) => JSON.stringify(record)).join('\n'));

const summaryOf = (trials: readonly Trial[]) => trials.map(({ scenario, said }) => [scenario, said]);

describe('pieces of trials', () => {
  const pieces = [
    { run: 'x', at: 3, say: 'three' },
    { run: 'y', at: 1, name: 'b', say: 'one' },
    { run: 'x', at: 1, name: 'a', say: 'one' },
    { run: 'x', at: 2, say: 'two' },
  ];
  const expected = [
    ['a', ['one', 'two', 'three']],
    ['b', ['one']],
  ];

  test.each([
    ['lines', jsonLines(...pieces), FLAT],
    ['a list', resultFile('r.json', JSON.stringify(pieces)), FLAT],
    ['rows', resultFile('r.csv', 'run,at,name,say\nx,3,,three\ny,1,b,one\nx,1,a,one\nx,2,,two\n'), FLAT],
    [
      'lists of lists',
      jsonLines(
        { batch: [{ spans: pieces.slice(0, 1) }, { spans: pieces.slice(1, 3) }] },
        { batch: [{ spans: pieces.slice(3) }] },
      ),
      ['gather: { items: "$.batch[*].spans[*]", by: $.run, order: $.at }'],
    ],
  ])('that are %s are put together in their order', (_, file, lines) => {
    expect(summaryOf(read(file, lines))).toEqual(expected);
  });

  test('stay in the order of the file without `order`, and at one time', () => {
    const inFile = [['a', ['three', 'one', 'two']], expected[1]];
    expect(summaryOf(read(jsonLines(...pieces), ['gather: { by: $.run }']))).toEqual(inFile);
    expect(summaryOf(read(jsonLines(...pieces.map((piece) => ({ ...piece, at: 7 })))))).toEqual(inFile);
  });

  test.each([
    ['numbers', [10, 9.5, 100], [1, 0, 2]],
    ['nanoseconds', ['1581452772000000321', '1581452772000000320', '999999999999999999'], [2, 1, 0]],
    ['times', ['2026-01-01T00:00:00.5Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.45Z'], [1, 2, 0]],
    ['digits that numbers lack', ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123456788Z'], [1, 0]],
    ['offsets', ['2026-01-01T01:00:00+02:00', '2026-01-01 00:30:00+0030', '2025-12-31T23:30:00'], [0, 2, 1]],
  ])('are ordered by %s', (_, times, order) => {
    const records = times.map((at, index) => ({ run: 'x', at, name: 'a', say: index }));
    expect(summaryOf(read(jsonLines(...records)))).toEqual([['a', order]]);
  });

  test.each([
    ['without what they have in common', [{ at: 1 }], 'r.jsonl:1:1 unmapped gather.by'],
    ['without a time', [pieces[0], { run: 'x' }], 'r.jsonl:2:1 unmapped gather.order'],
    ['whose time is none', [{ run: 'x', at: 'noon' }], 'r.jsonl:1:1 unmapped gather.order'],
    ['whose day is none', [{ run: 'x', at: '2026-02-40T00:00:00Z' }], 'r.jsonl:1:1 unmapped gather.order'],
    [
      'whose name is a number that is no longer the one in the file',
      [{ ...pieces[2], run: 2 ** 60 }],
      'r.jsonl:1:1 unmapped gather.by',
    ],
    ['of one trial in two runs', [...pieces, { run: 'z', at: 1, name: 'a' }], 'r.jsonl:5:1 repeated-trial'],
    ['that lack their head', [pieces[0]], 'r.jsonl:1:1 unmapped scenario'],
  ])('%s are refused', (_, records, refusal) => {
    expect(subjectsIn(() => read(jsonLines(...records)))).toContain(refusal);
  });

  test('that are broken end their file', () => {
    const file = resultFile('r.jsonl', '{"run":"x","at":1,"name":"a"}\n{"run":\n{"run":"x","run":"y"}\n');
    expect(spotsIn(() => read(file))).toEqual(['bad-json 2:8']);
  });

  test('hold no secret, whichever piece had it', () => {
    const mapping = mappingOf(FLAT);
    const redaction = startRedaction({ ...DEFAULT_RULES, secrets: ['hunter2-hunter2'] });
    const file = jsonLines(
      { run: 'x', at: 1, name: 'a', say: 'hi' },
      { run: 'x', at: 2, say: 'it is hunter2-hunter2' },
    );
    const [trial] = [...readRun([file], { ...READING, mapping, redaction })];
    expect(JSON.stringify(trial)).not.toContain('hunter2');
    expect(trial?.said).toHaveLength(2);
  });

  test('have room in a record', () => {
    const say = 'x'.repeat(9 * 2 ** 20);
    const file = jsonLines({ run: 'x', at: 1, name: 'a', say }, { run: 'x', at: 2, say });
    expect(spotsIn(() => read(file))).toEqual(['record-too-large 1:1']);
  });

  test('of a file that is too large are refused', () => {
    const line = Buffer.from(`{"x":"${'x'.repeat(15 * 2 ** 20)}"}\n`);
    const file: ResultFile = {
      file: 'r.jsonl',
      *chunks() {
        for (let count = 0; count < 35; count++) yield line;
      },
    };
    expect(spotsIn(() => read(file, ['gather: { items: "$.none[*]", by: $.run }']))).toEqual(['gathered-too-large']);
  });

  test.each(['each: $.checks[*]', 'archive: { record: a.json, each: "b/*" }'])('do not go with %s', (line) => {
    expect(subjectsIn(() => mappingOf([...FLAT, line]))).toEqual(['m.yml:4:1 bad-mapping gather']);
  });
});
