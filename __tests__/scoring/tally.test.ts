import { describe, expect, test } from 'vitest';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { rubricOf, rubricOfFacts, trialOf } from '../rubric/rubric-of.ts';
import { report, rubric, trial } from './report-of.ts';

test('a scenario counts once, however often it was tried', () => {
  const trials = [
    trial('x', 1, true, true),
    trial('y', 1, true, false),
    trial('y', 2, false, false),
    trial('y', 3, false, false),
  ];
  // (1 + (0.5 + 0 + 0) / 3) / 2, not (1 + 0.5) / 4
  expect(report([rubric], trials).rubrics[0]?.score).toBeCloseTo(7 / 12, 12);
});

describe('a warning of every trial', () => {
  const without = (number: number, ...names: readonly string[]): Trial => {
    const facts = Object.entries({ a: true, b: true }).filter(([name]) => !names.includes(name));
    return trialOf({ scenario: 'x', trial: number, ...Object.fromEntries(facts) });
  };
  const crash = { error: { kind: 'agent', message: 'boom', classified: true } } as const;

  test.each([
    { name: 'no fact is absent', trials: [without(1)], warnings: undefined },
    { name: 'one is, in all', trials: [without(1, 'a', 'b'), without(2, 'a')], warnings: ['fact `a` is absent'] },
    { name: 'another in each', trials: [without(1, 'a'), without(2, 'b')], warnings: undefined },
    {
      name: 'beside a crash',
      trials: [trial('y', 1, true, true, crash), without(1, 'b')],
      warnings: ['fact `b` is absent'],
    },
  ])('is kept, in any order of the trials: $name', ({ trials, warnings }) => {
    expect(report([rubric], trials).rubrics[0]?.warnings).toEqual(warnings);
    expect(report([rubric], trials.toReversed()).rubrics[0]?.warnings).toEqual(warnings);
  });
});

test('only the first five failures are kept, and their explanations are cut', () => {
  const keys = [...'abcdefgh'];
  const conditions = keys.map((key) => ({ field: `${key.repeat(60)}`, op: 'eq', value: 'y'.repeat(60) }));
  const criteria = keys.map((key) => [key, { weight: 0.125, pass_when: { or: conditions } }]);
  const facts = Object.fromEntries(keys.map((key) => [key.repeat(60), 'x']));
  const { scenarios } = report([rubricOf({ criteria: Object.fromEntries(criteria) })], [trialOf(facts)]);
  const failures = scenarios[0]?.rubrics.sample?.failures ?? [];
  expect(failures.map(({ criterion }) => criterion)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(failures.map(({ explanation }) => explanation.length)).toEqual(Array(5).fill(300));
});

test('a band begins at a third for whoever writes it with all its digits', () => {
  const bands = [{ name: 'some', at_least: 0.3333333333333333 }, { name: 'less' }];
  const thirds = rubricOfFacts({ a: 1, b: 2 }, { bands, weights: 'relative' });
  expect(report([thirds], [trialOf({ a: true, b: false })]).rubrics[0]?.band).toBe('some');
});

test('the band is the one that the score falls into', () => {
  const bands = [{ name: 'ready', at_least: 0.85 }, { name: 'usable', at_least: 0.7 }, { name: 'not ready' }];
  const banded = rubricOfFacts({ a: 0.7, b: 0.15, c: 0.15 }, { bands });
  const band = (facts: object) =>
    report([banded], [trialOf({ a: false, b: false, c: false, ...facts })]).rubrics[0]?.band;
  expect([band({ a: true, b: true }), band({ a: true }), band({ b: true })]).toEqual(['ready', 'usable', 'not ready']);
});

test('one judgement with two outcomes is counted under both', () => {
  const outcomes = [{ name: 'loud', when: { field: 'loud', op: 'eq', value: true } }, { name: 'quiet' }];
  const rubric = rubricOfFacts({ a: 1 }, { outcomes });
  const report = startReport([rubric]);
  for (const [index, loud] of [true, false, true, false, false].entries())
    report.add(scoreTrial([rubric], { ...trialOf({ a: true, loud }), trial: index }));
  expect(report.finish().rubrics[0]?.outcomes).toEqual([
    { outcome: 'loud', trials: 2 },
    { outcome: 'quiet', trials: 3 },
  ]);
});
