import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackZstd } from '../../src/io/zip.ts';

test('unpacks what Zstandard has packed', () => {
  const packed = zstdCompressSync('{"a":1}');
  expect(unpackZstd('log.eval')(packed, { maxOutputLength: 7 }).toString()).toBe('{"a":1}');
});

test('says which Node is needed where this one cannot', () => {
  expect(() => unpackZstd('log.eval', {})).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ code: 'zip-zstandard', fix: expect.stringContaining('Node 24') })],
    }),
  );
});
