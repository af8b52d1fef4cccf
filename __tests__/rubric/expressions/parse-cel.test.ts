import { describe, expect, test } from 'vitest';
import { meantWord, parseCel, sourceOf } from '../../../src/rubric/expressions/parse-cel.ts';
import { refusalOf } from './evaluating-text.ts';

describe('text that is no CEL is refused at its character', () => {
  test.each([
    ['', 0, 'unexpected token: EOF'],
    ['a b', 2, 'unexpected `b`'],
    ['a and b', 2, 'unexpected `and`: write `&&`'],
    ['tags = 1', 5, 'unexpected `=`: write `==`'],
    ['not output', 4, 'unexpected `output`'],
    ['true && not output', 12, 'unexpected `output`'],
    ['1 not in tags', 2, 'unexpected `not`: write `!`'],
    ['usage.', 6, 'expected IDENTIFIER, got EOF'],
    ['(1 + 2', 6, 'expected RPAREN, got EOF'],
    ['"abc', 0, 'unterminated string'],
    ['"\\q"', 1, 'invalid escape sequence: \\q'],
  ])('%s at %i: %s', (text, offset, message) => {
    expect(refusalOf(text)).toMatchObject({ message, offset });
  });
});

describe('an expression without bounds is refused', () => {
  test.each([
    ['many brackets', '['.repeat(1999), 'nested too deeply'],
    ['more signs', `${'!'.repeat(1990)}true`, 'too large'],
    ['a long path', `usage${'.a'.repeat(40)}`, 'nested too deeply'],
    ['a long chain', `1${'+1'.repeat(900)}`, 'too large'],
    ['a long list', `[${'1,'.repeat(990)}1]${'+[]'.repeat(5)}`, 'too large'],
  ])('%s', (_, text, message) => {
    expect(refusalOf(text).message).toBe(message);
  });
});

describe('the source of a node, for messages', () => {
  test.each([
    ['(1 + 2) * 3', '(1 + 2) * 3'],
    ['((score / 0))', 'score / 0'],
    ['a   +\n b', 'a + b'],
    [`${'a'.repeat(70)}`, `${'a'.repeat(57)}...`],
  ])('%s is shown as %s', (text, source) => {
    const parsed = parseCel(text);
    expect('root' in parsed && sourceOf(parsed.root)).toBe(source);
  });
});

test.each([
  ['and', ': write `&&`'],
  ['None', ': write `null`'],
  ['toString', undefined],
])('the CEL for `%s` of another language is %j', (written, advice) => {
  expect(meantWord(written)).toBe(advice);
});
