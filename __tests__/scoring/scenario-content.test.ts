import { describe, expect, test } from 'vitest';
import { contentHash } from '../../src/contract/hash.ts';
import { NO_CONTENT, scenarioContent, startContentHash } from '../../src/scoring/scenario-content.ts';
import { trialOf } from '../rubric/rubric-of.ts';
import { report, rubric, trial } from './report-of.ts';

test('a trial is hashed by input and expected answer, null if it records neither', () => {
  const hashOf = startContentHash();
  const hash = contentHash({ input: 'x', ground_truth: null });
  expect(hashOf(trialOf({ input: 'x', output: 'a' }))).toBe(hash);
  expect(hashOf(trialOf({ input: 'x', output: 'b' }))).toBe(hash);
  expect(hashOf(trialOf({ output: 'b' }))).toBeNull();
  expect(hashOf(trialOf({ ground_truth: 4 }))).toBe(contentHash({ input: null, ground_truth: 4 }));
  expect(hashOf(trialOf({ input: 'x' }))).toBe(hash);
});

test('contents of a scenario make one hash in any order', () => {
  expect(scenarioContent([])).toBe(NO_CONTENT);
  expect(NO_CONTENT).toBe(contentHash({}));
  expect(scenarioContent(['a'])).toBe('a');
  expect(scenarioContent(['a', 'b'])).toBe(scenarioContent(['b', 'a']));
  expect(scenarioContent(['a', 'b'])).not.toBe(scenarioContent(['a']));
});

describe('the content of a scenario in the report', () => {
  const contents = (...facts: readonly object[]): readonly string[] =>
    report(
      [rubric],
      facts.map((more, index) => trial(`s-${index}`, 1, true, true, more)),
    ).scenarios.map(({ content }) => content);

  test('is distinguished by input and expected answer alone, however they are laid out', () => {
    const [first, same, other, answer, none] = contents(
      { input: { a: 1, b: 2 }, output: 'x' },
      { input: { b: 2, a: 1 }, output: 'y' },
      { input: { a: 1, b: 3 } },
      { input: { a: 1, b: 2 }, ground_truth: 4 },
      {},
    );
    expect(same).toBe(first);
    expect(new Set([first, other, answer, none]).size).toBe(4);
    expect(none).toBe(NO_CONTENT);
    expect(other).toBe(contentHash({ input: { a: 1, b: 3 }, ground_truth: null }));
  });

  test('is reported where some trials do not record it, and crashed ones are none of them', () => {
    const [a, b, c] = report(
      [rubric],
      [
        trial('a', 1, true, true, { input: 'x' }),
        trial('a', 2, true, true),
        trial('a', 3, true, true),
        trial('b', 1, true, true, { input: 'x' }),
        trial('b', 2, true, true, { error: { kind: 'agent', classified: true, message: 'out of range' } }),
        trial('c', 1, true, true),
      ],
    ).scenarios;
    expect([a, b, c].map((scenario) => scenario?.unrecorded)).toEqual([2, undefined, undefined]);
  });

  test('is one hash for trials that differ, in whatever order, and is not lost with a trial that crashed', () => {
    const asks = (...inputs: readonly (string | undefined)[]): string | undefined =>
      report(
        [rubric],
        inputs.map((input, index) => trial('s', index, true, true, input === undefined ? {} : { input })),
      ).scenarios[0]?.content;
    expect(asks('a', 'b', 'a')).toBe(asks('b', 'a'));
    expect(asks('a', 'b')).not.toBe(asks('a'));
    expect(asks('a', undefined)).toBe(asks('a'));
  });

  test('comes with its family, as its first trial names it', () => {
    const { scenarios } = report(
      [rubric],
      [
        trial('a', 2, true, true, { family: 'second' }),
        trial('a', 1, true, true, { family: 'first' }),
        trial('b', 1, true, true),
      ],
    );
    expect(scenarios.map(({ family }) => family)).toEqual(['first', undefined]);
  });
});
