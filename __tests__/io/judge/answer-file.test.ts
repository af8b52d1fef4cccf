import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AnswerLine, type AskedBy, loadAnswers, openAnswers } from '../../../src/io/judge/answer-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const FILE = 'answers.jsonl';
const hash = (digit: string): string => `sha256:${digit.repeat(64)}`;
const by: AskedBy = { model: 'm', votes: 1 };
const line = (keys: Partial<AnswerLine> = {}): AnswerLine => ({
  asked: hash('a'),
  by,
  question: 'Is it?',
  votes: [{ answer: true, model: 'm-1', reason: 'It is.' }],
  ...keys,
});
const recordOf = ({ asked, question, votes }: AnswerLine) => ({ asked, question, votes });

const write = (...lines: readonly string[]): void => writeFileSync(join(root, FILE), lines.join('\n'));
const read = (): string => readFileSync(join(root, FILE), 'utf8');

describe('a file of answers', () => {
  test('knows what is added at once, and so does whoever opens it next', () => {
    const answers = openAnswers(FILE, root);
    expect([answers.find(hash('a')), answers.isComplete(hash('a'), by)]).toEqual([undefined, false]);
    answers.add(line());
    for (const known of [answers, openAnswers(FILE, root)])
      expect([known.find(hash('a')), known.isComplete(hash('a'), by)]).toEqual([recordOf(line()), true]);
    expect(loadAnswers(FILE, root)?.(hash('a'))).toEqual(recordOf(line()));
    expect(read()).toBe(`${JSON.stringify(line())}\n`);
  });

  test('gives the last of several to the same', () => {
    const no = line({ votes: [{ answer: false, model: 'm-1', reason: '' }] });
    write(JSON.stringify(line()), JSON.stringify(no), '');
    expect(loadAnswers(FILE, root)?.(hash('a'))).toEqual(recordOf(no));
  });

  test.each<{ name: string; other: AskedBy }>([
    { name: 'another model', other: { ...by, model: 'n' } },
    { name: 'another temperature', other: { ...by, temperature: 0 } },
    { name: 'more votes', other: { ...by, votes: 3 } },
  ])('is not complete for $name', ({ other }) => {
    const answers = openAnswers(FILE, root);
    answers.add(line());
    expect(answers.isComplete(hash('a'), other)).toBe(false);
  });

  test('is not complete where one of the votes has no answer', () => {
    const answers = openAnswers(FILE, root);
    answers.add(line({ votes: [...line().votes, { answer: null, model: '', reason: 'HTTP 503' }] }));
    expect(answers.isComplete(hash('a'), by)).toBe(false);
  });

  test('goes on after what a run that was stopped has half written', () => {
    write(JSON.stringify(line()), '{"asked":"sha256:bbb');
    const answers = openAnswers(FILE, root);
    const other = line({ asked: hash('b') });
    answers.add(other);
    answers.add(line({ asked: hash('c') }));
    expect(read().split('\n').slice(0, 2)).toEqual([JSON.stringify(line()), JSON.stringify(other)]);
    expect(loadAnswers(FILE, root)?.(hash('c'))).toBeDefined();
  });

  test.each([
    { name: 'lacks something', text: '{"question":"Is it?"}', says: '`asked` is missing' },
    { name: 'is no JSON', text: '{"asked":tr', says: 'answers.jsonl:2:' },
    { name: 'has no votes', text: JSON.stringify(line({ votes: [] })), says: 'at least 1 item' },
    {
      name: 'has a vote that is none',
      text: JSON.stringify({ ...line(), votes: [{ answer: 'yes', model: 'm', reason: '' }] }),
      says: 'expected boolean or number or null',
    },
  ])('names a line that $name', ({ text, says }) => {
    write('', text, '');
    expect(() => openAnswers(FILE, root)).toThrow(says);
    expect(() => loadAnswers(FILE, root)).toThrow('answers.jsonl:2');
  });

  test('has to be there for the gate, and may be new to who asks', () => {
    expect(() => loadAnswers(FILE, root)).toThrow(FILE);
    expect(loadAnswers(undefined, root)).toBeUndefined();
    expect(() => openAnswers('none/answers.jsonl', root).add(line())).toThrow('none/answers.jsonl');
  });
});
