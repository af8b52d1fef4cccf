import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../src/commands/ask.ts';
import { gate } from '../../src/commands/gate.ts';
import { replayBundle } from '../../src/commands/replay.ts';
import type { Decision } from '../../src/gating/decision.ts';
import { openBundleFiles } from '../../src/io/bundle-files.ts';
import type { AnswerLine } from '../../src/io/judge/answer-file.ts';
import { productVersion } from '../../src/io/shipped.ts';
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

const USUAL = ['--results', 'run.jsonl', '--rubrics', 'polite.yml', '--answers', 'answers.jsonl', '--model', 'm'];

function run(words: readonly string[] = [], env: Record<string, string> = {}) {
  return ask([...USUAL, ...words], { root, env: { AGENT_GATE_JUDGE_URL: model.url, ...env } });
}

/** The decision of the gate, with what `ask` has left. */
async function judged(words: readonly string[] = []): Promise<Decision> {
  const { text } = await gate(
    ['--results', 'run.jsonl', '--rubrics', 'polite.yml', '--answers', 'answers.jsonl', '--json', ...words],
    {
      root,
      env: {},
    },
  );
  return JSON.parse(text) as Decision;
}

const answers = (): readonly AnswerLine[] =>
  readFileSync(join(root, 'answers.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as AnswerLine);

describe('the answers are kept, and the gate takes them', () => {
  test('each to its question', async () => {
    const { text, aside, exitCode } = await run();
    expect([text, aside, exitCode]).toEqual(['2 questions: 2 answered now, 0 before, 0 without an answer\n', '', 0]);
    expect(answers().map(({ question, votes }) => [question, votes[0]?.answer])).toEqual([
      ['Is it polite?', true],
      ['Is it polite?', false],
    ]);
    expect(await judged()).toMatchObject({ decision: 'pass', metrics: [{ candidate: 0.5 }] });
  });

  test('the same is not asked twice, whoever asks', async () => {
    await run(['--votes', '3']);
    const first = readFileSync(join(root, 'answers.jsonl'), 'utf8');
    expect((await run(['--votes', '3'])).text).toBe('2 questions: 0 answered now, 2 before, 0 without an answer\n');
    expect(model.requests).toHaveLength(6);
    expect(readFileSync(join(root, 'answers.jsonl'), 'utf8')).toBe(first);
    await run(['--votes', '1']);
    expect(model.requests).toHaveLength(8);
  });

  test('the bundle keeps them, and replays', async () => {
    await run();
    await judged(['--out', join(root, 'bundle')]);
    expect(replayBundle(openBundleFiles('bundle', root), productVersion()).same).toBe(true);
    expect(readFileSync(join(root, 'bundle/trials.jsonl'), 'utf8')).toContain('So it is.');
  });

  test('the stored answers of main count in the next comparison', async () => {
    await run();
    await judged(['--out', join(root, 'main')]);
    const decision = await judged(['--baseline', 'main']);
    expect(decision.trials).toMatchObject({ scored: 2, errored: { judge: 0 } });
    expect(decision.metrics[0]?.state).not.toBe('not-comparable');
  });

  test('a results file of main is judged by them too', async () => {
    write('main.jsonl', '{"scenario":"a","output":"rude"}\n{"scenario":"b","output":"fine"}\n');
    await run();
    await ask(['--results', 'main.jsonl', ...USUAL.slice(2)], { root, env: { AGENT_GATE_JUDGE_URL: model.url } });
    expect(await judged(['--baseline', 'main.jsonl'])).toMatchObject({ metrics: [{ candidate: 0.5, baseline: 0.5 }] });
  });

  test('without them there is no verdict', async () => {
    write('answers.jsonl', '');
    expect(await judged()).toMatchObject({ decision: 'invalid', trials: { scored: 0, errored: { judge: 2 } } });
  });
});

describe('main decides', () => {
  const mainline = (question: string, keys = ''): void => {
    mkdirSync(join(root, 'base'));
    write('base/polite.yml', `${rubric(question)}${keys}`);
  };

  test('so its questions are asked too', async () => {
    mainline('Is it not rude?');
    await run(['--base', 'base']);
    expect(answers().map(({ question }) => question)).toEqual([
      'Is it polite?',
      'Is it not rude?',
      'Is it polite?',
      'Is it not rude?',
    ]);
  });

  test('as its mapping reads the results', async () => {
    const mapping = (output: string) => `mapping: mine\nscenario: $.scenario\nfacts:\n  output: $.${output}\n`;
    mainline('Is it polite?');
    write('read.yml', mapping('said'));
    write('base/read.yml', mapping('output'));
    write('run.jsonl', '{"scenario":"a","output":"rude","said":"fine"}\n');
    await run(['--base', 'base', '--mapping', 'read.yml']);
    expect(model.requests.map(({ asked }) => asked.facts.output)).toEqual(['fine', 'rude']);
  });

  test('unless it has no sound ruler, which is said', async () => {
    mainline('Is it polite?', 'nonsense: true\n');
    const { aside } = await run(['--base', 'base']);
    expect(aside).toContain('Nothing is asked for the rubrics in base');
    expect(answers()).toHaveLength(2);
  });
});

test('the model sees no secret, and its key is in no answer', async () => {
  const key = 'key-of-the-judge-0123456789';
  await model.close();
  model = await startModel(() => ({ says: { reason: `My key is ${key}.`, answer: 'yes' }, as: key }));
  write('run.jsonl', `{"scenario":"a","output":"${key} ghp_${'a'.repeat(36)}"}\n`);
  await run(['--temperature', '0'], { AGENT_GATE_JUDGE_KEY: key });
  const [request] = model.requests as [ModelRequest];
  expect([request.key, request.temperature]).toEqual([key, 0]);
  expect(JSON.stringify(request.messages)).not.toMatch(/key-of-the-judge|ghp_/);
  expect(JSON.stringify(answers())).not.toContain(key);
});

test('what got no answer is named, and the run goes on', async () => {
  await model.close();
  model = await startModel(({ asked }) =>
    asked.facts.output === 'rude' ? { status: 400 } : { says: { answer: 'yes' } },
  );
  const { text, exitCode } = await run();
  expect(text).toBe(
    'b trial 1: `polite` has no answer: the model answers HTTP 400\n2 questions: 1 answered now, 0 before, 1 without an answer\n',
  );
  expect(exitCode).toBe(0);
  expect(await judged()).toMatchObject({ trials: { scored: 1, errored: { judge: 1 } } });
});

test('nothing is asked of results that cannot be used', async () => {
  write('run.jsonl', '{"scenario":"a"}\n{"scenario":"a"}\n');
  await expect(run()).rejects.toThrow('scenario "a" has its trial 1 twice');
  expect(model.requests).toEqual([]);
});

describe('is refused', () => {
  test.each([
    { name: 'without results', words: USUAL.slice(2), says: '`--results` is missing' },
    { name: 'without a model', words: USUAL.slice(0, -2), says: '`--model` is missing' },
    { name: 'without a file', words: [...USUAL.slice(0, 4), '--model', 'm'], says: '`--answers` is missing' },
    { name: 'with an even number of votes', words: [...USUAL, '--votes', '2'], says: 'Give 1, 3, 5, 7 or 9' },
    { name: 'with a heat that is none', words: [...USUAL, '--temperature', '3'], says: 'Give a number from 0 to 2' },
    { name: 'with an unknown word', words: [...USUAL, '--vote', '3'], says: 'Did you mean `--votes`?' },
    { name: 'with a base that is not there', words: [...USUAL, '--base', 'none'], says: '`none` is no folder' },
  ])('$name', async ({ words, says }) => {
    await expect(ask(words, { root, env: { AGENT_GATE_JUDGE_URL: model.url } })).rejects.toThrow(says);
  });

  test.each([
    { name: 'no address', url: '', says: 'AGENT_GATE_JUDGE_URL is not set' },
    { name: 'a file', url: 'file:///etc/passwd', says: 'AGENT_GATE_JUDGE_URL is no web address' },
    { name: 'half an address', url: 'https://', says: 'AGENT_GATE_JUDGE_URL is no web address' },
    { name: 'a password', url: 'https://me:secret@models.example/v1', says: 'or holds a password' },
  ])('with $name', async ({ url, says }) => {
    await expect(run([], { AGENT_GATE_JUDGE_URL: url })).rejects.toThrow(says);
  });
});
