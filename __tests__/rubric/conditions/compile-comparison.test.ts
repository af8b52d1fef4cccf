import { describe, expect, test } from 'vitest';
import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { ask } from '../rubric-of.ts';

describe('text compared with a value that is no text, or empty, is indeterminate, also under `not`', () => {
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
