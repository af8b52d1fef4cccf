import { describe, expect, test } from 'vitest';
import { judgeNode, refusalOf } from '../rubric-of.ts';

const is = (field: string, keys: object = {}) => ({ pass_when: { field, op: 'eq', value: true }, ...keys });
const weighted = (keys: object = {}) => ({
  criteria: { a: is('a', { weight: 0.6 }), b: is('b', { weight: 0.4, severity: 'low' }) },
  ...keys,
});

describe('what it says', () => {
  test.each<{ name: string; node: object; facts: object; says: string }>([
    {
      name: 'nothing failed',
      node: weighted(),
      facts: { a: true, b: true },
      says: 'every criterion that applies passed',
    },
    {
      name: 'one failed',
      node: weighted(),
      facts: { a: true, b: false },
      says: 'worst severity low; did not pass: b',
    },
    {
      name: 'the threshold is reached',
      node: weighted({ threshold: 0.6 }),
      facts: { a: true, b: false },
      says: 'reaches the threshold of 0.6; did not pass: b',
    },
    {
      name: 'the threshold is reached by all',
      node: weighted({ threshold: 0.6 }),
      facts: { a: true, b: true },
      says: 'reaches the threshold of 0.6; every criterion that applies passed',
    },
    {
      name: 'another logic',
      node: { combine: 'min', threshold: 0.5, criteria: { a: is('a'), b: is('b') } },
      facts: { a: true, b: false },
      says: 'the lowest counts, that of b; below the threshold of 0.5; did not pass: b',
    },
    {
      name: 'all are equally low',
      node: { combine: 'min', criteria: { a: is('a'), b: is('b') } },
      facts: { a: true, b: true },
      says: 'the lowest counts, that of a; every criterion that applies passed',
    },
    {
      name: 'a part caps the whole',
      node: {
        combine: 'cap_by_worst',
        threshold: 0.5,
        criteria: { a: is('a', { weight: 0.5 }), b: is('b', { weight: 0.5, severity: 'high' }) },
      },
      facts: { a: true, b: false },
      says: 'the weighted sum counts, capped by b, whose severity is high; below the threshold of 0.5; did not pass: b',
    },
    {
      name: 'parts are the lowest alike',
      node: { combine: 'min', criteria: { a: is('a'), b: is('b'), c: is('c') } },
      facts: { a: true, b: false, c: false },
      says: 'the lowest counts, that of b; worst severity medium; did not pass: b, c',
    },
    {
      name: 'parts cap the whole alike',
      node: {
        combine: 'cap_by_worst',
        threshold: 0.5,
        criteria: { a: is('a', { weight: 0.1 }), b: is('b', { weight: 0.8 }), c: is('c', { weight: 0.1 }) },
      },
      facts: { a: false, b: true, c: false },
      says: 'the weighted sum counts, capped by a, whose severity is medium; reaches the threshold of 0.5; did not pass: a, c',
    },
    {
      name: 'no part caps the whole',
      node: {
        combine: 'cap_by_worst',
        criteria: { a: is('a', { weight: 0.5 }), b: is('b', { weight: 0.5, severity: 'low' }) },
      },
      facts: { a: true, b: false },
      says: 'the weighted sum counts, no part caps it; worst severity low; did not pass: b',
    },
    {
      name: 'nothing applies',
      node: { criteria: { a: is('a', { weight: 1, when: { field: 'asked', op: 'exists' } }) } },
      facts: { a: true },
      says: 'no criterion applies to this trial',
    },
  ])('where $name', ({ node, facts, says }) => {
    expect(judgeNode({ ...node }, { ...facts }).tree.explanation).toBe(says);
  });
});

test('nests, each level with its own threshold, severity and combination', () => {
  const node = {
    criteria: {
      safe: {
        weight: 0.5,
        severity: 'critical',
        combine: 'strict',
        criteria: { polite: is('polite'), honest: is('honest') },
      },
      useful: {
        weight: 0.5,
        threshold: 0.4,
        criteria: { right: is('right', { weight: 0.4 }), fast: is('fast', { weight: 0.6 }) },
      },
    },
  };
  const { tree } = judgeNode(node, { polite: true, honest: false, right: true, fast: false });
  expect(tree).toMatchObject({
    score: 0.2,
    verdict: 'fail',
    severity: 'critical',
    children: [
      { key: 'safe', score: 0, verdict: 'fail', children: [{ key: 'polite' }, { key: 'honest', verdict: 'fail' }] },
      { key: 'useful', score: 0.4, verdict: 'pass', children: [{ key: 'right' }, { key: 'fast' }] },
    ],
  });
});

test('shares out the weight of what does not apply, at every level', () => {
  const part = (field: string) => is(field, { weight: 0.5, when: { field, op: 'exists' } });
  const inner = { weight: 0.5, criteria: { a: part('a'), b: part('b') } };
  const node = { criteria: { inner, c: is('c', { weight: 0.5 }) } };
  expect(judgeNode(node, { a: true, c: false }).tree).toMatchObject({ score: 0.5, children: [{ score: 1 }, {}] });
  expect(judgeNode(node, { c: true }).tree).toMatchObject({ score: 1, children: [{ verdict: 'skipped' }, {}] });
});

test.each<{ name: string; node: object; problems: readonly string[] }>([
  { name: 'no weight', node: { criteria: { a: is('a') } }, problems: ['/criteria/a missing-key'] },
  {
    name: 'a weight where none counts',
    node: { combine: 'min', criteria: { a: is('a', { weight: 1 }) } },
    problems: ['/criteria/a/weight bad-weights'],
  },
  {
    name: 'a way of weighing where none counts',
    node: { combine: 'strict', weights: 'relative', criteria: { a: is('a') } },
    problems: ['/weights bad-weights'],
  },
  {
    name: 'weights of a level below that do not sum to 1',
    node: { criteria: { a: { weight: 1, criteria: { b: is('b', { weight: 0.5 }) } } } },
    problems: ['/criteria/a/criteria bad-weights 0.5'],
  },
  {
    name: 'a key of a level below that is none',
    node: { criteria: { a: { weight: 1, criteria: { 'Be nice': is('b', { weight: 1 }) } } } },
    problems: ['/criteria/a/criteria/Be nice bad-key'],
  },
  {
    name: '`combine` without criteria',
    node: { combine: 'min', lookup: { field: 'a', table: { b: 1 } } },
    problems: ['/combine bad-node'],
  },
  {
    name: '`weights` without criteria',
    node: { criteria: { a: is('a', { weight: 1, weights: 'relative' }) } },
    problems: ['/criteria/a/weights bad-node'],
  },
])('refused: $name', ({ node, problems }) => {
  expect(refusalOf({ ...node })).toEqual(problems);
});

describe('a severe part that lost some of its score caps the whole, whether it passed or not', () => {
  const partly = { lookup: { field: 'n', table: { '1': 0.4 } }, threshold: 0.3 };
  const group = { severity: 'critical', criteria: { inner: { ...partly, weight: 1, severity: 'low' } } };
  test.each([
    { name: 'alone', part: { ...partly, severity: 'critical' } },
    { name: 'as a group', part: group },
    { name: 'as a group with a threshold', part: { ...group, threshold: 0.3 } },
  ])('$name', ({ part }) => {
    const criteria = { x: is('a', { weight: 0.5 }), y: { ...part, weight: 0.5 } };
    const { tree } = judgeNode({ combine: 'cap_by_worst', criteria }, { a: true, n: 1 });
    expect(tree).toMatchObject({ score: 0.4, verdict: 'pass', severity: 'none' });
    expect(tree.children?.[1]).toMatchObject({ verdict: 'pass', severity: 'critical' });
    expect(tree.explanation).toBe(
      'the weighted sum counts, capped by y, whose severity is critical; every criterion that applies passed',
    );
  });
});
