import { describe, expect, test } from 'vitest';
import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { ask } from '../rubric-of.ts';

// Two ids of which JSON makes one number.
const [ID, OTHER] = [JSON.parse('9007199254740992'), JSON.parse('9007199254740993')] as [number, number];
const facts = {
  id: ID,
  other: OTHER,
  far: 9007199254740996,
  ids: [1, ID],
  others: [1, OTHER],
  order: { id: ID },
  orders: [{ id: OTHER }],
  final_state: {
    id: ID,
    all: [{ id: OTHER }],
    others: [1, OTHER],
  },
};

describe('ids that are one JSON number are neither equal nor different', () => {
  test.each<{ name: string; condition: ConditionFile; truth: boolean | undefined }>([
    { name: 'eq', condition: { field: 'id', op: 'eq', value: { field: 'other' } }, truth: undefined },
    { name: 'ne', condition: { field: 'id', op: 'ne', value: { field: 'other' } }, truth: undefined },
    {
      name: 'eq of numbers that differ all the same',
      condition: { field: 'id', op: 'eq', value: { field: 'far' } },
      truth: false,
    },
    {
      name: 'ne of numbers that differ all the same',
      condition: { field: 'id', op: 'ne', value: { field: 'far' } },
      truth: true,
    },
    { name: 'deep inside', condition: { field: 'order', op: 'eq', value: { field: 'orders.0' } }, truth: undefined },
    { name: 'in', condition: { field: 'id', op: 'in', value: { field: 'others' } }, truth: undefined },
    { name: 'not_in', condition: { field: 'id', op: 'not_in', value: { field: 'others' } }, truth: undefined },
    { name: 'in, and not there', condition: { field: 'far', op: 'in', value: { field: 'others' } }, truth: false },
    { name: 'contains', condition: { field: 'orders', op: 'contains', value: { field: 'order' } }, truth: undefined },
    {
      name: 'not_contains',
      condition: { field: 'ids', op: 'not_contains', value: { field: 'other' } },
      truth: undefined,
    },
    { name: 'CEL ==', condition: { expr: 'final_state.id == final_state.all[0].id' }, truth: undefined },
    { name: 'CEL !=', condition: { expr: 'final_state.id != final_state.all[0].id' }, truth: undefined },
    { name: 'CEL in', condition: { expr: 'final_state.id in final_state.others' }, truth: undefined },
    { name: 'which of them is larger', condition: { field: 'far', op: 'gt', value: { field: 'id' } }, truth: true },
  ])('$name', ({ condition, truth }) => {
    expect(ask(condition, facts).truth).toBe(truth);
  });
});

test('says why, and what to write', () => {
  const why = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';
  const asked = ask({ field: 'id', op: 'eq', value: { field: 'other' } }, facts);
  expect(asked.because).toBe(`id (9007199254740992) cannot be compared with other (9007199254740992): ${why}`);
  expect(asked.warnings).toEqual([`fact \`id\` cannot be compared with other (9007199254740992): ${why}`]);
  const compared = ask({ expr: 'final_state.id == final_state.all[0].id' }, facts);
  expect(compared.because).toContain(`final_state.id == final_state.all[0].id: ${why}`);
});
