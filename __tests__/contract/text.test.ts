import { describe, expect, it, test } from 'vitest';
import { counted, inline, shown } from '../../src/contract/text.ts';

describe('shown', () => {
  const rows: readonly [string, unknown, string][] = [
    ['a text', 'a"b', '"a\\"b"'],
    ['a value that is absent', undefined, 'nothing'],
    ['NaN', Number.NaN, 'NaN'],
    ['infinity', Number.NEGATIVE_INFINITY, '-Infinity'],
    ['minus zero', -0, '0'],
    ['control characters', '\0\n\u0085', '"\\u0000\\n\\u0085"'],
    ['what turns the text around', 'a\u202eb', '"a\\u202eb"'],
    ['half a surrogate pair', '\ud800', '"\\ud800"'],
    ['80 characters whole', 'x'.repeat(78), `"${'x'.repeat(78)}"`],
    ['no more than 80 characters', 'x'.repeat(79), `"${'x'.repeat(76)}...`],
    ['no half of a pair at the cut', `${'x'.repeat(75)}😀😀😀`, `"${'x'.repeat(75)}...`],
  ];
  it.each(rows)('shows %s', (_, value, expected) => {
    expect(shown(value)).toBe(expected);
  });
});

describe('inline', () => {
  it('escapes and cuts a text without putting it into quotes', () => {
    expect(inline('a\nb')).toBe('a\\nb');
    expect(inline('y'.repeat(100))).toBe(`${'y'.repeat(77)}...`);
  });
});

test.each([
  { count: 0, text: '0 more problems' },
  { count: 1, text: '1 more problem' },
  { count: 2, text: '2 more problems' },
])('$text', ({ count, text }) => {
  expect(counted(count, 'more problem')).toBe(text);
});
