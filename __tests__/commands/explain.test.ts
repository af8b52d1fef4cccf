import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ExplainedTrials, type ExplainOptions, explainRun } from '../../src/commands/explain.ts';
import { keepBundle } from '../support/bundles.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'explain-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(root, name), text);
  return name;
}

/** A rubric that asks whether the output is that word. */
function rubricFor(word: string): string {
  const pass = `{ field: output, op: eq, value: ${word} }`;
  const criterion = `answered: { question: Is it said?, weight: 1, pass_when: ${pass} }`;
  return write(`${word}.yml`, `rubric: said\nversion: 1.0.0\nmetric: TCR\ncriteria:\n  ${criterion}\n`);
}

/** Results in which every scenario says its word. */
function results(words: Readonly<Record<string, string>>): string {
  return write(
    'results.jsonl',
    Object.entries(words)
      .map(([scenario, output]) => JSON.stringify({ scenario, output }))
      .join('\n'),
  );
}

function explain(options: Partial<ExplainOptions>, env: Record<string, string> = {}): ExplainedTrials {
  const usual = { run: 'results.jsonl', select: [], scenarios: [], rubrics: ['yes.yml'], json: false };
  return explainRun({ ...usual, ...options }, { root, env });
}

function scenariosOf({ trials }: ExplainedTrials): readonly string[] {
  return trials.map(({ scenario }) => scenario);
}

function bundleOf(rubric: string): Promise<string> {
  const policy = write('policy.yml', 'suite: demo\nredact: { hash: [input] }\n');
  return keepBundle(root, 'bundle', { results: ['results.jsonl'], rubrics: [rubric], policy });
}

describe('the trees of a results file', () => {
  beforeEach(() => {
    rubricFor('yes');
    results({ a: 'yes', b: 'no', c: 'no' });
  });

  test('are those of what did not pass, where no scenario is named', () => {
    const explained = explain({});
    expect(scenariosOf(explained)).toEqual(['b', 'c']);
    expect(explained.others).toBe(0);
    expect(explained.trials[0]?.rubrics[0]?.tree.children?.[0]?.explanation).toBe('output ("no") does not equal "yes"');
  });

  test('are those of the scenarios that are named, whether they passed or not', () => {
    expect(scenariosOf(explain({ scenarios: ['c', 'a'] }))).toEqual(['a', 'c']);
  });

  test('are those of the trials that are selected', () => {
    expect(scenariosOf(explain({ select: [{ fact: 'output', value: 'yes' }], scenarios: ['a'] }))).toEqual(['a']);
  });

  test('are refused for scenarios that the run does not have, all at once', () => {
    results({ 'book-1': 'yes' });
    expect(() => explain({ scenarios: ['bok-1', 'zzzzzz'] })).toThrow(
      /no scenario `bok-1`.*Did you mean `book-1`\?(?:.|\n)*no scenario `zzzzzz`/,
    );
  });

  test('say which trials lack an answer, as explain asks no judge', () => {
    const asked = 'question: Is it kind?, weight: 1, judge: yes_no, sees: [output]';
    write('kind.yml', `rubric: kind\nversion: 1.0.0\nmetric: K\ncriteria: { kind: { ${asked} } }\n`);
    expect(explain({ rubrics: ['kind.yml'] }).notes).toMatchObject([
      { code: 'answers-lacking', trials: 3, run: 'results.jsonl' },
    ]);
    expect(explain({ rubrics: ['kind.yml'], scenarios: ['a'] }).notes).toHaveLength(1);
    expect(explain({}).notes).toEqual([]);
  });

  test('hold no secrets', () => {
    results({ a: `sk-ant-${'a1'.repeat(20)}` });
    expect(JSON.stringify(explain({}))).toMatch(/\[redacted: [\w-]+\]/);
    expect(JSON.stringify(explain({}))).not.toContain('a1a1');
  });
});

test('keeps to the first ten that did not pass, and counts the others', () => {
  rubricFor('yes');
  results(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`s${index}`, 'no'])));
  const explained = explain({});
  expect(scenariosOf(explained)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']);
  expect(explained.others).toBe(2);
  expect(explain({ json: true })).toMatchObject({ trials: { length: 12 }, others: 0 });
});

test('says which secrets of the policy are not set', () => {
  rubricFor('yes');
  results({ a: 'hush-hush-1' });
  const policy = write('policy.yml', 'suite: demo\nredact: { secrets_from: [MY_SECRET] }\n');
  expect(explain({ policy }).notes).toMatchObject([{ code: 'secret-not-set', names: ['MY_SECRET'] }]);
  const known = explain({ policy }, { MY_SECRET: 'hush-hush-1' });
  expect(known.notes).toEqual([]);
  expect(JSON.stringify(known.trials)).not.toContain('hush');
});

test('refuses a baseline file, which keeps no trials', () => {
  rubricFor('yes');
  const run = write('baseline.json', '{"schema":2,"suite":"demo"}');
  expect(() => explain({ run })).toThrow(/another format|keeps no trials/);
});

test('shows no line of an argument as one of its own', () => {
  rubricFor('yes');
  results({ a: 'no' });
  expect(() => explain({ scenarios: ['x\n::error::a'] })).toThrow(/no scenario `x\\n::error::a`/);
});

test('shows trials without a verdict among those that did not pass', () => {
  rubricFor('yes');
  write('results.jsonl', '{"scenario":"a","error":{"kind":"infrastructure","message":"rate limit"}}');
  expect(explain({}).trials).toMatchObject([{ scenario: 'a', rubrics: [], error: { message: 'rate limit' } }]);
});

test('judges a bundle by its own rubrics, to the trees that it keeps, or by those that are named', async () => {
  results({ a: 'yes', b: 'no' });
  rubricFor('no');
  const run = await bundleOf(rubricFor('yes'));
  const kept = readFileSync(join(root, run, 'results.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(explain({ run, rubrics: [], scenarios: ['a', 'b'] }).trials).toEqual(kept.map((line) => JSON.parse(line)));
  mkdirSync(join(root, '.github'));
  write('.github/agent-gate.yml', 'no policy at all');
  expect(scenariosOf(explain({ run, rubrics: ['no.yml'] }))).toEqual(['a']);
});

test('hashes no fact of a bundle a second time', async () => {
  write('results.jsonl', '{"scenario":"a","input":"hello"}');
  const pass = '{ field: input, op: eq, value: hello }';
  const criteria = `criteria:\n  asked: { question: Is it asked?, weight: 1, pass_when: ${pass} }\n`;
  write('asks.yml', `rubric: asks\nversion: 1.0.0\nmetric: TCR\n${criteria}`);
  const run = await bundleOf('asks.yml');
  const once = explain({ rubrics: ['asks.yml'], policy: 'policy.yml' });
  expect(explain({ run, rubrics: [] })).toEqual(once);
  expect(JSON.stringify(once)).toContain('sha256');
});
