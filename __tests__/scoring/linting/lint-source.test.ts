import { expect, test } from 'vitest';
import { governedParts } from '../../../src/scoring/linting/lint-source.ts';

test('criteria, rules and named nodes are listed at any depth, in file order', () => {
  const leaf = { pass_when: { field: 'a', op: 'exists' } };
  const file = {
    nodes: { helper: leaf },
    criteria: {
      outer: { weight: 1, criteria: { inner: leaf } },
      items: { weight: 1, each: { over: { field: 'list' }, node: { rules: [{ name: 'r' }] } } },
    },
    derive: { rules: { field: 'a', op: 'exists' } },
  };
  expect(governedParts(file).map(({ kind, name, pointer }) => [kind, name, pointer])).toEqual([
    ['node', 'helper', '/nodes/helper'],
    ['criterion', 'outer', '/criteria/outer'],
    ['criterion', 'outer.inner', '/criteria/outer/criteria/inner'],
    ['criterion', 'items', '/criteria/items'],
    ['rule', 'items.*.r', '/criteria/items/each/node/rules/0'],
  ]);
});
