import { expect, it } from 'vitest';
import type { TrialCounts } from '../../../schemas/types/report.ts';
import { trialsLine, trialsSection } from '../../../src/reporting/sections/trials.ts';
import { metricOf } from '../../support/decisions.ts';
import { viewOf as viewOfDecision } from '../view-of.ts';

const viewOf = (trials: TrialCounts, folded = 100) =>
  viewOfDecision(
    {
      trials,
      metrics: [metricOf({ candidate_trials: { passed: 0, total: trials.scored } })],
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
    line: '**Trials:** 5 scored in 5 scenarios',
  },
  {
    name: 'crashes of the agent',
    trials: { scored: 5, errored: { agent: 2, infrastructure: 0, judge: 0 }, unclassified: 1 },
    line: '**Trials:** 5 scored in 5 scenarios (2 crashed by the agent, 1 of them of unnamed kind: these count as failures)',
  },
  {
    name: 'trials without a verdict',
    trials: { scored: 5, errored: { agent: 0, infrastructure: 1, judge: 2 }, unclassified: 0 },
    line: '**Trials:** 5 scored in 5 scenarios · 1 infrastructure error, 2 judge errors, not scored and not counted as failures',
  },
])('the line of counts tells $name', ({ trials, line }) => {
  expect(trialsLine(viewOf(trials))).toBe(line);
});

it.each([
  {
    name: 'judged more trials',
    candidate_trials: { passed: 3, total: 10 },
    scenarios: 8,
    line: '10 scored in 8 scenarios',
  },
  {
    name: 'judged fewer trials',
    candidate_trials: { passed: 2, total: 3 },
    scenarios: 3,
    line: '3 scored in 3 scenarios',
  },
])(
  'the line of counts is that of the first metric, where another rubric $name',
  ({ candidate_trials, scenarios, line }) => {
    const refusals = { agent: 0, infrastructure: 4, judge: 0 };
    const level = { scenarios, effective_n: 3, lower: 0, upper: 1 };
    const view = viewOfDecision({
      metrics: [metricOf({ candidate_trials, level })],
      trials: { scored: 6, errored: refusals, unclassified: 0 },
      errored: ['a', 'b', 'c', 'd'].map((scenario) => ({
        scenario,
        trial: 1,
        kind: 'infrastructure',
        classified: true,
        refused: true,
        message: 'x',
      })),
    });
    expect(trialsLine(view)).toBe(
      `**Trials:** ${line} for TCR · 4 refused by a rubric, not scored there and not counted as failures`,
    );
  },
);

const some = { scored: 1, errored: { agent: 1, infrastructure: 0, judge: 1 }, unclassified: 1 };

it('errored trials are listed in a block, with their kind', () => {
  expect(trialsSection(viewOf(some))).toContain(
    '```text\n│ a trial 2: agent crash, kind not named: boom\n│ b trial 1: judge error: no JSON\n```',
  );
});

it('errored trials that are left out are counted', () => {
  expect(trialsSection(viewOf(some, 0))).toContain('Left out here: errored trials (2).');
  expect(trialsSection(viewOf(some, 1))).toContain('Left out here: errored trials (1).');
});
