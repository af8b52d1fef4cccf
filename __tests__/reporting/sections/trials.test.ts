import { expect, it } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import type { TrialCounts } from '../../../schemas/types/report.ts';
import { ratesSection } from '../../../src/reporting/sections/rate-table.ts';
import { outcomesPastLimit, outcomesSection, trialsSection } from '../../../src/reporting/sections/trials.ts';
import { countOf, decisionOf, findingOf, outcomeOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const withErrors = (trials: TrialCounts, folded = 100) =>
  viewOf(
    {
      trials,
      errored: [
        { scenario: 'a', trial: 2, kind: 'agent', classified: false, message: 'boom' },
        { scenario: 'b', trial: 1, kind: 'judge', classified: true, message: 'no JSON' },
      ],
    },
    { folded, evidence: true },
  );

it.each([
  {
    name: 'no errors',
    trials: { scored: 5, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    line: '**Trials:** 5 scored',
  },
  {
    name: 'crashes of the agent',
    trials: { scored: 5, errored: { agent: 2, infrastructure: 0, judge: 0 }, unclassified: 1 },
    line: '**Trials:** 5 scored, 2 crashes of the agent among them',
  },
  {
    name: 'trials without a verdict',
    trials: { scored: 5, errored: { agent: 0, infrastructure: 1, judge: 2 }, unclassified: 0 },
    line: '**Trials:** 5 scored, 1 infrastructure error, 2 judge errors',
  },
])('the line of counts shows $name', ({ trials, line }) => {
  expect(trialsSection(withErrors(trials)).split('\n')[0]).toBe(line);
});

it('the line of counts tells what a rubric refused from outages', () => {
  const refused = ['a', 'b'].map((scenario) => {
    return { scenario, trial: 1, kind: 'infrastructure', classified: true, refused: true, message: 'x' } as const;
  });
  const trials = { scored: 6, errored: { agent: 0, infrastructure: 3, judge: 0 }, unclassified: 0 };
  const view = viewOf({ trials, errored: refused }, { evidence: true });
  expect(trialsSection(view).split('\n')[0]).toBe(
    '**Trials:** 6 scored, 1 infrastructure error, 2 refused by a rubric',
  );
});

const some = { scored: 1, errored: { agent: 1, infrastructure: 0, judge: 1 }, unclassified: 1 };

it('errored trials are listed in a block, with their kind', () => {
  expect(trialsSection(withErrors(some))).toContain(
    '```text\n│ a trial 2: agent crash, kind not named: boom\n│ b trial 1: judge error: no JSON\n```',
  );
});

it('errored trials that are left out are counted', () => {
  expect(trialsSection(withErrors(some, 0))).toContain('Left out here: errored trials (2).');
  expect(trialsSection(withErrors(some, 1))).toContain('Left out here: errored trials (1).');
});

const sectionOf = (
  outcomes: Decision['outcomes'],
  baseline = decisionOf().baseline,
  findings: Decision['findings'] = [],
): string => outcomesSection(viewOf({ outcomes, baseline, findings }, { evidence: true }));

const hard = outcomeOf('hard_failure', countOf(7, 100), countOf(2, 100));

it.each([
  {
    name: 'without limits',
    section: sectionOf([hard]),
    row: '| · | hard_<wbr>failure | 2 → 7 % (+5) | – |',
  },
  {
    name: 'with limits',
    section: sectionOf([{ ...hard, at_least: 0.01, at_most: 0.05 }]),
    row: '| > 5 %, or < 1 % |',
  },
  {
    name: 'just above a limit',
    section: sectionOf([{ ...hard, candidate: countOf(5001, 100_000), at_most: 0.05 }]),
    row: '| 2 → 5.001 % (+3) | > 5 % |',
  },
  { name: 'without a baseline', section: sectionOf([hard], null), row: '| hard_<wbr>failure | 7 % | – |\n' },
  {
    name: 'of two rubrics',
    section: sectionOf([hard, { ...hard, rubric: 'tool-use' }]),
    row: '| hard_<wbr>failure · tool-use | ',
  },
])('outcomes $name', ({ section, row }) => {
  expect(section.replaceAll('\u00a0', ' ')).toContain(row);
});

it('outcomes that never came about are left out, unless they have a limit', () => {
  const never = outcomeOf('partial_failure', countOf(0, 100), countOf(0, 100));
  expect(sectionOf([hard, never])).toContain('classes them (1)');
  expect(sectionOf([hard, never])).not.toContain('partial_<wbr>failure');
  expect(sectionOf([never])).toBe('');
  expect(sectionOf([{ ...never, at_most: 0.1 }])).toContain('partial_<wbr>failure');
  expect(sectionOf([{ ...never, baseline: countOf(1, 100) }])).toContain('partial_<wbr>failure');
});

it.each([
  { name: 'by its bare name, under the primary rubric', subject: 'hard_failure', marked: '**hard_<wbr>failure**' },
  { name: 'with that rubric', subject: 'task-completion/hard_failure', marked: '**hard_<wbr>failure**' },
  { name: 'with another rubric', subject: 'tool-use/hard_failure', marked: '**hard_<wbr>failure** · tool-use' },
])('an outcome that blocks is marked where it is named $name', ({ subject, marked }) => {
  const both = ['task-completion', 'tool-use'].map((rubric) => ({ ...hard, rubric, at_most: 0.05 }));
  const findings = [findingOf('block', 'x', { code: 'outcome-above-limit', subject, subject_kind: 'outcome' })];
  const rows = outcomesPastLimit(decisionOf({ outcomes: both, baseline: null, findings }));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[1]).toBe(marked);
});

it('what blocks is a row of the open table', () => {
  const findings = [
    findingOf('block', 'x', { code: 'outcome-above-limit', subject: 'hard_failure', subject_kind: 'outcome' }),
  ];
  const outcomes = [outcomeOf('partial_failure', countOf(1, 100), null), { ...hard, at_most: 0.05 }];
  const section = ratesSection(viewOf(decisionOf({ outcomes, findings }))).replaceAll('\u00a0', ' ');
  expect(section).toContain('\n| ❌ | **hard_<wbr>failure** | 2 → **7 %** (+5) | > 5 % |');
  expect(section).not.toContain('partial');
});
