import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RECORD_BYTES } from '../../../src/suite/reading/open.ts';
import { splitLines } from '../../../src/suite/reading/records.ts';
import { mistakesIn, spotsIn } from '../../support/mistakes-in.ts';
import { chunksOf } from '../reading.ts';

function split(content: string | Uint8Array, size = 1 << 20, offset = 0): readonly object[] {
  return [...splitLines({ file: 'a', chunks: chunksOf(Buffer.from(content), size), offset })];
}

describe('splitLines', () => {
  it('gives each line with its number and offset, blank ones left out', () => {
    expect(split('one\n\n  \r\nä\nlast', 1 << 20, 3)).toEqual([
      { text: 'one', position: 1, offset: 3 },
      { text: 'ä', position: 4, offset: 12 },
      { text: 'last', position: 5, offset: 15 },
    ]);
  });

  it('gives the same lines wherever the chunks are cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ä', '😀', '\n', '\r', ' ') }),
        fc.integer({ min: 1, max: 9 }),
        (text, size) => {
          expect(split(text, size)).toEqual(split(text));
        },
      ),
    );
  });

  it.each([
    ['in the first line', [0x61, 0xff, 0x0a, 0x62], 1, '0xff'],
    ['in a later line', [0x61, 0x0a, 0xc3, 0xa4, 0xc3, 0x0a], 4, '0xc3'],
    ['cut at the end', [0x61, 0x0a, 0xf0, 0x9f, 0x98], 2, '0xf0'],
    ['as a surrogate', [0xed, 0xa0, 0x80], 0, '0xed'],
  ])('names the offset of a bad byte %s, whatever the chunks', (_, bytes, at, found) => {
    for (const size of [1, 2, 100]) {
      const what = expect.stringContaining(`byte ${at} `) as string;
      expect(mistakesIn(() => split(Buffer.from(bytes), size))).toMatchObject([{ code: 'not-utf8', what, found }]);
    }
  });

  it('refuses a line above the limit and reads one at the limit', () => {
    const line = Buffer.alloc(MAX_RECORD_BYTES, 'x');
    expect(split(line)).toHaveLength(1);
    const longer = Buffer.concat([Buffer.from('a\n'), line, Buffer.from('xx')]);
    expect(spotsIn(() => split(longer))).toEqual(['record-too-large 2:1']);
  });

  it('counts the end of a line for no part of it', () => {
    const line = Buffer.alloc(MAX_RECORD_BYTES + 1, 'x').fill('\n', MAX_RECORD_BYTES);
    expect(split(Buffer.concat([line, line]))).toHaveLength(2);
  });

  it('reads evidence of any size', () => {
    const chunks = [Buffer.from('a\n'), Buffer.alloc(MAX_RECORD_BYTES + 1, 'x')];
    expect([...splitLines({ file: 'a', chunks, offset: 0, isEvidence: true })]).toHaveLength(2);
  });
});
