import { join } from 'node:path';
import { expect, test } from 'vitest';
import { must } from '../../src/contract/must.ts';
import { explainFlips } from '../../src/pipeline/compared-trials.ts';
import { renderTerminal } from '../../src/reporting/terminal.ts';
import { decisionOf, findingOf } from '../support/decisions.ts';
import { expectGolden } from '../support/golden.ts';
import { HOSTILE_PIECES } from '../support/hostile-text.ts';
import { tauBench } from '../support/tau-bench.ts';
import { hostile } from './stories/hostile.ts';
import { STORIES } from './stories.ts';

const plain = (_: string, text: string): string => text;

test('a red run reads as agreed', () => {
  const { decision, runs } = tauBench();
  const text = renderTerminal(explainFlips(decision, runs).decision, { paint: plain, bundle: 'bundle' });
  expectGolden(join(import.meta.dirname, 'golden/terminal.txt'), text);
});

// Hostile texts are as long as any may be.
const { 'hostile-text': _, ...SITUATIONS } = STORIES;

test.each(Object.entries(SITUATIONS))('%s takes under thirty lines', (_, decision) => {
  const lines = renderTerminal(decision, { paint: plain, bundle: 'bundle', report: 'report.html' }).split('\n');
  expect(lines.length).toBeLessThanOrEqual(30);
});

test('scenarios that ran again stand here and on main today', () => {
  const main = { failed: 0, trials: 5, missing: 0 };
  const confirmed = [{ scenario: 's1', word: 'confirmed' as const, failed: 5, trials: 5, main, missing: 0 }];
  const [decision] = Object.values(STORIES).map((story) => renderTerminal({ ...story, confirmed }, { paint: plain }));
  expect(decision).toMatch(
    /Scenario +Fresh trials say +Failed here +Failed on main today\ns1 +confirmed +5 of 5 +0 of 5\n/,
  );
});

test('a doubt that the headline states has its advice, and blocks nothing', () => {
  const doubt = { code: 'slice-may-have-dropped', next: 'Look at the slice' } as const;
  const decision = decisionOf({ decision: 'inconclusive', findings: [findingOf('notice', 'refunds fell', doubt)] });
  expect(renderTerminal(decision, { paint: plain })).toContain('\n! Look at the slice\n');
});

test('a waiver says why a drop does not block, and the row how far it goes', () => {
  const text = renderTerminal(must(STORIES['pass-waived'], 'a story with a waiver'), { paint: plain });
  expect(text).toMatch(/\nWaiver used: it covers this · TCR up to [\d.]+ points, until 20/);
  expect(text).toMatch(/TCR .*worse by > [\d.]+ \(waiver\)/);
});

test('colours are painted', () => {
  const painted = new Set<string>();
  renderTerminal(hostile('x'), { paint: (style, text) => painted.add(style) && text });
  expect([...painted].sort()).toEqual(['bold', 'dim', 'inverse', 'red', 'yellow']);
});

test('every finding has place, found and remedy, within the width of the terminal', () => {
  const finding = {
    ...findingOf('invalid', 'a key is unknown'),
    place: { file: 'policy.yml', line: 3, column: 5 },
    expected: 'one of many long names that do not fit into a line',
    actual: 'treshold',
    next: 'Write threshold',
  };
  const findings = [finding, { ...finding, what: 'a number is too large' }];
  const text = renderTerminal(decisionOf({ decision: 'invalid', exit_code: 3, findings }), { paint: plain, width: 60 });
  const block = text.slice(text.indexOf('✗ a key'), text.indexOf('✗ a number'));
  expect(block.split('\n')).toEqual([
    '✗ a key is unknown',
    '  at policy.yml:3:5, expected one of many long names that do',
    '  not fit into a line, found treshold',
    '  → Write threshold',
    '',
  ]);
});

test('a red run says too that it relaxes its own gate', () => {
  const relaxed = [{ subject: 'TCR', what: 'threshold', old: '85 %', new: '80 %' }];
  expect(renderTerminal(decisionOf({ decision: 'fail', relaxed }), { paint: plain })).toContain('relaxes its own gate');
});

test.each(HOSTILE_PIECES)('hostile text is inert: %s %#', (_, text) => {
  const shown = renderTerminal(hostile(text), { paint: plain, bundle: 'b' });
  for (const line of shown.split('\n')) expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\u202a-\u202e\u2028]/u);
});
