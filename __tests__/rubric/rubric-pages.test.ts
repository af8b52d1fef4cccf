import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectGolden } from '../support/golden.ts';
import { readPage } from './rubric-page.ts';

describe.each([
  { file: 'rubrics/README.md', rubrics: 1 },
  { file: 'docs/rubrics.md', rubrics: 5 },
  { file: 'docs/rubrics-composed.md', rubrics: 4 },
  { file: 'docs/judges.md', rubrics: 1 },
])('$file', ({ file, rubrics }) => {
  const reading = readPage(file, readFileSync(file, 'utf8'));

  test('shows rubrics that load', async () => {
    expect((await reading).rubrics).toHaveLength(rubrics);
  });

  test('shows cases that come out as they expect', async () => {
    expect((await reading).mismatches).toEqual([]);
  });

  test('shows the explanations and decisions that come out', async () => {
    expectGolden(file, (await reading).refreshed);
  });
});

test('a page with a mistake in a rubric or in its expectation is found', async () => {
  const rubric =
    'rubric: a\nversion: 1.0.0\nmetric: A\ncriteria: { b: { weight: 1, pass_when: { field: c, op: exists } } }\n';
  const cases = 'rubric: a\ncases: [{ name: d, trial: {}, expect: { score: 1 } }]\n';
  const fenced = (text: string, language = 'yaml') => `\`\`\`${language}\n${text}\`\`\`\n`;
  const page = await readPage('page.md', fenced(rubric) + fenced(cases) + fenced('old\n', 'text'));
  expect(page.mismatches).toMatchObject([{ name: 'd', what: 'score', found: '0' }]);
  expect(page.refreshed).toContain('✗ b: c is absent');
  await expect(readPage('page.md', fenced(rubric.replace('exists', 'exist')))).rejects.toThrow(
    'there is no operator `exist`',
  );
});
