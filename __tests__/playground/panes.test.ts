import { expect, test } from 'vitest';
import { compare, measure } from '../../src/playground/measure.ts';
import { numbersIn } from '../../src/playground/numbers.ts';
import { changePane, problemRows, ratesPane, sliderRows, treePane, trialRows } from '../../src/playground/panes.ts';
import type { Trial } from '../../src/suite/trial.ts';

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
const rubricOf = (least: number) => `rubric: r
version: 1.0.0
metric: TCR
criteria:
  long: { weight: 0.6, pass_when: { field: output, measure: length, op: gte, value: ${least} } }
  kind: { weight: 0.4, question: Is it kind?, judge: yes_no, sees: [output] }
bands: [{ name: good, at_least: 0.5 }, { name: poor }]
`;
const trials: readonly Trial[] = [
  { scenario: 'a', trial: 0, output: 'long enough', judge: { kind: true }, error: null },
  { scenario: 'b', trial: 0, title: HOSTILE, output: HOSTILE, judge: { kind: false }, error: null },
  { scenario: 'c', trial: 1, output: 'x', error: { kind: 'infrastructure', message: HOSTILE, classified: true } },
];
const measured = (text: string) => measure({ mapping: null, policy: null, rubrics: [{ file: 'r.yml', text }] }, trials);
const judged = rubricOf(5);
const words = (markup: { readonly text: string }): string =>
  markup.text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('rates name score, band and each criterion, and say that no judge is asked', () => {
  const text = words(ratesPane(measured(judged), 'r'));
  expect(text).toContain('TCR 0.80 1 of 2 trials pass.');
  expect(text).toContain('Bands: good from 0.5 poor');
  expect(text).toContain('long 100 %');
  expect(text).toContain('kind 50 %');
  expect(text).toContain('None is asked here.');
});

test('trials show score, outcome and what kept one from a verdict; passing ones can be left out', () => {
  const all = words(trialRows(measured(judged), 'r', false, 1));
  expect(all).toBe(
    '✓ a trial 0 1.00 successful_completion ! b trial 0 0.60 graceful_failure ? c trial 1 infrastructure error',
  );
  expect(words(trialRows(measured(judged), 'r', true, 1))).not.toContain('a trial 0');
});

test('the chosen trial is checked', () => {
  expect(trialRows(measured(judged), 'r', false, 1).text.match(/value="\d"( checked)?/g)).toEqual([
    'value="0"',
    'value="1" checked',
    'value="2"',
  ]);
});

test('a tree shows every node with what it read', () => {
  const text = words(treePane(measured(judged).trials[0], 'r'));
  expect(text).toContain('a, trial 0');
  expect(text).toContain(
    '✓ long score 1.00, weight 0.6, criterion length of output (11) is at least 5 length of output 11',
  );
});

test('a trial without a verdict says why', () => {
  expect(words(treePane(measured(judged).trials[2], 'r'))).toContain('No verdict: &quot;&gt;&lt;img');
});

test('a change lists flips first, then the numbers with their change in points', () => {
  const text = words(changePane(compare(measured(judged), measured(rubricOf(20)))));
  expect(text).toContain('1 flip ✗ a now fails TCR');
  expect(text).toMatch(/long 100 % 50 % −50\.0 points/);
  expect(words(changePane(compare(measured(judged), measured(judged))))).toMatch(/^No scenario flips\./);
});

test('texts of a run are inert everywhere', () => {
  const all = [
    ratesPane(measured(judged), 'r'),
    trialRows(measured(judged), 'r', false, 0),
    ...measured(judged).trials.map((trial) => treePane(trial, 'r')),
  ];
  expect(all.map(({ text }) => text).join('')).not.toMatch(/<(?:img|script)/);
});

test('problems lead to line and column, with the nearest name', () => {
  const where = { file: 'r.yml', line: 4, column: 7 };
  const { text } = problemRows([{ code: 'unknown-key', what: 'unknown key `wieght`', where, suggestion: 'weight' }]);
  expect(text).toBe(
    '<li><button type="button" data-line="4" data-column="7">4:7</button> unknown key <code>wieght</code>. Did you mean <code>weight</code>?</li>',
  );
});

test('shares leave something to the others, and other numbers may double', () => {
  const ranges = sliderRows(numbersIn(judged)).text.match(/min="[^"]*" max="[^"]*" step="[^"]*"/g);
  expect(ranges).toEqual([
    'min="0.01" max="0.99" step="0.01"',
    'min="0.01" max="0.99" step="0.01"',
    'min="0" max="1" step="0.01"',
  ]);
});
