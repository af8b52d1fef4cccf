import { expect, test } from 'vitest';
import type { NodeResult, TrialResult } from '../../schemas/types/result.ts';
import { renderTrees, renderTreesJson } from '../../src/reporting/trees.ts';

/** Longer than a sentence shows. */
const LONG = [...Array(20).fill('bo'), 'cy'];

function node(own: Partial<NodeResult>): NodeResult {
  return {
    explanation: 'it is so',
    key: 'k',
    kind: 'criterion',
    score: 1,
    severity: 'medium',
    verdict: 'pass',
    weight: 1,
    ...own,
  };
}

const tree = node({
  key: 'booking',
  kind: 'composite',
  score: 0.55,
  verdict: 'fail',
  explanation: 'did not pass: people, tone',
  children: [
    node({
      key: 'people',
      verdict: 'fail',
      score: 0,
      explanation: 'people (["bo"...) lack "ana"',
      observed: [{ field: 'people', value: LONG }, { field: 'short', value: 1 }, { field: 'gone' }],
    }),
    node({
      key: 'room',
      explanation: 'room ("a") is there',
      observed: [{ field: 'room', value: 'a, and a long text' }],
    }),
    node({
      key: 'tone',
      kind: 'composite',
      verdict: 'warn',
      score: 0.5,
      children: [
        node({ key: 'polite', verdict: 'skipped', score: null, explanation: 'does not apply: there is no answer' }),
      ],
    }),
    node({ key: 'odd', verdict: 'error', score: null, explanation: 'the contract is broken' }),
  ],
});

const trial: TrialResult = {
  error: null,
  rubrics: [
    {
      outcome: 'partial_failure',
      rubric: 'booking',
      hash: 'sha256:aa',
      version: '1.0.0',
      tree,
      warnings: ['fact `x` is absent'],
      derived: [
        { fact: 'words', value: 8, explanation: 'counted' },
        { fact: 'lost', explanation: 'is indeterminate' },
      ],
    },
  ],
  scenario: 'book-3',
  trial: 2,
};

test('shows facts first, then every node below its parent with its reason', () => {
  expect(renderTrees([{ result: trial }], 0)).toBe(`book-3, trial 2
  ✗ booking: partial_failure, score 0.55
    words is 8: counted
    lost is not known: is indeterminate
    warning: fact \`x\` is absent
    did not pass: people, tone
    ✗ people: people (["bo"...) lack "ana"
    ✓ room: room ("a") is there
    ! tone, score 0.5: it is so
      – polite: does not apply: there is no answer
    ? odd: the contract is broken

`);
});

test.each([
  {
    name: 'a crash of the agent as its rubrics tell it',
    trial: { ...trial, error: { kind: 'agent', message: 'out of memory', classified: true } },
    says: 'book-3, trial 2\n  ✗ booking',
  },
  {
    name: 'once why all nodes are what they are',
    trial: {
      ...trial,
      rubrics: [
        {
          outcome: 'hard_failure',
          rubric: 'booking',
          hash: 'sha256:aa',
          version: '1.0.0',
          tree: node({ explanation: 'it crashed', children: [node({ key: 'b', explanation: 'it crashed' })] }),
          warnings: [],
        },
      ],
    },
    says: '✓ k: hard_failure, score 1\n    it crashed\n    ✓ b\n',
  },
  {
    name: 'a trial without a verdict',
    trial: { ...trial, rubrics: [], error: { kind: 'judge', message: 'no answer', classified: true } },
    says: 'book-3, trial 2\n  no verdict: judge error: no answer\n',
  },
] as const)('shows $name', ({ trial: shown, says }) => {
  expect(renderTrees([{ result: shown }], 0)).toContain(says);
});

test.each([
  {
    name: 'how many are left',
    trials: [trial],
    others: 3,
    says: '3 more trials did not pass: name scenarios to see theirs\n',
  },
  { name: 'the last one that is left', trials: [trial], others: 1, says: '1 more trial did not pass' },
  { name: 'that none failed', trials: [], others: 0, says: 'no trial failed: name scenarios to see theirs\n' },
])('says $name', ({ trials, others, says }) => {
  expect(
    renderTrees(
      trials.map((result) => ({ result })),
      others,
    ),
  ).toContain(says);
});

test('prints nothing that a terminal or a workflow log obeys', () => {
  const error = { kind: 'judge', message: '\u001b[2J\n::error::owned', classified: true } as const;
  const text = renderTrees([{ result: { ...trial, error, rubrics: [] } }], 0);
  expect(text).not.toContain('\u001b');
  expect(text).not.toMatch(/^\s*::/m);
  expect(renderTreesJson([{ ...trial, error }])).not.toContain('\u001b');
});

test('prints one line of JSON a trial', () => {
  const lines = renderTreesJson([trial, trial]).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([trial, trial]);
});
