import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ExplainOptions, explainRun } from '../../src/commands/explain.ts';
import { findGivenBaseline } from '../../src/pipeline/baseline/given-baseline.ts';
import { renderTrees } from '../../src/reporting/trees.ts';
import { recordTrial } from '../../src/scoring/result-tree.ts';
import { answerLine } from '../support/asking-place.ts';
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

function explain(options: Partial<ExplainOptions>, env: Record<string, string> = {}): ReturnType<typeof explainRun> {
  const usual = { run: 'results.jsonl', select: [], scenarios: [], rubrics: ['yes.yml'], json: false };
  return explainRun({ ...usual, ...options }, { root, env });
}

function scenariosOf({ trials }: ReturnType<typeof explainRun>): readonly string[] {
  return trials.map(({ result }) => result.scenario);
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
    expect(explained.trials[0]?.result.rubrics[0]?.tree.children?.[0]?.explanation).toBe(
      'output ("no") does not equal "yes"',
    );
  });

  test('are those of the scenarios that are named, whether they passed or not', () => {
    expect(scenariosOf(explain({ scenarios: ['c', 'a'] }))).toEqual(['a', 'c']);
  });

  test('stand below the facts, each with the selector that gave it', () => {
    const line = { task: 'a', ok: true, out: { text: 'no' }, usage: { in: 3 } };
    write('other.jsonl', `${JSON.stringify({ ...line, answer: 'yes' })}\n${JSON.stringify({ ...line, task: 'b' })}\n`);
    const facts = 'facts: { output: { first_of: [$.answer, $.out.text] }, harness: { object: { passed: $.ok } } }';
    write('own.yml', `mapping: own\nscenario: $.task\nusage: { input_tokens: $.usage.in }\n${facts}\n`);
    const text = (scenario: string) => {
      const { trials } = explain({ run: 'other.jsonl', mapping: 'own.yml', scenarios: [scenario] });
      return renderTrees(trials, 0).split('\n');
    };
    const shared = ['    usage.input_tokens: 3  from $.usage.in', '    harness.passed: true  from $.ok'];
    expect(text('a').slice(1, 7)).toEqual([
      '  facts',
      '    scenario: "a"  from $.task',
      '    output: "yes"  from $.answer',
      shared[1],
      '    trial: 1',
      shared[0],
    ]);
    expect(text('b')).toContain('    output: "no"  from $.out.text');
    expect(text('b').findIndex((row) => row.includes('facts'))).toBeLessThan(
      text('b').findIndex((row) => row.includes('✗')),
    );
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

  test('take answers from a file, of the model that the policy or the question names', () => {
    const asked = 'question: Is it kind?, weight: 1, judge: yes_no, sees: [output]';
    const rubric = (more: string) =>
      write('kind.yml', `rubric: kind\nversion: 1.0.0\nmetric: K\ncriteria: { kind: { ${asked}${more} } }\n`);
    results({ a: 'Hi.' });
    const shown = { output: 'Hi.' };
    write('answers.jsonl', answerLine('Is it kind?', shown, true, 'm') + answerLine('Is it kind?', shown, false, 'n'));
    const verdictOf = (more: string, policy?: string) => {
      rubric(more);
      const { trials } = explain({ rubrics: ['kind.yml'], scenarios: ['a'], answers: 'answers.jsonl', policy });
      return trials[0]?.result.rubrics[0]?.tree.verdict;
    };
    expect(verdictOf('')).toBe('warn');
    const policy = write('policy.yml', 'judge: { model: m }\n');
    expect(verdictOf('', policy)).toBe('pass');
    expect(verdictOf(', model: n', policy)).toBe('warn');
    expect(verdictOf(', model: other', policy)).toBe('error');
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
  expect(explain({ policy }).notes).toMatchObject([{ code: 'secret-not-redacted', names: ['MY_SECRET'] }]);
  const known = explain({ policy }, { MY_SECRET: 'hush-hush-1' });
  expect(known.notes).toEqual([]);
  expect(JSON.stringify(known.trials)).not.toContain('hush');
});

test('shows no line of an argument as one of its own', () => {
  rubricFor('yes');
  results({ a: 'no' });
  expect(() => explain({ scenarios: ['x\n::error::a'] })).toThrow(/no scenario `x\\n::error::a`/);
});

test('shows trials without a verdict among those that did not pass', () => {
  rubricFor('yes');
  write('results.jsonl', '{"scenario":"a","error":{"kind":"infrastructure","message":"rate limit"}}');
  expect(explain({}).trials).toMatchObject([
    { result: { scenario: 'a', rubrics: [], error: { message: 'rate limit' } } },
  ]);
});

test('judges a bundle by its own rubrics, to the results that it keeps, or by those that are named', async () => {
  results({ a: 'yes', b: 'no' });
  rubricFor('no');
  const run = await bundleOf(rubricFor('yes'));
  const kept = readFileSync(join(root, run, 'results.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  const { trials } = explain({ run, rubrics: [], scenarios: ['a', 'b'] });
  expect(trials.map(({ result }) => JSON.stringify(recordTrial(result)))).toEqual(kept);
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

describe('the steps of a named scenario', () => {
  const call = (tool: string, args: object) => ({ type: 'tool_call', tool, args });
  const run = (name: string, trials: readonly (readonly [output: string, seats: number])[]) =>
    write(
      name,
      trials
        .map(([output, seats], trial) =>
          JSON.stringify({
            scenario: 'a',
            trial,
            output,
            trace: [{ type: 'message', role: 'user', text: 'A room for two' }, call('book', { seats })],
          }),
        )
        .join('\n'),
    );

  beforeEach(() => {
    rubricFor('yes');
    run('results.jsonl', [['no', 3]]);
  });

  test.each([
    { name: 'the trial of main that passed', main: [['no', 3] as const, ['yes', 2] as const], differs: 'seats: 2' },
    { name: 'its first where none passed', main: [['no', 4] as const, ['no', 5] as const], differs: 'seats: 4' },
  ])('stand beside $name', ({ main, differs }) => {
    run('main.jsonl', main);
    const { trials, others } = explain({ scenarios: ['a'], baseline: 'main.jsonl' });
    const text = renderTrees(trials, others);
    expect(text).toContain('1 user: A room for two');
    expect(text).toContain('2 book(seats: 3)');
    expect(text).toMatch(new RegExp(`- main +${differs}\\n +\\+ this run +seats: 3`));
  });

  test('alone, where nothing of main is named', () => {
    const { trials } = explain({ scenarios: ['a'] });
    expect(trials).toMatchObject([{ candidate: { steps: [{ type: 'message' }, { tool: 'book' }] } }]);
    expect(trials[0]?.main).toBeUndefined();
    expect(explain({}).trials[0]?.candidate).toBeUndefined();
  });

  test('stand beside those of main that a bundle keeps', async () => {
    run('main.jsonl', [['yes', 2]]);
    const given = { baselines: ['main.jsonl'], baselineSelect: [], env: {} };
    await keepBundle(root, 'bundle', {
      results: ['results.jsonl'],
      rubrics: ['yes.yml'],
      findBaseline: findGivenBaseline(given, root),
    });
    const { trials } = explain({ run: 'bundle', rubrics: [], scenarios: ['a'] });
    expect(trials[0]?.main?.steps).toMatchObject([{}, { args: { seats: 2 } }]);
  });
});
