import { expect, test } from 'vitest';
import type { RunEvidence } from '../../../schemas/types/gate.ts';
import { basis } from '../../../src/report/page/basis.ts';

const COMMIT = '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344';

test.each<[string, RunEvidence | undefined, string]>([
  ['nothing is known', undefined, 'what it rests on is not recorded'],
  [
    'the runner tells all',
    {
      event_commit: COMMIT,
      checked_out: { commit: COMMIT, is_of_event: true },
      job: { id: 1, name: 'gate (a)' },
      attempt: 2,
      base: { branch: 'main', is_default: true, is_protected: true },
      config: `sha256:${'0'.repeat(64)}`,
      results: { files: 3, trials: 60 },
      scenarios: { found: 29, expected: 30 },
      fresh: { delivered: 20, asked: 25 },
      control: { delivered: 24, asked: 25 },
      memory: { judged: 2, undecided: 0, open: { since: 1, scenarios: ['a'], rates: ['TCR'] } },
      listings: [
        { listing: 'artifacts', is_whole: true },
        { listing: 'runs of main', is_whole: false },
      ],
    },
    'checked out 1a2b3c4 · job gate (a) · attempt 2 · base main (default, protected) · config sha256:000000000000 · ' +
      '60 trials in 3 results files · 29 scenarios, 30 on main · 20 fresh trials, 25 asked · push 3 of its pull request, 1 scenario to clear · 24 control trials, 25 asked · ' +
      'artifacts listed to the end · runs of main not listed to the end',
  ],
  [
    'another branch was checked out',
    {
      checked_out: { commit: COMMIT, branch: 'main', is_of_event: false },
      base: { branch: 'next', is_default: false },
    },
    'checked out main at 1a2b3c4, which is not of the event · base next',
  ],
])('the line on a run says what it rests on where %s', (_, evidence, line) => {
  expect(basis(evidence).text).toBe(`<div class="mu">${line}</div>`);
});
