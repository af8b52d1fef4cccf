import { describe, expect, test } from 'vitest';
import type { TraceFile } from '../../../schemas/types/rubric.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { ask } from '../rubric-of.ts';
import { call, load } from './steps.ts';

const trace = [call('get', { args: { id: 'W1', path: ['a', { n: 1 }], field: 'order', none: null } })];
const facts = { trace, order: 'W1', list: ['a', { n: 1 }], part: { n: 1 }, other: 'W2' };
const askFor = (args: object, more: object = {}) =>
  ask({ trace: { exists: { args: { ...args } } } }, { ...facts, ...more });

describe('an argument is compared with a fact', () => {
  test.each<{ name: string; args: object; truth: boolean | undefined }>([
    { name: 'that is the same', args: { id: { field: 'order' } }, truth: true },
    { name: 'that differs', args: { id: { field: 'other' } }, truth: false },
    { name: 'that is a list', args: { path: { field: 'list' } }, truth: true },
    { name: 'inside a list', args: { path: ['a', { field: 'part' }] }, truth: true },
    { name: 'beside literals', args: { id: { field: 'order' }, path: ['a', { n: 2 }] }, truth: false },
    { name: 'that is absent', args: { id: { field: 'nothing' } }, truth: undefined },
  ])('$name', ({ args, truth }) => {
    expect(askFor(args).truth).toBe(truth);
  });

  test('but an argument may be called field', () => {
    expect(askFor({ field: 'order' }).truth).toBe(true);
  });

  test('and other keys are a literal', () => {
    expect(askFor({ id: { unit: 'order', size: 1 } }).truth).toBe(false);
  });
});

describe('items of a list are compared one by one, each with what is written of it', () => {
  const trace = [call('order', { args: { items: [{ sku: 'W1', n: 2, of: [{ a: 1, b: 2 }] }, 'gift'] } })];
  test.each<{ name: string; items: readonly unknown[]; truth: boolean }>([
    { name: 'a part of an item', items: [{ sku: 'W1' }, 'gift'], truth: true },
    { name: 'a part of an item of an item', items: [{ of: [{ a: 1 }] }, 'gift'], truth: true },
    { name: 'what an item has not', items: [{ sku: 'W1', m: 1 }, 'gift'], truth: false },
    { name: 'fewer items', items: [{ sku: 'W1' }], truth: false },
    { name: 'more items', items: [{ sku: 'W1' }, 'gift', 'card'], truth: false },
    { name: 'in another order', items: ['gift', { sku: 'W1' }], truth: false },
    { name: 'a fact beside others', items: [{ sku: { field: 'order' } }, 'gift'], truth: true },
    { name: 'a fact that is a part', items: [{ field: 'item' }, 'gift'], truth: true },
    { name: 'a pattern beside others', items: [{ sku: { matches: '^W' } }, 'gift'], truth: true },
  ])('$name', ({ items, truth }) => {
    const asked = { trace, order: 'W1', item: { sku: 'W1' } };
    expect(ask({ trace: { exists: { args: { items } } } }, asked).truth).toBe(truth);
  });
});

describe('an argument is held against a pattern', () => {
  test.each<{ name: string; args: object; truth: boolean | undefined }>([
    { name: 'that is found', args: { id: { matches: '^W\\d$' } }, truth: true },
    { name: 'that is not', args: { id: { matches: '^V' } }, truth: false },
    { name: 'of what is no text', args: { path: ['a', { n: { matches: '1' } }] }, truth: false },
    { name: 'of a list with such texts', args: { path: { matches: 'a' } }, truth: false },
    { name: 'of null', args: { none: { matches: String.raw`\S` } }, truth: false },
    { name: 'where a list has another item', args: { path: [{ matches: 'a' }] }, truth: false },
    { name: 'where there is none', args: { nothing: { matches: '.' } }, truth: false },
    {
      name: 'beside a fact',
      args: { id: { field: 'order' }, path: [{ matches: 'a' }, { field: 'part' }] },
      truth: true,
    },
    {
      name: 'beside a fact that is absent',
      args: { id: { field: 'nothing' }, field: { matches: 'a' } },
      truth: undefined,
    },
  ])('$name', ({ args, truth }) => {
    expect(askFor(args).truth).toBe(truth);
  });

  test('so that an absence fails, and says by what', () => {
    const asked = ask({ trace: { absence: { args: { id: { matches: 'W|V' } } } } }, facts);
    expect(asked).toEqual({
      truth: false,
      because: 'trace.0 (get) fits {"args":{"id":{"matches":"W|V"}}}',
      warnings: [],
    });
  });

  test('but an argument may be called matches', () => {
    expect(askFor({ matches: 'W' }).truth).toBe(false);
  });

  test('that the engine cannot read is refused', () => {
    expect(pointedIn(() => load({ absence: { args: { a: { matches: '(' } } } }))).toEqual([
      '/outcomes/0/when/trace/absence/args/a/matches bad-regex missing closing ): `(`',
    ]);
  });
});

test('what looks like a condition is refused, with what to write', () => {
  const attempt = () => load({ absence: { args: { amount: { op: 'gt', value: 100 } } } });
  expect(pointedIn(attempt)).toEqual(['/outcomes/0/when/trace/absence/args/amount bad-value {"op":"gt","value":100}']);
});

test('an absent fact never passes, not even an absence', () => {
  const file: TraceFile = { absence: { args: { id: { field: 'nothing' } } } };
  expect(ask({ trace: file }, facts)).toEqual({
    truth: undefined,
    because: 'nothing is absent',
    warnings: ['fact `nothing` is absent'],
  });
});

test('a path that cannot be read is refused', () => {
  expect(pointedIn(() => load({ exists: { args: { 'a/b': { field: 'a..b' } } } }))).toEqual([
    '/outcomes/0/when/trace/exists/args/a~1b/field bad-field a..b',
  ]);
});
