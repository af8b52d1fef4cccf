import { describe, expect, it } from 'vitest';
import noiseSchema from '../../schemas/noise.schema.json' with { type: 'json' };
import type { NoiseReport } from '../../schemas/types/noise.ts';
import type { PolicyFile } from '../../schemas/types/policy.ts';
import type { Report } from '../../schemas/types/report.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { determinismFindings } from '../../src/gating/findings/determinism.ts';
import { noiseReport } from '../../src/gating/noise-report.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { many, run } from './build-run.ts';

/** Rewards of gpt-4o on the airline suite of tau-bench, one word a task: four trials, here four runs of one commit. MIT licence. */
const AIRLINE =
  '0000 0100 0010 0000 0000 0100 1000 0010 0000 0000 0000 1000 1111 0110 0000 0011 0001 0001 1111 0000 1111 0111 0000 ' +
  '0000 1111 0000 1010 0110 0000 1000 0101 1001 0000 0000 1101 1111 1111 0111 1111 1000 1101 0101 1111 1000 1010 1001 ' +
  '0110 0100 1111 1111';

const airline = [0, 1, 2, 3].map((trial) =>
  run(many(50, (index) => [Number(AIRLINE.split(' ')[index]?.[trial] ?? Number.NaN)])),
);

const noiseCheck = schemaCheck<NoiseReport>(noiseSchema);

function noiseOf(reports: readonly Report[], rules: PolicyFile = {}): NoiseReport | null {
  const policy = resolvePolicy(rules);
  const runs = reports.map((report, index) => ({ report, origin: { label: `run ${index + 1}` } }));
  const found = noiseReport({ suite: 'airline', policy, runs, today: '2026-11-21' });
  if (found !== null) expect(noiseCheck.problems(found, (pointer) => ({ file: 'noise', pointer }))).toEqual([]);
  return found;
}

describe('noiseReport', () => {
  it('tells how noisy a published suite is, and that the gate would block none of its six pairs of runs', () => {
    const found = noiseOf(airline);
    expect(found?.runs.map(({ score }) => score)).toEqual([0.42, 0.44, 0.4, 0.42]);
    expect(found).toMatchObject({ scenarios: 50 });
    expect(found?.changed).toHaveLength(26);
    expect(found?.changed[0]).toEqual({ scenario: 's-001', scores: [0, 1, 0, 0] });
    expect(found?.results.at_most).toBeNull();
    // Lost and gained between the six pairs of runs, counted apart: 19 + 17 + 14 + 12 + 11 + 15.
    expect(found?.results.share).toBeCloseTo(88 / 300, 12);
    expect(found?.gate).toEqual({ pairings: 12, blocked: 0, expected: 0.02 });
  });

  it.each([
    { name: 'two runs tell nothing', shifts: [0, 1], phi: null },
    { name: 'each run fails other scenarios', shifts: [0, 1, 2, 3], phi: 1 },
    // T moves by 15 of 20: v = 112.5, u = 1/3 + 7.5, phi = (4 + 2 v/u) / 6
    { name: 'a run fails three scenarios of four', shifts: [-1, 0, -1], phi: (4 + 225 / (1 / 3 + 7.5)) / 6 },
  ])('measures how far runs differ as wholes: $name', ({ shifts, phi }) => {
    const runs = shifts.map((shift) => run(many(20, (index) => [shift < 0 || (index + shift) % 4 === 0 ? 1 : 0])));
    const found = noiseOf(runs)?.phi ?? null;
    if (phi === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(phi, 9);
  });

  it('says what a run of unchanged results may still hide', () => {
    const same = [1, 2, 3].map(() => run(many(10, [1, 1])));
    expect(noiseOf(same)).toMatchObject({
      changed: [],
      results: { share: 0, at_most: 0.15 },
    });
  });

  it('counts a criterion that changes although the score does not', () => {
    const withCriteria = (first: boolean) =>
      run({ a: { trials: [0.5], criteria: { first: [first], second: [!first] } }, b: [1] });
    const found = noiseOf([withCriteria(true), withCriteria(false)]);
    expect(found?.changed.map(({ scenario }) => scenario)).toEqual(['a']);
  });

  it.each([
    {
      name: 'scores that rounding sets apart',
      other: { trials: [0.5 + 6e-10], criteria: { asked: [true] } },
      changed: 0,
    },
    { name: 'scores that lie apart', other: { trials: [0.5 + 2e-9], criteria: { asked: [true] } }, changed: 1 },
    {
      name: 'a criterion that applied in one run only',
      other: { trials: [0.5], criteria: { asked: [null] } },
      changed: 1,
    },
    { name: 'a criterion that one run does not have', other: { trials: [0.5], criteria: {} }, changed: 0 },
  ])('tells $name as the gate does', ({ other, changed }) => {
    const runs = [run({ a: { trials: [0.5], criteria: { asked: [true] } } }), run({ a: other })];
    expect(noiseOf(runs)?.changed).toHaveLength(changed);
    expect(noiseOf(runs.toReversed())?.changed).toHaveLength(changed);
    const [candidate, main] = runs.map((report) => ({ report, origin: { label: 'main', sha: 'aaa' } }));
    const findings =
      candidate && main ? determinismFindings(readPolicy('p.yml', 'noise: none'), candidate, [main]) : [];
    expect(findings.map(({ code }) => code)).toEqual(changed === 0 ? [] : ['not-deterministic']);
  });

  it('counts what a threshold would block', () => {
    const found = noiseOf(airline.slice(0, 2), { gate: { metrics: { TCR: { threshold: 0.9 } } } });
    expect(found?.gate).toEqual({ pairings: 2, blocked: 2, expected: 0.02 });
  });

  it('leaves out scenarios without a verdict in every run, and has no report without any', () => {
    const [one, other] = [run({ a: [1], b: ['infrastructure'], c: [0] }), run({ a: [1], b: [1], c: [1] })];
    expect(noiseOf([one, other])).toMatchObject({ scenarios: 2, changed: [{ scenario: 'c' }] });
    expect(noiseOf([run({ a: [1] }), run({ b: [1] })])).toBeNull();
  });
});
