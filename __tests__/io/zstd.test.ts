import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackZstd } from '../../src/io/zip.ts';
import { problemsOf } from '../suite/reading.ts';

test('unpacks what Zstandard has packed', () => {
  const packed = zstdCompressSync('{"a":1}');
  expect(unpackZstd('log.eval')(packed, { maxOutputLength: 7 }).toString()).toBe('{"a":1}');
});

test('says which Node is needed where this one cannot', () => {
  expect(problemsOf(() => unpackZstd('log.eval', {}))).toEqual([
    expect.stringMatching(
      /^log\.eval: the archive cannot be read: it is packed with Zstandard, which Node \d+\.\d+\.\d+ cannot unpack\. Use Node 24, /,
    ),
  ]);
});
