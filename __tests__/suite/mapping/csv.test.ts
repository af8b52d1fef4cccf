import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, splitRows } from '../../../src/suite/mapping/csv.ts';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import { MAX_RECORD_BYTES } from '../../../src/suite/reading/open.ts';
import { spotsIn, subjectsIn } from '../../support/mistakes-in.ts';
import { chunksOf, READING, resultFile } from '../reading.ts';

describe('splitRows and cellsOf', () => {
  const rows = (text: string, size = 1 << 20) =>
    [...splitRows({ file: 'a', chunks: chunksOf(Buffer.from(text), size), offset: 0 })].map((row) => [
      row.position,
      ...cellsOf(row.text, ',', { file: 'a' }),
    ]);

  it('reads quoted cells with commas, quotes and line ends, names the line on which a row starts, and skips rows of empty cells', () => {
    expect(rows('a,b\r\n"1,2","say ""hi"""\r\n"x\r\n\r\ny",\n\nlast,""\r\n,\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1,2', 'say "hi"'],
      [3, 'x\n\ny', null],
      [7, 'last', null],
    ]);
  });

  it('reads back any table', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'ä') });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (table, size) => {
          const text = table.map((row) => row.map(quoted).join(',')).join('\n');
          const cells = table.map((row) => row.map((one) => (one === '' ? null : one)));
          expect(rows(text, size).map(([, ...read]) => read)).toEqual(cells);
        },
      ),
    );
  });

  it.each([
    ['quotes inside of a cell', '5" or 6" pipe'],
    ['text after a closing quote', '"a"b'],
  ])('refuses %s', (_, row) => {
    expect(spotsIn(() => cellsOf(row, ',', { file: 'a' }))).toEqual(['bad-csv']);
  });

  it('refuses a row of more bytes than a record may have, though of fewer characters', () => {
    const half = '\u20ac'.repeat(Math.ceil(MAX_RECORD_BYTES / 6));
    expect(rows(`a\n"${half}\n${half.slice(4)}"\n`)).toHaveLength(2);
    expect(spotsIn(() => rows(`a\n"${half}\n${half}"\n`))).toEqual(['record-too-large 2:1']);
  });

  it('refuses a quoted cell that never ends, naming where it started', () => {
    expect(spotsIn(() => rows('a\nb\n"c\nd\n'))).toEqual(['cut-csv 3:1']);
  });
});

describe('CSV by a mapping', () => {
  const read = (text: string, ...lines: string[]) => {
    const mapping = loadMapping('m.yml', ['mapping: test', 'format: csv', ...lines].join('\n'));
    return [...readRun([resultFile('r.csv', text)], { ...READING, mapping })];
  };
  const lines = ['scenario: $.id', 'facts: { x: $.x, again: "$[\'x#2\']" }'];
  const unpivot = [
    'scenario: $.row.id',
    'trial: $.column',
    'csv: { results_from: "^r" }',
    'facts: { h: $.header, c: $.cell, more: $.more.note }',
  ];

  it('gives one record of every row, empty cells absent and repeated names numbered', () => {
    expect(read('id,x,x\na,1,2\nb,,3\n', ...lines)).toEqual([
      { scenario: 'a', trial: 1, x: '1', again: '2', error: null },
      { scenario: 'b', trial: 1, again: '3', error: null },
    ]);
  });

  it('numbers past a name that another column has', () => {
    const again = `facts: { x: $.x, again: "$['x#2']", third: "$['x#2#2']", last: "$['x#3']" }`;
    expect(read('id,x,x,x#2,x\na,1,2,3,4\n', 'scenario: $.id', again)).toMatchObject([
      { x: '1', again: '2', third: '3', last: '4' },
    ]);
  });

  it('reads another delimiter', () => {
    expect(read('id;x\na;1,5', ...lines, 'csv: { delimiter: ";" }')).toMatchObject([{ scenario: 'a', x: '1,5' }]);
  });

  it('gives one record of every result, columns distinguished by position', () => {
    const trials = read('id,note,r,note,r,note\na,,yes 1,x,no 2,y\nb,z,,,other,\n', ...unpivot);
    expect(trials.map(({ scenario, trial, h, c, more }) => [scenario, trial, h, c, more])).toEqual([
      ['a', 1, 'r', 'yes 1', 'x'],
      ['a', 2, 'r', 'no 2', 'y'],
      ['b', 1, 'r', undefined, undefined],
      ['b', 2, 'r', 'other', undefined],
    ]);
  });

  it.each([
    ['a short row', 'id,x\na\n', lines, 'r.csv:2:1 bad-csv'],
    ['a broken row', 'id,x\na,b"c"\n', lines, 'r.csv:2:1 bad-csv'],
    ['a file without results', 'id,x\na,maybe\n', unpivot, 'r.csv:1:1 no-results'],
    ['a header alone', 'id,x\n', lines, 'no-trials'],
  ])('refuses %s', (_, text, mapping, refusal) => {
    expect(subjectsIn(() => read(text, ...mapping))).toEqual([refusal]);
  });

  it('reports a broken row and reads the others', () => {
    expect(spotsIn(() => read('id,x\na,1,2\nb,1\nb,2\n', ...lines))).toEqual(['bad-csv 2:1', 'repeated-trial 4:1']);
  });
});
