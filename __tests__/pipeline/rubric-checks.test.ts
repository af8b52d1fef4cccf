import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, compileConfig } from '../../src/io/config.ts';
import { readCases } from '../../src/io/rubric-files.ts';
import { checkRubrics } from '../../src/pipeline/rubric-checks.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rubric-checks-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const rubricText = (more = '', weight = '1') =>
  `rubric: booking\nversion: 1.0.0\nmetric: TCR\n${more}criteria:\n  booked:\n    weight: ${weight}\n    rationale: It is the job\n    pass_when: { field: output, op: not_empty }\n`;
const cases = (score: number) =>
  `rubric: booking\ncases:\n  - { name: one, trial: { output: Done }, expect: { score: ${score} } }\n`;
const requiring = (...list: readonly string[]) =>
  list.length === 0 ? '' : `rubrics: { require: [${list.join(', ')}] }\n`;

function config(rubric: string, policy = ''): Config {
  return compileConfig({
    mapping: null,
    rubrics: [{ file: 'booking.yml', text: rubric }],
    policy: policy === '' ? null : { file: 'policy.yml', text: policy },
  });
}

interface Row {
  readonly base: Config;
  /** Default: as the base. */
  readonly own?: Config;
  /** Cases beside the run's rubric; null for none. */
  readonly test?: string | null;
}

function checked({ base, own = base, test: text = null }: Row): readonly string[] {
  if (text !== null) writeFileSync(join(root, 'booking.test.yml'), text);
  const configs = { base, head: own === base ? null : own, decidedBy: 'main' };
  return checkRubrics(own, configs, { readCases: (rubric) => readCases(rubric, root), today: '2026-11-21' }).map(
    ({ code, effect, place }) => `${code} ${effect}${place?.line === undefined ? '' : ` ${place.file}:${place.line}`}`,
  );
}

const reviewed = (day: string) => `threshold: { value: 0.5, rationale: Why, review_by: ${day} }\n`;

test.each<readonly [string, () => Row, readonly string[]]>([
  ['nothing is required', () => ({ base: config(rubricText('threshold: 0.5\n')) }), []],
  [
    'cases are required and missing',
    () => ({ base: config(rubricText(), requiring('tests')) }),
    ['rubric-untested block'],
  ],
  ['cases hold', () => ({ base: config(rubricText(), requiring('tests')), test: cases(1) }), []],
  [
    'a case fails',
    () => ({ base: config(rubricText(), requiring('tests')), test: cases(0) }),
    ['rubric-tests-failed block booking.test.yml:3'],
  ],
  [
    'cases cannot be read',
    () => ({ base: config(rubricText(), requiring('tests')), test: 'cases: 1' }),
    ['rubric-untested block'],
  ],
  [
    'lint warns',
    () => ({ base: config(rubricText(reviewed('2026-11-20')), requiring('tests')), test: cases(1) }),
    ['rubric-lint warn booking.yml:4'],
  ],
  [
    'a review is past',
    () => ({ base: config(rubricText(reviewed('2026-11-20')), requiring('review')) }),
    ['rubric-lint block booking.yml:4'],
  ],
  ['a review is due today', () => ({ base: config(rubricText(reviewed('2026-11-21')), requiring('review')) }), []],
  [
    'a threshold has no day of review',
    () => ({ base: config(rubricText('threshold: 0.5\n'), requiring('review')) }),
    ['rubric-lint block booking.yml:4'],
  ],
  [
    'a threshold has no rationale',
    () => ({ base: config(rubricText('threshold: 0.5\n'), requiring('rationale')) }),
    ['rubric-lint block booking.yml:4'],
  ],
  [
    'a pull request requires less',
    () => ({ base: config(rubricText(), requiring('tests')), own: config(rubricText()) }),
    ['rubric-untested block'],
  ],
  [
    'a pull request requires more',
    () => ({ base: config(rubricText()), own: config(rubricText(), requiring('tests')) }),
    ['rubric-untested warn'],
  ],
])('%s', (_, row, expected) => {
  expect(checked(row())).toEqual(expected);
});

test('shipped rubrics are exempt', () => {
  const shipped = { file: 'booking.yml', text: rubricText(), shipped: true } as const;
  const policy = { file: 'policy.yml', text: requiring('tests', 'rationale') };
  expect(checked({ base: compileConfig({ mapping: null, rubrics: [shipped], policy }) })).toEqual([]);
});
