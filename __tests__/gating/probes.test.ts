import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { earlierRuns, recordOf } from '../../src/gating/history/records.ts';
import { resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { probeResults, probeSuite, probesOf } from '../../src/gating/probes.ts';
import { run } from './build-run.ts';

const policy = resolvePolicy({
  arms: { 'no-skill': { contrast: 'lift' }, 'no-op': { must: 'fail' }, oracle: { must: 'pass', effect: 'exclude' } },
});

/** One scenario that asks this, with these trials of a probe; none if the run does not probe it. */
const probed = (arm: string, trials: readonly number[] | null, asks = 'x'): Report =>
  run({ a: { trials: [1], asks, ...(trials === null ? {} : { arms: { [arm]: trials } }) } });

test('probes are the arms that must do something', () => {
  expect(probesOf(policy)).toEqual(['no-op', 'oracle']);
});

describe('a scenario proves nothing', () => {
  test.each([
    ['no-op', [0, 0, 0], []],
    ['no-op', [1, 0, 0], []],
    ['no-op', [1, 0], ['a']],
    ['no-op', [1, 1, 0], ['a']],
    ['oracle', [1, 1, 0], []],
    ['oracle', [1, 0], ['a']],
    ['oracle', [0], ['a']],
  ])('where trials of %s score %j: %j', (arm, trials, expected) => {
    const report = probed(arm, trials);
    const { compared, excluded } = probeSuite(policy, report, probeResults(report, undefined, probesOf(policy)));
    const [noOp, oracle] = compared;
    expect((arm === 'no-op' ? noOp : oracle)?.contrary).toEqual(expected);
    expect((arm === 'no-op' ? oracle : noOp)?.unknown).toEqual(['a']);
    expect([...excluded]).toEqual(arm === 'oracle' ? expected : []);
  });
});

describe('the result of a probe', () => {
  const first = recordOf(probed('no-op', [0, 1, 0]), { sha: 'a' }, '2026-11-01', undefined, undefined, policy);

  test('is kept in the record of the run, and in that of the next run which does not probe', () => {
    const next = recordOf(probed('no-op', null), { sha: 'b' }, '2026-11-02', first, undefined, policy);
    expect(next.probes).toEqual(first.probes);
    expect(next.probes).toEqual([
      { arm: 'no-op', scenario: 'a', content: first.probes?.[0]?.content, passed: 1, total: 3 },
    ]);
  });

  test.each([
    ['asks something else', probed('no-op', null, 'y')],
    ['is measured by another rubric', { ...run({ a: { trials: [1], asks: 'x' } }, { hash: 'sha256:bbbb' }) }],
  ])('is asked again where the scenario %s', (_, report) => {
    expect(probeResults(report, first, probesOf(policy))).toEqual([]);
  });

  test('is replaced by that of a newer run', () => {
    expect(probeResults(probed('no-op', [1, 1]), first, probesOf(policy))).toMatchObject([{ passed: 2, total: 2 }]);
  });

  test('is not kept in older records', () => {
    const second = recordOf(probed('no-op', null), { sha: 'b' }, '2026-11-02', first, undefined, policy);
    const [newest, older] = earlierRuns([second, first], {});
    expect(newest?.probes).toHaveLength(1);
    expect(older?.probes).toBeUndefined();
  });
});
