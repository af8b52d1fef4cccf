import { describe, expect, test } from 'vitest';
import type { NodeResult } from '../../schemas/types/result.ts';
import { withCauses } from '../../src/gating/causes.ts';
import { type ComparedScenario, type ComparedTrial, naturally } from '../../src/gating/compared-trials.ts';
import type { ToolCallStep } from '../../src/suite/trial.ts';
import { decisionOf, metricOf } from '../support/decisions.ts';

interface Made {
  readonly error?: string;
  readonly reason?: string;
  /** Criteria that fail, of `slot` and `name`. */
  readonly failed?: readonly string[];
  readonly calls?: readonly (readonly [tool: string, args?: unknown])[];
  readonly passed?: boolean;
  /** Facts that it lacks, of `citations`. */
  readonly absent?: readonly string[];
}

function trial(
  { error, reason = '', failed = [], calls = [], passed = false, absent = [] }: Made,
  number = 0,
): ComparedTrial {
  const node = (key: string, verdict: NodeResult['verdict'], children: readonly NodeResult[] = []): NodeResult => {
    return { key, kind: 'check', verdict, score: null, weight: 1, severity: 'high', explanation: '', children };
  };
  const children = ['slot', 'name'].map((key) => node(key, failed.includes(key) ? 'fail' : 'pass'));
  const rubrics = [
    {
      rubric: 'booking',
      hash: 'sha256:aa',
      version: '1.0.0',
      outcome: '',
      tree: node('booking', passed ? 'pass' : 'fail', children),
      warnings: [],
    },
  ];
  return {
    passed,
    reason: reason === '' ? null : reason,
    result: {
      scenario: '',
      trial: number,
      error: error === undefined ? null : { kind: 'agent', message: error, classified: true },
      rubrics,
    },
    absent,
    recorded: ['citations'].filter((fact) => !absent.includes(fact)),
    steps: calls.map(([tool, args = {}]): ToolCallStep => ({ type: 'tool_call', tool, args })),
  };
}

const broke = (scenario: string, now: readonly Made[], main: Made = {}): ComparedScenario => ({
  scenario,
  side: 'broke',
  main: [trial({ passed: true, ...main })],
  candidate: now.map(trial),
});

function causesOf(...scenarios: readonly ComparedScenario[]) {
  const decision = decisionOf({ metrics: [metricOf({ rubric: 'booking' })] });
  const { causes } = withCauses(decision, scenarios);
  return causes.map(({ kind, text, criterion, scenarios: ids }) => [kind, text ?? criterion, ids]);
}

test('a fact that only main records is the first cause, with both counts', () => {
  const scenarios = [
    ...['a', 'b', 'c'].map((id) => broke(id, [{ calls: [['book', { time: id }]] }], { calls: [['book']] })),
    broke('d', [{ absent: ['citations'], failed: ['name'] }]),
  ];
  const { causes } = withCauses(decisionOf({ metrics: [metricOf({ rubric: 'booking' })] }), scenarios);
  const lacks = { candidate: { count: 1, total: 4 }, baseline: { count: 0, total: 4 } };
  expect(causes[0]).toEqual({ kind: 'missing', fact: 'citations', lacks, scenarios: ['d'], parts: [] });
  expect(causes.map(({ kind }) => kind)).toEqual(['missing', 'arguments']);
});

describe('the causes of what broke', () => {
  const crash = (scenario: string, error: string) => broke(scenario, [{ error }]);

  test('errors whose numbers, ids and quotes differ are one; what is the same in all stays', () => {
    expect(causesOf(crash('2', "KeyError: 'a' at 0x1f in v2"), crash('12', "KeyError: 'b' at 0x2f in v2"))).toEqual([
      ['error', 'KeyError: … at … in v2', ['2', '12']],
    ]);
  });

  test('errors that begin alike are one, with a part for each', () => {
    const scenarios = [
      crash('a', 'Syntax error: no comma'),
      crash('b', 'Syntax error: no quote'),
      crash('c', 'Error: no'),
    ];
    expect(causesOf(...scenarios)).toEqual([
      ['error', 'Syntax error', ['a', 'b']],
      ['error', 'Error: no', ['c']],
    ]);
  });

  test.each<[string, Made, Made, unknown[]]>([
    ["the harness's own reason", { reason: 'recall 0.2' }, {}, ['reason', 'recall 0.2']],
    ['the criterion that turned', { failed: ['slot'] }, {}, ['criterion', 'booking/slot']],
    [
      'nothing where the criterion failed on main too',
      { failed: ['slot'] },
      { failed: ['slot'] },
      ['other', undefined],
    ],
    ['other arguments', { calls: [['book', { at: 9 }]] }, { calls: [['book', { at: 8 }]] }, ['arguments', undefined]],
    ['a call left out', { calls: [['find']] }, { calls: [['book']] }, ['calls', undefined]],
    ['a call replaced', { calls: [['cancel']] }, { calls: [['find'], ['book']] }, ['calls', undefined]],
    [
      'a lookup, where every other call is the same',
      { calls: [['book']] },
      { calls: [['crm__find'], ['book']] },
      ['calls', undefined],
    ],
    [
      'nothing for a list that is written as text',
      { calls: [['book', { ids: "['1']" }]] },
      { calls: [['book', { ids: ['1'] }]] },
      ['other', undefined],
    ],
    ['nothing without a trace on main', { calls: [['book']] }, {}, ['other', undefined]],
    [
      'nothing for arguments of inherited names',
      { calls: [['book', { constructor: 1 }]] },
      { calls: [['book', { constructor: 1 }]] },
      ['other', undefined],
    ],
  ])('%s', (_, now, main, [kind, text]) => {
    expect(causesOf(broke('a', [now], main))).toEqual([[kind, text, ['a']]]);
  });

  test('of several criteria the one that most scenarios share', () => {
    const scenarios = [broke('a', [{ failed: ['slot', 'name'] }]), broke('b', [{ failed: ['name'] }])];
    expect(causesOf(...scenarios)).toEqual([['criterion', 'booking/name', ['a', 'b']]]);
  });

  test('of several trials the majority of those that failed', () => {
    const trials = [{ error: 'x' }, { passed: true }, { reason: 'y' }, { reason: 'y' }];
    expect(causesOf(broke('a', trials))).toEqual([['reason', 'y', ['a']]]);
  });
});

test('a call names its tool, argument and both values', () => {
  const decision = decisionOf({ metrics: [metricOf({ rubric: 'booking' })] });
  const both = [{ calls: [['find'], ['book', { id: 1, at: 9 }]] }, { calls: [['book', { id: 1, at: 8 }]] }] as const;
  const { causes } = withCauses(decision, [broke('a', [both[0]], both[1])]);
  const example = { scenario: 'a', step: 2, main: 'at: 8', candidate: 'at: 9' };
  expect(causes[0]?.parts).toEqual([{ change: 'arguments', tool: 'book', argument: 'at', scenarios: ['a'], example }]);
});

test.each([
  ['2', '12'],
  ['a-9-b', 'a-10-a'],
  ['9007199254740993', '9007199254740994'],
  ['a', 'b'],
  ['1', 'a'],
  ['a01', 'a1'],
])('%s comes before %s', (first, second) => {
  expect([second, first].sort(naturally)).toEqual([first, second]);
});
