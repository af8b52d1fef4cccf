import { describe, expect, it } from 'vitest';
import { scoresOf } from '../../src/gating/comparing/scores.ts';
import { unknownNames, unknownWaived } from '../../src/gating/findings/policy.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { contextOf } from '../gating/decide-run.ts';
import { problemsOf } from '../suite/reading.ts';
import { runRubricTest } from '../support/run-rubric-test.ts';
import { judge, line, rubricText, rubricThatAsks, shippedRubric, whyNoRubric, whyNoTrials } from './judging.ts';

const isOk = { field: 'ok', op: 'eq', value: true };
const weighed = (weights: readonly unknown[], keys: Readonly<Record<string, unknown>> = {}): string => {
  const criteria = weights.map((weight, index) => [
    `c${index}`,
    { weight, pass_when: { ...isOk, field: `f${index}` } },
  ]);
  return rubricText(Object.fromEntries(criteria), keys);
};
const rulesOf = (key: string, value: unknown): string =>
  problemsOf(() => readPolicy('p.yml', JSON.stringify({ gate: { metrics: { TCR: { [key]: value } } } }))).join('\n');

describe('I52 a suite or rubric of nothing', () => {
  it.each([
    ['zero scenarios', '[]', 'there is no trial to judge'],
    ['zero trials in lines', '\n\n', 'the file is empty'],
  ])('of %s is refused', (_, results, message) => {
    expect(whyNoTrials(results).join('\n')).toContain(message);
  });

  it('of zero criteria is refused', () => {
    expect(whyNoRubric(rubricText({}))).toEqual([expect.stringContaining('`criteria`')]);
  });
});

describe('I53 a weight that weighs nothing', () => {
  it.each([
    ['0', [0, 1]],
    ['0 everywhere', [0, 0]],
    ['negative', [-0.5, 1.5]],
    ['so small that nothing is left of it', [5e-324, 1]],
    ['so large that sums have no end', [1e308, 1e308]],
    ['text', ['1']],
    ['absent', [undefined]],
  ])('%s is refused', (_, weights) => {
    expect(whyNoRubric(weighed(weights)).join('\n')).toContain('weight');
  });

  it('NaN is refused', () => {
    const yaml =
      'rubric: a\nversion: 1.0.0\nmetric: M\ncriteria:\n  c0: { weight: .nan, pass_when: { field: x, op: exists } }\n';
    expect(whyNoRubric(yaml)).toEqual([
      expect.stringMatching(/^r\.yml:5:17: the number has no exact value \(found \.nan\)/),
    ]);
  });
});

describe('I54 weights that do not sum to 1', () => {
  it.each([
    ['3', [1, 1, 1]],
    ['0.9', [0.5, 0.4]],
  ])('but to %s are refused with the sum', (sum, weights) => {
    expect(whyNoRubric(weighed(weights))).toEqual([expect.stringContaining(`(expected 1, found ${sum})`)]);
  });

  it('but to 0.9999999 are read', () => {
    expect(whyNoRubric(weighed([0.5, 0.4999999]))).toEqual([]);
  });

  it('but to 3 count as ratios where the rubric says `relative`', () => {
    const { report } = judge(weighed([1, 2], { weights: 'relative' }), line({ f0: false, f1: true }));
    expect(report.rubrics[0]?.score).toBeCloseTo(2 / 3, 12);
  });
});

/** Results carry facts and no criteria, so what can name a criterion that the rubric lacks is a test or a policy. */
describe('I55 a criterion that the rubric does not have', () => {
  const rubric = rubricThatAsks(isOk);

  it('in the cases of a rubric is a failed expectation, by name and place', () => {
    const cases = [{ name: 'fine', trial: { ok: true }, expect: { criteria: { nobody_asked: 'pass' } } }];
    const test = JSON.stringify({ rubric: 'sample', cases }, null, 1);
    const [first] = runRubricTest(loadRubric('r.yml', rubric), 'r.test.yml', test);
    expect(first).toMatchObject({ what: 'criteria.nobody_asked', expected: '"pass"', found: 'nothing' });
    expect(first?.where).toMatchObject({ file: 'r.test.yml', line: 11, column: 6 });
  });

  it('in the policy makes the run invalid and gets the nearest name', () => {
    const policy = readPolicy('p.yml', 'gate: { criteria: { sample/askd: { threshold: 0.5 } } }');
    const { report } = judge(rubric, line({ ok: true }));
    expect(unknownNames(contextOf(report, null, policy))).toEqual([
      expect.objectContaining({
        code: 'unknown-criterion',
        effect: 'invalid',
        subject: { kind: 'criterion', name: 'sample/askd' },
        suggestion: 'sample/asked',
      }),
    ]);
  });

  it('in a waiver is a warning with its line and the nearest name, unless the waiver has ended', () => {
    const waive = (named: string, expires = '2026-03-31') =>
      `  - { ${named}, ${named.startsWith('scenario') ? '' : 'ceiling: 0.1, '}reason: r, owner: o, expires: ${expires} }`;
    const misspelt = ['criterion: asked', 'metric: TRC', 'scenario: gone'];
    const right = ['criterion: sample/asked', 'metric: TCR', 'scenario: s', 'scenario: of-main'];
    const lines = [...misspelt, ...right].map((named) => waive(named));
    const policy = readPolicy('p.yml', ['waivers:', ...lines, waive('metric: OLD', '2026-03-01')].join('\n'));
    const { report } = judge(rubric, line({ ok: true }));
    const ofMain = judge(rubric, line({ scenario: 'of-main', ok: true })).report;
    const found = unknownWaived(policy, [report, ofMain], '2026-03-02');
    expect(found.map(({ code, effect, subject, place }) => [code, effect, subject?.name, place?.line])).toEqual(
      ['asked', 'TRC', 'gone'].map((name, index) => ['unknown-waived', 'warn', name, index + 2]),
    );
    expect(found.map(({ suggestion }) => suggestion)).toEqual(['sample/asked', 'TCR', null]);
  });
});

describe('I56 a trial without the facts of a criterion', () => {
  it('counts as errored where the contract asks for them, and takes no part in the score', () => {
    const results = [line({ harness: { passed: true } }), line({ trial: 2, output: 'Done.' })].join('\n');
    const { report } = judge(shippedRubric('harness-verdict'), results);
    expect(report.trials).toMatchObject({ scored: 1, errored: { agent: 0, infrastructure: 1, judge: 0 } });
    expect(report.errored).toEqual([expect.objectContaining({ scenario: 's', trial: 2 })]);
    expect(report.rubrics[0]).toMatchObject({ score: 1, trials: { passed: 1, total: 1 } });
  });

  it('fails the criterion, with a warning, where no contract asks for them', () => {
    const { report, trials } = judge(rubricThatAsks(isOk), line({ output: 'Done.' }));
    expect(report.rubrics[0]?.criteria).toEqual([expect.objectContaining({ passed: 0, total: 1 })]);
    expect(trials[0]?.rubrics[0]?.warnings).toEqual([expect.stringContaining('`ok` is absent')]);
  });
});

describe('I57 a trial to which no criterion applies', () => {
  const rubric = rubricText({ asked: { weight: 1, when: { field: 'due', op: 'eq', value: true }, pass_when: isOk } });
  const results = [
    line({ scenario: 'a', due: true, ok: true }),
    line({ scenario: 'a', trial: 2, due: false }),
    line({ scenario: 'b', due: false }),
  ].join('\n');

  it('is counted as skipped and leaves the score', () => {
    const { report } = judge(rubric, results);
    expect(report.rubrics[0]).toMatchObject({ score: 1, trials: { passed: 1, total: 1 } });
    expect(report.rubrics[0]?.criteria).toEqual([expect.objectContaining({ passed: 1, total: 1, skipped: 2 })]);
  });

  it('leaves nothing to pair of a scenario that has only such trials', () => {
    const { report } = judge(rubric, results);
    const scores = report.scenarios.map((scenario) => scoresOf(scenario, 'sample')?.scores ?? []);
    expect(scores).toEqual([[1], []]);
  });
});

describe('I58 scenarios with different numbers of trials', () => {
  it('are read, each scenario weighs the same, and the counts are kept', () => {
    const trials = [true, false, false].map((ok, index) => line({ scenario: 'a', trial: index, ok }));
    const { report } = judge(rubricThatAsks(isOk), [...trials, line({ scenario: 'b', ok: true })].join('\n'));
    expect(report.scenarios.map(({ rubrics }) => rubrics.sample?.scores)).toEqual([[1, 0, 0], [1]]);
    expect(report.rubrics[0]?.trials).toEqual({ passed: 2, total: 4 });
    expect(report.rubrics[0]?.score).toBeCloseTo(2 / 3, 12);
  });
});

describe('I59 a threshold outside of 0 to 1', () => {
  it.each([
    [85, /<= 1, found 85/],
    [-1, />= 0, found -1/],
    [1.0001, /<= 1, found 1\.0001/],
    ['85%', /expected number, found "85%"/],
    ['0.85', /expected number, found "0\.85"/],
    [null, /expected number, found null/],
  ])('%j is refused', (threshold, message) => {
    expect(rulesOf('threshold', threshold)).toMatch(message);
  });
});

describe('I60 an alpha or tolerance without sense', () => {
  it.each([0, 1, 5, -0.1])('alpha %d is refused', (alpha) => {
    expect(problemsOf(() => readPolicy('p.yml', JSON.stringify({ alpha }))).join()).toContain(`found ${alpha}`);
  });

  it.each([
    [-0.1, />= 0, found -0\.1/],
    [1, /< 1, found 1/],
    [5, /< 1, found 5/],
  ])('tolerance %d is refused', (tolerance, message) => {
    expect(rulesOf('tolerance', tolerance)).toMatch(message);
  });
});
