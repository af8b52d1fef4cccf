import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { READING, resultFile } from '../reading.ts';

const MAPPING = ['mapping: test', 'scenario: $.id', 'facts: { harness.passed: $.ok }', 'error: { message: $.error }'];

/** What differs: expected and found of every total. */
function differences(content: unknown, ...lines: readonly string[]): readonly string[] {
  const mapping = loadMapping('m.yml', [...MAPPING, ...lines].join('\n'));
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const select = lines.includes('# select') ? [{ fact: 'scenario', value: 'a' }] : [];
  const mistakes = mistakesIn(() => [...readRun([resultFile('r.json', text)], { ...READING, mapping, select })]);
  return mistakes.map(({ code, expected, found }) => `${code} ${expected} ${found}`);
}

const records = [
  { id: 'a', ok: true },
  { id: 'b', ok: false },
  { id: 'c', ok: false, error: 'crashed' },
];
const inList = (stats: object): object => ({ stats, results: records });

test.each<{ name: string; content: unknown; lines: readonly string[]; differs: readonly string[] }>([
  {
    name: 'nothing of a whole file',
    content: inList({ tests: 3, ids: 3, passed: 1, failed: 1, errors: 1, rate: 0.33 }),
    lines: [
      'records: $.results[*]',
      'expect: { records: $.stats.tests, trials: $.stats.tests, scenarios: $.stats.ids, passed: $.stats.passed, failed: $.stats.failed, errors: $.stats.errors, pass_rate: $.stats.rate }',
    ],
    differs: [],
  },
  {
    name: 'the passes of a file that holds only failures',
    content: { stats: { passed: 40 }, results: records.slice(1) },
    lines: ['records: $.results[*]', 'expect: { passed: $.stats.passed }'],
    differs: ['other-totals 40 0 (0 passed, 1 failed, 1 agent error)'],
  },
  {
    name: 'every number that is another',
    content: inList({ tests: 9, rate: 0.34 }),
    lines: ['records: $.results[*]', 'expect: { trials: $.stats.tests, pass_rate: $.stats.rate }'],
    differs: ['other-totals 9 3 (1 passed, 1 failed, 1 agent error)', `other-totals 0.34 ${1 / 3}`],
  },
  {
    name: 'nothing where a number is absent',
    content: inList({}),
    lines: ['records: $.results[*]', 'expect: { trials: $.stats.tests }'],
    differs: [],
  },
  {
    name: 'the last line of JSON Lines',
    content: [...records, { total: 4 }].map((one) => JSON.stringify(one)).join('\n'),
    lines: ['when: $.id', 'expect: { trials: $.total }'],
    differs: ['other-totals 4 3 (1 passed, 1 failed, 1 agent error, 1 record not read)'],
  },
  {
    name: 'records that `when` leaves out',
    content: { total: 3, results: records },
    lines: ['records: $.results[*]', 'when: $.ok', 'expect: { records: $.total, trials: $.total }'],
    differs: ['other-totals 3 1 (1 passed, 0 failed, 2 records not read)'],
  },
  {
    name: 'a document that is one record, with items',
    content: { total: 2, cases: { a: { ok: true } } },
    lines: ['records: $', 'each: $.cases[*]', 'when: { const: true }', 'expect: { trials: $.total }'],
    differs: ['unmapped undefined undefined'],
  },
  {
    name: 'a percentage by its scale',
    content: inList({ percent: 33.3 }),
    lines: ['records: $.results[*]', 'expect: { pass_rate: { select: $.stats.percent, scale: 0.01 } }'],
    differs: [],
  },
  {
    name: 'what is no number',
    content: inList({ passed: 'one' }),
    lines: ['records: $.results[*]', 'expect: { passed: $.stats.passed }'],
    differs: ['unmapped undefined undefined'],
  },
  {
    name: 'all trials, also those that are not selected',
    content: inList({ tests: 3 }),
    lines: ['records: $.results[*]', '# select', 'expect: { trials: $.stats.tests }'],
    differs: [],
  },
])('expect finds $name', ({ content, lines, differs }) => {
  expect(differences(content, ...lines)).toEqual(differs);
});

test('the numbers of a JUnit report are those of its outermost element', () => {
  const mapping = loadMapping(
    'm.yml',
    'mapping: t\nformat: junit\nscenario: $.name\nfacts: { harness.passed: { const: true } }\nexpect: { records: { select: $.tests, parse: integer } }',
  );
  const report = (tests: number) =>
    resultFile('r.xml', `<testsuites tests="${tests}"><testcase name="a"/></testsuites>`);
  const codes = (tests: number) =>
    mistakesIn(() => [...readRun([report(tests)], { ...READING, mapping })]).map(({ code }) => code);
  expect([codes(1), codes(2)]).toEqual([[], ['other-totals']]);
});

test('a Vitest report that lost tests which failed is refused', () => {
  const mapping = loadMapping(
    'vitest.yml',
    readFileSync(join(import.meta.dirname, '../../../mappings/vitest.yml'), 'utf8'),
  );
  const assertionResults = ['passed', 'skipped'].map((status) => ({ fullName: status, title: status, status }));
  const testResults = [{ name: '/repo/tests/agent.test.ts', assertionResults }];
  const report = { numTotalTests: 3, numPassedTests: 1, testResults };
  const read = () => [...readRun([resultFile('r.json', JSON.stringify(report))], { ...READING, mapping })];
  expect(mistakesIn(read).map(({ code, expected }) => `${code} ${expected}`)).toEqual(['other-totals 3']);
});
