import { expect, it } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { explainFlips } from '../../src/pipeline/compared-trials.ts';
import { renderComment } from '../../src/reporting/document.ts';
import { numbersBesides } from '../support/numbers.ts';
import { tauBench } from '../support/tau-bench.ts';
import { STORIES } from './stories.ts';

const { decision, runs } = tauBench();
const { 'hostile-text': _, ...stories } = STORIES;
const situations: Readonly<Record<string, Decision>> = {
  ...stories,
  'tau-bench': explainFlips(decision, runs).decision,
};

it.each(Object.entries(situations))('every number in the comment on %s stands in its decision', (_name, told) => {
  expect(numbersBesides(told, renderComment(told, { links: {} }))).toEqual([]);
});

it('a number that nobody decided is noticed', () => {
  expect(numbersBesides(stories['pass-unchanged'] as Decision, 'TCR is 87.1 % in 100 trials')).toEqual(['87.1']);
});
