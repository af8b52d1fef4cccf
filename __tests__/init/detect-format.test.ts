import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { detectFormat, surveyAs } from '../../src/init/detect-format.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import { readShipped } from '../../src/io/shipped.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import { READING, resultFile } from '../suite/reading.ts';
import { zipOf } from '../support/zip-file.ts';

const FIXTURES = join(import.meta.dirname, '../suite/fixtures');
const NATIVE = '{"scenario":"a","trial":1}\n{"scenario":"a","trial":2}\n';

const DRAFTING = { file: 'mappings/my.yml', name: 'my', passAt: null, verdict: null };

const runOf = (text: string, ...select: readonly Selection[]) => ({
  files: [resultFile('r', text)],
  select,
  redaction: DEFAULT_RULES,
  command: () => 'agent-gate init',
});
/** Code and place of every problem that the work finds: `code file#pointer` or `code file:line`. */
function problemsOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.map(({ code, where }) => {
      if (where === undefined) return code;
      return `${code} ${where.file}${where.line === undefined ? (where.pointer === undefined ? '' : `#${where.pointer}`) : `:${where.line}`}`;
    });
  }
  return [];
}
const fixture = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');

test.each([
  { name: 'native results', text: NATIVE, select: [], mapping: null, trials: 2 },
  { name: 'tau-bench', text: fixture('tau-bench-airline.json'), select: [], mapping: 'tau-bench', trials: 2 },
  {
    name: 'promptfoo',
    text: fixture('promptfoo-v2.json'),
    select: [{ fact: 'provider', value: 'python:provider_retrieval.py:retrieve_base' }],
    mapping: 'promptfoo-v2',
    trials: 3,
  },
  { name: 'Inspect AI', text: fixture('inspect-browser.json'), select: [], mapping: 'inspect', trials: 1 },
  {
    name: 'CSV of promptfoo',
    text: fixture('promptfoo-sql.csv'),
    select: [{ fact: 'column', value: '1' }],
    mapping: 'promptfoo-csv',
    trials: 2,
  },
])('finds how $name is read', ({ text, select, mapping, trials }) => {
  const found = detectFormat(runOf(text, ...select), DRAFTING);
  expect(found).toMatchObject({ mapping, survey: { trials } });
  expect(found.text?.file).toBe(mapping === null ? undefined : `mappings/${mapping}.yml`);
});

test('finds by its content how an archive is read', () => {
  const files = findResultFiles(['inspect-popularity.eval'], FIXTURES);
  expect(detectFormat({ ...runOf(''), files }, DRAFTING)).toMatchObject({
    mapping: 'inspect',
    survey: { trials: 3, verdicts: 3 },
  });
});

test.each([
  { name: 'a run that was cancelled', text: fixture('inspect-cancelled.json'), first: 'unfinished-run r' },
  {
    name: 'several agents in a known format',
    text: fixture('promptfoo-v2.json'),
    first: 'several-agents',
  },
  {
    name: 'two spellings of one scenario',
    text: '{"scenario":"a"}\n{"scenario":"A"}\n',
    first: 'scenario-spelling r:2',
  },
  { name: 'a format without records', text: '{"results": {"results": []}}', first: 'no-trials' },
])('reports the problem of the run for $name, and none of formats', ({ text, first }) => {
  const problems = problemsOf(() => detectFormat(runOf(text), DRAFTING));
  expect(problems[0]).toBe(first);
  expect(problems).not.toContain('unknown-format');
});

test('asks what passes in the native format too, unless rubrics of the repository say it', () => {
  const run = runOf('{"scenario":"a","output":"x","score":0.4}\n{"scenario":"b","output":"x","score":0.9}\n');
  expect(problemsOf(() => detectFormat(run, DRAFTING))).toEqual(['threshold-needed']);
  expect(detectFormat(run, { ...DRAFTING, isScored: true })).toMatchObject({ mapping: null });
});

test('reports the problems of the native format where none reads every record', () => {
  expect(problemsOf(() => detectFormat(runOf('{"scenario":"a"}\n{"name":"b"}\n'), DRAFTING))).toEqual([
    'bad-trial r:2',
    'unknown-format',
  ]);
});

test('reports the problems of the mapping that reads most records', () => {
  const result = (id: number, latencyMs: number) => ({ testCase: { vars: { id } }, success: true, latencyMs });
  const text = JSON.stringify({ results: { results: [result(1, -3), result(2, 5), result(3, 5)] } });
  expect(problemsOf(() => detectFormat(runOf(text), DRAFTING))).toEqual([
    'bad-trial r#/results/results/0',
    'unknown-format',
  ]);
});

test('a file that reports passes and holds only failures is refused; other totals that differ are not expected', () => {
  const file = (...passed: readonly boolean[]) =>
    JSON.stringify({ stats: { passed: 7 }, list: passed.map((one, id) => ({ id: `t${id}`, passed: one })) });
  expect(problemsOf(() => detectFormat(runOf(file(false, false)), DRAFTING))).toEqual(['other-totals r']);
  const { draft, survey } = detectFormat(runOf(file(true, false)), DRAFTING);
  expect([draft?.spec.expect, survey.trials]).toEqual([undefined, 2]);
});

test.each([
  {
    name: 'HumanEval',
    record: { task_id: 'HumanEval/0', completion: 'return 1', passed: true },
    scenario: 'HumanEval/0',
  },
  { name: 'reflexion', record: { name: 'sum', task_id: 'sum', is_solved: true }, scenario: 'sum' },
  { name: 'WebArena', record: { task_id: 0, score: 1, intent: 'x' }, scenario: '0' },
])('takes a list of $name, whose records have a `task_id` too, for none of tau-bench', ({ record, scenario }) => {
  const run = runOf(JSON.stringify([record]));
  const { mapping, text } = detectFormat(run, DRAFTING);
  const read = text && loadMapping(text.file, text.text);
  const [first] = readRun(run.files, { ...READING, mapping: read });
  expect({ mapping, first }).toMatchObject({
    mapping: 'mappings/my.yml',
    first: { scenario, harness: { passed: true } },
  });
});

test('drafts a mapping for native trials whose verdict goes by another name', () => {
  const text = '{"scenario":"a","passed":true}\n{"scenario":"b","passed":false}\n';
  expect(detectFormat(runOf(text), DRAFTING)).toMatchObject({ mapping: 'mappings/my.yml', survey: { verdicts: 2 } });
});

test('drafts a mapping for events of a scenario, one of which has the verdict', () => {
  const events = ['a', 'b'].flatMap((scenario) => [
    { event: 'start', scenario },
    { event: 'result', scenario, passed: scenario === 'a' },
  ]);
  const text = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  expect(detectFormat(runOf(text), DRAFTING)).toMatchObject({
    mapping: 'mappings/my.yml',
    unread: 2,
    survey: { trials: 2, passed: 1 },
  });
});

test.each([
  { name: 'broken JSON, which is no table without rows', text: '{', problem: 'bad-json r:1' },
  { name: 'a cut line', text: '{"id":"a","passed":true}\n{"id":"b","pas', problem: 'bad-json r:2' },
  { name: 'a row with a cell too many', text: 'id,passed\na,true\nb,fal,se\n', problem: 'bad-csv r:3' },
  { name: 'a quote that is never closed', text: 'id,passed\n"a,true\nb,false\n', problem: 'cut-csv r:2' },
])('says what is wrong with the file, and not that no format reads it, for $name', ({ text, problem }) => {
  expect(problemsOf(() => detectFormat(runOf(text), DRAFTING))).toEqual([problem]);
});

test('of an archive that no shipped mapping can open says why', () => {
  const file = resultFile('log.eval', zipOf([{ name: 'samples/1.json', content: '{}' }]));
  const unzip = () => ({ names: ['samples/1.json'], read: () => undefined });
  expect(problemsOf(() => detectFormat({ ...runOf(''), files: [{ ...file, unzip }] }, DRAFTING))).toEqual([
    'archive-incomplete log.eval',
  ]);
});

const one = { name: 'one', file: 'mappings/one.yml', text: 'mapping: one\nrecords: $.results[*]\nscenario: $.id\n' };
const two = { ...one, name: 'two', file: 'mappings/two.yml', text: one.text.replace('one', 'two') };

test('where several read every record, lists them', () => {
  expect(problemsOf(() => detectFormat(runOf('{"results":[{"id":"a"}]}'), DRAFTING, [one, two]))).toEqual([
    'several-formats',
  ]);
});

test('tries no other format than the named one', () => {
  const text = readShipped('mappings', 'tau-bench') ?? null;
  expect(problemsOf(() => surveyAs(runOf(NATIVE), { mapping: 'tau-bench', text }))[0]).toBe('unmapped r:1');
});

test('of many files, those between the first, the middle and the last are not read by mappings that do not fit', () => {
  const opened = new Map<string, number>();
  const files = Array.from({ length: 9 }, (_, index) => {
    const rows = [1, 2, 3].map((row) => ({ id: `q${index}-${row}`, answer: `text ${row}`, correct: row > index % 3 }));
    const file = resultFile(`run-${index}.json`, JSON.stringify({ rows }));
    const chunks = () => {
      opened.set(file.file, (opened.get(file.file) ?? 0) + 1);
      return file.chunks();
    };
    return { ...file, chunks };
  });
  const { survey, mapping } = detectFormat({ ...runOf(''), files }, DRAFTING);
  expect([survey.trials, mapping]).toEqual([27, 'mappings/my.yml']);
  const [sampled = 0, between = 0] = [opened.get('run-4.json'), opened.get('run-5.json')];
  expect(sampled).toBeGreaterThan(20);
  expect(between * 3).toBeLessThan(sampled);
});
