import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { test as testCommand, testRubrics } from '../../src/commands/test-rubrics.ts';
import { answerLine } from '../support/asking-place.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'test-rubrics-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A rubric `ID` in a folder, and a case of it that expects a score. */
function pair(folder: string, id: string, score: number, ending = 'yml'): void {
  const criteria = 'criteria: { done: { weight: 1, pass_when: { field: done, op: eq, value: true } } }';
  write(`${folder}/${id}.${ending}`, `rubric: ${id}\nversion: 1.0.0\nmetric: TCR\n${criteria}\n`);
  const cases = `cases: [{ name: done, trial: { done: true }, expect: { score: ${score} } }]`;
  write(`${folder}/${id}.test.${ending}`, `rubric: ${id}\n${cases}\n`);
}

const run = (...names: readonly string[]) => testRubrics(names, root);
const exitCode = (...names: readonly string[]) => testCommand(names, { root, env: {} }).exitCode;
const tested = (...names: readonly string[]) => run(...names).rubrics.map(({ file }) => file);

test('takes every case below rubrics/ when nothing is named, and no installed package', () => {
  pair('rubrics', 'b', 1);
  pair('rubrics/deep', 'a', 1, 'yaml');
  pair('rubrics/node_modules/x', 'c', 1);
  pair('rubrics/.old', 'd', 1);
  write('rubrics/.#a.test.yml', '[');
  write('rubrics/._b.yml', 'rubric: [');
  expect(tested()).toEqual(['rubrics/b.test.yml', 'rubrics/deep/a.test.yaml']);
  expect(exitCode()).toBe(0);
});

test('names rubrics in a folder that have no cases, and no other YAML', () => {
  pair('other', 'a', 1);
  write('other/deep/b.yml', 'rubric: b\nversion: 1.0.0\nmetric: B\nformula: "1"\n');
  write('other/c.yaml', 'meta: { name: c, version: 1.0.0, metric: C }\nformula: "1"\n');
  write('other/f.yml', '"rubric": f\nversion: 1.0.0\nmetric: F\nformula: "1"\n');
  write('other/g.yml', '{ "rubric": "g", "version": "1.0.0", "metric": "G", "formula": "1" }\n');
  write('other/policy.yml', 'rubrics: [a]\n');
  write('other/pages.yml', 'pages: [{\n  meta: x }]\n');
  write('other/node_modules/d.yml', 'rubric: d\n');
  expect(run('other', 'other/').untested).toEqual(['other/c.yaml', 'other/deep/b.yml', 'other/f.yml', 'other/g.yml']);
  expect(run('other/a.yml').untested).toEqual([]);
  expect(exitCode('other')).toBe(0);
});

test('reports a rubric that is a broken link', () => {
  pair('rubrics', 'a', 1);
  symlinkSync('nowhere', join(root, 'rubrics/b.yml'));
  expect(run().problems).toMatchObject([{ what: 'the file does not exist', where: { file: 'rubrics/b.yml' } }]);
});

test('takes answers from a file for what a case leaves open', () => {
  const node = 'question: Is it kind?, weight: 1, judge: yes_no, sees: [output]';
  write('rubrics/kind.yml', `rubric: kind\nversion: 1.0.0\nmetric: K\ncriteria: { kind: { ${node} } }\n`);
  write(
    'rubrics/kind.test.yml',
    'rubric: kind\ncases: [{ name: a, trial: { output: Hi. }, expect: { verdict: pass } }]\n',
  );
  write('answers.jsonl', answerLine('Is it kind?', { output: 'Hi.' }, true));
  expect([exitCode(), exitCode('--answers', 'answers.jsonl')]).toEqual([1, 0]);
});

test.each([
  { name: 'a folder', names: ['other/'] },
  { name: 'a rubric', names: ['other/a.yml'] },
  { name: 'a file of cases', names: ['other/a.test.yml'] },
  { name: 'a pattern', names: ['oth*/*.test.yml'] },
  { name: 'a rubric and its cases, which count once', names: ['other/a.test.yml', 'other/*.yml'] },
])('takes $name', ({ names }) => {
  pair('other', 'a', 1);
  expect(tested(...names)).toEqual(['other/a.test.yml']);
});

test('ends with 1 where a case does not hold', () => {
  pair('rubrics', 'a', 0);
  expect(run().rubrics[0]?.mismatches).toMatchObject([{ name: 'done', what: 'score', expected: '0', found: '1' }]);
  expect(exitCode()).toBe(1);
});

test.each([
  { name: 'a name without files', files: {}, names: ['nope'], says: 'no file matches `nope`' },
  { name: 'a folder without cases', files: { 'x/a.yml': '' }, names: ['x'], says: 'holds no `*.test.yml` files' },
  { name: 'a rubric without cases', files: { 'a.yml': '' }, names: ['a.yml'], says: 'the rubric has no cases' },
  {
    name: 'a rubric without cases that does not load',
    files: { 'rubrics/worse.yml': 'rubric: worse\ncriterai: {}\n' },
    names: [],
    says: 'unknown key `criterai`',
  },
  {
    name: 'cases without a rubric',
    files: { 'a.test.yml': '' },
    names: ['a.test.yml'],
    says: 'the cases have no rubric',
  },
  {
    name: 'a rubric that does not load',
    files: { 'a.test.yml': 'rubric: a', 'a.yml': 'rubrik: a' },
    names: ['a.test.yml'],
    says: 'unknown key `rubrik`',
  },
])('ends with 3 for $name, and still runs the others', ({ files, names, says }) => {
  pair('rubrics', 'good', 1);
  for (const [file, text] of Object.entries(files)) write(file, text);
  const found = run(...names, 'rubrics');
  expect(found.problems.map(({ what }) => what).join('\n')).toContain(says);
  expect(found.rubrics).toHaveLength(1);
  expect(exitCode(...names, 'rubrics')).toBe(3);
});
