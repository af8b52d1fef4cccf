import { expect, it } from 'vitest';
import type { BundleCheck } from '../../schemas/types/verify.ts';
import { renderVerify, skippedStep, stepOf } from '../../src/reporting/verify.ts';

const differences = Array.from({ length: 12 }, (_, index) => ({
  file: 'results.jsonl',
  place: `scenario s-${index}, trial 1: rubrics[booking].tree.score`,
  expected: '1',
  found: '0.5',
}));

const CHECK: BundleCheck = {
  schema: 1,
  bundle: 'march.zip',
  written_by: '0.1.0',
  checked_by: '0.2.0',
  same: false,
  steps: [
    stepOf('files', '9 files', [{ file: 'extra', expected: 'no such file', found: 'a file' }]),
    stepOf('results', 'every tree', differences),
    skippedStep('comment', 'other words'),
  ],
};

it('says every step, the first ten differences, and how many more', () => {
  const lines = renderVerify(CHECK).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'march.zip: written by Agent Gate 0.1.0, checked by 0.2.0',
    'differs  files: 9 files',
    '         extra: expected no such file, found a file',
    'differs  results: every tree',
  ]);
  expect(lines[4]).toBe(
    '         results.jsonl, scenario s-0, trial 1: rubrics[booking].tree.score: expected 1, found 0.5',
  );
  expect(lines.slice(-5)).toEqual([
    expect.stringContaining('s-9'),
    '         and 2 more differences',
    'skipped  comment: other words',
    'Not the same, 1 step skipped',
    '',
  ]);
});

it('is short where all is the same', () => {
  const same = { ...CHECK, checked_by: '0.1.0', same: true, steps: [stepOf('files', '9 files', [])] };
  expect(renderVerify(same)).toBe('march.zip: Agent Gate 0.1.0\nsame     files: 9 files\nThe same\n');
});

it('prints nothing that a workflow log takes for a command', () => {
  const hostile = { ...CHECK, bundle: '::error::x', steps: [stepOf('files', 'a\n::set-output', [])] };
  expect(renderVerify(hostile)).not.toMatch(/^::/m);
});
