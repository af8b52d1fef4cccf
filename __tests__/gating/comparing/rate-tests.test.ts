import { describe, expect, it } from 'vitest';
import { type FamilyMember, testMembers } from '../../../src/gating/comparing/rate-tests.ts';
import { defaultPolicy } from '../../../src/gating/policy/resolve-policy.ts';

/** Scenarios of one trial on both sides, as [baseline, candidate]. */
const metric = (pairs: readonly (readonly [number, number])[], gates = true, key = 'm'): FamilyMember => ({
  kind: 'metric',
  gates,
  sample: { key, tolerance: 0.02, scenarios: pairs.map(([then, now]) => ({ candidate: [now], baseline: [[then]] })) },
});
const times = (count: number, then: number, now: number) => Array.from({ length: count }, () => [then, now] as const);

describe('testMembers', () => {
  const answer = (member: FamilyMember) => testMembers(defaultPolicy, [member]).changes.get(member.sample.key);

  it.each([
    { name: 'a drop that chance cannot explain', pairs: [...times(12, 1, 0), ...times(28, 1, 1)], state: 'regressed' },
    { name: 'a rise that chance cannot explain', pairs: [...times(12, 0, 1), ...times(28, 1, 1)], state: 'improved' },
    { name: 'a drop that may be chance', pairs: [...times(2, 1, 0), ...times(38, 1, 1)], state: 'inconclusive' },
    { name: 'no change in few scenarios', pairs: times(40, 1, 1), state: 'inconclusive' },
    { name: 'no change in many scenarios', pairs: times(200, 1, 1), state: 'unchanged' },
    { name: 'four scenarios', pairs: times(4, 1, 0), state: 'insufficient' },
    { name: 'no scenario', pairs: [], state: 'insufficient' },
  ])('calls $name $state', ({ pairs, state }) => {
    expect(answer(metric(pairs))?.state).toBe(state);
  });

  it('gives the difference, both means, bounds and evidence over the same scenarios', () => {
    expect(answer(metric([...times(12, 1, 0), ...times(28, 1, 1)]))).toMatchObject({
      delta: -0.3,
      paired: { scenarios: 40, candidate: 0.7, baseline: 1 },
      decided_by: ['paired-t'],
      evidence: [{ test: 'paired-t' }],
    });
  });

  it('gives no difference over no scenario, and never -0', () => {
    expect(answer(metric([]))).toMatchObject({ delta: null, interval: null, detectable: null, evidence: [] });
    expect(Object.is(answer(metric(times(6, 0, -0)))?.delta, 0)).toBe(true);
  });

  it('keeps what does not gate out of the family, so that it costs no power', () => {
    const broken = metric([...times(5, 1, 0), ...times(45, 1, 1)]);
    const others = Array.from({ length: 9 }, (_, index) => metric(times(50, 1, 1), false, `other-${index}`));
    const alone = testMembers(defaultPolicy, [broken]).changes.get('m');
    expect(testMembers(defaultPolicy, [broken, ...others]).changes.get('m')).toEqual(alone);
    const gating = testMembers(defaultPolicy, [broken, ...others.map((one) => ({ ...one, gates: true }))]).changes;
    expect(gating.get('m')?.evidence[0]?.adjusted_p).toBeGreaterThan(alone?.evidence[0]?.adjusted_p ?? 1);
  });
});

describe('testMembers without noise', () => {
  const answer = (member: FamilyMember) =>
    testMembers({ ...defaultPolicy, noise: 'none' }, [member]).changes.get(member.sample.key);

  it.each([
    { name: 'the smallest drop of one scenario', pairs: [...times(9, 0, 1), [0.8, 0.79] as const], state: 'regressed' },
    { name: 'one scenario alone', pairs: times(1, 1, 0.5), state: 'regressed' },
    { name: 'a rise', pairs: [...times(3, 1, 1), [0.5, 0.6] as const], state: 'improved' },
    { name: 'floating point dust', pairs: times(3, 0.1 + 0.2, 0.3), state: 'unchanged' },
    { name: 'nothing', pairs: [], state: 'insufficient' },
  ])('calls $name $state', ({ pairs, state }) => {
    const found = answer(metric(pairs));
    expect(found?.state).toBe(state);
    expect(found?.evidence).toEqual([]);
    expect(found?.decided_by).toEqual(state === 'regressed' || state === 'improved' ? ['exact'] : []);
  });

  it('compares with the newest run of main alone', () => {
    const member: FamilyMember = {
      kind: 'criterion',
      gates: true,
      sample: {
        key: 'c',
        tolerance: 0.02,
        scenarios: [
          {
            candidate: { passed: 1, total: 2 },
            baseline: [
              { passed: 1, total: 2 },
              { passed: 2, total: 2 },
            ],
          },
        ],
      },
    };
    expect(answer(member)).toMatchObject({ state: 'unchanged', delta: 0, paired: { baseline: 0.5 } });
  });
});
