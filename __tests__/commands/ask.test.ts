import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../src/commands/ask.ts';
import { type ModelRequest, type ModelSim, startModel } from '../support/model-sim.ts';

let root: string;
let model: ModelSim;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'ask-'));
  model = await startModel(({ asked }) => ({
    says: { reason: 'So it is.', answer: asked.facts.output !== 'rude' ? 'yes' : 'no' },
  }));
  write('polite.yml', rubric('Is it polite?'));
  write('run.jsonl', '{"scenario":"a","output":"fine"}\n{"scenario":"b","output":"rude"}\n');
});
afterEach(async () => {
  await model.close();
  rmSync(root, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(root, name), text);
}

function rubric(question: string): string {
  const criterion = `polite: { question: ${question}, weight: 1, judge: { sees: [output] } }`;
  return `rubric: manner\nversion: 1.0.0\nmetric: M\ncriteria:\n  ${criterion}\n`;
}

const USUAL = ['--results', 'run.jsonl', '--rubrics', 'polite.yml', '--model', 'm'];

function run(words: readonly string[] = [], env: Record<string, string> = {}) {
  return ask([...USUAL, ...words], { root, env: { AGENT_GATE_JUDGE_URL: model.url, ...env } });
}

const answer = (said: boolean, question = 'Is it polite?') => ({
  answer: said,
  question,
  reason: 'So it is.',
  sees: ['output'],
});

describe('the run comes back with the answers', () => {
  test('trial by trial, in its order', async () => {
    const { text, aside, exitCode } = await run();
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { scenario: 'a', trial: 1, output: 'fine', error: null, judge: { model: 'm', polite: [answer(true)] } },
      { scenario: 'b', trial: 1, output: 'rude', error: null, judge: { model: 'm', polite: [answer(false)] } },
    ]);
    expect([aside, exitCode]).toEqual(['2 answers of the model, 0 given before, 0 not given\n', 0]);
  });

  test('and what needs none, as it was', async () => {
    const line = '{"scenario":"a", "output":"fine","trial":1,"error":null,"judge":{"polite":true}}';
    write('run.jsonl', `${line}\n`);
    expect((await run()).text).toBe(`${line}\n`);
    expect(model.requests).toEqual([]);
  });

  test('the same is not asked twice, whoever asks', async () => {
    const first = await run(['--answers', 'answers.jsonl', '--votes', '3']);
    expect(model.requests).toHaveLength(6);
    const again = await run(['--answers', 'answers.jsonl', '--votes', '3']);
    expect(model.requests).toHaveLength(6);
    expect(again.text).toBe(first.text);
    expect(again.aside).toBe('0 answers of the model, 6 given before, 0 not given\n');
  });

  test('also to the questions of main', async () => {
    write('main.yml', rubric('Is it not rude?'));
    const { text } = await run(['--base-rubrics', 'main.yml']);
    expect(JSON.parse(text.split('\n')[0] ?? '').judge.polite).toEqual([answer(true), answer(true, 'Is it not rude?')]);
  });
});

test('the model sees no secret, and its key is in no answer', async () => {
  const key = 'key-of-the-judge-0123456789';
  write('run.jsonl', `{"scenario":"a","output":"${key} ghp_${'a'.repeat(36)}"}\n`);
  const { text } = await run(['--temperature', '0'], { AGENT_GATE_JUDGE_KEY: key });
  const [request] = model.requests as [ModelRequest];
  expect([request.key, request.temperature]).toEqual([key, 0]);
  expect(JSON.stringify(request.messages)).not.toMatch(/key-of-the-judge|ghp_/);
  expect(text).not.toContain(key);
});

test('what got no answer is named, and the run goes on', async () => {
  await model.close();
  model = await startModel(({ asked }) =>
    asked.facts.output === 'rude' ? { status: 400 } : { says: { answer: 'yes' } },
  );
  const { text, aside, exitCode } = await run();
  expect(text.split('\n')[1]).toContain('{"answer":null,');
  expect(aside).toBe(
    'b trial 1: `polite` has no answer: the model answers HTTP 400\n1 answer of the model, 0 given before, 1 not given\n',
  );
  expect(exitCode).toBe(0);
});

test('nothing is asked of results that cannot be used', async () => {
  write('run.jsonl', '{"scenario":"a"}\n{"scenario":"a"}\n');
  await expect(run()).rejects.toThrow('scenario "a" has its trial 1 twice');
  expect(model.requests).toEqual([]);
});

describe('is refused', () => {
  test.each([
    { name: 'without results', words: ['--model', 'm'], says: '`--results` is missing' },
    { name: 'without a model', words: ['--results', 'run.jsonl'], says: '`--model` is missing' },
    { name: 'with an even number of votes', words: [...USUAL, '--votes', '2'], says: 'Give 1, 3, 5, 7 or 9' },
    { name: 'with a heat that is none', words: [...USUAL, '--temperature', '3'], says: 'Give a number from 0 to 2' },
    { name: 'with an unknown word', words: [...USUAL, '--vote', '3'], says: 'Did you mean `--votes`?' },
  ])('$name', async ({ words, says }) => {
    await expect(ask(words, { root, env: { AGENT_GATE_JUDGE_URL: model.url } })).rejects.toThrow(says);
  });

  test.each([
    { name: 'no address', url: '', says: 'AGENT_GATE_JUDGE_URL is not set' },
    { name: 'a file', url: 'file:///etc/passwd', says: 'AGENT_GATE_JUDGE_URL is no web address' },
    { name: 'half an address', url: 'https://', says: 'AGENT_GATE_JUDGE_URL is no web address' },
  ])('with $name', async ({ url, says }) => {
    await expect(run([], { AGENT_GATE_JUDGE_URL: url })).rejects.toThrow(says);
  });
});

test('answers are kept as they come', async () => {
  await run(['--answers', 'answers.jsonl']);
  expect(readFileSync(join(root, 'answers.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(2);
});
