import { describe, expect, test } from 'vitest';
import { columnsOf, isBoolean, isNumeric, isText, named, selectorOf } from '../../src/suite/columns.ts';

const columns = (...values: readonly unknown[]) => columnsOf(values.map((value) => ({ file: 'r', value })));

test('a column has the values of one path over all samples; null and an empty text are absent', () => {
  expect(columns({ taskId: 'a', n: { x: 1 } }, { taskId: '', n: { x: 1 } }, { taskId: null, list: [1] })).toEqual([
    { selector: '$.taskId', name: 'task_id', depth: 1, values: ['a', undefined, undefined], present: 1, distinct: 1 },
    { selector: '$.n.x', name: 'x', depth: 2, values: [1, 1, undefined], present: 2, distinct: 1 },
    { selector: '$.list', name: 'list', depth: 1, values: [undefined, undefined, [1]], present: 1, distinct: 1 },
  ]);
});

test('an item of a list brings its key, its way and the scalars around it', () => {
  const item = { item: { ok: true }, key: 'a', keys: ['suite', 'a'], parents: [{ name: 's', cases: {} }] };
  expect(columns(item).map(({ selector }) => selector)).toEqual([
    '$.item.ok',
    '$.key',
    '$.keys[0]',
    '$.parents[0].name',
  ]);
});

test('values below four names are one value', () => {
  expect(columns({ a: { b: { c: { d: { e: 1 } } } } }).map(({ selector }) => selector)).toEqual(['$.a.b.c.d']);
});

describe('the kind of a column', () => {
  test.each([
    ['texts', ['a', 'b'], [true, false, false]],
    ['numbers as CSV writes them', ['1', '2.5'], [true, true, false]],
    ['booleans', [true, undefined], [false, false, true]],
    ['mixed values', [1, 'a'], [false, false, false]],
    ['no value', [undefined], [false, false, false]],
  ])('of %s', (_, values, kinds) => {
    const [column] = columns(...values.map((value) => ({ a: value })), { a: null });
    const tested = column ?? { ...columns({ a: 1 })[0], values: [], present: 0 };
    expect([isText, isNumeric, isBoolean].map((is) => is(tested as never))).toEqual(kinds);
  });
});

test('of columns with one of the names the shallowest is taken, then the earliest name', () => {
  const found = columns({ run: { id: 1 }, task: 'b', id: null, name: 'c' });
  expect(named(found, ['id', 'name', 'task'], ({ present }) => present > 0)?.selector).toBe('$.name');
  expect(named(found, ['nobody'], () => true)).toBeUndefined();
});

test.each([
  [['a', 'b c', { every: 'item' as const }, 0], "$.a['b c'][*][0]"],
  [[], '$'],
])('the path %j is selected by %s', (steps, selector) => {
  expect(selectorOf(steps)).toBe(selector);
});
