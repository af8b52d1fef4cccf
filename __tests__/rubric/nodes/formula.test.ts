import { describe, expect, test } from 'vitest';
import { judgeTrial } from '../../../src/scoring/judge-trial.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { scoreTrial } from '../../support/score-trial.ts';
import { rubricOf, trialOf } from '../rubric-of.ts';

const contract = { properties: { x: {}, words: {}, fluency: {}, factual: {} } };
const rubric = (formula: string, keys: object = {}) => rubricOf({ criteria: undefined, contract, formula, ...keys });
const judge = (formula: string, facts: object, keys: object = {}) =>
  scoreTrial([rubric(formula, keys)], trialOf(facts as Record<string, unknown>)).rubrics[0];

describe('the score', () => {
  test.each<{ formula: string; facts: object; score: number; because: string }>([
    { formula: 'min(words / 100, 1)', facts: { words: 40 }, score: 0.4, because: 'min(words / 100, 1): words is 40' },
    { formula: '0.1 + 0.2', facts: {}, score: 0.3, because: '0.1 + 0.2' },
    { formula: 'x', facts: { x: 1 + 5e-10 }, score: 1, because: `x: x is ${1 + 5e-10}` },
    { formula: 'x', facts: { x: -5e-10 }, score: 0, because: 'x: x is -5e-10' },
  ])('of $formula is $score', ({ formula, facts, score, because }) => {
    const verdict = score === 1 ? 'pass' : 'warn';
    expect(judge(formula, facts)?.tree).toMatchObject({ kind: 'formula', score, verdict, explanation: because });
  });

  test('is marked like that of any node', () => {
    expect(judge('x', { x: 0.4 }, { threshold: 0.5 })?.tree).toMatchObject({
      verdict: 'fail',
      score: 0.4,
      explanation: 'x: x is 0.4; below the threshold of 0.5',
    });
    expect(judge('x', { x: 0.4 }, { severity: 'low' })?.tree).toMatchObject({ verdict: 'pass', score: 0.4 });
    const calibration = [
      { from: 0, to: 0.5 },
      { from: 1, to: 1 },
    ];
    expect(judge('x', { x: 0 }, { calibration })?.tree).toMatchObject({ score: 0.5, raw: 0 });
  });

  test.each([
    { x: 85, says: 'the formula x gave 85; scores are 0 to 1' },
    { x: 101, says: 'the formula x gave 101; scores are 0 to 1' },
    { x: -0.1, says: 'the formula x gave -0.1; scores are 0 to 1' },
    { x: 1.000001, says: 'the formula x gave 1.000001; scores are 0 to 1' },
  ])('outside 0 to 1 is no score: $x', ({ x, says }) => {
    expect(judgeTrial([rubric('x')], trialOf({ x })).rubrics[0]).toMatchObject({
      judgement: { verdict: 'error', score: null },
      outcome: 'not_judged',
      reason: says,
    });
  });
});

describe('what is indeterminate', () => {
  test.each<{ name: string; facts: object; because: string; warnings: readonly string[] }>([
    {
      name: 'an absent fact',
      facts: {},
      because: '1 / x is indeterminate: x is absent',
      warnings: ['fact `x` is absent'],
    },
    {
      name: 'a division by zero',
      facts: { x: 0 },
      because: '1 / x is indeterminate: 1 / x divides by zero',
      warnings: ['`1 / x` is indeterminate: 1 / x divides by zero'],
    },
  ])('$name fails with the reason', ({ facts, because, warnings }) => {
    const result = judge('1 / x', facts, { severity: 'high' });
    expect(result?.tree).toMatchObject({ verdict: 'fail', score: 0, severity: 'high', explanation: because });
    expect(result?.warnings).toEqual(warnings);
  });

  test('does not pass a threshold of 0, nor by calibration', () => {
    const calibration = [
      { from: 0, to: 1 },
      { from: 1, to: 1 },
    ];
    expect(judge('x', {}, { threshold: 0, calibration })?.tree).toMatchObject({ verdict: 'fail', score: 0 });
  });
});

describe('other nodes', () => {
  const nodes = {
    applies: { when: { field: 'x', op: 'exists' }, formula: 'x' },
    always: { formula: '1' },
  };

  test('that do not apply leave the formula out too, without a warning', () => {
    const result = judge('0.5 * score("applies") + 0.5 * score("always")', {}, { nodes });
    expect(result?.tree).toMatchObject({ verdict: 'skipped', score: null });
    expect(result?.tree.explanation).toMatch(/^0\.5 .* does not apply: .*applies/);
    expect(result?.warnings).toEqual([]);
    expect(result?.tree.observed).toContainEqual({ field: 'score of applies' });
  });

  test('that do not apply hide no fact that is missing', () => {
    const result = judge('passed("applies") ? 1 : y', {}, { nodes, contract: { properties: { y: {}, x: {} } } });
    expect(result?.tree).toMatchObject({ verdict: 'fail', score: 0 });
    expect(result?.warnings).toEqual(['fact `y` is absent']);
  });

  test.each([
    { name: 'where the formula does not need the node', formula: 'x > 1 ? score("applies") : 1 - y / 100' },
    { name: 'beside its score', formula: 'y / 100 + score("applies") * 0.5' },
    { name: 'after its score', formula: 'score("applies") * 0.5 + y / 100' },
  ])('that do not apply hide no fact that is missing, $name', ({ formula }) => {
    const skipped = { applies: { when: { field: 'x', op: 'gt', value: 5 }, formula: '1' } };
    const contract = { properties: { x: {}, y: {} } };
    const result = judge(formula, { x: 1 }, { nodes: skipped, contract });
    expect(result?.tree).toMatchObject({ verdict: 'fail', score: 0 });
    expect(result?.warnings).toEqual(['fact `y` is absent']);
  });

  test('that do not apply are no loss where the formula does not need them', () => {
    expect(judge('passed("applies") ? score("applies") : 0.25', {}, { nodes })?.tree.score).toBe(0.25);
  });

  test('keep their scores, whatever the order in which they stand', () => {
    const written = {
      composite: { formula: '0.5 * score("readability") + 0.5 * score("accuracy")' },
      readability: { formula: '0.4 * score("length") + 0.6 * score("fluent")' },
      length: { formula: 'min(words / 100, 1)' },
      fluent: { formula: 'fluency' },
      accuracy: { formula: 'factual' },
    };
    const facts = { words: 40, fluency: 0.85, factual: 0.95 };
    for (const order of [Object.entries(written), Object.entries(written).reverse()]) {
      const compiled = rubric('score("composite")', { nodes: Object.fromEntries(order) });
      const keys = compiled.nodes.order.map((slot) => compiled.nodes.named[slot]?.key ?? '');
      expect(keys.indexOf('readability')).toBeGreaterThan(Math.max(keys.indexOf('length'), keys.indexOf('fluent')));
      expect(keys.at(-1) === 'composite' || keys.indexOf('composite') > keys.indexOf('readability')).toBe(true);
      const tree = scoreTrial([compiled], trialOf(facts)).rubrics[0]?.tree;
      const scores = Object.fromEntries((tree?.children ?? []).map(({ key, score }) => [key, score]));
      expect(scores).toEqual({ length: 0.4, fluent: 0.85, accuracy: 0.95, readability: 0.67, composite: 0.81 });
      expect(tree?.score).toBe(0.81);
    }
  });

  test('in a cycle are refused, each named', () => {
    const cycle = { coherence: { formula: 'score("fluency")' }, fluency: { formula: 'score("coherence")' } };
    expect(pointedIn(() => rubric('1', { nodes: cycle }))).toEqual([
      '/nodes/coherence cycle coherence needs fluency, fluency needs coherence',
    ]);
  });

  test('by their bare names are refused', () => {
    expect(pointedIn(() => rubric('0.5 * always + 0.5', { nodes }))).toEqual([
      '/formula bad-expression "0.5 * always + 0.5", at its character 7',
    ]);
  });

  test('that are not there are refused', () => {
    expect(pointedIn(() => rubric('score("alwys")', { nodes }))).toEqual(['/formula unknown-node']);
  });
});
