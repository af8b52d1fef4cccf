import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { parsePythonLiteral } from '../../../src/suite/mapping/python-literal.ts';
import { plainJson } from '../reading.ts';

describe('parsePythonLiteral', () => {
  it.each([
    [
      'a call of an agent',
      "{'first_name': 'Yusuf', 'zip': '19122', 'n': 1}",
      { first_name: 'Yusuf', zip: '19122', n: 1 },
    ],
    ['words', '[True, False, None]', [true, false, null]],
    ['numbers', '[0, -1, 1.5, 1e-05, 1E3]', [0, -1, 1.5, 0.00001, 1000]],
    ['both quotes', `["it's", 'say "hi"', 'it\\'s']`, ["it's", 'say "hi"', "it's"]],
    ['escapes', String.raw`'\n\t\\\x41\u00e4\U0001f600\0'`, '\n\t\\Aä😀\0'],
    ['escapes before digits', String.raw`'\n1. \'5\' \\0 \t7 \08'`, "\n1. '5' \\0 \t7 \x008"],
    ['half of a surrogate pair', String.raw`'\ud800x'`, '\ufffdx'],
    ['tuples', "((), (1,), (1, 2), ('x', (2,)))", [[], [1], [1, 2], ['x', [2]]]],
    ['white space', " { 'a' : 1 }\n", { a: 1 }],
    ['ids of inherited members', "{'constructor': 1}", { constructor: 1 }],
    ['a text alone', "'x'", 'x'],
    [
      'numbers as keys',
      "{1: 'a', -2.5: {12345678901234567890: 'b'}}",
      { 1: 'a', '-2.5': { '12345678901234567890': 'b' } },
    ],
  ])('reads %s', (_, text, expected) => {
    expect(parsePythonLiteral(text)).toEqual(expected);
  });

  it.each([
    ['nothing', ''],
    ['a name', 'foo'],
    ['JSON words', '{"a": true}'],
    ['a call', 'dict(a=1)'],
    ['an operation', '1 + 1'],
    ['two values', '1 2'],
    ['a text without end', "'abc"],
    ['a text over two lines', "'a\nb'"],
    ['an unknown escape', String.raw`'\q'`],
    ['an octal escape', String.raw`'\012'`],
    ['a code point that is none', String.raw`'\U00110000'`],
    ['bytes', "b'x'"],
    ['a list as key', '{[1]: 2}'],
    ['a key that comes as number and as text', "{1: 'a', '1': 'b'}"],
    ['a set', '{1, 2}'],
    ['a key that comes twice', "{'a': 1, 'a': 2}"],
    ['a prototype', "{'__proto__': 1}"],
    ['nan', 'nan'],
    ['a number that is too large', '1e400'],
    ['a leading comma', '[,]'],
    ['two commas', '[1,,2]'],
    ['a missing bracket', '[1, 2'],
    ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
    ['a hundred thousand levels', '('.repeat(100_000)],
  ])('refuses %s', (_, text) => {
    expect(() => parsePythonLiteral(text)).toThrow();
  });

  it('reads back what Python would write of any JSON value', () => {
    fc.assert(
      fc.property(fc.oneof(plainJson(), fc.string({ unit: HARD })), (value) => {
        expect(parsePythonLiteral(reprOf(value))).toEqual(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives a value, a SyntaxError or a UserError for any text', () => {
    const marks = fc.constantFrom(
      "'",
      '"',
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      ',',
      ':',
      '\\',
      'x41',
      '1',
      '-',
      '.',
      'e',
      'True',
      ' ',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.array(marks).map((parts) => parts.join('')),
        (text) => {
          try {
            parsePythonLiteral(text);
          } catch (error) {
            expect([SyntaxError, UserError]).toContain((error as Error).constructor);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

/** Characters that are escaped, and those that must not be taken for a part of an escape. */
const HARD = fc.constantFrom('\n', '\r', '\t', '\0', "'", '"', '\\', '0', '7', 'n', 'x', 'é');

/** Controls that `repr` names by a letter. */
const LETTERS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes a value as `repr` does. */
function reprOf(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return reprOfText(value);
  if (Array.isArray(value)) return `[${value.map(reprOf).join(', ')}]`;
  return `{${Object.entries(value as object)
    .map(([key, item]) => `${reprOfText(key)}: ${reprOf(item)}`)
    .join(', ')}}`;
}

function reprOfText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = Array.from(text, (character) => {
    if (character === quote || character === '\\') return `\\${character}`;
    const letter = LETTERS[character];
    if (letter !== undefined) return letter;
    const code = character.codePointAt(0) ?? 0;
    if (code < 32 || code === 127) return `\\x${code.toString(16).padStart(2, '0')}`;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : character;
  });
  return quote + escaped.join('') + quote;
}
