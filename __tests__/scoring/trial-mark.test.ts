import { describe, expect, test } from 'vitest';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { markOf, startSharedFacts } from '../../src/scoring/trial-mark.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';

const trial = (facts: Record<string, unknown>): Trial => ({ scenario: 'x', trial: 1, error: null, ...facts }) as Trial;

/** A rubric that judges nothing but that there is a verdict. */
const hashOf = (facts: Record<string, unknown>): string | null => {
  const judged = scoreTrial([], trial(facts));
  const rubric = { rubric: { id: 'r', criteria: [] }, judgement: { verdict: 'pass', score: 1 }, criteria: [] };
  return markOf({ ...judged, rubrics: [rubric as never] }, 1)?.facts ?? null;
};

const SAID = { output: 'I have booked the room for you at two.' };

test.each([
  { name: 'its number', one: { trial: 2 } },
  { name: 'attempt', one: { attempt: 2 } },
  { name: 'title and tags', one: { title: 'other', tags: ['a'] } },
  { name: 'cost and latency', one: { usage: { cost_usd: 0.4, latency_ms: 900 } } },
  { name: 'ids', one: { request_id: 'a1', seed: 4, session: { id: 'b' } }, other: { request_id: 'a2', seed: 5 } },
  {
    name: 'nested times',
    one: { final_state: { log: [{ text: 'no', started_at: '2026-11-21T09:30:00Z', duration_ms: 12 }] } },
    other: { final_state: { log: [{ text: 'no', started_at: '2026-11-22T09:30:00Z', duration_ms: 99 }] } },
  },
])('copies may differ in $name', ({ one, other = {} }) => {
  expect(hashOf({ ...SAID, ...one })).toBe(hashOf({ ...SAID, ...other }));
  expect(hashOf({ ...SAID, ...one })).toMatch(/^[0-9a-f]{12}$/);
});

test.each([
  { name: 'what was said', one: { output: 'I could not book the room for you.' } },
  { name: 'tokens', one: { usage: { output_tokens: 7 } } },
  { name: 'a short output', one: { output: 'no' } },
  { name: 'a number of the final state', one: { final_state: { total: 7 } } },
])('separate trials differ in $name', ({ one }) => {
  expect(hashOf({ ...SAID, ...one })).not.toBe(hashOf(SAID));
});

test.each([
  { name: 'nothing', facts: {} },
  {
    name: 'an empty output and no tokens',
    facts: { output: '', trace: [], final_state: {}, usage: { output_tokens: 0 } },
  },
  { name: 'a verdict', facts: { passed: true, score: 0.7, verdict: 'partial' } },
  { name: 'what was asked', facts: { input: { question: 'Which room is free at two today?' }, passed: true } },
])('$name is no more than a verdict', ({ facts }) => {
  expect(hashOf(facts)).toBeNull();
});

describe('without output, trace, final state and tokens', () => {
  const hashesOf = (facts: readonly Record<string, unknown>[], known?: readonly string[]) => {
    const shared = startSharedFacts(known);
    const added = facts.map((own) => shared.add(trial(own)));
    return { shared: shared.paths(), hashes: added.map(shared.hashOf) };
  };

  test('trials differ in the facts of which two share a value', () => {
    const { shared, hashes } = hashesOf([
      { answer: { room: 'A', id: 'x1' }, passed: true },
      { answer: { room: 'B', id: 'x2' }, passed: true },
      { answer: { room: 'A', id: 'x3' }, passed: false },
    ]);
    expect(shared).toEqual(['answer.room']);
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes[0]).toBe(hashes[2]);
  });

  test('trials that share nothing but a verdict are not told apart', () => {
    expect(
      hashesOf([
        { id: 'x1', passed: true },
        { id: 'x2', passed: true },
      ]).hashes,
    ).toEqual([null, null]);
  });

  test('fresh trials are told apart by what the first look shares', () => {
    const { shared, hashes } = hashesOf([{ room: 'A' }, { room: 'A', id: 'x1' }, { id: 'x1' }], ['room']);
    expect(shared).toEqual(['room']);
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[2]).toBeNull();
  });
});

test('a trial without a verdict has no mark', () => {
  expect(markOf(scoreTrial([], trial(SAID)), 1)).toBeNull();
});

test('what a trial fails is named by rubric and criterion, also where trials share their judgement', () => {
  const holds = (field: string) => ({ weight: 1, pass_when: { field, op: 'exists' as const } });
  const { weight: _, ...apart } = holds('c');
  const rubrics = [
    rubricOf({ rubric: 'one', weights: 'relative', criteria: { a: holds('a'), b: holds('b') } }),
    rubricOf({ rubric: 'two', metric: 'TWO', criteria: { a: holds('a') }, nodes: { c: apart } }),
  ];
  const failedOf = (facts: Record<string, unknown>) => markOf(scoreTrial(rubrics, trialOf(facts)), 1)?.failed;
  for (const _again of [1, 2]) {
    expect(failedOf({ a: 1, b: 1, c: 1 })).toBeUndefined();
    expect(failedOf({ a: 1, b: 1 })).toEqual(['two/c']);
    expect(failedOf({ a: 1, c: 1 })).toEqual(['one', 'one/b']);
    expect(failedOf({})).toEqual(['one', 'one/a', 'one/b', 'two', 'two/a', 'two/c']);
  }
});

test.each([
  { scenarios: 500, marked: 500 },
  { scenarios: 501, marked: 1 },
])('of $scenarios scenarios with one failing trial, $marked are marked, in either order', ({ scenarios, marked }) => {
  const rubrics = [rubricOf({ criteria: { a: { weight: 1, pass_when: { field: 'a', op: 'exists' as const } } } })];
  const trials = Array.from({ length: scenarios }, (_, index) =>
    trialOf({ scenario: `s${index}`, ...SAID, ...(index === 3 ? {} : { a: 1 }) }),
  );
  for (const ordered of [trials, trials.toReversed()]) {
    const builder = startReport(rubrics);
    for (const one of ordered) builder.add(scoreTrial(rubrics, one));
    expect(builder.finish().scenarios.filter(({ trials: marks }) => marks !== undefined)).toHaveLength(marked);
  }
});
