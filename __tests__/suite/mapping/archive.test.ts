import { describe, expect, test } from 'vitest';
import { compileArchive } from '../../../src/suite/mapping/archive.ts';
import type { SharedRecord } from '../../../src/suite/reading/records.ts';
import { subjectsIn } from '../../support/mistakes-in.ts';

const read = (files: Readonly<Record<string, string | Uint8Array>>) => {
  const readShared = (text: string) => ({ text, value: JSON.parse(text) }) as SharedRecord;
  const archive = {
    names: Object.keys(files),
    read: (name: string) => (Object.hasOwn(files, name) ? Buffer.from(files[name] as string) : undefined),
  };
  return compileArchive({ record: 'header.json', each: 'samples/*.json' }, readShared, (text) => JSON.parse(text))(
    'log',
    archive,
  );
};

test('the items are the files that match, sorted by name, each with its place', () => {
  const records = read({
    'samples/b.json': '2',
    'header.json': '{"run":1}',
    'samples/a/1.json': '\ufeff1',
    'samples/.json': '0',
    'samples/a.txt': 'x',
    'journal/a.json': '9',
  });
  const items = [...records.items];
  expect(items.map(({ text }) => text)).toEqual(['0', '1', '2']);
  expect(items.map(({ where }) => where.file)).toEqual([
    'log/samples/.json',
    'log/samples/a/1.json',
    'log/samples/b.json',
  ]);
  expect(records.shared?.value).toEqual({ run: 1 });
});

describe('an archive is refused', () => {
  test.each<[string, Readonly<Record<string, string | Uint8Array>>, string]>([
    ['without the record', { 'samples/a.json': '1' }, 'log archive-incomplete header.json'],
    ['without an item', { 'header.json': '{}' }, 'log archive-incomplete samples/*.json'],
    ['that is a spreadsheet', { 'xl/workbook.xml': '' }, 'log wrong-format'],
  ])('%s', (_, files, problem) => {
    expect(subjectsIn(() => read(files))).toEqual([problem]);
  });

  test('with an item that is no UTF-8', () => {
    const records = read({ 'header.json': '{}', 'samples/a.json': Uint8Array.of(0xff) });
    expect(subjectsIn(() => [...records.items])[0]).toContain('log/samples/a.json');
  });
});
