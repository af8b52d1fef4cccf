import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { MEASURES } from '../../src/rubric/conditions/measures.ts';
import { OPERATORS } from '../../src/rubric/conditions/operators.ts';
import { loadRubric, loadRubrics } from '../../src/rubric/load-rubric.ts';
import { TRACE_PATTERNS } from '../../src/rubric/trace/trace-patterns.ts';
import { loadRubricTest, runRubricTest } from '../../src/scoring/rubric-test.ts';

const files = readdirSync('rubrics').filter((file) => file.endsWith('.yml'));
const rubrics = files.filter((file) => !file.endsWith('.test.yml'));
const read = (file: string) => readFileSync(`rubrics/${file}`, 'utf8');

describe.each(rubrics)('%s', (file) => {
  test('says what its cases expect', () => {
    const cases = file.replace('.yml', '.test.yml');
    const rubric = loadRubric(file, read(file));
    const test = loadRubricTest(cases, read(cases));
    expect(test.rubric).toBe(rubric.id);
    expect(runRubricTest(rubric, test)).toEqual([]);
  });

  test('is named after its file', () => {
    expect(`${loadRubric(file, read(file)).id}.yml`).toBe(file);
  });
});

test('every test file has its rubric', () => {
  const tests = files.filter((file) => file.endsWith('.test.yml'));
  expect(tests.map((file) => file.replace('.test.yml', '.yml'))).toEqual(rubrics);
});

test('the two rubrics for completion share a metric, so that nobody can use both by mistake', () => {
  const sources = ['harness-verdict.yml', 'task-completion.yml'].map((file) => ({ file, text: read(file) }));
  expect(() => loadRubrics(sources)).toThrow('metric `TCR` is already that of harness-verdict.yml');
});

test('the weights of error recovery sum to 0.95 and are refused as absolute ones', () => {
  const text = read('error-recovery.yml').replace('weights: relative', 'weights: absolute');
  const attempt = () => loadRubric('error-recovery.yml', text);
  expect(attempt).toThrow(UserError);
  expect(attempt).toThrow(/do not sum to 1 \(expected 1, found 0\.95\).*`weights: relative`/);
});

test('the README shows a rubric and a case that hold', () => {
  const blocks = [...read('README.md').matchAll(/```yaml\n(# yaml-language-server[\s\S]*?)```/g)].map(
    ([, text = '']) => text,
  );
  const [rubric = '', cases = ''] = blocks;
  expect(runRubricTest(loadRubric('README.md', rubric), loadRubricTest('README.md', cases))).toEqual([]);
});

test('the README lists every shipped rubric and every operator', () => {
  const readme = read('README.md');
  for (const file of rubrics) expect(readme).toContain(`(${file})`);
  const names = [OPERATORS, MEASURES, TRACE_PATTERNS].flatMap((table) => Object.keys(table));
  for (const name of names) expect(readme).toContain(`\`${name}`);
});
