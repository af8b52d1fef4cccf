import { describe, expect, test } from 'vitest';
import type { Decision, Finding } from '../../../schemas/types/decision.ts';
import {
  acceptSection,
  alikeFindings,
  findingsSection,
  listedFindings,
  notesSection,
} from '../../../src/reporting/sections/findings.ts';
import { criterionOf, decisionOf, findingOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

test('397 times the same missing key is one finding', () => {
  const findings = Array.from({ length: 397 }, (_, index) => {
    return findingOf('invalid', `\`score\` of record ${index} is missing`, { place: { file: 'a.json', line: index } });
  });
  expect(alikeFindings(findings).map(({ count }) => count)).toEqual([397]);
  expect(alikeFindings([...findings, findingOf('invalid', 'another')])).toHaveLength(2);
});

test('several missing keys are several findings', () => {
  const findings = ['rubric', 'date', 'date'].map((key, index) =>
    findingOf('invalid', `\`${key}\` is missing`, { place: { file: 'a.json', line: index } }),
  );
  expect(alikeFindings(findings).map(({ count }) => count)).toEqual([1, 2]);
});

const sectionOf = (findings: readonly Finding[], more: Partial<Decision> = {}, detail = {}) =>
  findingsSection(viewOf({ findings, ...more }, detail));

describe('the findings of a comment', () => {
  test('begin with those that decided; notices are folded as notes', () => {
    const findings = [
      findingOf('notice', 'a note'),
      findingOf('warn', 'a warning'),
      findingOf('block', 'a drop', { expected: '0.9', actual: '0.8' }),
    ];
    const lines = sectionOf(findings).split('\n');
    expect(lines[0]).toMatch(/^\* ❌ A drop\. Expected 0\.9, found 0\.8\./);
    expect(lines[1]).toBe('* ⚠️ A warning.');
    expect(lines.join()).not.toContain('note');
    expect(notesSection(viewOf({ findings }))).toContain('A note.');
  });

  test('fold warnings into the notes if the decision is `fail`', () => {
    const view = viewOf({ decision: 'fail', findings: [findingOf('warn', 'a warning'), findingOf('block', 'a drop')] });
    expect(findingsSection(view)).not.toContain('A warning');
    expect(notesSection(view)).toContain('Notes (1, 1 ⚠️)');
  });

  test('say only what to do where the headline says the rest', () => {
    const findings = [findingOf('block', 'a scenario was removed', { next: 'restore it' })];
    expect(findingsSection(viewOf({ decision: 'fail', findings, metrics: [] }))).toBe('* ❌ restore it.');
  });

  test('give the advice of a doubt that the headline states, instead of the general one', () => {
    const doubt = { code: 'slice-may-have-dropped', next: 'Look at the slice' } as const;
    const view = viewOf({ decision: 'inconclusive', findings: [findingOf('notice', 'refunds fell', doubt)] });
    expect(findingsSection(view)).toContain('Look at the slice.');
    expect(findingsSection(view)).not.toContain('more trials');
    expect(notesSection(view)).toBe('');
  });

  test('give the same advice once', () => {
    const findings = ['a', 'b'].map((what) => findingOf('block', what, { next: 'run it again' }));
    expect(sectionOf(findings).match(/run it again/g)).toHaveLength(1);
  });

  test('beyond the first are folded, and those beyond these are counted', () => {
    const findings = Array.from({ length: 5 }, (_, index) => findingOf('block', `drop ${index}`));
    const section = sectionOf(findings, {}, { findings: 2, folded: 1 });
    expect(section).toContain('1 more');
    expect(section).toContain('Left out here: findings (2).');
  });

  test('say once what the sentence on the change says: that it is a sign of a drop, and that fresh trials failed again', () => {
    const ofMetric = { subject: 'TCR', subject_kind: 'metric' } as const;
    const sign = findingOf('warn', 'TCR may have dropped', { code: 'inconclusive', next: 'Add trials', ...ofMetric });
    expect(sectionOf([sign], { decision: 'inconclusive' })).not.toContain('may have dropped');
    const broke = findingOf('block', '2 scenarios broke', { code: 'scenarios-broke', next: 'Fix it', ...ofMetric });
    expect(sectionOf([broke], { decision: 'fail' })).toBe('* ❌ Fix it.');
  });

  test('advise what an inconclusive decision means if none has a next step', () => {
    expect(sectionOf([], { decision: 'inconclusive', exit_code: 0 })).toContain('This does not block.');
    expect(sectionOf([], { decision: 'inconclusive', exit_code: 2 })).toContain('This blocks,');
    const metrics = [metricOf({ state: 'insufficient' })];
    expect(sectionOf([], { decision: 'inconclusive', metrics })).toContain('Add scenarios to decide it');
  });
});

test('a notice on an advisory criterion is only in the row of its table, unless it decides', () => {
  const { rubric, key } = criterionOf({ tier: 'advisory' });
  const about = { subject: `${rubric}/${key}`, subject_kind: 'criterion' } as const;
  const findings = [findingOf('warn', 'x', about), findingOf('block', 'y', about)];
  const criteria = [criterionOf({ tier: 'advisory' })];
  expect(listedFindings(decisionOf({ findings, criteria })).map(({ what }) => what)).toEqual(['y']);
});

test('only a `fail` can be accepted, with the commands that check it', () => {
  const causes = [{ kind: 'error', text: 'KeyError', scenarios: ['a b'], parts: [] } as const];
  expect(acceptSection(viewOf({ causes }))).toBe('');
  const section = acceptSection(viewOf({ decision: 'fail', causes }));
  expect(section).toContain('agent-gate explain bundle "a b"');
  expect(section).toContain('agent-gate replay bundle');
});

test('a waiver is offered only for what one may cover', () => {
  const sectionOf = (...codes: readonly string[]) =>
    acceptSection(viewOf({ decision: 'fail', findings: codes.map((code) => findingOf('block', 'a', { code })) }));
  for (const code of ['metric-regressed', 'scenarios-removed', 'scenarios-broke', 'must-pass-failed'])
    expect(sectionOf(code)).toContain('a waiver');
  for (const code of ['usage-above-limit', 'outcome-above-limit', 'gate-relaxed', 'no-baseline'])
    expect(sectionOf(code)).not.toMatch(/waiver|Accept/);
  expect(sectionOf('usage-above-limit', 'metric-regressed')).toContain('a waiver');
});

test('without causes, the commands explain the scenarios that the deciding findings name', () => {
  const worst = ['s1', 's2'].map((scenario) => ({ scenario }));
  const findings = [
    findingOf('block', 'a', { subject: 'smoke 1', subject_kind: 'scenario' }),
    findingOf('block', 'b', { subject: 'Brevity', subject_kind: 'metric', scenarios: { total: 2, worst } }),
    findingOf('warn', 'c', { subject: 'other', subject_kind: 'scenario' }),
  ];
  const section = acceptSection(viewOf({ decision: 'fail', findings }));
  expect(section).toContain('agent-gate explain bundle "smoke 1" s1`');
});
