import { expect, test } from 'vitest';
import type { CriterionComparison, MetricComparison } from '../../../schemas/types/decision.ts';
import { criteriaSection, isInTable, ratesSection } from '../../../src/reporting/sections/rate-table.ts';
import { countOf, criterionOf, decisionOf, findingOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const rowsOf = (table: string): readonly string[] =>
  table.split('\n').filter((line) => /^\| [^|:]*[❌🔻🟢⚠·]/u.test(line));

function metricRow(override: Partial<MetricComparison>, code = ''): string {
  const findings =
    code === '' ? [] : [{ ...findingOf('block', 'x', { subject: 'TCR', subject_kind: 'metric' }), code }];
  return rowsOf(ratesSection(viewOf(decisionOf({ metrics: [metricOf(override)], criteria: [], findings }))))[0] ?? '';
}

const fell = {
  paired: { scenarios: 88, baseline: 0.75, candidate: 0.398 },
  delta: -0.352,
  interval: { lower: -0.48, upper: -0.22 },
};

test.each<[string, Partial<MetricComparison>, string, readonly string[]]>([
  ['what blocks', { ...fell, state: 'regressed' }, 'metric-regressed', ['❌', '75\u00a0→\u00a0**40\u00a0%** (−35)']],
  ['a watched rate that is lower', { ...fell, tier: 'advisory', state: 'inconclusive' }, '', ['🔻', 'only watched']],
  ['a drop that may be noise', { state: 'inconclusive', delta: -0.1 }, '', ['⚠️']],
  ['a rise', { state: 'improved' }, '', ['🟢']],
  ['its title', { title: 'Task completion' }, '', ['Task completion']],
  ['limits', { tolerance: 0.05, threshold: 0.5 }, '', ['drops >\u00a05, or <\u00a050\u00a0%']],
  [
    'a rate just below its limit',
    { candidate: 0.848, baseline: 0.86, threshold: 0.85, paired: { scenarios: 9, baseline: 0.86, candidate: 0.848 } },
    '',
    ['84.8\u00a0%'],
  ],
  [
    'the rate held to its limit, where new scenarios pull it below',
    { candidate: 0.833, threshold: 0.9, paired: { scenarios: 30, baseline: 1, candidate: 1 }, delta: 0 },
    'metric-below-threshold',
    ['❌', '**100\u00a0%**', 'or <\u00a090\u00a0%\u00a0(83\u00a0%\u00a0over\u00a0all)'],
  ],
  [
    'the rate held to its limit, where new scenarios lift it above',
    { candidate: 0.92, threshold: 0.9, paired: { scenarios: 30, baseline: 0.85, candidate: 0.85 }, delta: 0 },
    '',
    ['85\u00a0%', '(92\u00a0%\u00a0over\u00a0all)'],
  ],
  [
    'its limit alone, where both rates are below',
    { candidate: 0.7, threshold: 0.9, paired: { scenarios: 30, baseline: 0.85, candidate: 0.8 }, delta: -0.05 },
    '',
    ['or <\u00a090\u00a0% |'],
  ],
  [
    'what is not quite all',
    { paired: { scenarios: 900, baseline: 1, candidate: 0.999 }, delta: -0.001 },
    '',
    ['100\u00a0→\u00a099.9\u00a0%'],
  ],
])('a row shows %s', (_, override, code, parts) => {
  const row = metricRow(override, code);
  expect(parts.filter((part) => !row.includes(part))).toEqual([]);
});

test('no cell has a line break, and numbers stand to the right', () => {
  const text = ratesSection(viewOf(decisionOf()));
  expect(text).not.toContain('<br>');
  expect(text).toContain('| :-: | :-- | --: | :-- |');
});

test('an amount that blocks is a row', () => {
  const cost = {
    amount: 'cost_usd',
    tier: 'critical',
    scenarios: 9,
    candidate: 0.2,
    baseline: 0.1,
    change: 1,
    interval: null,
    tolerance: 0.2,
    exceeds: true,
  } as const;
  const [row = ''] = rowsOf(ratesSection(viewOf(decisionOf({ metrics: [], criteria: [], usage: [cost] }))));
  expect(row.replaceAll('\u00a0', ' ')).toBe('| ❌ | **Cost** | $0.1 → **$0.2** (×2) | > +20 % |');
});

test('a criterion that is its metric is not shown twice', () => {
  const one = criterionOf({ delta: 0, question: 'Solved?' });
  const view = (criteria: readonly CriterionComparison[]) =>
    viewOf(decisionOf({ metrics: [metricOf({ delta: 0 })], criteria }));
  expect(criteriaSection(view([one]))).toBe('');
  expect(criteriaSection(view([one, criterionOf({ key: 'other' })]))).toContain('All criteria (2)');
});

test('failures that are all crashes are marked', () => {
  const criterion = criterionOf({ candidate: countOf(59, 81), state: 'regressed', tier: 'critical' });
  const subject = `${criterion.rubric}/${criterion.key}`;
  const findings = [findingOf('block', 'x', { subject, subject_kind: 'criterion' })];
  const trials = { scored: 88, errored: { agent: 22, infrastructure: 0, judge: 0 }, unclassified: 0 };
  expect(ratesSection(viewOf(decisionOf({ criteria: [criterion], findings, trials })))).toContain('❌\u00a0¹');
});

test.each([
  { name: 'one of 22', failures: [22], says: '¹ All 22 failures of this run are crashes of the agent.' },
  { name: 'one of more', failures: [30], says: '¹ 22 of the 30 failures of this run are crashes of the agent.' },
  { name: 'several', failures: [22, 30], says: '¹ 22 of the failures of each are crashes of the agent.' },
])('the note on crashes is true of every marked criterion: $name', ({ failures, says }) => {
  const criteria = failures.map((count) => criterionOf({ key: `c${count}`, candidate: countOf(81 - count, 81) }));
  const findings = criteria.map(({ rubric, key }) => {
    return findingOf('block', 'x', { subject: `${rubric}/${key}`, subject_kind: 'criterion' });
  });
  const trials = { scored: 88, errored: { agent: 22, infrastructure: 0, judge: 0 }, unclassified: 0 };
  expect(ratesSection(viewOf(decisionOf({ criteria, findings, trials })))).toContain(`<sub>${says}`);
});

test('a finding on another rate than those of the table is marked as such', () => {
  const finding = { ...findingOf('block', 'x', { subject: 'TCR' }), code: 'metric-regressed' };
  expect(isInTable(finding, decisionOf())).toBe(true);
  expect(isInTable({ ...finding, subject: 'TUS' }, decisionOf())).toBe(false);
  expect(isInTable({ ...finding, code: 'scenario-removed' }, decisionOf())).toBe(false);
});
