import { describe, expect, test } from 'vitest';
import type { FreshTrial } from '../../schemas/types/gate.ts';
import { must } from '../../src/contract/must.ts';
import { placeFreshTrials } from '../../src/gating/fresh-places.ts';
import { run } from './build-run.ts';

/** The first look of one scenario, whose trial says `sorry`. */
const FIRST = {
  ...must(run({ s: { trials: [0], asks: null } }).scenarios[0], 'the scenario'),
  trials: [{ facts: 'sorry', failed: ['task-completion'] }],
};

/** Trials of one attempt, written as words: `sorry` repeats the first look, `-` has no verdict, any other word is its own. */
const attempt = (number: number, words: string): readonly FreshTrial[] =>
  words.split(' ').map((word, index) => ({
    ...{ scenario: 's', attempt: number, trial: 10 * number + index, facts: word === '-' ? null : word },
    ...(word === '-' ? { unscored: true as const } : {}),
  }));

const placed = (trials: readonly FreshTrial[], isDeclared = false) => {
  const { counted, surplus } = placeFreshTrials(trials, { first: FIRST, asked: 5, isDeclared });
  return [counted, surplus].map((list) => list.map(({ facts }) => facts).join(' '));
};

describe('fresh trials of several attempts (E6)', () => {
  test.each([
    { name: 'fill what is missing, in order', attempts: ['a - c -', 'd e f g'], counted: 'a d c e f' },
    { name: 'replace nothing', attempts: ['a b c d e', 'f g h i j'], counted: 'a b c d e' },
    {
      name: 'fill the places of copies, if they have none themselves',
      attempts: ['sorry b sorry', 'd e f g'],
      counted: 'd b e f g',
    },
    {
      name: 'add no passes in varied words to failures in the same ones',
      attempts: ['sorry sorry a sorry sorry', 'sorry sorry b sorry', 'sorry sorry c', 'd sorry'],
      counted: 'a',
    },
    {
      name: 'may have a copy where nothing was delivered',
      attempts: ['- - - - -', 'a sorry c d e'],
      counted: 'a c d e',
    },
    { name: 'repeat what an earlier attempt said', attempts: ['a b c - -', 'a b'], counted: 'a b c' },
  ])('$name', ({ attempts, counted }) => {
    const trials = attempts.flatMap((words, index) => attempt(index + 1, words));
    expect(placed(trials)).toEqual([counted, '']);
    expect(placed(trials.toReversed())).toEqual([counted, '']);
  });

  test('count whatever they say where the harness does not cache', () => {
    expect(placed(attempt(1, 'sorry sorry a sorry sorry'), true)).toEqual(['sorry sorry a sorry sorry', '']);
  });
});

test('beyond five of an attempt they are surplus, and no copy makes room for them (E5)', () => {
  expect(placed(attempt(1, 'a sorry c d e f g'))).toEqual(['a c d e', 'f g']);
  expect(placed([...attempt(1, 'a sorry c d e f'), ...attempt(2, 'f')])).toEqual(['a c d e', 'f']);
});
