import { expect, test } from 'vitest';
import lintSchema from '../../schemas/lint.schema.json' with { type: 'json' };
import type { LintReport } from '../../schemas/types/lint.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { renderLint, renderLintJson } from '../../src/reporting/rubric-checks.ts';

const findings = [
  {
    level: 'error',
    code: 'a',
    what: 'one ::error:: two',
    next: 'Mend it',
    where: { file: '::a.yml', line: 2, column: 3 },
  },
  { level: 'advice', code: 'b', what: 'hidden \u202e text', next: 'See', where: { file: 'b.yml' } },
] as const;
const run = { files: ['::a.yml', 'b.yml'], findings };

test('one line a finding, and the counts; nothing in it is a workflow command', () => {
  expect(renderLint(run).split('\n')).toEqual([
    ': :a.yml:2:3: error: one ::error:: two [a]. Mend it',
    'b.yml: advice: hidden U+202E text [b]. See',
    '2 files: 1 error, 0 warnings, 1 advice',
    '',
  ]);
});

test('the JSON document fits its schema', () => {
  const document: unknown = JSON.parse(renderLintJson(run));
  const check = schemaCheck<LintReport>(lintSchema);
  expect(check.parse(document, (pointer) => ({ file: 'stdout', pointer })).counts).toEqual({
    error: 1,
    warning: 0,
    advice: 1,
  });
});
