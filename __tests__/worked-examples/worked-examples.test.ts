import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { loadRubricTest, runRubricTest } from '../../src/scoring/rubric-test.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(folders.map(({ name }) => ({ name })))('$name comes out as worked by hand', ({ name }) => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, name, file), 'utf8');
  const rubric = loadRubric('rubric.yml', read('rubric.yml'));
  const cases = loadRubricTest('rubric.test.yml', read('rubric.test.yml'));
  expect(cases.rubric).toBe(rubric.id);
  expect(runRubricTest(rubric, cases)).toEqual([]);
});
