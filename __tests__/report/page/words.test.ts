import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingWords, marked } from '../../../src/report/page/words.ts';
import { hostileText } from '../../support/hostile-text.ts';

const long = (word: string) => Array.from({ length: 400 }, (_, index) => `${word}${index}`).join(' ');

test.each([
  ['one word', 'booked at one for Ana', 'booked at two for Ana', [['one'], ['two']]],
  ['words in a row, marked together', 'book the small room now', 'book a large room now', [['the small'], ['a large']]],
  ['a word more', 'book it now', 'book it right now', [[], ['right']]],
  [
    'two places',
    'a b c d e f',
    'a x c d y f',
    [
      ['b', 'e'],
      ['x', 'y'],
    ],
  ],
  ['nothing but spaces', 'a  b', 'a b', [[], []]],
  ['texts that are equal', 'a b', 'a b', [[], []]],
  ['texts that have nothing in common, without marks', 'a b c d', 'e f g h', [[], []]],
  ['an end that repeats the start', 'go go', 'go go go', [[], ['go']]],
  [
    'a long middle, marked as a whole',
    `${long('s')} ${long('a')}`,
    `${long('s')} ${long('b')}`,
    [[long('a')], [long('b')]],
  ],
])('words that differ: %s', (_, main, candidate, words) => {
  const [before, now] = differingWords(main, candidate);
  expect([
    before.map(([start, end]) => main.slice(start, end)),
    now.map(([start, end]) => candidate.slice(start, end)),
  ]).toEqual(words);
});

test('without its marks each text is as it was, whatever it holds and wherever it is cut', () => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.nat(30), (main, candidate, cut) => {
      const [, spans] = differingWords(main, candidate);
      const whole =
        marked(candidate, spans, 0, Math.min(cut, candidate.length)).text +
        marked(candidate, spans, Math.min(cut, candidate.length)).text;
      expect(whole.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      expect(marked(candidate, spans).text.replace(/<\/?mark>/g, '').length).toBeGreaterThanOrEqual(
        candidate.length > 0 ? 1 : 0,
      );
    }),
  );
  expect(marked('a <b> c', [[2, 5]], 0, 4).text + marked('a <b> c', [[2, 5]], 4).text).toBe(
    'a <mark>&lt;b</mark><mark>&gt;</mark> c',
  );
});
