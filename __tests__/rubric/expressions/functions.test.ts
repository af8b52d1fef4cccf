import { describe, expect, test } from 'vitest';
import { outcomeOf } from './evaluating-text.ts';

describe('functions of texts', () => {
  test.each([
    ['size("añ😀")', 3],
    ['output.size() > 3', true],
    ['output.startsWith("Booked")', true],
    ['output.endsWith("!")', true],
    ['output.contains("Ana")', true],
    ['output.lowerAscii().contains("ana")', true],
    ['"ÀB".lowerAscii()', 'Àb'],
    ['words(output)', 7],
    ['lines(output)', 2],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('functions of lists and objects', () => {
  test.each([
    ['size(tags) / 4', 0.5],
    ['size(usage)', 4],
    ['size(trace)', 3],
    ['min(words_used / 100, 1)', 1],
    ['mean([1, 0, 0]) * 3', 1],
    ['sum([])', 0],
    ['mean(scores)', 0.2],
    ['mean([1, 2])', 1.5],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('functions of numbers', () => {
  test.each([
    ['abs(-2.5)', 2.5],
    ['floor(-2.5)', -3],
    ['ceil(2.1)', 3],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(2.4)', 2],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('conversions', () => {
  test.each([
    ['int("-12") + int(3.9)', -9],
    ['double("2.5e1")', 25],
    ['string(2.0) + string(true) + string("x")', '2truex'],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });

  test.each([
    ['double("1e999")', 'the text "1e999" is not a number'],
    ['double(output)', 'the text "Booked for 14:00 with Ana.\\nSee you!" is not a number'],
    ['int(usage.none)', 'usage.none is absent'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });
});
