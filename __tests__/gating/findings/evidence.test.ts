import { expect, test } from 'vitest';
import type { RunEvidence } from '../../../schemas/types/gate.ts';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { evidenceFindings } from '../../../src/gating/findings/evidence.ts';

const COMMIT = '1a2b3c4d5e6f708192a3b4c5d6e7f80911223344';
const elsewhere = { commit: 'b'.repeat(40), is_of_event: false };

test.each<[string, RunEvidence, readonly string[]]>([
  ['nothing is known', {}, []],
  ['a commit is not told from that of the event', { checked_out: { commit: COMMIT } }, []],
  ['the commit is that of the event', { checked_out: { commit: COMMIT, is_of_event: true } }, []],
  [
    'a pull request tested main',
    { event_commit: COMMIT, checked_out: { ...elsewhere, branch: 'main' } },
    ['checked-out-elsewhere, invalid: The job tested `main` (`bbbbbbb`), not this pull request'],
  ],
  [
    'main tested something else',
    { is_main: true, event_commit: COMMIT, checked_out: elsewhere },
    ['checked-out-elsewhere, notice: The job tested `bbbbbbb`, not the commit of this run: it saves no baseline'],
  ],
  [
    'two jobs reported one suite',
    { job: { id: 1, name: 'gate (b)' }, other_job: 'gate (a)' },
    ['two-jobs, invalid: Another job of this run, `gate (a)`, reported the suite `demo`'],
  ],
])('where %s, the record is checked by what contradicts it', (_, evidence, expected) => {
  const found = evidenceFindings(evidence, 'demo').map(render);
  expect(found.map(({ code, effect, what }) => `${code}, ${effect}: ${what}`)).toEqual(expected);
});
