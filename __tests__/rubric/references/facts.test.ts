import { describe, expect, test } from 'vitest';
import { Problems } from '../../../src/errors.ts';
import { startEvaluation } from '../../../src/rubric/evaluation.ts';
import { problemsAt } from '../../../src/rubric/problems.ts';
import { compileFact, fieldPathProblem } from '../../../src/rubric/references/facts.ts';
import type { Compiling } from '../../../src/rubric/references/rubric-names.ts';
import { trialOf } from '../rubric-of.ts';

const compiling = (problems = new Problems()): Compiling => ({
  problems: problemsAt(problems, (pointer) => ({ file: 'sample.yml', pointer })),
  names: {
    nodes: new Map<string, number>(),
    factsOnly: true,
    total: false,
    derived: new Map(),
    items: [],
    questions: new Map(),
    steps: null,
    facts: new Set(),
    closed: false,
  },
  needs: new Set(),
});

const trial = trialOf({
  output: 'text',
  usage: { input_tokens: 3 },
  list: [{ a: 1 }, { a: 2 }],
  '0': 'a key that looks like an index',
  nothing: null,
});

describe('reading a path', () => {
  test.each([
    { path: 'output', value: 'text' },
    { path: 'usage.input_tokens', value: 3 },
    { path: 'list.0.a', value: 1 },
    { path: 'list.-1.a', value: 2 },
    { path: '0', value: 'a key that looks like an index' },
    { path: 'nothing', value: null },
    { path: 'list.2', value: undefined },
    { path: 'list.a', value: undefined },
    { path: 'list.length', value: undefined },
    { path: 'output.length', value: undefined },
    { path: 'output.0', value: undefined },
    { path: 'nothing.at.all', value: undefined },
    { path: 'toString', value: undefined },
    { path: 'usage.hasOwnProperty', value: undefined },
    { path: 'missing', value: undefined },
  ])('$path is $value', ({ path, value }) => {
    expect(fieldPathProblem(path)).toBeUndefined();
    expect(compileFact(path, '/field', compiling()).read(startEvaluation(trial))).toEqual(value);
  });
});

describe('I20, I22: a path that is refused', () => {
  test.each([
    '__proto__',
    '__proto__.x',
    'constructor.constructor',
    'a.prototype',
    'a..b',
    '.a',
    'a.',
    'list.-2',
    'list.1000000000',
    'list.007',
    Array.from({ length: 10_000 }, () => 'a').join('.'),
  ])('%.40s', (path) => {
    expect(fieldPathProblem(path)).toBeTypeOf('string');
  });

  test.each([
    { path: '$.output', advice: { suggestion: 'output' } },
    { path: 'a[0].x', advice: { suggestion: 'a.0.x' } },
    { path: 'a[-1]', advice: { suggestion: 'a.-1' } },
    { path: '$["a"][\'b\'].c', advice: { suggestion: 'a.b.c' } },
    { path: '[0].x', advice: { suggestion: '0.x' } },
    { path: '$.a[*].x', advice: { fix: 'Use `each` for the items of a list' } },
    { path: '$', advice: {} },
    { path: 'a[-7]', advice: {} },
    { path: '$..a', advice: {} },
  ])('$path, as other tools write it', ({ path, advice }) => {
    const problems = new Problems();
    compileFact(path, '/field', compiling(problems));
    const problem = {
      code: 'bad-field',
      what: 'the path cannot be read',
      where: { file: 'sample.yml', pointer: '/field' },
      expected: 'names and list indexes joined by single dots',
      found: path,
    };
    expect(problems.all()).toEqual([{ ...problem, ...advice }]);
  });

  test.each(['$price', 'a.$ref', 'weird[name]', 'a]'])('%s is a name like others', (path) => {
    expect(fieldPathProblem(path)).toBeUndefined();
  });
});
