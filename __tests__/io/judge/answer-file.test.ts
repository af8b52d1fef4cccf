import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAnswers, type Request } from '../../../src/io/judge/answer-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const request: Request = { model: 'm', messages: [{ role: 'user', content: 'Is it?' }], vote: 1 };
const reply = { answer: true, reason: 'It is.', model: 'm-1' };

test('what was answered is known at once, and to whoever opens the file next', () => {
  const answers = openAnswers('answers.jsonl', root);
  expect(answers.find(request)).toBeUndefined();
  answers.add(request, reply);
  expect(answers.find(request)).toEqual(reply);
  expect(openAnswers('answers.jsonl', root).find(request)).toEqual(reply);
  expect(readFileSync(join(root, 'answers.jsonl'), 'utf8')).toMatch(
    /^\{"answer":true,"asked":"sha256:[0-9a-f]{64}","model":"m-1","reason":"It is\."\}\n$/,
  );
});

test.each<{ name: string; other: Partial<Request> }>([
  { name: 'model', other: { model: 'n' } },
  { name: 'temperature', other: { temperature: 0 } },
  { name: 'words', other: { messages: [{ role: 'user', content: 'Is it not?' }] } },
  { name: 'vote', other: { vote: 2 } },
])('another $name is another request', ({ other }) => {
  const answers = openAnswers('answers.jsonl', root);
  answers.add(request, reply);
  expect(answers.find({ ...request, ...other })).toBeUndefined();
});

test.each([
  { name: 'lacks something', line: '{"answer":true}', says: 'answers.jsonl:2:1: `asked` is missing' },
  { name: 'is no JSON', line: '{"answer":tr', says: 'answers.jsonl:2:' },
  {
    name: 'is no answer',
    line: JSON.stringify({ answer: 'yes', asked: `sha256:${'0'.repeat(64)}`, model: 'm', reason: '' }),
    says: 'answers.jsonl:2:1: `answer` has a wrong value',
  },
])('a line that $name is named', ({ line, says }) => {
  writeFileSync(join(root, 'answers.jsonl'), `\n${line}\n`);
  expect(() => openAnswers('answers.jsonl', root)).toThrow(says);
});

test('a file that cannot be written is named', () => {
  expect(() => openAnswers('none/answers.jsonl', root).add(request, reply)).toThrow('none/answers.jsonl');
});
