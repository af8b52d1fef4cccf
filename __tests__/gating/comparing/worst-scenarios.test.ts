import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../schemas/types/decision.ts';
import { run, type ScenarioSketch } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

/** Thirty scenarios of one trial. */
const suite = (score: (index: number) => number, done: (index: number) => boolean = () => true) =>
  run(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index): [string, ScenarioSketch] => [
        `s-${index}`,
        { trials: [score(index)], criteria: { done: [done(index)] } },
      ]),
    ),
  );
const before = suite(() => 0.9);
const worse = (index: number) => 0.9 - (index % 3) * 0.1;
const finding = (code: string, ...args: Parameters<typeof decideRun>): Finding | undefined =>
  decideRun(...args).findings.find((one) => one.code === code);
const named = (code: string, ...args: Parameters<typeof decideRun>) =>
  finding(code, ...args)?.scenarios?.worst.map(({ scenario, baseline, candidate }) =>
    [scenario, baseline, candidate].join(' '),
  );

describe('a metric that regressed', () => {
  it('names the scenarios that fell, the largest fall first, ten of them', () => {
    const candidate = suite((index) => (index === 7 ? 0.4 : worse(index)));
    const { scenarios } = finding('metric-regressed', candidate, before) ?? {};
    expect(scenarios?.total).toBe(20);
    expect(scenarios?.worst).toHaveLength(10);
    expect(scenarios?.worst.slice(0, 2)).toEqual([
      { scenario: 's-7', baseline: 0.9, candidate: 0.4 },
      { scenario: 's-11', baseline: 0.9, candidate: worse(2) },
    ]);
  });

  it('names scenarios that fail in every trial, of a criterion too', () => {
    const candidate = suite(
      (index) => (index < 12 ? 0 : 1),
      (index) => index >= 12,
    );
    const main = suite(() => 1);
    expect(named('metric-regressed', candidate, main)?.slice(0, 2)).toEqual(['s-0 1 0', 's-1 1 0']);
    const strict = 'gate: { criteria: { "*": { tier: critical } } }';
    expect(named('criterion-regressed', candidate, main, strict)?.slice(0, 2)).toEqual(['s-0 1 0', 's-1 1 0']);
  });

  it('names those of a criterion without a judge although another judge scored the rest of the rubric', () => {
    const judgedBy = (judge: string, score: number) =>
      run(
        Object.fromEntries(
          Array.from({ length: 30 }, (_, index): [string, ScenarioSketch] => [
            `s-${index}`,
            { trials: [score], criteria: { done: [score === 1], tone: [true] } },
          ]),
        ),
        { judges: [judge] },
      );
    const policy = 'on_not_comparable: pass\ngate: { criteria: { "*": { tier: critical } } }';
    const worst = named('criterion-regressed', judgedBy('b', 0), judgedBy('a', 1), policy);
    expect(worst?.[0]).toBe('s-0 1 0');
  });

  it('leaves out those that a waiver covers', () => {
    const candidate = suite((index) => (index < 15 ? 0.2 : 0.9));
    const waiver = { scenario: 's-0', reason: 'known', owner: '@a', expires: '2026-12-31' };
    const worst = named('metric-regressed', candidate, before, '', { waivers: [waiver] });
    expect(worst?.[0]).toBe('s-1 0.9 0.2');
  });

  it('names none of an advisory metric, nor of one that did not regress', () => {
    const watched = 'gate: { metrics: { TCR: { tier: advisory } } }';
    expect(named('metric-regressed', suite(worse), before, watched)).toBeUndefined();
    expect(decideRun(before, before).findings.some(({ scenarios }) => scenarios !== undefined)).toBe(false);
  });
});

describe('a rate below its threshold', () => {
  const candidate = suite(
    (index) => (index < 4 ? 0.2 : 1),
    (index) => index >= 4,
  );

  it('names the scenarios that fail it where there is no baseline', () => {
    const policy = 'gate: { metrics: { TCR: { threshold: 1 } } }';
    expect(named('metric-below-threshold', candidate, null, policy)).toEqual(
      ['s-0', 's-1', 's-2', 's-3'].map((id) => `${id}  0.2`),
    );
  });

  it('names first what fell among those that fail as much', () => {
    const main = suite((index) => (index < 3 ? 0.2 : 1));
    const policy = 'gate: { metrics: { TCR: { threshold: 1 } } }';
    expect(named('metric-below-threshold', candidate, main, policy)?.slice(0, 2)).toEqual(['s-3 1 0.2', 's-0 0.2 0.2']);
  });
});

describe('an outcome past its limit', () => {
  const candidate = run({ a: [1, 1], b: [0, 1], c: [0, 0], d: [0.5, 0.5] });
  it.each([
    ['too many end so', 'outcome-above-limit', '{ hard_failure: { at_most: 0.1 } }', ['c', 'b']],
    ['too few end so', 'outcome-below-limit', '{ successful_completion: { at_least: 0.9 } }', ['c', 'd', 'b']],
    ['its rubric is named', 'outcome-above-limit', '{ task-completion/hard_failure: { at_most: 0.1 } }', ['c', 'b']],
  ])('names its scenarios where %s, without a score', (_, code, outcomes, expected) => {
    const { worst } = finding(code, candidate, null, `gate: { outcomes: ${outcomes} }`)?.scenarios ?? {};
    expect(worst).toEqual(expected.map((scenario) => ({ scenario })));
  });
});
