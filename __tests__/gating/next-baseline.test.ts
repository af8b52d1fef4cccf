import { expect, test } from 'vitest';
import type { Finding } from '../../schemas/types/decision.ts';
import type { JudgeCount } from '../../schemas/types/report.ts';
import { isNextBaseline } from '../../src/gating/decide.ts';

const finding = (code: string, effect: Finding['effect'] = 'invalid'): Finding => ({ code, effect, what: 'It is so' });
const OTHER = finding('judge-not-comparable');
const by = (judge: string | null, question?: string): JudgeCount => ({
  judge,
  trials: 1,
  ...(question && { question }),
});

test.each<{ name: string; findings: readonly Finding[]; judges?: readonly JudgeCount[]; may: boolean }>([
  { name: 'nothing is wrong with', findings: [], may: true },
  { name: 'failed', findings: [finding('metric-regressed', 'block')], may: true },
  { name: 'accepted another judge', findings: [{ ...OTHER, effect: 'warn' }], judges: [by('a'), by('b')], may: true },
  { name: 'another judge has judged', findings: [OTHER], judges: [by('a'), by('b', 'q'), by('c', 'r')], may: true },
  { name: 'several judges have judged', findings: [OTHER], judges: [by('a'), by('b')], may: false },
  { name: 'several judges have answered', findings: [OTHER], judges: [by('a', 'q'), by('b', 'q')], may: false },
  { name: 'nobody has judged', findings: [OTHER], judges: [], may: false },
  { name: 'an unnamed judge has judged', findings: [OTHER], judges: [by(null)], may: false },
  { name: 'is broken besides', findings: [OTHER, finding('errors-past-budget')], judges: [by('a')], may: false },
  { name: 'is broken', findings: [finding('nothing-scored')], judges: [by('a')], may: false },
  { name: 'has other scenarios', findings: [finding('scenarios-not-comparable')], may: false },
])('a run that $name may be what others are compared with: $may', ({ findings, judges = [], may }) => {
  const key = { rubrics: [], judges, scenario_set: '', trials_per_scenario: { fewest: 1, most: 1 } };
  expect(isNextBaseline({ findings, compared: { candidate: key, baseline: null } })).toBe(may);
});

test('a run of which nothing could be read is nothing to compare with', () => {
  expect(
    isNextBaseline({ findings: [OTHER, finding('unreadable')], compared: { candidate: null, baseline: null } }),
  ).toBe(false);
});
