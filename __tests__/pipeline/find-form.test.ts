import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readShipped } from '../../src/io/shipped.ts';
import { findForm, surveyIn } from '../../src/pipeline/find-form.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import { problemsOf, resultFile } from '../suite/reading.ts';

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

test.each([
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
])('says of $name what is wrong with the run, and nothing of forms', ({ text, says }) => {
  const problems = problemsOf(() => findForm(runOf(text)));
  expect(problems[0]).toMatch(says);
  expect(problems.join()).not.toContain('shipped mapping');
});

test('where nothing reads every record, says what the native format misses and how to go on', () => {
  expect(problemsOf(() => findForm(runOf('{"scenario":"a"}\n{"name":"b"}\n')))).toEqual([
    expect.stringMatching(/^r:2:1: `scenario` is missing/),
    'neither the native format nor a shipped mapping reads every record. Mend the results, or name a mapping with `--mapping`: docs/mappings.md teaches to write one',
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
