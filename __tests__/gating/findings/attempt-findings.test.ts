import { expect, it } from 'vitest';
import { trialsAdded, trialsNotAdded, trialsRepeated } from '../../../src/gating/findings/attempt-findings.ts';

const [first, second, third] = [
  { attempt: 1, trials: 60 },
  { attempt: 2, trials: 1 },
  { attempt: 3, trials: 20 },
] as const;

it.each([
  { name: 'one attempt', earlier: [first], own: 60, what: '60 trials of attempt 1 were added to the 60', total: '120' },
  { name: 'a single trial', earlier: [second], own: 1, what: '1 trial of attempt 2 was added to the 1', total: '2' },
  {
    name: 'two attempts',
    earlier: [first, second],
    own: 5,
    what: '61 trials of attempts 1 and 2 were added to the 5',
    total: '66',
  },
  {
    name: 'three attempts',
    earlier: [first, second, third],
    own: 4,
    what: '81 trials of attempts 1, 2 and 3 were added to the 4',
    total: '85',
  },
])('says how many trials of $name were added', ({ earlier, own, what, total }) => {
  expect(trialsAdded(earlier, own)).toMatchObject({
    code: 'trials-added',
    effect: 'notice',
    what: `${what} of this attempt: a re-run adds, it never replaces`,
    actual: `${total} trials`,
  });
});

it('says that results were there before', () => {
  expect(trialsRepeated([first], [first, second], 0)).toMatchObject({
    what: 'All results of this attempt are those of attempt 1, so they count once',
    actual: '61 trials of attempts 1 and 2 in all',
  });
  expect(trialsRepeated([first], [first], 1)).toMatchObject({
    what: 'Some results of this attempt are those of attempt 1, so they count once',
    actual: '60 trials that are known, 1 new',
  });
});

it('says which attempts are left out, oldest first', () => {
  expect(trialsNotAdded([])).toEqual([]);
  const [finding] = trialsNotAdded([
    { attempt: 2, why: 'it was invalid' },
    { attempt: 1, why: 'it kept no bundle' },
  ]);
  expect(finding).toMatchObject({
    effect: 'notice',
    what: 'The trials of attempts 1 and 2 were not added to those of this attempt',
    actual: 'attempt 1: it kept no bundle; attempt 2: it was invalid',
  });
});

it('does not say that all are left out where one of them is added', () => {
  const left = [{ attempt: 2, why: 'it kept no bundle' }];
  expect(trialsNotAdded(left, true)[0]?.next).toMatch(/^Nothing, where other jobs alone ran again;/);
  expect(trialsNotAdded(left)[0]?.next).toMatch(/^Judge with care: the earlier attempts are left out/);
});
