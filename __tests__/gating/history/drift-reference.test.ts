import { describe, expect, it } from 'vitest';
import { earlierRuns, isCommit, MOST_RECORDS, recordAt } from '../../../src/gating/history/records.ts';

it.each([
  { text: '1a2b3c4', commit: true },
  { text: 'a'.repeat(40), commit: true },
  { text: 'a'.repeat(64), commit: true },
  { text: 'a'.repeat(41), commit: false },
  { text: '1a2b3c', commit: false },
  { text: '1A2B3C4', commit: false },
  { text: 'deadbee.json', commit: false },
])('$text as a commit: $commit', ({ text, commit }) => {
  expect(isCommit(text)).toBe(commit);
});

const record = (sha: string) => ({ sha, time: '2026-11-01', trials: 1, scenarios: 1, metrics: [] });
const long = Array.from({ length: 80 }, (_, index) => record(`${String(index).padStart(2, '0')}`.padEnd(40, 'a')));

describe('a pinned run', () => {
  it('is found by the beginning of its commit', () => {
    expect(recordAt(long, '79aaaaa')).toBe(long[79]);
    expect([recordAt(long, '99aaaaa'), recordAt(long, 'file.json'), recordAt(long, undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is the newest of those of one commit', () => {
    const [first, again] = [record('79'.padEnd(40, 'a')), record('79'.padEnd(40, 'a'))];
    expect(recordAt([first, again], '79aaaaa')).toBe(first);
  });

  it('is never forgotten', () => {
    const kept = earlierRuns(long, {}, '79aaaaa');
    expect(kept).toHaveLength(MOST_RECORDS - 1);
    expect(kept.slice(-2)).toEqual([long[47], long[79]]);
    expect(earlierRuns(long, {}, '03aaaaa')).toEqual(earlierRuns(long, {}));
  });
});
