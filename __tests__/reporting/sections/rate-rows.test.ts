import { describe, expect, it } from 'vitest';
import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import { criterionRow, isOpen, metricRow, resultOf } from '../../../src/reporting/sections/rates.ts';
import { criterionOf, decisionOf, findingOf, metricOf, waiverOf } from '../../support/decisions.ts';

const resultWith = (override: Partial<Decision>, metric: Parameters<typeof metricOf>[0] = {}): string =>
  resultOf(metricRow(metricOf(metric)), decisionOf(override));
const blocking = (rest: Partial<Finding>): Partial<Decision> => ({ findings: [findingOf('block', 'x', rest)] });

describe('the result of a row', () => {
  it.each([
    {
      name: 'a drop that may be chance',
      metric: { state: 'inconclusive', leaning_down: true },
      shown: '❔\u00a0inconclusive<br>leaning\u00a0down',
    },
    { name: 'nothing known', metric: { state: 'inconclusive' }, shown: '❔\u00a0inconclusive' },
    { name: 'few scenarios', metric: { state: 'insufficient' }, shown: 'too few scenarios' },
    { name: 'no change', metric: { state: 'unchanged' }, shown: 'unchanged' },
  ] as const)('of $name', ({ metric, shown }) => {
    expect(resultWith({}, metric)).toBe(shown);
  });

  it.each([
    {
      name: 'explains a rate that fell where the compared ones did not',
      crashes: 8,
      delta: 0,
      shown: 'unchanged<br>all 8 failures of this run are crashes of the agent',
    },
    { name: 'is silent where the change tells it', crashes: 8, delta: 6 / 14 - 1, shown: 'unchanged' },
    { name: 'is silent without crashes', crashes: 0, delta: 0, shown: 'unchanged' },
  ])('$name', ({ crashes, delta, shown }) => {
    const counts = { candidate: { passed: 6, total: 14 }, baseline: { passed: 6, total: 6 } };
    const paired = { scenarios: 6, candidate: 1, baseline: 1 };
    const row = criterionRow(criterionOf({ ...counts, delta, paired, state: 'unchanged', threshold: null }), false);
    const trials = { scored: 14, errored: { agent: crashes, infrastructure: 0, judge: 0 }, unclassified: 0 };
    expect(resultOf(row, decisionOf({ trials }))).toBe(shown);
  });

  it('says what blocks, and what a waiver let pass', () => {
    expect(resultWith(blocking({ subject: 'TCR', subject_kind: 'metric' }))).toBe('unchanged<br>❌\u00a0blocks');
    expect(resultWith({ waivers: [waiverOf({ effect: 'used' })] }, { state: 'regressed' })).toBe(
      '🔻\u00a0regressed<br>waived',
    );
    expect(resultWith({ waivers: [waiverOf({ effect: 'expired' })] })).toBe('unchanged');
  });

  it.each([
    { effect: 'block', says: '❌\u00a0drifted' },
    { effect: 'warn', says: '⚠️\u00a0drifted' },
  ] as const)('says of a drift that it is one: $effect', ({ effect, says }) => {
    const findings = [findingOf(effect, 'x', { code: 'drifted', subject: 'TCR', subject_kind: 'metric' })];
    expect(resultWith({ findings })).toBe(`unchanged<br>${says}`);
  });

  it.each([
    { effect: 'block', code: 'metric-below-threshold', says: '❌\u00a0below\u00a0threshold' },
    { effect: 'warn', code: 'criterion-below-threshold', says: '⚠️\u00a0below\u00a0threshold' },
    { effect: 'warn', code: 'metric-near-threshold', says: '⚠️\u00a0near\u00a0threshold' },
  ] as const)('says where the rate stands to its threshold: $effect $code', ({ effect, code, says }) => {
    const findings = [findingOf(effect, 'x', { code, subject: 'TCR', subject_kind: 'metric' })];
    expect(resultWith({ findings })).toBe(`unchanged<br>${says}`);
  });

  it.each(['outcome', 'scenario'] as const)('is not that of another thing of the same name: %s', (kind) => {
    expect(resultWith(blocking({ subject: 'TCR', subject_kind: kind }))).toBe('unchanged');
  });
});

describe('a row stands open', () => {
  it.each([
    { name: 'a supporting criterion regressed', criterion: { tier: 'supporting', state: 'regressed' }, open: true },
    { name: 'a critical criterion improved', criterion: { tier: 'critical', state: 'improved' }, open: true },
    { name: 'an advisory criterion regressed', criterion: { tier: 'advisory', state: 'regressed' }, open: false },
    { name: 'nobody can tell', criterion: { tier: 'critical', state: 'inconclusive' }, open: false },
  ] as const)('or not where $name', ({ criterion, open }) => {
    expect(isOpen(criterionRow(criterionOf(criterion), false), decisionOf())).toBe(open);
  });

  it('where it blocks', () => {
    const row = criterionRow(criterionOf(), false);
    expect(
      isOpen(row, decisionOf(blocking({ subject: 'task-completion/correct_participants', subject_kind: 'criterion' }))),
    ).toBe(true);
  });
});
