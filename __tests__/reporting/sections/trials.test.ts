import { expect, it } from 'vitest';
import type { TrialCounts } from '../../../schemas/types/report.ts';
import { trialsSection } from '../../../src/reporting/sections/trials.ts';
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
  expect(trialsSection(viewOf(trials)).split('\n')[0]).toBe(line);
});

it('the line of counts tells what a rubric refused from outages', () => {
  const refused = ['a', 'b'].map((scenario) => {
    return { scenario, trial: 1, kind: 'infrastructure', classified: true, refused: true, message: 'x' } as const;
  });
  const trials = { scored: 6, errored: { agent: 0, infrastructure: 3, judge: 0 }, unclassified: 0 };
  const view = viewOfDecision({ trials, errored: refused }, { evidence: true });
  expect(trialsSection(view).split('\n')[0]).toBe(
    '**Trials:** 6 scored, 1 infrastructure error, 2 refused by a rubric',
  );
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
