import { describe, expect, test } from 'vitest';
import { judgeNode, refusalOf } from '../rubric-of.ts';

const is = (field: string) => ({ field, op: 'eq', value: true });
const leaf = (score: number, label: string) => ({ score, label });

/** Is it right? Then was it polite? Else was it close? */
const tree = {
  if: is('right'),
  then: { if: is('polite'), then: leaf(1, 'excellent'), else: leaf(0.7, 'rude') },
  else: { if: { or: [is('close'), { not: is('far') }] }, then: leaf(0.4, 'close'), else: leaf(0, 'wrong') },
};

describe('the path', () => {
  test.each([
    { facts: { right: true, polite: true }, score: 1, label: 'excellent', verdict: 'pass', passedOver: 'close, far' },
    { facts: { right: true, polite: false }, score: 0.7, label: 'rude', verdict: 'warn', passedOver: 'close, far' },
    { facts: { right: false, close: true }, score: 0.4, label: 'close', verdict: 'warn', passedOver: 'polite, far' },
    {
      facts: { right: false, close: false, far: true },
      score: 0,
      label: 'wrong',
      verdict: 'warn',
      passedOver: 'polite',
    },
  ])('to $label', ({ facts, score, label, verdict, passedOver }) => {
    const result = judgeNode({ tree }, facts);
    expect(result.tree).toMatchObject({ kind: 'tree', score, label, verdict });
    expect(result.tree.explanation).toMatch(new RegExp(`^right \\(.*: ${label}; not evaluated: ${passedOver}$`));
    expect(result.warnings).toEqual([]);
    expect(result.tree.children).toBeUndefined();
  });

  test('says what each question saw', () => {
    const result = judgeNode({ tree, threshold: 0.7 }, { right: true, polite: false });
    expect(result.tree.explanation).toBe(
      'right (true) equals true; polite (false) does not equal true: rude; reaches the threshold of 0.7; not evaluated: close, far',
    );
    expect(result.tree.observed?.map(({ field }) => field)).toEqual(['right', 'polite']);
  });
});

describe('where a question is indeterminate', () => {
  test.each([
    { name: 'the first', facts: {}, explanation: 'right is absent: is indeterminate, so the tree ends here' },
    {
      name: 'a later one',
      facts: { right: true },
      explanation: 'right (true) equals true; polite is absent: is indeterminate, so the tree ends here',
    },
  ])('$name: the tree fails with 0', ({ facts, explanation }) => {
    expect(judgeNode({ tree }, facts)).toMatchObject({
      tree: { score: 0, verdict: 'fail', severity: 'medium', explanation },
      warnings: [expect.stringMatching(/^fact `\w+` is absent$/)],
    });
  });

  test('it fails whatever the threshold, the severity and the calibration', () => {
    const calibration = [
      { from: 0, to: 0.5 },
      { from: 1, to: 1 },
    ];
    const result = judgeNode({ tree, threshold: 0, severity: 'low', calibration }, {});
    expect(result.tree).toMatchObject({ score: 0, verdict: 'fail', severity: 'low' });
    expect(result.tree.label).toBeUndefined();
  });

  test('what was not asked need not be there', () => {
    expect(judgeNode({ tree }, { right: false, close: true }).warnings).toEqual([]);
  });
});

describe('a path that ends in a node', () => {
  const nested = {
    if: is('right'),
    then: { label: 'looked closer', node: { question: 'Polite?', severity: 'high', pass_when: is('polite') } },
    else: { node: { lookup: { field: 'grade', table: { A: 1, B: 0.5 } } } },
  };

  test.each([
    { facts: { right: true, polite: true }, score: 1, verdict: 'pass', key: 'then', label: 'looked closer' },
    { facts: { right: true, polite: false }, score: 0, verdict: 'fail', key: 'then', label: 'looked closer' },
    { facts: { right: false, grade: 'B' }, score: 0.5, verdict: 'warn', key: 'else', label: undefined },
  ])('is judged as that node: $score', ({ facts, score, verdict, key, label }) => {
    const { tree: result } = judgeNode({ tree: nested }, facts);
    expect(result).toMatchObject({ score, verdict, children: [{ key, score, verdict }] });
    expect(result.label).toBe(label);
  });

  test('is named by the way to it', () => {
    const node = { pass_when: is('polite') };
    const tree = {
      if: is('right'),
      then: leaf(1, 'right'),
      else: { if: is('close'), then: { node }, else: leaf(0, 'no') },
    };
    const { tree: result } = judgeNode({ tree }, { right: false, close: true, polite: true });
    expect(result.children).toMatchObject([{ key: 'else_then' }]);
  });

  test('is marked anew by a threshold of the tree', () => {
    const { tree: result } = judgeNode({ tree: nested, threshold: 0.5 }, { right: false, grade: 'B' });
    expect(result).toMatchObject({ verdict: 'pass', children: [{ verdict: 'warn' }] });
    expect(result.explanation).toMatch(/; reaches the threshold of 0.5$/);
  });

  test('is skipped where that node does not apply', () => {
    const tree = {
      if: is('right'),
      then: { node: { when: is('asked'), pass_when: is('polite') } },
      else: leaf(0, 'wrong'),
    };
    const result = judgeNode({ tree }, { right: true, asked: false });
    expect(result.tree).toMatchObject({ verdict: 'skipped', score: null });
  });

  test('may refer to named nodes, beside which it has no name itself', () => {
    const tree = {
      if: { passed: 'checked' },
      then: { node: { criteria: { then: { weight: 1, use: 'checked' } } } },
      else: leaf(0, 'unchecked'),
    };
    const nodes = { other: { pass_when: is('right') }, checked: { pass_when: is('checked') } };
    const result = judgeNode({ tree, nodes }, { checked: true, right: false });
    expect(result.tree).toMatchObject({ score: 1, verdict: 'pass' });
    expect(result.tree.children?.map(({ key }) => key)).toEqual(['then', 'other', 'checked']);
  });
});

test.each<{ name: string; tree: unknown; problems: readonly string[] }>([
  { name: 'a leaf alone', tree: leaf(1, 'fine'), problems: ['/tree bad-node'] },
  { name: 'no answer', tree: { if: is('a'), then: leaf(1, 'a') }, problems: ['/tree missing-key'] },
  {
    name: 'a score above 1',
    tree: { if: is('a'), then: leaf(2, 'a'), else: leaf(0, 'b') },
    problems: ['/tree/then/score bad-value 2'],
  },
  {
    name: 'a branch of two kinds',
    tree: { if: is('a'), then: { ...leaf(1, 'a'), node: { pass_when: is('a') } }, else: leaf(0, 'b') },
    problems: ['/tree/then bad-node score and node'],
  },
  {
    name: 'a branch of no kind',
    tree: { if: is('a'), then: { label: 'a' }, else: leaf(0, 'b') },
    problems: ['/tree/then bad-node none of them'],
  },
  {
    name: 'a label on a fork',
    tree: { if: is('a'), label: 'x', then: leaf(1, 'a'), else: leaf(0, 'b') },
    problems: ['/tree/label bad-node'],
  },
  {
    name: 'a node with a weight',
    tree: { if: is('a'), then: { node: { weight: 1, pass_when: is('a') } }, else: leaf(0, 'b') },
    problems: ['/tree/then/node/weight bad-weights'],
  },
  {
    name: 'a bad field deep inside',
    tree: { if: is('a'), then: { if: is('a..b'), then: leaf(1, 'a'), else: leaf(0, 'b') }, else: leaf(0, 'c') },
    problems: ['/tree/then/if/field bad-field a..b'],
  },
])('refused: $name', ({ tree: written, problems }) => {
  expect(refusalOf({ tree: written })).toEqual(problems);
});

test('a leaf needs no label', () => {
  const tree = { if: is('right'), then: { score: 1 }, else: { score: 0.4, label: 'wrong' } };
  expect(judgeNode({ tree }, { right: true }).tree).toMatchObject({
    score: 1,
    explanation: 'right (true) equals true',
  });
  expect(judgeNode({ tree }, { right: true }).tree.label).toBeUndefined();
});
