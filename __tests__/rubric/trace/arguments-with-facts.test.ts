import { describe, expect, test } from 'vitest';
import type { TraceFile } from '../../../src/rubric/written/trace-file.ts';
import { ask } from '../rubric-of.ts';
import { call, load } from './steps.ts';

const trace = [call('get', { args: { id: 'W1', path: ['a', { n: 1 }], field: 'order' } })];
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

  test('and two keys are a literal', () => {
    expect(askFor({ id: { field: 'order', measure: 'length' } }).truth).toBe(false);
  });
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
  expect(() => load({ exists: { args: { 'a/b': { field: 'a..b' } } } })).toThrow(/the field cannot be read/);
});
