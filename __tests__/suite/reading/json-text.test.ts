import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfSoundText, endOfText, mostKeys, withoutLoneSurrogates } from '../../../src/suite/reading/json-text.ts';
import { plainJson } from '../reading.ts';

describe('endOfText', () => {
  const rows: readonly [string, string, number, number][] = [
    ['a plain text', '"ab",', 4, 4],
    ['an escaped quote', String.raw`"a\"b"`, 6, 6],
    ['an escaped backslash at the end', String.raw`"a\\" "`, 5, 5],
    ['no closing quote', String.raw`"a\"`, -1, -1],
    ['an unknown escape', String.raw`"\x"`, 4, -1],
    ['half an escape', String.raw`"\u12"`, 6, -1],
    ['a control character', '"a\tb"', 5, -1],
    ['half a pair', '"\ud800"', 3, 3],
  ];
  it.each(rows)('finds the end of %s, and whether it is sound', (_, json, end, sound) => {
    expect([endOfText(json, 0), endOfSoundText(json, 0)]).toEqual([end, sound]);
  });

  it('walks over eight million escapes', () => {
    const json = `"${'\\n'.repeat(8_000_000)}"`;
    expect([endOfText(json, 0), endOfSoundText(json, 0)]).toEqual([json.length, json.length]);
  });
});

describe('mostKeys', () => {
  const keysOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? (Array.isArray(value) ? 0 : Object.keys(value).length) + Object.values(value).map(keysOf).reduce(sum, 0)
      : 0;
  const sum = (a: number, b: number): number => a + b;

  const rows: readonly [string, string, number][] = [
    ['JSON inside of a text', String.raw`{"a":"{\"b\": 1, \"c\" : 2}"}`, 1],
    ['a key that ends in a backslash', String.raw`{"a\\":1}`, 1],
    ['white space before the colon', '{"a" \n\t:1}', 1],
    ['a time', '{"at":"14:00"}', 1],
  ];
  it.each(rows)('is exact with %s', (_, json, keys) => {
    expect(mostKeys(json)).toBe(keys);
  });

  it('is never too few', () => {
    fc.assert(
      fc.property(plainJson(), fc.constantFrom(0, 2), (value, indent) => {
        expect(mostKeys(JSON.stringify(value, null, indent))).toBeGreaterThanOrEqual(keysOf(value));
      }),
    );
  });
});

describe('withoutLoneSurrogates', () => {
  const rows: readonly [string, string, string][] = [
    ['replaces a first half', String.raw`"\ud83d"`, String.raw`"\ufffd"`],
    ['replaces a second half', String.raw`"\uDE00x"`, String.raw`"\ufffdx"`],
    ['replaces both of a pair in the wrong order', String.raw`"\ude00\ud83d"`, String.raw`"\ufffd\ufffd"`],
    ['keeps a pair', String.raw`"\ud83d\ude00"`, String.raw`"\ud83d\ude00"`],
    ['keeps what only looks like an escape', String.raw`"\\ud83d"`, String.raw`"\\ud83d"`],
    ['keeps a text without escapes', '"x"', '"x"'],
  ];
  it.each(rows)('%s', (_, json, expected) => {
    expect(withoutLoneSurrogates(json)).toBe(expected);
  });

  it('leaves nothing that has no UTF-8 form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
        const halves = [...text].flatMap((character) => character.split(''));
        const json = withoutLoneSurrogates(JSON.stringify([...halves.reverse(), other].join('')));
        const read = JSON.parse(json) as string;
        expect(Buffer.from(read).toString()).toBe(read);
      }),
    );
  });
});
