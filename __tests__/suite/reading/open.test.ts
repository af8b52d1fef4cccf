import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openResults } from '../../../src/suite/reading/open.ts';
import { mistakesIn, subjectsIn } from '../../support/mistakes-in.ts';
import { resultFile, shippedMapping } from '../reading.ts';

const utf16 = Buffer.from('\uFEFF{"scenario":"a"}', 'utf16le');

describe('openResults', () => {
  it.each([
    ['a list', '[1]', 'list', 0],
    ['an object after white space', ' \r\n\t{}', 'object', 0],
    ['anything else', 'name,passed', 'other', 0],
    ['a list after a byte order mark', '\uFEFF[1]', 'list', 3],
  ])('sees %s', (_, text, shape, offset) => {
    const open = openResults(resultFile('a', text, 2));
    expect({ shape: open.shape, offset: open.offset }).toEqual({ shape, offset });
    expect(Buffer.concat(Array.from(open.chunks, (chunk) => Buffer.from(chunk))).toString()).toBe(
      text.replace('\uFEFF', ''),
    );
  });

  it('hands on every byte of a large file', () => {
    const text = `[${'1,'.repeat(800)}1]`;
    const { chunks } = openResults(resultFile('a', text, 700));
    expect(Buffer.concat(Array.from(chunks, (chunk) => Buffer.from(chunk))).toString()).toBe(text);
  });

  it.each([700, 4096])('takes a NUL far behind the start for text, in chunks of %i bytes', (size) => {
    const text = `id,said\n${'a,x\n'.repeat(300)}b,\0\n`;
    expect(openResults(resultFile('a', text, size))).toMatchObject({ shape: 'other' });
  });

  it.each([
    ['gzip', gzipSync('{}'), 'gzip'],
    ['zip', Buffer.from('PK\x03\x04rest'), 'a zip archive'],
    ['UTF-16 little-endian', utf16, 'UTF-16'],
    ['UTF-16 big-endian', Buffer.from(utf16).swap16(), 'UTF-16'],
    ['UTF-16 without a mark', utf16.subarray(2), 'UTF-16'],
    ['UTF-32 without a mark', Buffer.from([0x7b, 0, 0, 0, 0x7d, 0, 0, 0]), 'UTF-32'],
    ['other bytes', Buffer.from([1, 2, 0, 0, 3]), 'binary data'],
    ['a heading', Buffer.from('# Results\n\nAll passed.\n'), 'Markdown'],
    ['a table of Markdown', Buffer.from('| id | ok |\n| --- | --- |\n| a | yes |\n'), 'Markdown'],
    [
      'a report of Visual Studio',
      Buffer.from('<?xml version="1.0"?>\n<TestRun id="1"/>'),
      'XML with `<TestRun>` around all',
    ],
    ['UTF-32 little-endian', Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]), 'UTF-32'],
    ['UTF-32 big-endian', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]), 'UTF-32'],
    ['a YAML list', Buffer.from('- id: a\n  passed: true\n'), 'YAML'],
    ['a YAML object', Buffer.from('run: 7\nresults:\n  - id: a\n'), 'YAML'],
    ['an HTML error page', Buffer.from('\n<!DOCTYPE html><html></html>'), 'an HTML page'],
    ['JUnit XML', Buffer.from('<?xml version="1.0"?><testsuites/>'), 'XML'],
    [
      'a Git LFS pointer',
      Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:1\n'),
      'a Git LFS pointer',
    ],
  ])('refuses %s by name', (_, bytes, kind) => {
    const found = expect.stringContaining(kind) as string;
    expect(mistakesIn(() => openResults(resultFile('a.json', bytes)))).toMatchObject([{ code: 'wrong-format', found }]);
  });

  it.each([['a spreadsheet', ['[Content_Types].xml', 'xl/workbook.xml'], 'a spreadsheet']])(
    'says that a zip archive holds %s',
    (_, names, found) => {
      const file = { ...resultFile('a', 'PK\x03\x04'), unzip: () => ({ names, read: () => undefined }) };
      expect(mistakesIn(() => openResults(file))).toMatchObject([{ code: 'wrong-format', found }]);
    },
  );

  it('takes a spreadsheet for none of the archives that a mapping reads', () => {
    const unzip = () => ({ names: ['xl/workbook.xml'], read: () => undefined });
    const file = { ...resultFile('a', 'PK\x03\x04'), unzip };
    expect(mistakesIn(() => shippedMapping('inspect').split(file))).toMatchObject([{ found: 'a spreadsheet' }]);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\r\n'],
    ['a byte order mark', '\uFEFF'],
  ])('refuses a file of %s as empty', (_, text) => {
    expect(subjectsIn(() => openResults(resultFile('a.json', text)))).toEqual(['a.json empty-file']);
  });
});
