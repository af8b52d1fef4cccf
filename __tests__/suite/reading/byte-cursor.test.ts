import { describe, expect, test } from 'vitest';
import { byteCursor } from '../../../src/suite/reading/byte-cursor.ts';
import { MAX_RECORD_BYTES } from '../../../src/suite/reading/open.ts';
import { spotsIn } from '../../support/mistakes-in.ts';
import { chunksOf } from '../reading.ts';

const cursor = (text: string | Uint8Array, size: number) =>
  byteCursor({ file: 'a', chunks: chunksOf(Buffer.from(text), size), offset: 0 });

describe.each([1, 2, 5, 1024])('in chunks of %i bytes', (size) => {
  test.each(['"a\\"]b"', '"\\\\"', '{"a":[1,{"b":"}"}],"c":"é😀"}', '-1.5e3', 'null', '[]'])(
    '%s is taken whole, and skipped whole',
    (value) => {
      const taking = cursor(` ${value} , 1`, size);
      expect(taking.takeValue()).toBe(value);
      const skipping = cursor(` ${value} , 1`, size);
      skipping.skipValue();
      for (const at of [taking, skipping]) expect(String.fromCharCode(at.peek())).toBe(',');
    },
  );

  test('offset and line are those of the next byte', () => {
    const at = cursor('[\n\n 1,\n2]', size);
    const next = () => [String.fromCharCode(at.peek()), at.offset(), at.line()];
    expect(next()).toEqual(['[', 0, 1]);
    at.step();
    expect(next()).toEqual(['1', 4, 3]);
    at.skipValue();
    expect(next()).toEqual([',', 5, 3]);
    at.step();
    expect(at.takeValue()).toBe('2');
    expect(next()).toEqual([']', 8, 4]);
    at.step();
    expect(at.peek()).toBe(-1);
  });

  test.each(['', '"a', '"a\\', '[1', '{"a":"}"'])('a file that ends in the middle of `%s` is cut', (text) => {
    expect(spotsIn(() => cursor(text, size).skipValue())).toEqual(['cut-json']);
  });
});

test('a value above the record limit is refused when it is taken, not when it is skipped', () => {
  const large = `"${'x'.repeat(MAX_RECORD_BYTES)}"`;
  expect(spotsIn(() => cursor(large, 1 << 20).takeValue())).toEqual(['record-too-large']);
  expect(spotsIn(() => cursor(large, 1 << 20).skipValue())).toEqual([]);
});

test('a value that is no UTF-8 is refused', () => {
  expect(spotsIn(() => cursor(Uint8Array.of(0x22, 0xff, 0x22), 1024).takeValue())).toHaveLength(1);
});
