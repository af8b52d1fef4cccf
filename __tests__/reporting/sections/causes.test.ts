import { expect, test } from 'vitest';
import type { Cause } from '../../../schemas/types/decision.ts';
import { slug } from '../../../src/contract/slug.ts';
import { causesSection, differencesSection } from '../../../src/reporting/sections/causes.ts';
import { decisionOf, flipsOf } from '../../support/decisions.ts';
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
  for (const part of ['**20**', 'crash `KeyError`', '`14` +6', '1 × `book`']) expect(text).toContain(part);
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

test('more than five causes are counted', () => {
  const many = Array.from({ length: 7 }, (_, index) => crash(7 - index, `error ${index}`));
  expect(causesSection(viewOf({ ...decision, causes: many, start: null }))).toContain('causes (2)');
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
