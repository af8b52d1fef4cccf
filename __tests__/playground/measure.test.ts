import { expect, test } from 'vitest';
import { compileConfig } from '../../src/io/config.ts';
import { compare, measure, readTrials } from '../../src/playground/measure.ts';
import type { ResultFile } from '../../src/suite/reading/open.ts';

const rubric = (least: number, further = '') => `rubric: r
version: 1.0.0
metric: TCR
criteria:
  enough: { weight: 1, pass_when: { field: n, op: gte, value: ${least} } }${further}
`;
const POLICY = { file: 'p.yml', text: 'suite: s\narms: { probe: { must: fail } }\n' };
const textsOf = (text: string, policy: typeof POLICY | null = null) => ({
  mapping: null,
  rubrics: [{ file: 'r.yml', text }],
  policy,
});

const results = (lines: readonly object[], isEvidence?: true): ResultFile => {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { file: 'r.jsonl', chunks: () => [bytes], ...(isEvidence && { isEvidence }) };
};
const TRIALS = [
  { scenario: 'a', trial: 0, n: 1 },
  { scenario: 'b', trial: 0, n: 2 },
  { scenario: 'c', trial: 0, n: 3 },
];
const measuredAt = (text: string) => measure(textsOf(text), readTrials(results(TRIALS), compileConfig(textsOf(text))));

test('an edit flips scenarios and moves the score and the criterion', () => {
  const { changed, flips } = compare(measuredAt(rubric(1)), measuredAt(rubric(3)));
  expect(flips).toEqual([
    { scenario: 'a', metric: 'TCR', passes: false },
    { scenario: 'b', metric: 'TCR', passes: false },
  ]);
  expect(changed).toEqual([
    { name: 'TCR', isScore: true, before: 1, after: expect.closeTo(1 / 3, 9) },
    { name: 'enough', isScore: false, before: 1, after: expect.closeTo(1 / 3, 9) },
  ]);
});

test('a criterion on one side only has no number on the other', () => {
  const more = rubric(1)
    .replace('weight: 1', 'weight: 0.5')
    .concat('  named: { weight: 0.5, pass_when: { field: scenario, op: eq, value: a } }\n');
  const { changed } = compare(measuredAt(rubric(1)), measuredAt(more));
  expect(changed.map(({ name, before, after }) => [name, before === null, after === null])).toEqual([
    ['TCR', false, false],
    ['enough', false, false],
    ['named', true, false],
  ]);
});

test('a criterion that is taken out is still named', () => {
  const { changed } = compare(measuredAt(rubric(1)), measuredAt(rubric(1).replace('enough', 'plenty')));
  expect(changed.map(({ name }) => name)).toEqual(['TCR', 'plenty', 'enough']);
});

test('probes of an arm are no trials of the agent', () => {
  const texts = textsOf(rubric(1), POLICY);
  const file = results([...TRIALS, { scenario: 'a', trial: 0, arm: 'probe', n: 0 }]);
  expect(measure(texts, readTrials(file, compileConfig(texts))).trials).toHaveLength(3);
});

test('dropped results lose their secrets, stored ones are read as they are', () => {
  const config = compileConfig(textsOf(rubric(1)));
  const secret = { scenario: 'a', trial: 0, output: `ghp_${'a1B2'.repeat(9)}` };
  expect(JSON.stringify(readTrials(results([secret]), config))).not.toContain('ghp_');
  expect(JSON.stringify(readTrials(results([secret], true), config))).toContain('ghp_');
});

test('an edit compiles each rubric once, and one of the policy alone none', () => {
  let reads = 0;
  const file = (text: string) => ({
    file: 'r.yml',
    get text() {
      reads++;
      return text;
    },
  });
  const before = measure({ ...textsOf(''), rubrics: [file(rubric(1))] }, []);
  expect(reads).toBe(1);
  expect(before.config.rubrics.map(({ file, id }) => [file, id])).toEqual([['r.yml', 'r']]);
  const after = measure(textsOf(rubric(1), POLICY), [], before.config);
  expect(after.config.rubrics).toBe(before.config.rubrics);
  expect(measure(textsOf(rubric(2), POLICY), [], before.config).config.rubrics).not.toBe(before.config.rubrics);
});

test('a criterion that applies nowhere has no number', () => {
  const never = rubric(1).replace('weight: 1', 'weight: 1, when: { field: scenario, op: eq, value: z }');
  const { changed } = compare(measuredAt(rubric(1)), measuredAt(never));
  expect(changed.find(({ name }) => name === 'enough')).toMatchObject({ before: 1, after: null });
});
