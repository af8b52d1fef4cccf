import { expect, it } from 'vitest';
import { trialsLine, trialsSection } from '../../../src/reporting/sections/trials.ts';
import type { TrialCounts } from '../../../src/scoring/report.ts';
import { viewOf as viewOfDecision } from '../view-of.ts';

const viewOf = (trials: TrialCounts, folded = 100) =>
  viewOfDecision(
    {
      trials,
      errored: [
        { scenario: 'a', trial: 2, kind: 'agent', classified: false, message: 'boom' },
        { scenario: 'b', trial: 1, kind: 'judge', classified: true, message: 'no JSON' },
      ],
    },
    { folded },
  );

it.each([
  {
    name: 'no errors',
    trials: { scored: 5, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    line: '**Trials:** 5 scored in 100 scenarios',
  },
  {
    name: 'crashes of the agent',
    trials: { scored: 5, errored: { agent: 2, infrastructure: 0, judge: 0 }, unclassified: 1 },
    line: '**Trials:** 5 scored in 100 scenarios (2 crashed by the agent, 1 of unnamed kind: these count as failures)',
  },
  {
    name: 'trials without a verdict',
    trials: { scored: 5, errored: { agent: 0, infrastructure: 1, judge: 2 }, unclassified: 0 },
    line: '**Trials:** 5 scored in 100 scenarios · 1 infrastructure error, 2 judge errors, not scored and not counted as failures',
  },
])('the line of counts tells $name', ({ trials, line }) => {
  expect(trialsLine(viewOf(trials))).toBe(line);
});

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
