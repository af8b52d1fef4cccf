import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Calibration } from '../../../schemas/types/rubric.ts';
import { rounded } from '../../../src/contract/numbers.ts';
import { Problems } from '../../../src/errors.ts';
import { compileCalibration } from '../../../src/rubric/nodes/marking.ts';
import { problemsAt } from '../../../src/rubric/problems.ts';
import type { Compiling } from '../../../src/rubric/references/compiling.ts';
import { judgeNode, refusalOf } from '../rubric-of.ts';

const point = (from: number, to: number): Calibration[number] => ({ from, to });

function compile(points: Calibration): (score: number) => number {
  const problems = Problems.ofAll();
  const list = problemsAt(problems, (pointer) => ({ file: 'r.yml', pointer }));
  const calibrate = compileCalibration(points, '/calibration', { problems: list } as Compiling);
  expect(problems.all()).toEqual([]);
  return (score) => rounded(calibrate?.(score) ?? Number.NaN);
}

test('no calibration changes nothing', () => {
  expect(compileCalibration(undefined, '/calibration', {} as Compiling)).toBeNull();
});

test.each([
  { score: 0, calibrated: 0.1 },
  { score: 0.25, calibrated: 0.2 },
  { score: 0.5, calibrated: 0.3 },
  { score: 0.75, calibrated: 0.6 },
  { score: 1, calibrated: 0.9 },
])('$score becomes $calibrated, by straight lines between the points', ({ score, calibrated }) => {
  expect(compile([point(0, 0.1), point(0.5, 0.3), point(1, 0.9)])(score)).toBe(calibrated);
});

test('a better score stays the better one, and in 0 to 1', () => {
  const percent = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
  const points = fc
    .tuple(fc.uniqueArray(percent, { maxLength: 6 }), fc.array(percent, { minLength: 8, maxLength: 8 }))
    .map(([froms, tos]) => {
      const inner = froms.filter((from) => from > 0 && from < 1).toSorted((a, b) => a - b);
      const rising = tos.toSorted((a, b) => a - b);
      return [0, ...inner, 1].map((from, index) => point(from, rising[index] ?? 1));
    });
  fc.assert(
    fc.property(points, percent, percent, (all, one, other) => {
      const calibrate = compile(all);
      const [low, high] = [calibrate(Math.min(one, other)), calibrate(Math.max(one, other))];
      return low >= 0 && low <= high && high <= 1;
    }),
    { seed: 7, numRuns: 500 },
  );
});

test.each([
  {
    name: 'that starts late',
    calibration: [point(0.1, 0), point(1, 1)],
    problems: ['/calibration bad-calibration'],
  },
  {
    name: 'that ends early',
    calibration: [point(0, 0), point(0.9, 1)],
    problems: ['/calibration bad-calibration'],
  },
  {
    name: 'that stands still',
    calibration: [point(0, 0), point(0, 0.5), point(1, 1)],
    problems: ['/calibration bad-calibration'],
  },
  {
    name: 'that falls',
    calibration: [point(0, 0), point(0.5, 0.6), point(1, 0.5)],
    problems: ['/calibration bad-calibration'],
  },
])('refused: a map $name', ({ calibration, problems }) => {
  const node = { lookup: { field: 'a', table: { b: 1 } }, calibration };
  expect(refusalOf(node)).toEqual(problems);
});

test('the score as it was stays beside the calibrated one', () => {
  const criteria = {
    a: { weight: 0.5, pass_when: { field: 'a', op: 'exists' } },
    b: { weight: 0.5, pass_when: { field: 'b', op: 'exists' } },
  };
  const { tree } = judgeNode({ criteria, calibration: [point(0, 0), point(0.5, 0.3), point(1, 1)] }, { a: 1 });
  expect(tree).toMatchObject({ score: 0.3, raw: 0.5 });
});

test('a criterion with a calibration and no threshold says what it changed', () => {
  const calibration = [point(0, 0), point(1, 0.8)];
  const criteria = { p: { weight: 1, pass_when: { field: 'a', op: 'exists' }, calibration } };
  const [p] = judgeNode({ criteria }, { a: 1 }).tree.children ?? [];
  expect(p).toMatchObject({ score: 0.8, explanation: expect.stringContaining('calibrated from 1 to 0.8') });
});

test.each<{ name: string; node: object; facts: Readonly<Record<string, unknown>>; because: string }>([
  {
    name: 'a formula',
    node: { formula: 'x', threshold: 0.6 },
    facts: { x: 0.5 },
    because: '; below the threshold of 0.6',
  },
  { name: 'a lookup', node: { lookup: { field: 'x', table: { a: 0.5 } } }, facts: { x: 'a' }, because: '' },
  {
    name: 'a composite',
    node: {
      criteria: { p: { weight: 0.5, pass_when: { field: 'x', op: 'exists' } }, q: { weight: 0.5, formula: '0' } },
    },
    facts: { x: 1 },
    because: '; worst severity medium; did not pass: q',
  },
  {
    name: 'items',
    node: { each: { over: { field: 'x' }, node: { formula: 'item' } } },
    facts: { x: [0.5, 0.5] },
    because: '; did not pass: 0, 1; item by item: item: item is 0.5 | item: item is 0.5',
  },
  {
    name: 'a list that a rule ended',
    node: { rules: [{ name: 'r', weight: 0.5, terminal: true, condition: { field: 'x', op: 'exists' } }] },
    facts: { x: 1 },
    because: '',
  },
  {
    name: 'a leaf of a tree',
    node: {
      tree: { if: { field: 'x', op: 'exists' }, then: { score: 0.5, label: 'y' }, else: { score: 0, label: 'n' } },
    },
    facts: { x: 1 },
    because: '',
  },
  {
    name: 'a node of a tree',
    node: {
      tree: {
        if: { field: 'x', op: 'exists' },
        then: { node: { formula: '0.5', threshold: 0.5 }, label: 'y' },
        else: { score: 0, label: 'n' },
      },
    },
    facts: { x: 1 },
    because: '; here severity medium decides',
  },
])('the explanation says what became of the score: $name', ({ node, facts, because }) => {
  const calibration = [point(0, 0), point(0.5, 0.3), point(1, 1)];
  const { explanation } = judgeNode({ calibration, contract: { properties: { x: {} } }, ...node }, facts).tree;
  expect(explanation).toContain(`calibrated from 0.5 to 0.3${because}`);
});

test('of a score that it leaves as it is, nothing is said', () => {
  const calibration = [point(0, 0), point(0.5, 0.3), point(1, 1)];
  const { tree } = judgeNode(
    { calibration, rules: [{ name: 'r', weight: -1, condition: { field: 'x', op: 'exists' } }] },
    { x: 1 },
  );
  expect(tree).toMatchObject({ raw: -1, score: 0, explanation: 'fired: r' });
});
