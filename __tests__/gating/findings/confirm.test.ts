import { expect, it } from 'vitest';
import type { ConfirmedScenario } from '../../../schemas/types/decision.ts';
import { wordsText } from '../../../src/gating/findings/confirm.ts';

const fresh = (word: ConfirmedScenario['word'], failed: number): ConfirmedScenario => {
  return { scenario: `${word} ${failed}`, word, failed, trials: 5, main: { failed: 0, trials: 1 }, missing: 0 };
};

it.each([
  [[fresh('passes again', 0), fresh('flaky', 3)], '1 passed again and 1 is flaky'],
  [[fresh('flaky', 5), fresh('flaky', 5), fresh('flaky', 4)], '1 is flaky and 2 failed again'],
  [[fresh('flaky', 5), fresh('confirmed', 5)], '2 failed again'],
])('calls no scenario flaky that failed in every fresh trial', (scenarios, text) => {
  expect(wordsText(scenarios)).toBe(text);
});
