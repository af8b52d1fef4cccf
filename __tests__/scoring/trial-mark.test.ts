import { expect, test } from 'vitest';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { markOf } from '../../src/scoring/trial-mark.ts';
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
  { name: 'times in steps', one: { steps: [] }, other: { steps: [] } },
  {
    name: 'nested times',
    one: { log: [{ text: SAID.output, started_at: '2026-11-21T09:30:00Z', duration_ms: 12 }] },
    other: { log: [{ text: SAID.output, started_at: '2026-11-22T09:30:00Z', duration_ms: 99 }] },
  },
])('copies may differ in $name', ({ one, other = {} }) => {
  expect(hashOf({ ...SAID, ...one })).toBe(hashOf({ ...SAID, ...other }));
  expect(hashOf({ ...SAID, ...one })).toMatch(/^[0-9a-f]{12}$/);
});

test.each([
  { name: 'what was said', one: { output: 'I could not book the room for you.' } },
  { name: 'tokens', one: { usage: { output_tokens: 7 } } },
  { name: 'a further fact', one: { seats: 4 } },
])('separate trials differ in $name', ({ one }) => {
  expect(hashOf({ ...SAID, ...one })).not.toBe(hashOf(SAID));
});

test.each([
  { name: 'nothing', facts: {} },
  { name: 'a verdict', facts: { passed: true, score: 0.7, verdict: 'partial' } },
  { name: 'what was asked', facts: { input: { question: 'Which room is free at two today?' }, passed: true } },
])('$name is no more than a verdict', ({ facts }) => {
  expect(hashOf(facts)).toBeNull();
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
