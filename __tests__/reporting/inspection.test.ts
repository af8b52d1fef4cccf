import { expect, test } from 'vitest';
import { renderInspection } from '../../src/reporting/inspection.ts';
import type { Inspection } from '../../src/suite/inspect-run.ts';

const EMPTY: Inspection = {
  files: 1,
  trials: 2,
  scenarios: 1,
  passed: 0,
  failed: 0,
  errors: { agent: 0, infrastructure: 0, judge: 0 },
  unread: 0,
  declared: [],
  facts: [],
  selectors: [],
  examples: [],
  problems: [],
};
const linesOf = (inspection: Partial<Inspection>, reader: string | null = null) =>
  renderInspection({ ...EMPTY, ...inspection }, reader).split('\n');

test('the first lines count what was read, and by what', () => {
  expect(linesOf({}).slice(0, 2)).toEqual(['2 trials of 1 scenario in 1 file, read in the native format', '']);
  expect(linesOf({ errors: { agent: 1, infrastructure: 0, judge: 2 } }, 'mapping `m`').slice(0, 2)).toEqual([
    '2 trials of 1 scenario in 1 file, read by mapping `m`',
    'By the harness: 0 passed, 0 failed, 1 agent error, 2 judge errors.',
  ]);
});

test('totals of the files stand beside what was read', () => {
  const declared = [{ total: 'passed', declared: 2, read: 2 }];
  expect(linesOf({ passed: 2, unread: 1, declared }).slice(1, 3)).toEqual([
    'By the harness: 2 passed, 0 failed, 1 record not read.',
    'The files report 2 passed: the same.',
  ]);
});

test('a selector that finds nothing is marked, with the nearest one that would', () => {
  const selectors = [
    { pointer: '/scenario', text: '$.id', asked: 2, found: 2 },
    { pointer: '/facts/x', text: '$.scor', asked: 2, found: 0, near: '$.score' },
  ];
  expect(
    linesOf({ selectors })
      .slice(-4)
      .map((line) => line.trim()),
  ).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^scenario +\$\.id +2 of 2$/),
      expect.stringMatching(/^facts\.x +\$\.scor +0 of 2 {2}✗ {2}near: \$\.score$/),
    ]),
  );
});

test('facts come with their coverage, problems with their place', () => {
  const facts: Inspection['facts'] = [
    { path: 'output', types: ['text'], trials: 2 },
    { path: 'usage.cost_usd', types: ['null', 'number'], trials: 1 },
  ];
  const problems = [{ code: 'no-trials', what: 'there is no trial', where: { file: 'r.json' } }];
  const text = linesOf({ facts, problems }).join('\n');
  expect(text).toMatch(/output +text +all\n +usage\.cost_usd +null, number +1 of 2/);
  expect(text).toContain('  r.json: there is no trial');
});
