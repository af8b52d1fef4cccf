import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unpackGzip } from '../../src/io/gunzip.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

const textOf = (packed: Iterable<Uint8Array>, most?: number) =>
  Array.from(unpackGzip(packed, 'run.gz', most), (chunk) => Buffer.from(chunk).toString('utf8')).join('');

const MEGABYTE = 1024 * 1024;

test('64 MB of newlines are unpacked a few megabytes at a time', () => {
  const packed = gzipSync(Buffer.alloc(64 * MEGABYTE, '\n'));
  let whole = 0;
  for (const chunk of unpackGzip([packed], 'run.gz')) {
    expect(chunk.length).toBeLessThan(5 * MEGABYTE);
    whole += chunk.length;
  }
  expect(whole).toBe(64 * MEGABYTE);
});

test('members of one file follow each other, wherever its chunks end', () => {
  const packed = Buffer.concat([gzipSync('first\n'), gzipSync('second\n')]);
  for (let cut = 1; cut < packed.length; cut++)
    expect(textOf([packed.subarray(0, cut), packed.subarray(cut)])).toBe('first\nsecond\n');
});

describe('is refused', () => {
  const packed = gzipSync('a'.repeat(100_000));
  test.each([
    { name: 'cut', chunks: [packed.subarray(0, -9)], code: 'damaged-gzip' },
    { name: 'empty', chunks: [], code: 'damaged-gzip' },
    { name: 'other bytes', chunks: [Buffer.from('{"a":1}')], code: 'damaged-gzip' },
    { name: 'a damaged byte', chunks: [packed.with(-6, (packed.at(-6) as number) ^ 255)], code: 'damaged-gzip' },
    { name: 'too large unpacked', chunks: [packed], code: 'gzip-too-large', most: 99_999 },
  ])('$name', ({ chunks, code, most }) => {
    expect(mistakesIn(() => textOf(chunks, most))).toMatchObject([{ code, where: { file: 'run.gz' } }]);
  });
});

test('a reader that stops early leaves nothing behind', () => {
  const chunks = unpackGzip([gzipSync(Buffer.alloc(MEGABYTE))], 'run.gz');
  chunks.next();
  expect(chunks.return(undefined)).toEqual({ done: true, value: undefined });
});
