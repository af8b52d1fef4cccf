import { expect, test } from 'vitest';
import { deflated } from '../../src/io/deflate.ts';

test('a browser unpacks the text', async () => {
  const text = 'Straße 東京 \u{1f600}'.repeat(1000);
  const packed = deflated(text);
  expect(packed.length).toBeLessThan(text.length / 20);
  const unpacked = new Blob([Buffer.from(packed, 'base64')]).stream().pipeThrough(new DecompressionStream('deflate'));
  expect(await new Response(unpacked).text()).toBe(text);
});
