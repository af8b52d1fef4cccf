import { describe, expect, it } from 'vitest';
import { missingTrials, trialsPerScenario } from '../../../src/gating/comparing/scores.ts';
import { assumeMissing } from '../../../src/gating/fill-missing.ts';
import { readPolicy } from '../../../src/gating/policy/read-policy.ts';
import { startReport } from '../../../src/scoring/report.ts';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import { rubricOf, trialOf } from '../../rubric/rubric-of.ts';
import { many, run } from '../build-run.ts';
import { contextOf } from '../decide-run.ts';

const report = run({ a: [1, 'infrastructure'], b: ['judge'], c: [0.5, 'crash'] });

describe('missingTrials', () => {
  it('counts infrastructure and judge errors among all trials, not crashes of the agent', () => {
    expect(missingTrials(report)).toEqual({ missing: 2, total: 5 });
    expect(missingTrials(run(many(3, ['crash'])))).toEqual({ missing: 0, total: 3 });
  });
});

describe('a trial that one rubric could not judge', () => {
  const rubrics = [
    rubricOf({
      rubric: 'asks',
      metric: 'A',
      criteria: { polite: { weight: 1, question: 'Polite?', judge: 'yes_no' } },
    }),
    rubricOf({ rubric: 'sees', metric: 'S' }),
  ];
  const mixed = startReport(rubrics);
  for (const [scenario, facts] of [
    ['a', { output: 'Hi.', judge: { polite: true } }],
    ['b', { output: 'Hi.' }],
    ['c', { error: { kind: 'infrastructure', message: 'down', classified: true } }],
  ] as const)
    mixed.add(scoreTrial(rubrics, { ...trialOf(facts), scenario }));
  const found = mixed.finish();

  it('is missing under that rubric alone', () => {
    expect(found.scenarios.map(({ unjudged }) => unjudged)).toEqual([
      undefined,
      { trials: 1, rubrics: { asks: 1 } },
      undefined,
    ]);
    expect(missingTrials(found)).toEqual({ missing: 2, total: 3 });
    const filled = assumeMissing(contextOf(found), found, 'fail');
    expect(filled.rubrics.map(({ rubric, trials }) => [rubric, trials])).toEqual([
      ['asks', { passed: 1, total: 3 }],
      ['sees', { passed: 2, total: 3 }],
    ]);
    expect(filled.scenarios.map(({ rubrics: own }) => own.sees?.scores)).toEqual([[1], [1], [0]]);
    expect(filled.scenarios.map(({ rubrics: own }) => own.asks?.scores)).toEqual([[1], [0], [0]]);
  });

  it('is one trial of its scenario', () => {
    expect(trialsPerScenario(found)).toEqual({ fewest: 1, most: 1 });
  });
});

describe('fillMissing', () => {
  it.each([
    { assumed: 'pass', score: (1 + 1 + 0.25) / 3, passed: 3, a: [1, 1], b: [1] },
    { assumed: 'fail', score: (0.5 + 0 + 0.25) / 3, passed: 1, a: [1, 0], b: [0] },
  ] as const)('counts them as $assumed in scores, passes and criteria', ({ assumed, score, passed, a, b }) => {
    const filled = assumeMissing(contextOf(report), report, assumed);
    const [rubric] = filled.rubrics;
    expect(rubric?.score).toBeCloseTo(score, 12);
    expect(rubric?.trials).toEqual({ passed, total: 5 });
    expect(rubric?.criteria[0]).toMatchObject({ key: 'done', passed, total: 5 });
    const scores = filled.scenarios.map((scenario) => scenario.rubrics['task-completion']);
    expect(scores.map((one) => one?.scores)).toEqual([a, b, [0.5, 0]]);
    expect(scores[1]?.criteria).toEqual({ done: { passed: assumed === 'pass' ? 1 : 0, total: 1 } });
    expect(filled.trials).toEqual({ scored: 5, errored: { agent: 1, infrastructure: 0, judge: 0 }, unclassified: 0 });
    expect(filled.errored.map((trial) => trial.kind)).toEqual(['agent']);
    expect(missingTrials(filled)).toEqual({ missing: 0, total: 5 });
  });

  it.each([
    { limit: '{ at_most: 0.1 }', best: 1, worst: 3 },
    { limit: '{ at_least: 0.1 }', best: 3, worst: 1 },
    { limit: '{ rationale: shown only }', best: 1, worst: 1 },
  ])('puts them into an outcome with $limit as suits it best or worst', ({ limit, best, worst }) => {
    const policy = readPolicy('p.yml', `gate: { outcomes: { hard_failure: ${limit} } }`);
    const hard = (assumed: 'pass' | 'fail') =>
      assumeMissing(contextOf(report, null, policy), report, assumed).rubrics[0]?.outcomes.find(
        (one) => one.outcome === 'hard_failure',
      )?.trials;
    expect({ best: hard('pass'), worst: hard('fail') }).toEqual({ best, worst });
  });

  it('leaves the report it is given as it was', () => {
    const before = structuredClone(report);
    assumeMissing(contextOf(report), report, 'fail');
    expect(report).toEqual(before);
  });
});
