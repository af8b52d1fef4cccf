import { describe, expect, test } from 'vitest';
import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { ask, judgeNode } from '../rubric-of.ts';

interface Row {
  readonly name: string;
  readonly fact: unknown;
  readonly op: string;
  readonly value?: unknown;
  readonly tolerance?: number;
  readonly truth: boolean | undefined;
}

const rows: readonly Row[] = [
  { name: 'equal numbers', fact: 0.5, op: 'eq', value: 0.5, truth: true },
  { name: 'minus zero is zero', fact: -0, op: 'eq', value: 0, truth: true },
  {
    name: 'equal objects in another key order',
    fact: { a: 1, b: [2] },
    op: 'eq',
    value: { b: [2], a: 1 },
    truth: true,
  },
  { name: 'an object with one key more', fact: { a: 1, b: 2 }, op: 'eq', value: { a: 1 }, truth: false },
  { name: 'a list is not an object', fact: [], op: 'eq', value: {}, truth: false },
  { name: 'null equals null', fact: null, op: 'eq', value: null, truth: true },
  { name: 'text is not the number it spells', fact: '1', op: 'eq', value: 1, truth: false },
  { name: 'one is not true', fact: 1, op: 'eq', value: true, truth: false },
  { name: 'different', fact: 1, op: 'ne', value: 2, truth: true },
  { name: 'not different', fact: 1, op: 'ne', value: 1, truth: false },
  { name: 'below', fact: 1, op: 'lt', value: 2, truth: true },
  { name: 'the bound is not below itself', fact: 2, op: 'lt', value: 2, truth: false },
  { name: 'the bound is at most itself', fact: 2, op: 'lte', value: 2, truth: true },
  { name: 'over the bound is not at most', fact: 2.1, op: 'lte', value: 2, truth: false },
  { name: 'above', fact: 3, op: 'gt', value: 2, truth: true },
  { name: 'the bound is not above itself', fact: 2, op: 'gt', value: 2, truth: false },
  { name: 'the bound is at least itself', fact: 2, op: 'gte', value: 2, truth: true },
  { name: 'under the bound is not at least', fact: 1.9, op: 'gte', value: 2, truth: false },
  { name: 'text that spells a number has no order', fact: '0.9', op: 'lt', value: 1, truth: undefined },
  { name: 'null has no order', fact: null, op: 'gte', value: 0, truth: undefined },
  { name: 'the least of a range', fact: 2, op: 'between', value: [2, 5], truth: true },
  { name: 'the most of a range', fact: 5, op: 'between', value: [2, 5], truth: true },
  { name: 'above a range', fact: 5.1, op: 'between', value: [2, 5], truth: false },
  { name: 'no number, and a range', fact: '3', op: 'between', value: [2, 5], truth: undefined },
  { name: 'within the tolerance', fact: 10.4, op: 'approx', value: 10, tolerance: 0.5, truth: true },
  { name: 'outside the tolerance', fact: 10.6, op: 'approx', value: 10, tolerance: 0.5, truth: false },
  { name: 'at the tolerance, a hair beside it', fact: 1.1, op: 'approx', value: 1, tolerance: 0.1, truth: true },
  { name: 'two large whole numbers', fact: 17e14, op: 'approx', value: 17e14 + 2, tolerance: 1, truth: false },
  { name: 'two such numbers side by side', fact: 17e14, op: 'approx', value: 17e14 + 1, tolerance: 1e-7, truth: false },
  { name: 'two such numbers at the tolerance', fact: 17e14, op: 'approx', value: 17e14 + 2, tolerance: 2, truth: true },
  { name: 'at the tolerance from below', fact: 1e6 - 0.1, op: 'approx', value: 1e6, tolerance: 0.1, truth: true },
  { name: 'one of', fact: 'b', op: 'in', value: ['a', 'b'], truth: true },
  { name: 'none of', fact: 'c', op: 'in', value: ['a', 'b'], truth: false },
  { name: 'a list can be one of lists', fact: [1], op: 'in', value: [[1], [2]], truth: true },
  { name: 'not in', fact: 'c', op: 'not_in', value: ['a', 'b'], truth: true },
  { name: 'in after all', fact: 'a', op: 'not_in', value: ['a', 'b'], truth: false },
  { name: 'text contains text', fact: 'I am sorry.', op: 'contains', value: 'sorry', truth: true },
  { name: 'case counts', fact: 'Sorry.', op: 'contains', value: 'sorry', truth: false },
  { name: 'a list contains an item, not a part of one', fact: ['sorry'], op: 'contains', value: 'so', truth: false },
  { name: 'a list contains an object', fact: [{ a: 1 }], op: 'contains', value: { a: 1 }, truth: true },
  { name: 'an object contains nothing', fact: { a: 1 }, op: 'contains', value: 'a', truth: undefined },
  { name: 'does not contain', fact: 'fine', op: 'not_contains', value: 'sorry', truth: true },
  { name: 'contains after all', fact: ['x'], op: 'not_contains', value: 'x', truth: false },
  { name: 'one phrase of several', fact: 'I am sorry.', op: 'contains_any', value: ['regret', 'sorry'], truth: true },
  { name: 'no phrase of several', fact: 'Fine.', op: 'contains_any', value: ['regret', 'sorry'], truth: false },
  { name: 'case counts among phrases', fact: 'Sorry.', op: 'contains_any', value: ['sorry'], truth: false },
  { name: 'a list has no phrases', fact: ['sorry'], op: 'contains_any', value: ['sorry'], truth: undefined },
  { name: 'every phrase', fact: 'I am sorry.', op: 'contains_all', value: ['I', 'sorry'], truth: true },
  { name: 'not every phrase', fact: 'I am sorry.', op: 'contains_all', value: ['you', 'sorry'], truth: false },
  { name: 'starts with', fact: 'Error: no', op: 'starts_with', value: 'Error', truth: true },
  { name: 'starts otherwise', fact: 'No Error', op: 'starts_with', value: 'Error', truth: false },
  { name: 'ends with', fact: 'done.', op: 'ends_with', value: '.', truth: true },
  { name: 'ends otherwise', fact: 'done', op: 'ends_with', value: '.', truth: false },
  { name: 'matches anywhere', fact: 'in 3-5 business days', op: 'matches', value: '[0-9]-[0-9] business', truth: true },
  { name: 'matches nowhere', fact: 'soon', op: 'matches', value: '[0-9]', truth: false },
  { name: 'a number matches no pattern', fact: 5, op: 'matches', value: '5', truth: undefined },
  { name: 'null exists', fact: null, op: 'exists', truth: true },
  { name: 'what is absent does not exist', fact: undefined, op: 'exists', truth: false },
  { name: 'what is absent is absent', fact: undefined, op: 'absent', truth: true },
  { name: 'what exists is not absent', fact: 0, op: 'absent', truth: false },
  { name: 'empty text', fact: '', op: 'empty', truth: true },
  { name: 'white space is not empty', fact: ' ', op: 'empty', truth: false },
  { name: 'an empty list', fact: [], op: 'empty', truth: true },
  { name: 'an empty object', fact: {}, op: 'empty', truth: true },
  { name: 'null is empty', fact: null, op: 'empty', truth: true },
  { name: 'a number is neither empty nor not', fact: 0, op: 'not_empty', truth: undefined },
  { name: 'a list with an item', fact: [null], op: 'not_empty', truth: true },
  { name: 'the same items in another order', fact: ['bo', 'ana'], op: 'same_items', value: ['ana', 'bo'], truth: true },
  { name: 'the same items, one twice', fact: ['a', 'a'], op: 'same_items', value: ['a'], truth: true },
  { name: 'one item missing', fact: ['a'], op: 'same_items', value: ['a', 'b'], truth: false },
  { name: 'a number is not its text among items', fact: [1], op: 'same_items', value: ['1'], truth: false },
  { name: 'every item of', fact: ['a', 'b'], op: 'superset_of', value: ['a'], truth: true },
  { name: 'not every item of', fact: ['a'], op: 'superset_of', value: ['a', 'b'], truth: false },
  { name: 'only items of', fact: ['a'], op: 'subset_of', value: ['a', 'b'], truth: true },
  { name: 'more than items of', fact: ['a', 'c'], op: 'subset_of', value: ['a', 'b'], truth: false },
  { name: 'nothing in common', fact: ['c'], op: 'disjoint_from', value: ['a', 'b'], truth: true },
  { name: 'something in common', fact: ['a', 'c'], op: 'disjoint_from', value: ['a'], truth: false },
  { name: 'text has no items', fact: 'a', op: 'same_items', value: ['a'], truth: undefined },
  { name: 'fits the schema', fact: { n: 1 }, op: 'matches_schema', value: { required: ['n'] }, truth: true },
  { name: 'breaks the schema', fact: { n: 1 }, op: 'matches_schema', value: { required: ['m'] }, truth: false },
];

describe('operators', () => {
  test.each(rows)('$op: $name', ({ fact, truth, name: _, ...condition }) => {
    expect(ask({ field: 'fact', ...condition }, fact === undefined ? {} : { fact }).truth).toBe(truth);
  });

  const argued = rows.filter(({ op }) => op !== 'exists' && op !== 'absent');
  test.each([...new Set(argued.map(({ op }) => op))])('%s does not hold on an absent fact, nor under `not`', (op) => {
    const { fact: _, truth: __, name: ___, ...condition } = argued.find((row) => row.op === op) as Row;
    const asked = { field: 'fact', ...condition };
    expect(ask(asked, {})).toEqual({
      truth: undefined,
      because: 'fact is absent',
      warnings: ['fact `fact` is absent'],
    });
    expect(ask({ not: asked }, {}).truth).toBeUndefined();
  });

  test.each(argued.filter(({ op, value }) => value !== undefined && !op.startsWith('matches')))(
    '$op says the same against a fact: $name',
    ({ fact, op, value, tolerance, truth }) => {
      const condition = { field: 'fact', op, value: { field: 'other' } };
      expect(ask({ ...condition, ...(tolerance && { tolerance }) }, { fact, other: value }).truth).toBe(truth);
    },
  );
});

describe('text that is held against what is no text, or empty, is indeterminate, nor under `not`', () => {
  const output = 'Your pin is 1234, no way';
  const compared = (value: string) => `output ("${output}") cannot be compared with ${value}: it is text`;
  test.each<{ op: string; value: unknown; because: string; warning: string }>([
    {
      op: 'contains',
      value: 1234,
      because: compared('1234'),
      warning: 'fact `output` cannot be compared with 1234: it is text',
    },
    {
      op: 'contains',
      value: null,
      because: compared('null'),
      warning: 'fact `output` cannot be compared with null: it is text',
    },
    {
      op: 'contains',
      value: ['no', 'way'],
      because: compared('["no","way"]'),
      warning: 'fact `output` cannot be compared with ["no","way"]: it is text',
    },
    ...[1234, null, ['no', 'way'], ''].map((pin) => ({
      op: 'contains',
      value: { field: 'pin', pin },
      because: `pin (${JSON.stringify(pin)}) is not text of at least one character`,
      warning: 'fact `pin` is not text of at least one character',
    })),
    ...['starts_with', 'ends_with'].map((op) => ({
      op,
      value: { field: 'pin', pin: '' },
      because: 'pin ("") is not text of at least one character',
      warning: 'fact `pin` is not text of at least one character',
    })),
  ])('$op $value', ({ op, value, because, warning }) => {
    const { pin, ...reference } = (value ?? {}) as { pin?: unknown };
    const condition = { field: 'output', op, value: 'field' in reference ? reference : value };
    const facts = { output, pin };
    expect(ask(condition, facts)).toEqual({ truth: undefined, because, warnings: [warning] });
    expect(ask({ not: condition }, facts).truth).toBeUndefined();
    if (op !== 'contains') return;
    expect(ask({ ...condition, op: 'not_contains' }, facts).truth).toBeUndefined();
    expect(ask({ ...condition, op: 'not_contains', ignore_case: true }, facts).truth).toBeUndefined();
  });

  test.each([1234, null, ['no'], ''])('a list may have the item %j', (item) => {
    const condition = { field: 'list', op: 'contains', value: { field: 'item' } };
    expect(ask(condition, { list: [item], item }).truth).toBe(true);
    expect(ask({ ...condition, op: 'not_contains' }, { list: ['other'], item }).truth).toBe(true);
  });
});

describe('measures', () => {
  test.each([
    { measure: 'length', fact: 'née', size: 3 },
    { measure: 'length', fact: '🙂🙂', size: 2 },
    { measure: 'length', fact: [1, 2, 3], size: 3 },
    { measure: 'words', fact: '', size: 0 },
    { measure: 'words', fact: '  two\u00a0\twords\n', size: 2 },
    { measure: 'words', fact: 'three\u2003wide\ufeffwörds\u200b', size: 3 },
    { measure: 'words', fact: 'Your refund will be processed in 3-5 business days.', size: 9 },
    { measure: 'lines', fact: '', size: 0 },
    { measure: 'lines', fact: 'one\ntwo\n', size: 2 },
    { measure: 'lines', fact: 'one\n\nthree', size: 3 },
    { measure: 'count', fact: { a: 1, b: 2 }, size: 2 },
    { measure: 'count', fact: [{}], size: 1 },
  ])('$measure of $fact is $size', ({ measure, fact, size }) => {
    expect(ask({ field: 'fact', measure, op: 'eq', value: size }, { fact }).truth).toBe(true);
  });

  test('counts the steps of a trace', () => {
    const trace = [{ type: 'message', role: 'user', text: 'Hi' }];
    expect(ask({ field: 'trace', measure: 'count', op: 'lte', value: 30 }, { trace }).truth).toBe(true);
  });

  test('a number has no words', () => {
    const { truth, because, warnings } = ask({ field: 'fact', measure: 'words', op: 'lt', value: 5 }, { fact: 7 });
    expect(truth).toBeUndefined();
    expect(because).toBe('fact (7) is not text');
    expect(warnings).toEqual(['fact `fact` is not text']);
  });

  test('what was observed is the fact, as nothing could be measured', () => {
    const criteria = {
      brief: { weight: 1, pass_when: { field: 'fact', measure: 'words', op: 'lt', value: { field: 'fact' } } },
    };
    const [brief] = judgeNode({ criteria }, { fact: 7 }).tree.children ?? [];
    expect(brief?.observed).toEqual([{ field: 'fact', value: 7 }]);
  });
});

describe('explanations', () => {
  test.each<{ condition: ConditionFile; facts: Record<string, unknown>; because: string }>([
    {
      condition: { field: 'a.b', op: 'eq', value: 'x' },
      facts: { a: { b: 'y' } },
      because: 'a.b ("y") does not equal "x"',
    },
    {
      condition: { field: 'a', op: 'same_items', value: { field: 'b' } },
      facts: { a: ['bo', 'ana'], b: ['ana', 'bo'] },
      because: 'a (["bo","ana"]) has the same items as b (["ana","bo"])',
    },
    { condition: { field: 'a', op: 'lt', value: 1 }, facts: { a: '0.9' }, because: 'a ("0.9") is not a number' },
    { condition: { field: 'a', op: 'lt', value: { field: 'b' } }, facts: { a: 1 }, because: 'b is absent' },
    { condition: { field: 'a', op: 'exists' }, facts: {}, because: 'a is absent' },
    {
      condition: { not: { field: 'a', op: 'contains', value: 'sorry' } },
      facts: { a: 'so sorry' },
      because: 'a ("so sorry") contains "sorry"',
    },
  ])('$because', ({ condition, facts, because }) => {
    expect(ask(condition, facts).because).toBe(because);
  });

  test.each<{ op: string; fact: unknown; value: unknown; because: string }>([
    { op: 'ne', fact: 1, value: 2, because: 'a (1) differs from 2' },
    { op: 'ne', fact: 1, value: 1, because: 'a (1) equals 1' },
    { op: 'gt', fact: 1, value: 2, because: 'a (1) is not above 2' },
    { op: 'in', fact: 'x', value: ['x'], because: 'a ("x") is one of ["x"]' },
    { op: 'not_in', fact: 'x', value: ['y'], because: 'a ("x") is none of ["y"]' },
    { op: 'contains_any', fact: 'so', value: ['x', 's'], because: 'a ("so") contains one of ["x","s"], namely "s"' },
    { op: 'contains_any', fact: 'so', value: ['x'], because: 'a ("so") contains none of ["x"]' },
    {
      op: 'contains_all',
      fact: 'so',
      value: ['s', 'x'],
      because: 'a ("so") does not contain all of ["s","x"], lacks "x"',
    },
    { op: 'contains_all', fact: 'so', value: ['s'], because: 'a ("so") contains all of ["s"]' },
    { op: 'starts_with', fact: 'so', value: 'x', because: 'a ("so") does not start with "x"' },
    { op: 'matches', fact: 'so', value: '^s', because: 'a ("so") matches "^s"' },
    {
      op: 'matches',
      fact: `${'\u{1f600}'.repeat(70)}ERROR 42`,
      value: 'ERROR \\d',
      because: `a ("${'\u{1f600}'.repeat(28)}...) matches "ERROR \\\\d"`,
    },
    {
      op: 'matches',
      fact: `${'a'.repeat(70)} b`,
      value: 'a+ .*b',
      because: `a ("${'a'.repeat(56)}...) matches "a+ .*b"`,
    },
    {
      op: 'ends_with',
      fact: `${'a'.repeat(70)} and so on`,
      value: '.',
      because: `a ("${'a'.repeat(56)}...) does not end with "."`,
    },
    { op: 'ends_with', fact: `${'a'.repeat(70)}.`, value: '.', because: `a ("${'a'.repeat(56)}...) ends with "."` },
    { op: 'ends_with', fact: 'so', value: '.', because: 'a ("so") does not end with "."' },
    { op: 'absent', fact: 'boom', value: undefined, because: 'a ("boom") exists' },
    {
      op: 'matches_schema',
      fact: {},
      value: { required: ['n'] },
      because: 'a ({}) does not match the schema {"required":["n"]}: /n is missing',
    },
    {
      op: 'matches_schema',
      fact: { b: '4', c: 'd' },
      value: { properties: { b: { type: 'integer' }, c: { type: 'integer' } } },
      because:
        'a ({"b":"4","c":"d"}) does not match the schema {"properties":{"b":{"type":"integer"},"c":{"type":"intege...: /b must be integer, found "4"',
    },
    {
      op: 'matches_schema',
      fact: { n: 1 },
      value: { required: ['n'] },
      because: 'a ({"n":1}) matches the schema {"required":["n"]}',
    },
    { op: 'empty', fact: [], value: undefined, because: 'a ([]) is empty' },
    { op: 'not_empty', fact: null, value: undefined, because: 'a (null) is empty' },
    {
      op: 'same_items',
      fact: [1],
      value: [1, 2],
      because: 'a ([1]) does not have the same items as [1,2], lacks 2',
    },
    {
      op: 'same_items',
      fact: [1, 3],
      value: [1],
      because: 'a ([1,3]) does not have the same items as [1], has 3',
    },
    { op: 'superset_of', fact: [1], value: [2], because: 'a ([1]) does not have every item of [2], lacks 2' },
    { op: 'subset_of', fact: [1, 2], value: [1], because: 'a ([1,2]) has other items than [1], has 2' },
    { op: 'disjoint_from', fact: [1, 2], value: [2], because: 'a ([1,2]) shares items with [2], namely 2' },
  ])('$because', ({ op, fact, value, because }) => {
    expect(ask({ field: 'a', op, ...(value === undefined ? {} : { value }) }, { a: fact }).because).toBe(because);
  });

  test('are true statements whether the condition holds or not', () => {
    const condition = { field: 'a', op: 'lte', value: 3 };
    expect(ask(condition, { a: 3 }).because).toBe('a (3) is at most 3');
    expect(ask(condition, { a: 4 }).because).toBe('a (4) is above 3');
  });

  test('name the tolerance', () => {
    const condition = { field: 'a', op: 'approx', value: 3, tolerance: 0.5 };
    expect(ask(condition, { a: 3.5 }).because).toBe('a (3.5) is about 3 (tolerance 0.5)');
    expect(ask(condition, { a: 4 }).because).toBe('a (4) is not about 3 (tolerance 0.5)');
  });

  test('say nothing twice', () => {
    const condition = { field: 'a', op: 'eq', value: 0.3 };
    expect(ask(condition, { a: 0.1 + 0.2 }).because).toBe('a (0.30000000000000004) does not equal 0.3');
  });

  test('a long text is cut', () => {
    expect(ask({ field: 'a', op: 'eq', value: '' }, { a: 'x'.repeat(10_000) }).because.length).toBeLessThan(120);
  });
});
