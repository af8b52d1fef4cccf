import { describe, expect, test } from 'vitest';
import { rubricOf } from '../../rubric/rubric-of.ts';
import { rubric, run } from './cases-of.ts';

test('every expectation that does not hold is listed with its place and the reason', () => {
  const text = `rubric: sample
cases:
  - name: half
    trial: { a: true }
    expect: { score: 0.6, verdict: fail, outcome: hard_failure, criteria: { b: pass }, warnings: [] }
expect: { score: 0.6, band: ready, outcomes: { hard_failure: 1 } }
`;
  const mismatches = run(text);
  expect(mismatches.map(({ name, what, expected, found, where }) => [name, what, expected, found, where.line])).toEqual(
    [
      ['half', 'score', '0.6', '0.5', 5],
      ['half', 'verdict', '"fail"', '"pass"', 5],
      ['half', 'outcome', '"hard_failure"', '"graceful_failure"', 5],
      ['half', 'warnings', '[]', '["fact `b` is absent"]', 5],
      ['half', 'criteria.b', '"pass"', '"fail"', 5],
      [null, 'score', '0.6', '0.5', 6],
      [null, 'band', '"ready"', '"not ready"', 6],
      [null, 'outcomes.hard_failure', '1', '0', 6],
      [null, 'outcomes.graceful_failure', '0', '1', 6],
    ],
  );
  expect(mismatches.find(({ what }) => what === 'criteria.b')?.explanation).toBe('b is absent');
});

test.each([
  { name: 'counted', outcomes: '{ graceful_failure: 1, not_judged: 2 }', differs: [] },
  { name: 'left out', outcomes: '{ graceful_failure: 1 }', differs: [['outcomes.not_judged', '0', '2']] },
  {
    name: 'too many',
    outcomes: '{ graceful_failure: 1, not_judged: 99 }',
    differs: [['outcomes.not_judged', '99', '2']],
  },
])('cases that are not judged are an outcome: $name', ({ outcomes, differs }) => {
  const text = `rubric: sample
cases:
  - { name: half, trial: { a: true, b: false }, expect: { score: 0.5 } }
  - { name: nothing, trial: {}, expect: { outcome: not_judged } }
  - { name: nothing else, trial: { b: true }, expect: { outcome: not_judged } }
expect: { outcomes: ${outcomes} }
`;
  const asked = rubricOf({ ...rubric.written, require: [{ that: { field: 'a', op: 'exists' } }] });
  expect(run(text, asked).map(({ what, expected, found }) => [what, expected, found])).toEqual(differs);
});

test('a case that has no verdict has no score', () => {
  const text = `rubric: sample
cases:
  - name: rate limit
    trial: { error: { kind: infrastructure, message: rate limit, classified: true } }
    expect: { verdict: pass }
`;
  expect(run(text)).toMatchObject([{ what: 'verdict', found: 'nothing', explanation: 'the trial has no verdict' }]);
});

describe('expectations of single nodes, at any depth', () => {
  const nested = rubricOf({
    criteria: {
      tone: {
        weight: 0.5,
        calibration: [
          { from: 0, to: 0.2 },
          { from: 1, to: 1 },
        ],
        criteria: {
          formal: { weight: 0.5, severity: 'high', pass_when: { field: 'formal', op: 'eq', value: true } },
          short: { weight: 0.5, pass_when: { field: 'output', measure: 'words', op: 'lt', value: 3 } },
        },
      },
      cited: { weight: 0.5, pass_when: { field: 'cited', op: 'eq', value: true } },
    },
  });
  const expecting = (expect: object) =>
    run(
      JSON.stringify({
        rubric: 'sample',
        cases: [{ name: 'one', trial: { output: 'no', formal: false, cited: true }, expect }],
      }),
      nested,
    );

  test('hold', () => {
    const nodes = {
      tone: { verdict: 'fail', score: 0.6, raw: 0.5, severity: 'high' },
      'tone.formal': { verdict: 'fail', raw: 0, explanation: 'formal (false)' },
      'tone.short': { verdict: 'pass', score: 1 },
    };
    expect(expecting({ nodes, explanation: 'did not pass: tone', severity: 'high' })).toEqual([]);
  });

  test.each([
    { name: 'a score', nodes: { tone: { score: 0.5 } }, found: ['nodes.tone.score', '0.5', '0.6'] },
    { name: 'a raw score', nodes: { tone: { raw: 0.6 } }, found: ['nodes.tone.raw', '0.6', '0.5'] },
    {
      name: 'a verdict',
      nodes: { 'tone.formal': { verdict: 'pass' } },
      found: ['nodes.tone.formal.verdict', '"pass"', '"fail"'],
    },
    {
      name: 'a severity',
      nodes: { 'tone.formal': { severity: 'low' } },
      found: ['nodes.tone.formal.severity', '"low"', '"high"'],
    },
    { name: 'a label', nodes: { tone: { label: 'good' } }, found: ['nodes.tone.label', '"good"', 'nothing'] },
    {
      name: 'a part of the sentence',
      nodes: { 'tone.formal': { explanation: 'absent' } },
      found: ['nodes.tone.formal.explanation', 'a part "absent"', '"formal (false) does not equal true"'],
    },
  ])('differ in $name', ({ nodes, found }) => {
    const mismatches = expecting({ nodes });
    expect(mismatches.map(({ what, expected, found }) => [what, expected, found])).toEqual([found]);
    expect(mismatches[0]?.explanation).not.toBe('');
  });
});

describe('the reason', () => {
  const wanted = (key: string) => ({ weight: 0.2, pass_when: { field: key, op: 'eq', value: 1 } });
  const five = rubricOf({
    criteria: {
      a: wanted('a'),
      b: wanted('b'),
      c: { weight: 0.6, criteria: { d: { ...wanted('d'), weight: 0.5 }, e: { ...wanted('e'), weight: 0.5 } } },
    },
  });
  const listed = rubricOf({
    criteria: {
      all: { weight: 1, each: { over: { field: 'list' }, node: { pass_when: { field: 'item', op: 'eq', value: 1 } } } },
    },
  });
  const reasons = (tested: typeof five, trial: object, expect: object) =>
    run(JSON.stringify({ rubric: 'sample', cases: [{ name: 'one', trial, expect }] }), tested).map(
      ({ explanation }) => explanation,
    );

  test.each([
    {
      name: 'of the whole quotes the leaves that did not pass too',
      trial: { a: 1, b: 2, c: 1, d: 1, e: 3 },
      expect: { score: 1 },
      says: 'worst severity medium; did not pass: b, c | b: b (2) does not equal 1 | c.e: e (3) does not equal 1',
    },
    {
      name: 'of a part quotes the leaves below it',
      trial: { d: 1, e: 3 },
      expect: { criteria: { c: 'pass' } },
      says: 'worst severity medium; did not pass: e | e: e (3) does not equal 1',
    },
    {
      name: 'stops after three leaves',
      trial: { a: 2, b: 2, d: 2, e: 2 },
      expect: { score: 1 },
      says: 'worst severity medium; did not pass: a, b, c | a: a (2) does not equal 1 | b: b (2) does not equal 1 | c.d: d (2) does not equal 1 | and 1 more',
    },
    {
      name: 'of a leaf is its own',
      trial: { a: 2 },
      expect: { criteria: { a: 'pass' } },
      says: 'a (2) does not equal 1',
    },
  ])('$name', ({ trial, expect: wants, says }) => {
    expect(reasons(five, trial, wants)).toEqual([says]);
  });

  test('quotes no explanation twice', () => {
    const crash = { error: 'boom' };
    expect(reasons(five, crash, { score: 1 })[0]?.match(/boom/g)).toHaveLength(1);
    expect(reasons(listed, { list: [2] }, { criteria: { all: 'pass' } })[0]?.match(/item \(2\)/g)).toHaveLength(1);
  });
});

describe('expectations of derived facts', () => {
  const deriving = rubricOf({
    contract: { properties: { n: {} } },
    derive: { is_short: { field: 'output', measure: 'words', op: 'lt', value: 3 }, half: { expr: 'n / 2.0' } },
  });
  const expecting = (derived: object, trial: object) =>
    run(JSON.stringify({ rubric: 'sample', cases: [{ name: 'one', trial, expect: { derived } }] }), deriving);

  test('hold by value, and null if the fact is indeterminate', () => {
    expect(expecting({ is_short: true, half: 0.15 }, { output: 'no', n: 0.3 })).toEqual([]);
    expect(expecting({ is_short: null }, {})).toEqual([]);
  });

  test('differ, with how they came about', () => {
    const found = expecting({ is_short: true }, { output: 'one two three' });
    expect(found).toMatchObject([{ what: 'derived.is_short', expected: 'true', found: 'false' }]);
    expect(found[0]?.explanation).toContain('words of output (3)');
  });
});

describe('a node that the rubric can have, and that the trial did not reach', () => {
  const branching = rubricOf({
    criteria: {
      way: {
        weight: 0.5,
        tree: {
          if: { field: 'a', op: 'eq', value: true },
          then: { score: 1, label: 'there' },
          else: {
            if: { field: 'b', op: 'exists' },
            then: { node: { criteria: { asked: { weight: 1, pass_when: { field: 'b', op: 'eq', value: true } } } } },
            else: { score: 0, label: 'away' },
          },
        },
      },
      items: {
        weight: 0.5,
        each: {
          over: { field: 'list' },
          node: { criteria: { p: { weight: 1, pass_when: { field: 'item', op: 'eq', value: 1 } } } },
        },
      },
    },
  });
  const expecting = (nodes: object) =>
    run(
      JSON.stringify({
        rubric: 'sample',
        cases: [
          { name: 'one', trial: { a: true, list: [1] }, expect: { nodes } },
          { name: 'other', trial: { a: true, list: [1] }, expect: { score: 0 } },
        ],
      }),
      branching,
    ).map(({ name, what, expected, found }) => [name, what, expected, found]);
  const other = ['other', 'score', '0', '1'];

  test.each(['way.else_then', 'way.else_then.asked', 'items.5', 'items.5.p', 'way.then', 'items.x'])(
    'is a mismatch of the case, and others still run: %s',
    (path) => {
      const found = ['one', `nodes.${path}.verdict`, '"pass"', 'nothing'];
      expect(expecting({ [path]: { verdict: 'pass' } })).toEqual([found, other]);
    },
  );

  test('has no score', () => {
    expect(expecting({ 'way.else_then': { score: null } })).toEqual([other]);
  });
});
