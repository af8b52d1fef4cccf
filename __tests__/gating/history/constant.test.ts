import { expect, test } from 'vitest';
import type { ConstantCriterion } from '../../../schemas/types/history.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { constantFindings } from '../../../src/gating/findings/rubrics.ts';
import { constantCriteria } from '../../../src/gating/history/constant.ts';
import { recordOf } from '../../../src/gating/history/records.ts';
import { run } from '../build-run.ts';

/** A report with one criterion that passed in so many of so many trials. */
function reportOf(passed: number, total: number, status?: 'deprecated'): Report {
  const report = run({});
  const criterion = { key: 'polite', passed, total, skipped: 0, ...(status === undefined ? {} : { status }) };
  return { ...report, rubrics: report.rubrics.map((one) => ({ ...one, criteria: [criterion] })) };
}

const [rubric = ''] = run({}).rubrics.map((one) => one.rubric);
const constant = (passed: boolean, since: string): ConstantCriterion => ({
  criterion: `${rubric}/polite`,
  passed,
  since,
});
const recordWith = (...list: readonly ConstantCriterion[]) => ({
  ...recordOf(run({}), {}, '2026-11-21T09:30:00.000Z'),
  constant: list,
});

test.each([
  ['the first run, all pass', reportOf(4, 4), undefined, [constant(true, '2026-11-21')]],
  ['the first run, none pass', reportOf(0, 4), undefined, [constant(false, '2026-11-21')]],
  ['some pass', reportOf(3, 4), constant(true, '2026-08-01'), []],
  ['all pass again', reportOf(4, 4), constant(true, '2026-08-01'), [constant(true, '2026-08-01')]],
  ['all pass after none did', reportOf(4, 4), constant(false, '2026-08-01'), [constant(true, '2026-11-21')]],
  ['it applied nowhere', reportOf(0, 0), constant(true, '2026-08-01'), [constant(true, '2026-08-01')]],
  ['it never applied', reportOf(0, 0), undefined, []],
])('%s', (_, report, before, expected) => {
  expect(constantCriteria(report, '2026-11-21', before && recordWith(before))).toEqual(expected);
});

test.each([
  ['after 90 days', constant(true, '2026-08-23'), reportOf(3, 4), { passed: [`${rubric}/polite`], failed: [] }],
  ['never passed', constant(false, '2026-08-01'), reportOf(3, 4), { passed: [], failed: [`${rubric}/polite`] }],
  ['after 89 days', constant(true, '2026-08-24'), reportOf(3, 4), null],
  ['a deprecated one', constant(true, '2026-08-01'), reportOf(3, 4, 'deprecated'), null],
  ['one that this run does not have', { ...constant(true, '2026-08-01'), criterion: 'other/x' }, reportOf(3, 4), null],
])('a criterion that told no trial of main from another, %s', (_, one, report, expected) => {
  const found = constantFindings(report, [recordWith(one)]);
  expect(found).toEqual(
    expected === null ? [] : [{ code: 'criteria-constant', effect: 'notice', days: 90, ...expected }],
  );
});

test('one run of main says nothing, however long ago', () => {
  const report = reportOf(4, 4);
  expect(constantFindings(report, [recordOf(report, {}, '2026-01-01')])).toEqual([]);
  expect(constantFindings(report, [])).toEqual([]);
});
