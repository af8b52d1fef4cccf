import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerLine, KeptVote } from '../../../schemas/types/answer.ts';
import { UserError } from '../../../src/errors.ts';
import { openAnswers } from '../../../src/io/judge/answers.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const FILE = 'answers.jsonl';
const hash = (digit: string): string => `sha256:${digit.repeat(64)}`;
const line = (keys: Partial<AnswerLine> = {}): AnswerLine => ({
  asked: hash('a'),
  by: { model: 'm', temperature: null },
  votes: [{ answer: true, model: 'm-1', question: 'Is it?', reason: 'It is: ü.', shown: hash('e') }],
  ...keys,
});
const [vote] = line().votes;
const lineWith = (keys: object): string => JSON.stringify({ ...line(), votes: [{ ...vote, ...keys }] });

const write = (content: string | Uint8Array): void => writeFileSync(join(root, FILE), content);
const read = (file = FILE): string => readFileSync(join(root, file), 'utf8');
const open = (file = FILE) => openAnswers(file, root);

describe('a file of answers', () => {
  test('finds added answers at once, and after the file is opened again', () => {
    const answers = open();
    expect(answers.find(hash('a'))).toBeUndefined();
    answers.add(line());
    for (const known of [answers, open()]) expect(known.find(hash('a'))).toEqual(line().votes);
    expect(read()).toBe(`${JSON.stringify(line())}\n`);
  });

  test('is created with the first answer, with its folders', () => {
    const answers = open('deep/er/answers.jsonl');
    expect(() => read('deep/er/answers.jsonl')).toThrow('ENOENT');
    answers.add(line());
    expect(read('deep/er/answers.jsonl')).toBe(`${JSON.stringify(line())}\n`);
  });

  test('is added to', () => {
    open().add(line());
    open().add(line({ asked: hash('b') }));
    expect(read()).toBe(`${JSON.stringify(line())}\n${JSON.stringify(line({ asked: hash('b') }))}\n`);
  });

  test('gives the last of several to the same', () => {
    const no = line({ votes: [{ answer: false, model: 'm-1', question: 'Is it?', reason: '', shown: hash('e') }] });
    write(`${JSON.stringify(line())}\n${JSON.stringify(no)}\n`);
    expect(open().find(hash('a'))).toEqual(no.votes);
  });

  test('tells models and temperatures apart where they are asked for', () => {
    const cold = line({ by: { model: 'n', temperature: 0 }, votes: [{ ...vote, answer: false } as KeptVote] });
    write(`${JSON.stringify(line())}\n${JSON.stringify(cold)}\n`);
    const votesBy = (by?: object) =>
      open()
        .find(hash('a'), by)
        ?.map(({ answer }) => answer);
    expect([votesBy(), votesBy({ model: 'm' }), votesBy({ model: 'n' })]).toEqual([[false], [true], [false]]);
    expect(votesBy({ model: 'm', temperature: null })).toEqual([true]);
    expect(votesBy({ model: 'n', temperature: null })).toBeUndefined();
  });

  test.each([
    { name: 'a mark of its encoding', text: `\uFEFF${JSON.stringify(line())}\n` },
    { name: 'line ends of Windows', text: `${JSON.stringify(line())}\r\n` },
    { name: 'empty lines', text: `\n\n${JSON.stringify(line())}\n\n` },
  ])('may have $name', ({ text }) => {
    write(text);
    expect(open().find(hash('a'))).toEqual(line().votes);
  });

  const whole = Buffer.from(`${JSON.stringify(line())}\n`);
  const half = Buffer.from(JSON.stringify(line({ asked: hash('b') })));
  test.each([
    { name: 'at its very start', torn: half.subarray(0, 4) },
    { name: 'in the middle of a word', torn: half.subarray(0, 20) },
    { name: 'after a brace', torn: half.subarray(0, half.indexOf('}') + 1) },
    { name: 'in the middle of a character', torn: half.subarray(0, half.indexOf(0xc3) + 1) },
    { name: 'before its end of line', torn: half },
  ])('goes on after what a run that was stopped has half written: $name', ({ torn }) => {
    write(Buffer.concat([whole, torn]));
    const answers = open();
    expect(answers.find(hash('a'))).toEqual(line().votes);
    answers.add(line({ asked: hash('c') }));
    answers.add(line({ asked: hash('d') }));
    const added = ['c', 'd'].map((digit) => `${JSON.stringify(line({ asked: hash(digit) }))}\n`).join('');
    expect(
      Buffer.compare(readFileSync(join(root, FILE)), Buffer.concat([whole, torn, Buffer.from(`\n${added}`)])),
    ).toBe(0);
    expect(open().find(hash('c'))).toEqual(line().votes);
  });

  test('takes nothing away of what another run has added meanwhile', () => {
    write(Buffer.concat([whole, half.subarray(0, 20)]));
    const [one, other] = [open(), open()];
    one.add(line({ asked: hash('c') }));
    other.add(line({ asked: hash('d') }));
    expect(['a', 'c', 'd'].filter((digit) => open().find(hash(digit)) === undefined)).toEqual([]);
  });

  test('knows a last line without its end', () => {
    write(half);
    expect(open().find(hash('b'))).toEqual(line().votes);
  });

  test.each([
    { name: 'answers of its own', text: '{"yes-1":{"tone":true}}' },
    { name: 'results', text: '{"scenario":"s1","output":"asked"}\n' },
    { name: 'a list', text: '[{"asked":"sha256:0"}]' },
    { name: 'no text', text: Buffer.from([0x50, 0x4b, 3, 4]) },
  ])('is refused where it holds $name', ({ text }) => {
    write(text);
    expect(open).toThrow(UserError);
    expect(open).toThrow(expect.objectContaining({ problems: [expect.objectContaining({ code: 'no-answers' })] }));
  });

  test('is left as it is where nothing is added', () => {
    write(Buffer.concat([whole, half]));
    open();
    expect(read()).toBe(`${whole}${half}`);
  });

  test.each([
    { name: 'lacks something', text: '{"votes":[]}' },
    { name: 'does not say who was asked', text: JSON.stringify({ ...line(), by: undefined }) },
    { name: 'is no JSON', text: '"asked":tr}' },
    { name: 'has a hash that is none', text: JSON.stringify(line({ asked: 'abc' })) },
    { name: 'has no votes', text: JSON.stringify(line({ votes: [] })) },
    { name: 'has too many', text: JSON.stringify(line({ votes: Array(10).fill(vote) })) },
    { name: 'has a vote without an answer', text: lineWith({ answer: null }) },
    { name: 'has a vote of more than all', text: lineWith({ answer: 101 }) },
    { name: 'has an unknown key', text: lineWith({ resaon: '' }) },
    { name: 'is no text', text: Buffer.from([0x22, 0xff, 0x22]) },
  ])('does not count a line that $name', ({ text }) => {
    write(Buffer.concat([whole, Buffer.from(text), Buffer.from('\n')]));
    const answers = open();
    expect(answers.find(hash('a'))).toEqual(line().votes);
    answers.add(line({ asked: hash('b') }));
    expect(open().find(hash('b'))).toEqual(line().votes);
  });

  test('is refused where a folder has its name', () => {
    mkdirSync(join(root, FILE));
    expect(open).toThrow(UserError);
    expect(open).toThrow(FILE);
  });

  test('is named when it cannot be written', () => {
    writeFileSync(join(root, 'none'), '');
    const answers = open('none/answers.jsonl');
    const add = () => answers.add(line());
    expect(add).toThrow(UserError);
    expect(add).toThrow('none/answers.jsonl');
  });
});
