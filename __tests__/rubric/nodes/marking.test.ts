import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Calibration } from '../../../schemas/types/rubric.ts';
import { rounded } from '../../../src/contract/numbers.ts';
import { Problems } from '../../../src/errors.ts';
import { type Judgement, NO_PARTS } from '../../../src/rubric/evaluation.ts';
import {
  adopt,
  compileCalibration,
  type Found,
  type Marking,
  mark,
  markIndeterminate,
  markScalar,
  thresholdWords,
  verdictOf,
  worstSeverity,
} from '../../../src/rubric/nodes/marking.ts';
import { problemsAt } from '../../../src/rubric/problems.ts';
import type { Compiling } from '../../../src/rubric/references/rubric-names.ts';
import { judgeNode, refusalOf } from '../rubric-of.ts';

const PLAIN: Marking = { threshold: null, severity: null, calibrate: null };
const judgement = (keys: Partial<Judgement> = {}): Judgement => ({
  verdict: 'pass',
  score: 1,
  severity: 'medium',
  parts: NO_PARTS,
  ...keys,
});

describe('the verdict matrix', () => {
  test.each<{ name: string; marking?: Partial<Marking>; found: Found; verdict: string; severity: string }>([
    { name: 'nothing wrong passes', found: { raw: 0.4, worst: null }, verdict: 'pass', severity: 'none' },
    { name: 'low passes', found: { raw: 0, worst: 'low' }, verdict: 'pass', severity: 'low' },
    { name: 'medium warns', found: { raw: 1, worst: 'medium' }, verdict: 'warn', severity: 'medium' },
    { name: 'high fails', found: { raw: 1, worst: 'high' }, verdict: 'fail', severity: 'high' },
    { name: 'critical fails', found: { raw: 1, worst: 'critical' }, verdict: 'fail', severity: 'critical' },
    {
      name: 'its own severity stands before that of the parts',
      marking: { severity: 'low' },
      found: { raw: 0, worst: 'critical' },
      verdict: 'pass',
      severity: 'low',
    },
    { name: 'what failed at none passes', found: { raw: 0, worst: 'none' }, verdict: 'pass', severity: 'none' },
    {
      name: 'its own severity stands before that of parts that failed at none',
      marking: { severity: 'critical' },
      found: { raw: 0, worst: 'none' },
      verdict: 'fail',
      severity: 'critical',
    },
    {
      name: 'its own severity decides nothing where nothing failed',
      marking: { severity: 'critical' },
      found: { raw: 0.4, worst: null },
      verdict: 'pass',
      severity: 'critical',
    },
    {
      name: 'below the threshold fails, at low where what failed has none',
      marking: { threshold: 0.5 },
      found: { raw: 0.499, worst: 'none' },
      verdict: 'fail',
      severity: 'low',
    },
    {
      name: 'a threshold stands before every severity',
      marking: { threshold: 0.5 },
      found: { raw: 0.5, worst: 'critical' },
      verdict: 'pass',
      severity: 'critical',
    },
    {
      name: 'below the threshold fails, at low where no part did',
      marking: { threshold: 0.5 },
      found: { raw: 0.499, worst: null },
      verdict: 'fail',
      severity: 'low',
    },
    {
      name: 'a threshold stands before the verdict of the kind',
      marking: { threshold: 0.5 },
      found: { raw: 0.6, worst: null, verdict: 'fail' },
      verdict: 'pass',
      severity: 'low',
    },
    {
      name: 'the verdict of the kind stands before the severity',
      found: { raw: 0.6, worst: 'critical', verdict: 'pass' },
      verdict: 'pass',
      severity: 'critical',
    },
    {
      name: 'a kind that fails has a severity',
      found: { raw: 0.6, worst: null, verdict: 'fail' },
      verdict: 'fail',
      severity: 'low',
    },
  ])('$name', ({ marking, found, verdict, severity }) => {
    expect(mark({ ...PLAIN, ...marking }, found)).toMatchObject({ verdict, severity });
  });

  test('a threshold has no more decimals than a score', () => {
    expect(mark({ ...PLAIN, threshold: 0.3333333333333333 }, { raw: 1 / 3, worst: null }).verdict).toBe('pass');
  });

  test('decimals that sum to a hair below the threshold reach it', () => {
    expect(mark({ ...PLAIN, threshold: 0.3 }, { raw: 0.1 + 0.2 - 1e-16, worst: null }).verdict).toBe('pass');
  });
});

describe('the score', () => {
  test.each([
    { raw: 0.5, marked: { score: 0.5 } },
    { raw: 1.4, marked: { score: 1, raw: 1.4 } },
    { raw: -0.2, marked: { score: 0, raw: -0.2 } },
    { raw: 0.1 + 0.2, marked: { score: 0.3 } },
    { raw: -1e-17, marked: { score: 0 } },
  ])('$raw is brought into 0 to 1, and kept where that changed it', ({ raw, marked }) => {
    const { score, ...rest } = mark(PLAIN, { raw, worst: null });
    expect(Object.is(score, marked.score)).toBe(true);
    expect(rest.raw).toBe('raw' in marked ? marked.raw : undefined);
  });

  test('is calibrated before it is held against the threshold', () => {
    const marking = { ...PLAIN, threshold: 0.5, calibrate: (score: number) => score / 2 };
    expect(mark(marking, { raw: 0.8, worst: null })).toMatchObject({ score: 0.4, raw: 0.8, verdict: 'fail' });
  });
});

test.each([
  { raw: 1, verdict: 'pass', severity: 'none' },
  { raw: 0.999, verdict: 'warn', severity: 'medium' },
])('a scalar of $raw: $verdict', ({ raw, verdict, severity }) => {
  expect(markScalar(PLAIN, raw)).toMatchObject({ verdict, severity });
});

test('a scalar below 1 goes by its own severity', () => {
  expect(markScalar({ ...PLAIN, severity: 'high' }, 0.9)).toMatchObject({ verdict: 'fail', severity: 'high' });
});

test('what is indeterminate fails with 0, whatever the marking', () => {
  const marking: Marking = { threshold: 0, severity: 'none', calibrate: () => 1 };
  expect(markIndeterminate(marking)).toEqual({
    verdict: 'fail',
    score: 0,
    severity: 'none',
    parts: [],
    answer: 'unknown',
    indeterminate: true,
  });
  expect(markIndeterminate(PLAIN).severity).toBe('medium');
});

describe('the judgement of another node', () => {
  const failed = judgement({ verdict: 'fail', score: 0.4, severity: 'low', raw: -1 });

  test('is taken as it is', () => {
    expect(adopt(PLAIN, failed, [failed])).toEqual({ ...failed, parts: [failed] });
  });

  test.each<{ name: string; marking: Partial<Marking>; own: Judgement; expected: Partial<Judgement> }>([
    { name: 'a threshold', marking: { threshold: 0.4 }, own: failed, expected: { verdict: 'pass', score: 0.4 } },
    {
      name: 'a severity',
      marking: { severity: 'critical' },
      own: failed,
      expected: { verdict: 'fail', severity: 'critical' },
    },
    { name: 'a milder one', marking: { severity: 'low' }, own: failed, expected: { verdict: 'pass' } },
    {
      name: 'a severity, which is nothing to a node that passed',
      marking: { severity: 'critical' },
      own: judgement(),
      expected: { verdict: 'pass', severity: 'critical' },
    },
    {
      name: 'a calibration, whose score is not flawless',
      marking: { calibrate: (score) => score / 2 },
      own: judgement(),
      expected: { verdict: 'warn', severity: 'medium', score: 0.5, raw: 1 },
    },
    {
      name: 'a calibration of what fails from a severity on',
      marking: { calibrate: (score) => score / 2, severity: 'high' },
      own: judgement(),
      expected: { verdict: 'fail', severity: 'high', score: 0.5, raw: 1 },
    },
    {
      name: 'a calibration, which makes it flawless',
      marking: { calibrate: () => 1 },
      own: failed,
      expected: { verdict: 'pass', score: 1, raw: 0.4 },
    },
    {
      name: 'a calibration of what failed badly',
      marking: { calibrate: (score) => score / 2 },
      own: { ...failed, severity: 'critical' },
      expected: { verdict: 'fail', severity: 'critical', score: 0.2 },
    },
    {
      name: 'a calibration of what failed',
      marking: { calibrate: (score) => score / 2 },
      own: failed,
      expected: { verdict: 'fail', score: 0.2, raw: 0.4 },
    },
  ])('is marked anew by $name', ({ marking, own, expected }) => {
    expect(adopt({ ...PLAIN, ...marking }, own, [])).toMatchObject(expected);
  });

  test.each<{ name: string; marking: Partial<Marking>; own: Partial<Judgement>; expected: Partial<Judgement> }>([
    {
      name: 'what is indeterminate, by a severity',
      marking: { severity: 'low' },
      own: { answer: 'unknown' },
      expected: { verdict: 'fail', score: 0, severity: 'low', answer: 'unknown' },
    },
    {
      name: 'what is indeterminate, by a threshold of 0 or a calibration',
      marking: { threshold: 0, calibrate: () => 1 },
      own: { answer: 'unknown' },
      expected: { verdict: 'fail', score: 0, severity: 'medium', answer: 'unknown' },
    },
    {
      name: 'a no, by a calibration',
      marking: { calibrate: () => 1 },
      own: { answer: 'no' },
      expected: { verdict: 'fail', score: 1, answer: 'no' },
    },
    {
      name: 'a no, by a severity',
      marking: { severity: 'low' },
      own: { answer: 'no' },
      expected: { verdict: 'fail', score: 0, severity: 'low', answer: 'no' },
    },
  ])('is no pass, where it was $name', ({ marking, own, expected }) => {
    const no = judgement({ verdict: 'fail', score: 0, ...own });
    expect(adopt({ ...PLAIN, ...marking }, no, [])).toMatchObject(expected);
  });

  test('is a matter of the threshold, where it was answered with no and one is set', () => {
    const no = judgement({ verdict: 'fail', score: 0, answer: 'no' });
    expect(adopt({ ...PLAIN, threshold: 0 }, no, [])).toEqual({ ...no, verdict: 'pass', answer: undefined });
  });

  test('that did not apply does not apply here', () => {
    const skipped = judgement({ verdict: 'skipped', score: null });
    expect(adopt({ ...PLAIN, threshold: 0.5 }, skipped, [])).toEqual(skipped);
  });
});

test('the worst severity is that of parts that did not pass', () => {
  expect(worstSeverity([])).toBe(null);
  expect(worstSeverity([judgement({ severity: 'critical' })])).toBe(null);
  expect(worstSeverity([judgement({ verdict: 'fail', severity: 'none' })])).toBe('none');
  const parts = [
    judgement({ verdict: 'warn', severity: 'medium' }),
    judgement({ verdict: 'fail', severity: 'low' }),
    judgement({ verdict: 'skipped', score: null, severity: 'critical' }),
  ];
  expect(worstSeverity(parts)).toBe('medium');
});

test('severities alone', () => {
  expect((['none', 'low', 'medium', 'high', 'critical'] as const).map(verdictOf)).toEqual([
    'pass',
    'pass',
    'warn',
    'fail',
    'fail',
  ]);
});

test('a threshold is spoken of where there is one', () => {
  expect(thresholdWords(PLAIN, judgement())).toBe('');
  expect(thresholdWords({ ...PLAIN, threshold: 0.5 }, judgement())).toBe('reaches the threshold of 0.5');
  expect(thresholdWords({ ...PLAIN, threshold: 0.5 }, judgement({ verdict: 'fail' }))).toBe(
    'below the threshold of 0.5',
  );
});

describe('the calibration of a score', () => {
  const point = (from: number, to: number): Calibration[number] => ({ from, to });

  function compile(points: Calibration): (score: number) => number {
    const problems = new Problems();
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
});
