import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { trialFindings, unscoredTrials } from '../../../src/gating/findings/trials.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const MISSING = 'harness-verdict: the trial breaks the contract: harness.passed is absent';
/** Trials without a verdict, of which the rubrics refuse all but the first `outages`. */
const refusing = (report: Report, outages = 0): Report => ({
  ...report,
  errored: report.errored.map((trial, index) =>
    index < outages ? trial : { ...trial, message: index === 9 ? 'other: no such fact' : MISSING, refused: true },
  ),
});
const infrastructure = many(20, () => ['infrastructure']);

describe('what no trial of a run tells', () => {
  const warning = (...warnings: readonly string[]): readonly string[] => {
    const report = run(many(20, [1]));
    const rubrics = report.rubrics.map((rubric) => ({ ...rubric, warnings }));
    return trialFindings({ ...report, rubrics })
      .map(render)
      .map(({ code, effect, what }) => `${effect} ${code}: ${what}`);
  };

  it('is one warning a rubric, of the first few facts', () => {
    expect(warning()).toEqual([]);
    expect(warning('fact `a` is absent', 'fact `b` is absent')).toEqual([
      'warn warned-throughout: `task-completion` reads facts that no trial has: fact `a` is absent, fact `b` is absent',
    ]);
    expect(warning('a', 'b', 'c', 'd', 'e', 'f', 'g')[0]).toMatch(/: a, b, c, d, e and 2 more$/);
  });
});

it('says of one trial without a verdict that it counts', () => {
  const decision = decideRun(
    run(many(30, (index) => (index === 0 ? [1, 'infrastructure'] : [0, 0]))),
    run(many(30, [1, 1])),
  );
  expect(decision.findings.find(({ code }) => code === 'errors-immaterial')?.what).toBe(
    'The decision is the same if the 1 trial without a verdict counts as a pass or as a failure',
  );
});

it('counts the trials that a selection leaves out', () => {
  const read_by = { tool: '0.1.0', mapping: null, select: ['model=x'] };
  const count = (unselected: object) =>
    trialFindings({ ...run(many(20, [1])), read_by: { ...read_by, ...unselected } }).map(({ effect, code }) => [
      effect,
      code,
    ]);
  expect(count({})).toEqual([]);
  expect(count({ unselected: 26 })).toEqual([['notice', 'trials-unselected']]);
});

describe('trials that a rubric cannot judge', () => {
  it('are told apart from a harness that did not run, with what most of them lack', () => {
    expect(trialFindings(refusing(run(infrastructure))).map(render)[0]).toMatchObject({
      code: 'nothing-scored',
      what: 'No trial of this run was scored: 20 trials (refused by a rubric) have no verdict',
      why: `19 trials: ${MISSING}`,
      next: expect.stringMatching(/^Choose rubrics that fit these results/),
    });
  });

  it('are counted beside outages', () => {
    const report = refusing(run({ ...infrastructure, ...many(5, [1], 'good') }), 8);
    expect(trialFindings(report).map(render)).toEqual([
      expect.objectContaining({
        code: 'errored-trials',
        what: '20 trials (8 infrastructure, 12 refused by a rubric) without a verdict: not scored',
        why: `11 trials: ${MISSING}`,
      }),
    ]);
  });

  it('are not suspected where the harness names its errors', () => {
    expect(trialFindings(run(infrastructure)).map(render)[0]).toMatchObject({
      what: 'No trial of this run was scored: 20 trials (infrastructure) have no verdict',
      next: 'Fix the cause and run the suite again',
      why: '20 trials: infrastructure error',
    });
  });

  it('are told from those of a judge that did not answer one of several rubrics', () => {
    const report = run(many(20, () => ['judge']));
    const [first] = report.rubrics;
    if (first === undefined) throw new TypeError('there is a rubric');
    const other = { ...first, rubric: 'other', metric: 'RCS', score: 0.9 };
    expect(trialFindings(report).map(render)[0]).toMatchObject({
      what: 'No trial of this run was scored: 20 trials (judge) have no verdict',
    });
    expect(trialFindings({ ...report, rubrics: [first, other] }).map(render)[0]?.what).toMatch(
      /^No trial of this run was scored: 20 trials/,
    );
  });
});

it('trials without a verdict say what most of them share, where numbers, ids and quotes differ', () => {
  const report = run(infrastructure);
  const messages = ['502 from gateway 1', '502 from gateway 2', 'out of disk', '502 from gateway 3'];
  const errored = report.errored.map((trial, index) => ({ ...trial, message: messages[index % 4] ?? '' }));
  const { frequent } = unscoredTrials(resolvePolicy({}), { ...report, errored });
  expect(frequent).toEqual({ message: '502 from gateway …', trials: 15 });
});

const before = run(many(12, (index) => [index < 2 ? 0 : 1]));
describe('a run of which no trial has a verdict', () => {
  it('says what took the verdicts', () => {
    const decision = decideRun(run(many(12, (index) => [index < 2 ? 'infrastructure' : 'judge'])), before);
    expect(decision.decision).toBe('invalid');
    expect(decision.headline).toContain(
      'No trial of this run was scored: 12 trials (2 infrastructure, 10 judge) have no verdict',
    );
  });
});
