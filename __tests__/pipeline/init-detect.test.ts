import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findResultFiles } from '../../src/io/find-files.ts';
import { readShipped } from '../../src/io/shipped.ts';
import { findForm, surveyIn } from '../../src/pipeline/init-detect.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import { problemsOf, resultFile } from '../suite/reading.ts';
import { zipOf } from '../support/zip-file.ts';

const FIXTURES = join(import.meta.dirname, '../suite/fixtures');
const NATIVE = '{"scenario":"a","trial":1}\n{"scenario":"a","trial":2}\n';

const runOf = (text: string, ...select: readonly Selection[]) => ({
  files: [resultFile('r', text)],
  select,
  redaction: DEFAULT_RULES,
});
const fixture = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');

test.each([
  { name: 'native results', text: NATIVE, select: [], mapping: null, trials: 2 },
  { name: 'tau-bench', text: fixture('tau-bench-airline.json'), select: [], mapping: 'tau-bench', trials: 2 },
  {
    name: 'promptfoo',
    text: fixture('promptfoo.json'),
    select: [{ fact: 'provider', value: 'python:provider_retrieval.py:retrieve_base' }],
    mapping: 'promptfoo',
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
  const found = findForm(runOf(text, ...select));
  expect(found).toMatchObject({ mapping, survey: { trials } });
  expect(found.text?.file).toBe(mapping === null ? undefined : `mappings/${mapping}.yml`);
});

test('finds by its content how an archive is read', () => {
  const files = findResultFiles(['inspect-popularity.eval'], FIXTURES);
  expect(findForm({ ...runOf(''), files })).toMatchObject({ mapping: 'inspect', survey: { trials: 3, verdicts: 3 } });
});

test.each([
  {
    name: 'a run that was cancelled',
    text: fixture('inspect-cancelled.json'),
    says: /^r: the run did not go to its end: the log says that it was cancelled/,
  },
  {
    name: 'several agents in a form that is read',
    text: fixture('promptfoo.json'),
    says: /^r#\/results\/results\/1: .* has its trial 1 twice.*Select one with `--select provider=/,
  },
  {
    name: 'two spellings of one scenario',
    text: '{"scenario":"a"}\n{"scenario":"A"}\n',
    says: /^r:2:1: two scenario ids differ only in case/,
  },
  {
    name: 'a form without records',
    text: '{"results": {"results": []}}',
    says: /^there is no trial to judge/,
  },
])('says of $name what is wrong with the run, and nothing of forms', ({ text, says }) => {
  const problems = problemsOf(() => findForm(runOf(text)));
  expect(problems[0]).toMatch(says);
  expect(problems.join()).not.toContain('shipped mapping');
});

test('where nothing reads every record, says what the native format misses and how to go on', () => {
  expect(problemsOf(() => findForm(runOf('{"scenario":"a"}\n{"name":"b"}\n')))).toEqual([
    expect.stringMatching(/^r:2:1: `scenario` is missing/),
    'neither the native format nor a shipped mapping reads every record. Mend the results, or name a mapping with `--mapping`: https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/docs/mappings.md teaches to write one',
  ]);
});

test('where a mapping reads all but some records, says what is wrong with these, and nothing of the native format', () => {
  const result = (id: number, latencyMs: number) => ({ vars: { id }, success: true, latencyMs });
  const text = JSON.stringify({ results: { results: [result(1, -3), result(2, 5), result(3, 5)] } });
  expect(problemsOf(() => findForm(runOf(text)))).toEqual([
    expect.stringMatching(/^r#\/results\/results\/0: record 1: `usage.latency_ms` is not an amount/),
    expect.stringMatching(
      /^the mapping `promptfoo` reads 2 trials .* Mend the records that it cannot read, or name a mapping with `--mapping`: /,
    ),
  ]);
});

test.each([
  { name: 'HumanEval', record: { task_id: 'HumanEval/0', completion: 'return 1', passed: true } },
  { name: 'WebArena', record: { task_id: 0, score: 1, intent: 'x' } },
])('takes a list of $name, whose records have a `task_id` too, for none of tau-bench', ({ record }) => {
  expect(problemsOf(() => findForm(runOf(JSON.stringify([record])))).at(-1)).toMatch(/^neither the native format nor/);
});

test('takes broken JSON for no table without rows', () => {
  expect(problemsOf(() => findForm(runOf('{'))).at(-1)).toMatch(/^neither the native format nor/);
});

test('of an archive that no shipped mapping can open says why', () => {
  const file = resultFile('log.eval', zipOf([{ name: 'samples/1.json', content: '{}' }]));
  const unzip = () => ({ names: ['samples/1.json'], read: () => undefined });
  expect(problemsOf(() => findForm({ ...runOf(''), files: [{ ...file, unzip }] }))).toEqual([
    expect.stringMatching(/^log\.eval: the archive has no `header\.json`/),
  ]);
});

const one = { name: 'one', file: 'mappings/one.yml', text: 'mapping: one\nrecords: $.results[*]\nscenario: $.id\n' };
const two = { ...one, name: 'two', file: 'mappings/two.yml', text: one.text.replace('one', 'two') };

test('where several read every record, lists them', () => {
  expect(problemsOf(() => findForm(runOf('{"results":[{"id":"a"}]}'), [one, two]))).toEqual([
    'several shipped mappings read every record (found one, two). Name one: --mapping one',
  ]);
});

test('the form that somebody names is the only one that is tried', () => {
  const text = readShipped('mappings', 'tau-bench') ?? null;
  expect(problemsOf(() => surveyIn(runOf(NATIVE), { mapping: 'tau-bench', text })).join('\n')).toMatch(
    /^r:1:1: mapping `scenario`/,
  );
});
