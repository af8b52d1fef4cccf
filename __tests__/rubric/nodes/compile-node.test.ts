import { describe, expect, test } from 'vitest';
import { judgeNode, refusalOf } from '../rubric-of.ts';

const is = (field: string, keys: object = {}) => ({ pass_when: { field, op: 'eq', value: true }, ...keys });

test('what stands below a node that does not apply says so, down to the last', () => {
  const inner = { weight: 1, criteria: { deep: { weight: 1, pass_when: { field: 'a', op: 'exists' } } } };
  const node = { criteria: { inner }, when: { field: 'asked', op: 'eq', value: true } };
  const why = 'not evaluated: node does not apply';
  expect(judgeNode(node, { asked: false }).tree).toMatchObject({
    verdict: 'skipped',
    children: [
      {
        key: 'inner',
        verdict: 'skipped',
        explanation: why,
        children: [{ key: 'deep', verdict: 'skipped', explanation: why }],
      },
    ],
  });
});

describe('a node with a `when`', () => {
  const judge = (otherwise: string | undefined, facts: object) => {
    const keys = { weight: 1, when: { field: 'asked', op: 'eq', value: true }, ...(otherwise && { otherwise }) };
    return judgeNode({ criteria: { given: is('given', keys) } }, { ...facts });
  };

  test.each([
    { otherwise: undefined, score: null, verdict: 'skipped', says: 'does not apply: asked (false)' },
    { otherwise: 'skip', score: null, verdict: 'skipped', says: 'does not apply: asked (false)' },
    { otherwise: 'pass', score: 1, verdict: 'pass', says: 'passes where it does not apply: asked (false)' },
    { otherwise: 'fail', score: 0, verdict: 'fail', says: 'fails where it does not apply: asked (false)' },
  ])('answers $verdict where it does not hold: otherwise $otherwise', ({ otherwise, score, verdict, says }) => {
    const [part] = judge(otherwise, { asked: false, given: true }).tree.children ?? [];
    expect(part).toMatchObject({ score, verdict });
    expect(part?.explanation).toContain(says);
  });

  test.each([
    { otherwise: undefined, verdict: 'skipped' },
    { otherwise: 'skip', verdict: 'skipped' },
    { otherwise: 'pass', verdict: 'skipped' },
    { otherwise: 'fail', verdict: 'fail' },
  ])('does not pass where that is indeterminate: otherwise $otherwise', ({ otherwise, verdict }) => {
    const { tree, warnings } = judge(otherwise, { given: true });
    expect(tree.children?.[0]).toMatchObject({ verdict });
    expect(tree.children?.[0]?.explanation).toMatch(/does not apply: asked is absent$/);
    expect(warnings).toEqual(['fact `asked` is absent']);
  });

  test('is judged where it holds', () => {
    expect(judge('pass', { asked: true, given: false }).tree.children?.[0]).toMatchObject({ verdict: 'fail' });
  });

  test('works on every kind, and on the rubric', () => {
    const when = { field: 'asked', op: 'eq', value: true };
    const facts = { asked: false, a: true, list: [true] };
    const kinds = [
      { lookup: { field: 'a', table: { true: 1 } } },
      { tree: { if: is('a').pass_when, then: { score: 1, label: 'a' }, else: { score: 0, label: 'b' } } },
      { rules: [{ name: 'a', weight: 1, condition: is('a').pass_when }] },
      { each: { over: { field: 'list' }, node: is('item') } },
      { combine: 'min', criteria: { a: is('a') } },
    ];
    for (const kind of kinds) {
      expect(judgeNode({ ...kind, when }, facts).tree).toMatchObject({ verdict: 'skipped', score: null });
      expect(judgeNode({ ...kind, when }, { ...facts, asked: true }).tree).toMatchObject({ verdict: 'pass', score: 1 });
    }
  });
});

test.each<{ name: string; node: object; problems: readonly string[] }>([
  {
    name: 'no kind',
    node: {},
    problems: [' bad-node none of them'],
  },
  {
    name: 'two kinds',
    node: { lookup: { field: 'a', table: { b: 1 } }, rules: [{ name: 'a', weight: 1, condition: is('a').pass_when }] },
    problems: [' bad-node rules and lookup'],
  },
  {
    name: '`otherwise` alone',
    node: { criteria: { a: is('a', { weight: 1, otherwise: 'pass' }) } },
    problems: ['/criteria/a/otherwise bad-node'],
  },
  {
    name: 'a weight of a node that only others read',
    node: { criteria: { a: is('a', { weight: 1 }) }, nodes: { b: is('b', { weight: 0.5 }) } },
    problems: ['/nodes/b/weight bad-weights'],
  },
])('refused: $name', ({ node, problems }) => {
  expect(refusalOf({ ...node })).toEqual(problems);
});
