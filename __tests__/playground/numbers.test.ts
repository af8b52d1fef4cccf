import { describe, expect, test } from 'vitest';
import { type NumberInText, numbersIn, withNumber } from '../../src/playground/numbers.ts';

const RUBRIC = `# Kept: a comment.
threshold: { value: 0.75, rationale: why }  # and this one
criteria:
  a: { weight: 0.5 } # half
  b:
    weight: 0.30
    rules:
      - { name: r, weight: 2 }
  c: { weight: 0.2, threshold: .5 }
bands:
  - { name: good, at_least: 0.8 }
  - { name: rest }
`;

test('finds every weight and threshold by its keys', () => {
  expect(numbersIn(RUBRIC).map(({ name, value }) => [name, value])).toEqual([
    ['threshold', 0.75],
    ['a weight', 0.5],
    ['b weight', 0.3],
    ['b rules r weight', 2],
    ['c weight', 0.2],
    ['c threshold', 0.5],
    ['bands good at_least', 0.8],
  ]);
});

test.each([
  { name: 'a text that is no YAML', text: 'criteria: [', found: [] },
  { name: 'an empty text', text: '', found: [] },
  { name: 'a weight that is all of 1', text: 'criteria: { a: { weight: 1 } }', found: [] },
  { name: 'one weight in proportion', text: 'weights: relative\ncriteria: { a: { weight: 3 } }', found: [3] },
  { name: 'a number that YAML reads as text', text: 'threshold: "0.5"', found: [] },
])('finds $found in $name', ({ text, found }) => {
  expect(numbersIn(text).map(({ value }) => value)).toEqual(found);
});

describe('a number that changes', () => {
  const changed = (text: string, name: string, value: number): string => {
    const numbers = numbersIn(text);
    return withNumber(text, numbers, numbers.find((number) => number.name === name) as NumberInText, value);
  };

  test('changes alone if it is no share', () => {
    expect(changed(RUBRIC, 'threshold', 0.9)).toBe(RUBRIC.replace('0.75', '0.9'));
    expect(changed(RUBRIC, 'b rules r weight', 3)).toBe(RUBRIC.replace('weight: 2 ', 'weight: 3 '));
  });

  test.each([
    { weight: 'a', value: 0.6, shares: [0.6, 0.24, 0.16] },
    { weight: 'b', value: 0.01, shares: [0.71, 0.01, 0.28] },
    { weight: 'c', value: 0.98, shares: [0.01, 0.01, 0.98] },
  ])('as the share $weight leaves the others in proportion, in a sum of 1: $shares', ({ weight, value, shares }) => {
    const text = changed(RUBRIC, `${weight} weight`, value);
    const now = numbersIn(text).filter(({ sharesOf }) => sharesOf !== null);
    expect(now.map((number) => number.value)).toEqual(shares);
    expect(text.replaceAll(/[\d.]+/g, '')).toBe(RUBRIC.replaceAll(/[\d.]+/g, ''));
  });

  test('leaves weights in proportion alone', () => {
    const text = 'weights: relative\ncriteria: { a: { weight: 1 }, b: { weight: 3 } }';
    expect(changed(text, 'a weight', 2)).toBe(text.replace('weight: 1', 'weight: 2'));
  });
});
