import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import inspectionSchema from '../../schemas/inspection.schema.json' with { type: 'json' };
import { gate } from '../../src/commands/gate.ts';
import { inspect } from '../../src/commands/inspect.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { inspectRun } from '../../src/suite/inspect-run.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { DEFAULT_RULES, startRedaction } from '../../src/suite/redaction/redaction.ts';
import { resultFile } from '../suite/reading.ts';
import { expectGolden } from '../support/golden.ts';

const RECORDS = [
  { task: 'a', ok: true, answer: 'x', tokens: 3 },
  { task: 'b', ok: false, answer: null, error: 'HTTP 429' },
];
const LINES = RECORDS.map((record) => `${JSON.stringify(record)}\n`).join('');
const MAPPING = `
mapping: mine
scenario: $.task
facts:
  harness.passed: $.ok
  output: $.anwser
error: { message: $.error, kinds: { infrastructure: ['429'] } }
`;

function place(mapping = MAPPING, lines = LINES): string {
  const root = mkdtempSync(join(tmpdir(), 'inspect-'));
  mkdirSync(join(root, 'results'));
  writeFileSync(join(root, 'results/run.jsonl'), lines);
  writeFileSync(join(root, 'mine.yml'), mapping);
  return root;
}

test('counts trials, errors, facts by type, and what each selector finds', () => {
  const mapping = loadMapping('mine.yml', MAPPING);
  const options = { mapping, select: [], redaction: startRedaction(DEFAULT_RULES) };
  const seen = inspectRun([resultFile('run.jsonl', LINES)], options);
  expect(seen).toMatchObject({
    files: 1,
    trials: 2,
    scenarios: 2,
    errors: { agent: 0, infrastructure: 1, judge: 0 },
    selectors: [
      { pointer: '/scenario', asked: 2, found: 2 },
      { pointer: '/error/message', asked: 2, found: 1 },
      { pointer: '/facts/harness.passed', asked: 2, found: 2 },
      { pointer: '/facts/output', asked: 2, found: 0, near: '$.answer' },
    ],
    problems: [],
  });
  expect(seen.facts.find(({ path }) => path === 'harness.passed')).toEqual({
    path: 'harness.passed',
    types: ['boolean'],
    trials: 2,
  });
  expect(seen.examples.map(({ scenario }) => scenario)).toEqual(['a', 'b']);
});

test('shows all of it in the terminal', () => {
  const { text, exitCode } = inspect(['results/*.jsonl', '--mapping', 'mine.yml'], { root: place(), env: {} });
  expect(exitCode).toBe(0);
  expectGolden(join(import.meta.dirname, 'golden/inspect.txt'), text);
});

test('prints one document as JSON, which fits its schema, with the totals that the files declare', () => {
  const mapping = `${MAPPING}when: $.task\nexpect: { records: $.records, trials: $.trials }\n`;
  const root = place(mapping, `${LINES}{"records":3,"trials":2}\n`);
  const { text } = inspect(['results/*.jsonl', '--mapping', 'mine.yml', '--json'], { root, env: {} });
  const document = JSON.parse(text);
  expect(document).toMatchObject({ schema: 1, trials: 2, passed: 1, unread: 1, problems: [] });
  expect(document.declared).toEqual([
    { total: 'records', declared: 3, read: 3 },
    { total: 'trials', declared: 2, read: 2 },
  ]);
  expect(schemaCheck(inspectionSchema).problems(document, () => ({ file: 'inspection' }))).toEqual([]);
});

test('of refused files shows what was read, and why they are refused', () => {
  const root = place(MAPPING, `${LINES}{"ok":true}\n`);
  const { text, exitCode } = inspect(['results/run.jsonl', '--mapping', 'mine.yml'], { root, env: {} });
  expect([exitCode, text.startsWith('2 trials')]).toEqual([3, true]);
});

test.each([
  { name: 'of a fact is a finding', mapping: MAPPING, codes: ['selector-finds-nothing'] },
  {
    name: 'of an error or an amount is none',
    mapping: MAPPING.replace('$.anwser', '$.answer').replace('$.error', '$.err'),
    codes: [],
  },
])('a selector that finds nothing $name', async ({ mapping, codes }) => {
  const words = ['--results', 'results/*.jsonl', '--mapping', 'mine.yml', '--json'];
  const { text } = await gate(words, { root: place(mapping), env: {} });
  const { findings } = JSON.parse(text) as { readonly findings: readonly { readonly code: string }[] };
  expect(findings.map(({ code }) => code).filter((code) => code.startsWith('selector'))).toEqual(codes);
});
