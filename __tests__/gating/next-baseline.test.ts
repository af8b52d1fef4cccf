import { expect, test } from 'vitest';
import type { Finding } from '../../schemas/types/decision.ts';
import type { JudgeCount } from '../../schemas/types/report.ts';
import { baselineOf } from '../../src/gating/decide.ts';

const finding = (code: string, effect: Finding['effect'] = 'invalid'): Finding => ({ code, effect, what: 'It is so' });
const OTHER = finding('judge-not-comparable');
const by = (judge: string | null, question?: string): JudgeCount => ({
  judge,
  trials: 1,
  ...(question && { question }),
});

/** A run of one scored trial, unless `trials` says otherwise. */
const SCORED = { scored: 1, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 };
const OUTAGE = { ...SCORED, scored: 0, errored: { agent: 0, infrastructure: 1, judge: 0 } };

test.each<{
  name: string;
  findings: readonly Finding[];
  judges?: readonly JudgeCount[];
  trials?: typeof SCORED;
  kind: ReturnType<typeof baselineOf>;
}>([
  { name: 'nothing is wrong with', findings: [], kind: 'fit' },
  { name: 'failed', findings: [finding('metric-regressed', 'block')], kind: 'fit' },
  { name: 'accepted another judge', findings: [{ ...OTHER, effect: 'warn' }], judges: [by('a'), by('b')], kind: 'fit' },
  { name: 'another judge has judged', findings: [OTHER], judges: [by('a'), by('b', 'q'), by('c', 'r')], kind: 'fit' },
  { name: 'several judges have judged', findings: [OTHER], judges: [by('a'), by('b')], kind: null },
  { name: 'several judges have answered', findings: [OTHER], judges: [by('a', 'q'), by('b', 'q')], kind: null },
  { name: 'nobody has judged', findings: [OTHER], judges: [], kind: null },
  { name: 'an unnamed judge has judged', findings: [OTHER], judges: [by(null)], kind: null },
  { name: 'lacks verdicts besides', findings: [OTHER, finding('errors-undecided')], judges: [by('a')], kind: 'unfit' },
  { name: 'lacks verdicts', findings: [finding('errors-undecided')], kind: 'unfit' },
  { name: 'passed without many verdicts', findings: [finding('errors-past-budget', 'warn')], kind: 'unfit' },
  { name: 'has no verdict at all', findings: [finding('nothing-scored')], trials: OUTAGE, kind: 'unfit' },
  { name: 'no rubric applies to', findings: [finding('nothing-scored')], judges: [by('a')], kind: null },
  { name: 'has other scenarios', findings: [finding('scenarios-not-comparable')], kind: null },
])('a run that $name is as a baseline: $kind', ({ findings, judges = [], trials = SCORED, kind }) => {
  const key = { rubrics: [], judges, scenario_set: '', trials_per_scenario: { fewest: 1, most: 1 } };
  expect(baselineOf({ findings, compared: { candidate: key, baseline: null }, trials })).toBe(kind);
});

test('a run of which nothing could be read is nothing to compare with', () => {
  const compared = { candidate: null, baseline: null };
  const trials = { ...SCORED, scored: 0 };
  expect(baselineOf({ findings: [OTHER, finding('unreadable')], compared, trials })).toBeNull();
});
