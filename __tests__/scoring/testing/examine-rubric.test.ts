import { join } from 'node:path';
import { expect, test } from 'vitest';
import runSchema from '../../../schemas/rubric-test-run.schema.json' with { type: 'json' };
import type { RubricTestRun } from '../../../schemas/types/rubric-test-run.ts';
import { schemaCheck } from '../../../src/contract/schema-check.ts';
import { renderRubricTests, renderRubricTestsJson } from '../../../src/reporting/rubric-checks.ts';
import { expectGolden } from '../../support/golden.ts';
import { subjectsIn } from '../../support/mistakes-in.ts';
import { CASES, examine, RUBRIC } from './examined.ts';

const rendered = (examined: ReturnType<typeof examine>) =>
  renderRubricTests({ rubrics: [examined], untested: [], problems: [] });

test('the terminal shows every mismatch with its place and reason, and what was never tried', () => {
  const rubrics = [examine(CASES.replace('score: 1', 'score: 0.9'))];
  const problems = [{ code: 'x', what: 'no::file', where: { file: '::error::a.yml' } }];
  const text = renderRubricTests({ rubrics, untested: ['other.yml'], problems });
  expectGolden(join(import.meta.dirname, 'golden/terminal.txt'), text);
  const document: unknown = JSON.parse(
    renderRubricTestsJson({ rubrics: [...rubrics, examine()], untested: ['other.yml'], problems }),
  );
  const check = schemaCheck<RubricTestRun>(runSchema);
  expect(check.problems(document, (pointer) => ({ file: 'stdout', pointer }))).toEqual([]);
});

test('rules fire or do not, items of a list count together, and nodes may never be asked', () => {
  const rubric = `rubric: listed
version: 1.0.0
metric: TCR
nodes:
  signs:
    rules:
      - { name: helps, weight: 0.5, condition: { field: helps, op: eq, value: true } }
      - { name: harms, weight: -1, condition: { field: harms, op: eq, value: true } }
      - { name: shouts, weight: -0.1, condition: { field: shouts, op: eq, value: true } }
  turns:
    each:
      over: { field: turns }
      node: { pass_when: { field: item.words, op: lte, value: 5 } }
  rare: { when: { field: rare, op: exists }, pass_when: { field: rare, op: eq, value: true } }
criteria:
  all: { weight: 1, use: turns }
`;
  const cases = `rubric: listed
cases:
  - { name: one, trial: { harms: false, shouts: true, turns: [{ words: 4 }, { words: 5 }] }, expect: { score: 1 } }
`;
  const examined = examine(cases, rubric);
  const text = rendered(examined);
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'signs.helps never fired',
      'signs.harms never fired',
      'signs.shouts always fired',
      'rare was never asked',
      'turns.* never failed',
    ]),
  );
});

test('mistakes of the rubric and of its cases are reported together', () => {
  const attempt = () => examine(CASES.replace('trial:', 'trail:'), RUBRIC.replace('measure:', 'meassure:'));
  expect(subjectsIn(attempt)).toEqual([
    'short.yml:8:33 unknown-key meassure',
    'short.test.yml:3:5 missing-key trial',
    'short.test.yml:4:5 unknown-key trail',
  ]);
});
