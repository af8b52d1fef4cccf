import { describe, expect, test } from 'vitest';
import { outcomeOf, scopeOf, usable } from './evaluating-text.ts';

describe('a score is as exact as what it is compared with', () => {
  test.each([
    ['score("third") * 3 >= 1', true],
    ['score("third") * 3 < 1', false],
    ['score("third") * 3 == 1', true],
    ['score("third") * 3 in [1]', true],
    ['score("third") == 1.0 / 3', true],
    ['score("third") > 1.0 / 3 || score("third") < 1.0 / 3', false],
    ['floor(score("third") * 3)', 1],
    ['int(score("third") * 3)', 1],
    ['ceil((1 - score("third")) * 3)', 2],
    ['round(score("third") * 3 / 2)', 1],
    ['score("third") > 0.33333333', true],
    // Without one, every digit counts.
    ['0.333333333333 * 3 >= 1', false],
    ['floor(0.333333333333 * 3)', 0],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('the steps of an expression are counted', () => {
  const big = Array.from({ length: 200_000 }, (_, index) => index);
  const text = 'a'.repeat(4_000_000);
  const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown;
  const wide = Object.fromEntries(big.map((index) => [`k${index}`, index]));
  const facts = {
    big,
    text,
    deep,
    wide,
  };
  const evaluate = (expression: string) => usable(expression, new Set(Object.keys(facts))).evaluate(scopeOf(facts));

  test.each([
    'big.exists(x, big.exists(y, x + y < 0))',
    'big.map(x, big) == big.map(x, big)',
    'big.map(x, x in big)',
    'big.map(x, text + "b").size()',
    'big.map(x, text.matches("a{3,90}b$")).size()',
    'big.map(x, text.contains("b")).size()',
    'big.map(x, size(text)).size()',
    'big.map(x, words(text)).size()',
    'big.map(x, lines(text)).size()',
    'big.map(x, size(wide)).size()',
    'big.map(x, big + big).size()',
    'big.map(x, sum(big)).size()',
    'big.map(x, wide == wide).size()',
    'big.exists(x, text + "a" == text + "b")',
    'big.exists(x, double(text) > 1)',
    'wide.filter(x, wide.exists(y, x == y && false))',
  ])('%s is stopped', (expression) => {
    expect(() => evaluate(expression)).toThrow(/^the expression .* was stopped: it takes more than 1000000 steps/);
  });

  test.each([
    ['text.matches("b$")', { value: false }],
    ['size(text)', { value: 4_000_000 }],
    ['sum(big) > 1', { value: true }],
    ['big.filter(x, x > 99999).size()', { value: 100_000 }],
    ['deep == deep', { value: true }],
    ['[text] == [text]', { value: true }],
  ])('%s ends in time', (expression, outcome) => {
    expect(evaluate(expression)).toMatchObject(outcome);
  });
});
