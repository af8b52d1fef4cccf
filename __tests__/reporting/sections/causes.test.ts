import { expect, test } from 'vitest';
import type { Cause } from '../../../schemas/types/decision.ts';
import { slug } from '../../../src/contract/slug.ts';
import { causesSection, causeText, differencesSection, pointsLines } from '../../../src/reporting/sections/causes.ts';
import { decisionOf, flipsOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
const crash = (count: number, text = 'KeyError'): Cause => ({ kind: 'error', text, scenarios: ids(count), parts: [] });
const example = { scenario: '6', step: 14, main: 'at: 8', candidate: 'at: 9' };
const call: Cause = {
  kind: 'arguments',
  scenarios: ['6'],
  parts: [{ change: 'arguments', tool: 'book', argument: 'at', scenarios: ['6'], example }],
};
const decision = decisionOf({
  decision: 'fail',
  causes: [crash(20), call],
  start: { causes: [0], scenarios: 20, broke: 21, rate: 0.6, baseline: 0.75, threshold: 0.5 },
});

test('a row has the count, the cause and the first ids; the rest is counted', () => {
  const text = causesSection(viewOf(decision));
  for (const part of ['**20**', 'crash `KeyError`', '`14` +6', '- **1** · `book` with another `at` (`8` → `9`): `6`'])
    expect(text).toContain(part);
  expect(text).not.toContain('`15`');
});

test('ids lead into the report where there is one', () => {
  const links = { report: 'https://github.com/acme/booking/report.html' };
  expect(causesSection({ ...viewOf(decision), links })).toContain(
    '[6](https://github.com/acme/booking/report.html#s-6)',
  );
});

test('an id that is no anchor leads to the slug of it', () => {
  const links = { report: 'https://github.com/acme/booking/report.html' };
  const cause: Cause = { ...crash(1), scenarios: ['math: 2 + 2'] };
  const text = causesSection({ ...viewOf({ ...decision, causes: [cause], start: null }), links });
  expect(text).toContain(`report.html#s-${slug('math: 2 + 2')})`);
});

test('where to start says what would be left', () => {
  const text = causesSection(viewOf(decision));
  expect(text).toMatch(/20 of the 21 .* 60 %, above the floor, still 15 below main/);
});

test.each([
  { cause: crash(20), says: '**Start with the crash:** 20 of the 21' },
  {
    cause: { ...call, kind: 'criterion', criterion: 'booking/right_time' },
    says: '**Start with right_<wbr>time:** 20',
  },
  { cause: call, says: '**Start with the first cause:** 20' },
] as const)('where to start is named: $says', ({ cause, says }) => {
  expect(causesSection(viewOf({ ...decision, causes: [cause] }))).toContain(says);
});

test('more than five causes are counted', () => {
  const many = Array.from({ length: 7 }, (_, index) => crash(7 - index, `error ${index}`));
  const text = causesSection(viewOf({ ...decision, causes: many, start: null }));
  expect(text).toContain('- **3** · 2 smaller causes: `1` `2` `1`');
});

test('the largest group stands first, and every other scenario is named: a kind that nothing explains too', () => {
  const other: Cause = { kind: 'other', scenarios: ids(30), parts: [] };
  const many = [other, ...Array.from({ length: 6 }, (_, index) => crash(1, `error ${index}`))];
  const text = causesSection(viewOf({ ...decision, causes: many, start: null }));
  expect(text).toContain('- **30** · no error, reason or step in common');
  expect(text).toContain('- **2** · 2 smaller causes');
});

test('parts that two scenarios share are told apart from three scenarios on', () => {
  const part = (scenarios: readonly string[], argument: string) => {
    return { change: 'arguments', tool: 'book', argument, scenarios } as const;
  };
  const cause: Cause = {
    kind: 'criterion',
    criterion: 'booking/right_time',
    scenarios: ids(4),
    parts: [part(['1', '2'], 'time'), part(['3'], 'room')],
  };
  const rows = causesSection(viewOf({ ...decision, causes: [cause], start: null }))
    .split('\n')
    .slice(2);
  expect(rows).toEqual([
    '- **2** · right_<wbr>time fails: `book` with another `time`: `1` `2`',
    '- **2** · right_<wbr>time fails: `book` with another `room`: `3` `4`',
  ]);
});

test.each([
  {
    cause: {
      kind: 'missing',
      fact: 'citations',
      lacks: { candidate: { count: 10, total: 20 }, baseline: { count: 0, total: 20 } },
    },
    says: 'fact `citations` is missing in 10 of 20 trials, on main in none: ',
  },
  {
    cause: { kind: 'criterion', criterion: 'r/polite', text: 'too curt' },
    says: 'polite fails: `too curt`: ',
  },
] as const)('a cause reads: $says', ({ cause, says }) => {
  const causes = [{ ...cause, scenarios: ['1'], parts: [] }];
  expect(causesSection(viewOf({ ...decision, causes, start: null }))).toContain(says);
});

const contributions = {
  criteria: [
    { criterion: 'right_time', change: -0.115 },
    { criterion: 'brevity', change: 0.01 },
  ],
  exact: true,
};
const moved = { paired: { scenarios: 9, baseline: 0.98, candidate: 0.87 }, delta: -0.11 };

const layers = { harness: -0.05, environment: 0, config: -0.02, agent: -0.065 };

test.each([
  { given: { contributions }, says: '**Where the 11 points went:** right_<wbr>time −11.5 · brevity +1.0' },
  {
    given: { contributions, crashes: { trials: 6, of: 60, change: -0.1 } },
    says: '**Where the 11 points went:** right_<wbr>time −11.5 · brevity +1.0 <sub>(6 of 60 trials crashed: −10.0)</sub>',
  },
  {
    given: { contributions: { ...contributions, exact: false } },
    says: '**Where the 11 points went:** right_<wbr>time −11.5 · brevity +1.0 <sub>(each alone put back to main’s result: they need not add up)</sub>',
  },
  {
    given: { contributions, layers },
    says: `**Where the 11 points went:** right_<wbr>time −11.5 · brevity +1.0
**By layer:** harness or mapping −5.0 · agent −6.5 · config (after the merge) −2.0`,
  },
  { given: { layers: { ...layers, harness: 0, config: 0 } }, says: '' },
  {
    given: { layers },
    says: '**Where the 11 points went, by layer:** harness or mapping −5.0 · agent −6.5 · config (after the merge) −2.0',
  },
  { given: {}, says: '' },
])('the line on the points reads: $says', ({ given, says }) => {
  expect(pointsLines(viewOf(decisionOf({ metrics: [metricOf(moved)], ...given }))).join('\n')).toBe(says);
});

test('without causes the ids stand alone', () => {
  const broke = flipsOf(2, (index) => ({ scenario: `s${index}`, baseline: 1, candidate: 0 }));
  const text = causesSection(viewOf(decisionOf({ flips: { ...decisionOf().flips, broke } })));
  expect(text).toContain('`s0` `s1`');
});

test('what the agent said is left out where it may not be quoted', () => {
  const view = { ...viewOf(decision), includeOutput: false };
  expect(causesSection(view)).not.toContain('KeyError');
  expect(differencesSection(view)).toBe('');
});

test('differences are a diff', () => {
  expect(differencesSection(viewOf(decision))).toContain('- main     at: 8\n+ this PR  at: 9');
});

test('a crash that looks like the service says how to record it', () => {
  const text = causeText({ ...crash(1, 'HTTP 429'), service: true }, { includeOutput: true });
  expect(text).toBe('crash `HTTP 429` · looks like the service: if so, record `kind: infrastructure`');
});
