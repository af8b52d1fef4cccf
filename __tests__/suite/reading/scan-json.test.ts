import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonSyntaxError, scanJson } from '../../../src/suite/reading/scan-json.ts';

describe('scanJson', () => {
  it('finds a fault in just the texts that JSON.parse refuses', () => {
    const marks = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\n"',
      '1',
      '-',
      '0',
      '1.5e+3',
      'true',
      'null',
      ' ',
      '\n',
      '"',
    ];
    const passes = (read: () => unknown): boolean => {
      try {
        read();
        return true;
      } catch (error) {
        expect([SyntaxError, JsonSyntaxError]).toContain((error as Error).constructor);
        return false;
      }
    };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks), { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        expect(passes(() => [...scanJson(text)])).toBe(passes(() => JSON.parse(text)));
      }),
      { numRuns: 3000 },
    );
  });
});

it('tells names from values, each with its place', () => {
  const tokens = [...scanJson('{"a": [1, "b"]}')].map(({ mark, isKey, at, end }) => [mark, isKey, at, end]);
  expect(tokens).toEqual([
    ['{', false, 0, 1],
    ['"', true, 1, 4],
    [':', false, 4, 5],
    ['[', false, 6, 7],
    ['0', false, 7, 8],
    [',', false, 8, 9],
    ['"', false, 10, 13],
    [']', false, 13, 14],
    ['}', false, 14, 15],
  ]);
});

it.each([
  ['{"a" 1}', 5, '`:`', false],
  ['[1,', 3, 'a value', true],
  ['[tru', 1, 'a value or `]`', true],
  ['[1] 2', 4, 'nothing more', false],
])('%s is no JSON from index %i, where it expects %s (cut: %s)', (text, at, expected, isCut) => {
  expect(() => [...scanJson(text)]).toThrow(expect.objectContaining({ at, expected, isCut }));
});
