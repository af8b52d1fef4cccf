import { describe, expect, test } from 'vitest';
import { LargePattern } from '../../../src/contract/linear-pattern.ts';
import { compileRegex } from '../../../src/rubric/patterns.ts';

describe('a pattern is compiled', () => {
  const words = Array.from({ length: 100 }, (_, index) => `refund${'abcdefghij'[index % 10]}${index}`).join('|');
  test.each([
    { name: 'of an email', pattern: '(?i)\\b[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,63}\\b' },
    {
      name: 'of a URL',
      pattern: 'https?://(?:www\\.)?[-a-zA-Z0-9@:%._+~#=]+\\.[a-z]{1,6}\\b[-a-zA-Z0-9()@:%_+.~#?&/=]*',
    },
    { name: 'of an id', pattern: '(?i)[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}' },
    {
      name: 'of an address',
      pattern: '\\b(?:(?:25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\\.){3}(?:25[0-5]|[01]?[0-9][0-9]?)\\b',
    },
    { name: 'of a token', pattern: 'gh[pousr]_[A-Za-z0-9]{36,}' },
    { name: 'of words near each other', pattern: '(?i)refund(?:\\W+\\w+){0,20}\\W+approved' },
    { name: 'of what stands within a hundred characters', pattern: 'refund.{0,100}approved' },
    { name: 'of a hundred words', pattern: `(?i)\\b(?:${words})\\b` },
  ])('$name', ({ pattern }) => {
    expect(() => compileRegex(pattern)).not.toThrow();
  });
});

describe('a pattern is refused', () => {
  test.each([
    { pattern: '(a|b|ab){1,900}c', size: 6302, allowed: 216 },
    { pattern: '[ab]*a[ab]{900}c', size: 906, allowed: 216 },
    { pattern: '^.{0,280}$', size: 564, allowed: 210 },
    { pattern: '(?:(?:a{10}){10}){9}c', size: 903, allowed: 221 },
  ])('$pattern', ({ pattern, size, allowed }) => {
    const said = `its counts make it ${size} places long, where ${allowed} are allowed`;
    expect(() => compileRegex(pattern)).toThrow(new LargePattern(size, allowed));
    expect(() => compileRegex(pattern)).toThrow(said);
  });
});
