import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, contentHash } from '../../src/contract/hash.ts';

test.each([
  { value: { b: 1, a: [true, null, 'é"'] }, text: '{"a":[true,null,"é\\""],"b":1}' },
  { value: { '\u{1f600}': 1, '\ufb33': 2 }, text: '{"\u{1f600}":1,"\ufb33":2}' },
  { value: { b: [undefined], a: undefined }, text: '{"b":[null]}' },
  { value: [1.0, -0, 1e21, 0.000001], text: '[1,0,1e+21,0.000001]' },
])('$text', ({ value, text }) => {
  expect(canonicalJson(value)).toBe(text);
});

test('is JSON of the same value, one text whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 7 },
  );
});

test('hashes the text', () => {
  expect(contentHash({})).toBe('sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});
