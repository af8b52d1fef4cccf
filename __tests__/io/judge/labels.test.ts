import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { besideRubric, readCheck, readLabels } from '../../../src/io/judge/labels.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'labels-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const LINE = { key: 'polite', facts: { output: 'Hi' }, label: true, by: 'ana', when: '2026-11-20' };

const problemsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof UserError) return error.problems.map(({ code, where }) => [code, where?.line]);
    throw error;
  }
  return 'none';
};

test.each(['manner.yml', 'manner.yaml'])('the files beside %s have its name', (file) => {
  expect(besideRubric(`rubrics/${file}`, 'labels')).toBe('rubrics/manner.labels.jsonl');
  expect(besideRubric(`rubrics/${file}`, 'check')).toBe('rubrics/manner.judge-check.json');
});

test.each(['\n', '\r\n'])('reads labels with their lines, and says nothing without a file (line end %j)', (end) => {
  expect(readLabels('manner.yml', root)).toEqual([]);
  const lines = [JSON.stringify(LINE), '', JSON.stringify(LINE), '  ', ''];
  writeFileSync(join(root, 'manner.labels.jsonl'), lines.join(end));
  expect(readLabels('manner.yml', root)).toEqual([
    { ...LINE, line: 1 },
    { ...LINE, line: 3 },
  ]);
});

test('names every line that is no label', () => {
  const lines = [LINE, { ...LINE, lable: true }, { ...LINE, when: 'yesterday' }].map((line) => JSON.stringify(line));
  writeFileSync(join(root, 'manner.labels.jsonl'), [...lines, '{'].join('\n'));
  expect(problemsOf(() => readLabels('manner.yml', root))).toEqual([
    ['unknown-key', 2],
    ['bad-value', 3],
    ['bad-json', 4],
  ]);
});

test('of what is cut it says what to do with this file, which no run of the suite wrote', () => {
  writeFileSync(join(root, 'manner.labels.jsonl'), '{');
  expect(mistakesIn(() => readLabels('manner.yml', root))).toMatchObject([{ fix: 'Complete the line' }]);
  expect(mistakesIn(() => readCheck({ file: 'manner.judge-check.json', text: '{' }))).toMatchObject([
    { fix: 'Let `agent-gate judge-check` write it again' },
  ]);
});

test('refuses a check of another format', () => {
  const text = JSON.stringify({ schema: 2, rubric: 'manner', date: '2026-11-29', questions: {} });
  expect(problemsOf(() => readCheck({ file: 'manner.judge-check.json', text }))).toEqual([['bad-value', undefined]]);
});
