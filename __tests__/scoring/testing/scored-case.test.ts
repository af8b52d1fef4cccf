import { describe, expect, test } from 'vitest';
import { askedTree, nodeAt, nodePaths, scoreCase, visitNodes } from '../../../src/scoring/testing/scored-case.ts';
import type { Trial } from '../../../src/suite/trial.ts';
import { rubricOf, trialOf } from '../../rubric/rubric-of.ts';

const rubric = rubricOf({
  when: { field: 'list', op: 'exists' },
  criteria: {
    all: {
      weight: 1,
      each: {
        over: { field: 'list' },
        node: { criteria: { yes: { weight: 1, pass_when: { field: 'item', op: 'eq', value: true } } } },
      },
    },
  },
});
const scored = (trial: Trial) => scoreCase(rubric, { name: 'case', trial, expect: {} });

test('nodes are visited with their path, and the items of a list share a pattern', () => {
  const { result } = scored(trialOf({ list: [true, false] }));
  const visited: string[][] = [];
  if (result !== null) visitNodes(result.tree, (path, { verdict }, pattern) => visited.push([path, pattern, verdict]));
  expect(visited).toEqual([
    ['', '', 'warn'],
    ['all', 'all', 'warn'],
    ['all.0', 'all.*', 'pass'],
    ['all.0.yes', 'all.*.yes', 'pass'],
    ['all.1', 'all.*', 'warn'],
    ['all.1.yes', 'all.*.yes', 'fail'],
  ]);
  expect(nodeAt(result?.tree, 'all.1.yes')?.verdict).toBe('fail');
  expect(nodeAt(result?.tree, 'all.2')).toBeUndefined();
});

test('the paths of a rubric begin with the parents', () => {
  expect([...nodePaths(rubric.nodes.root.parts)].map(({ path }) => path)).toEqual(['all']);
});

describe('the nodes of a case were asked', () => {
  const crash = { kind: 'agent', message: 'boom', classified: true } as const;

  test.each([
    ['if its trial has a verdict', trialOf({ list: [true] }), true],
    ['not if the rubric skips it', trialOf(), false],
    ['not if it crashed', { ...trialOf({ list: [true] }), error: crash }, false],
    ['not without a verdict', { ...trialOf({ list: [true] }), error: { ...crash, kind: 'judge' } as const }, false],
  ])('%s', (_, trial, wasAsked) => {
    expect(askedTree(scored(trial)) !== undefined).toBe(wasAsked);
  });
});
