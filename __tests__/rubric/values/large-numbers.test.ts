import { describe, expect, test } from 'vitest';
import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { ask, judgeNode } from '../rubric-of.ts';

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
    far: ID + 4,
    all: [{ id: OTHER }],
    others: [1, OTHER],
    calls: [{ tool: 'get', args: { id: OTHER } }],
  },
  trace: [{ type: 'tool_call', tool: 'get', args: { id: ID } }],
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
    { name: 'same_items', condition: { field: 'ids', op: 'same_items', value: { field: 'others' } }, truth: undefined },
    {
      name: 'superset_of',
      condition: { field: 'ids', op: 'superset_of', value: { field: 'others' } },
      truth: undefined,
    },
    { name: 'superset_of what is told', condition: { field: 'ids', op: 'superset_of', value: [1] }, truth: true },
    { name: 'subset_of', condition: { field: 'ids', op: 'subset_of', value: { field: 'others' } }, truth: undefined },
    {
      name: 'disjoint_from, sharing another',
      condition: { field: 'ids', op: 'disjoint_from', value: { field: 'others' } },
      truth: false,
    },
    { name: 'CEL ==', condition: { expr: 'final_state.id == final_state.all[0].id' }, truth: undefined },
    { name: 'CEL !=', condition: { expr: 'final_state.id != final_state.all[0].id' }, truth: undefined },
    { name: 'CEL in', condition: { expr: 'final_state.id in final_state.others' }, truth: undefined },
    { name: 'an argument', condition: { trace: { absence: { args: { id: { field: 'other' } } } } }, truth: undefined },
    {
      name: 'a call of a reference',
      condition: { trace: { trajectory: { mode: 'strict', reference: { field: 'final_state.calls' } } } },
      truth: undefined,
    },
    {
      name: 'a call of a reference whose arguments do not count',
      condition: {
        trace: { trajectory: { mode: 'strict', args: 'ignore', reference: { field: 'final_state.calls' } } },
      },
      truth: true,
    },
    ...(['gt', 'gte', 'lt', 'lte'] as const).map((op) => {
      const condition = { field: 'id', op, value: { field: 'other' } };
      return { name: op, condition, truth: undefined };
    }),
    ...['<', '<=', '>', '>='].map((op) => {
      const condition = { expr: `final_state.id ${op} final_state.all[0].id` };
      return { name: `CEL ${op}`, condition, truth: undefined };
    }),
    { name: 'CEL < of what differs', condition: { expr: 'final_state.id < final_state.far' }, truth: true },
    {
      name: 'approx',
      condition: { field: 'id', op: 'approx', tolerance: 0, value: { field: 'other' } },
      truth: undefined,
    },
    {
      name: 'approx within a tolerance',
      condition: { field: 'id', op: 'approx', tolerance: 10, value: { field: 'other' } },
      truth: true,
    },
    {
      name: 'approx of what differs',
      condition: { field: 'id', op: 'approx', tolerance: 0, value: { field: 'far' } },
      truth: false,
    },
    { name: 'which of them is larger', condition: { field: 'far', op: 'gt', value: { field: 'id' } }, truth: true },
  ])('$name', ({ condition, truth }) => {
    expect(ask(condition, facts).truth).toBe(truth);
  });

  test('where only they could be shared, disjoint_from is indeterminate', () => {
    const asked = ask({ field: 'a', op: 'disjoint_from', value: { field: 'b' } }, { a: [1, ID], b: [2, OTHER] });
    expect(asked.truth).toBe(undefined);
  });
});

test('says why, and what to write', () => {
  const why = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';
  const asked = ask({ field: 'id', op: 'eq', value: { field: 'other' } }, facts);
  expect(asked.because).toBe(`id (9007199254740992) cannot be distinguished from other (9007199254740992): ${why}`);
  expect(asked.warnings).toEqual([`fact \`id\` cannot be distinguished from other (9007199254740992): ${why}`]);
  const compared = ask({ expr: 'final_state.id == final_state.all[0].id' }, facts);
  expect(compared.because).toContain(`final_state.id == final_state.all[0].id: ${why}`);
  const argument = ask({ trace: { absence: { args: { id: { field: 'other' } } } } }, facts);
  expect(argument.because).toBe(`other (9007199254740992) is not to be compared: ${why}`);
});

test('such a number has no place in a table, and no default', () => {
  const lookup = { field: 'id', table: { [String(ID)]: 1 }, default: 0.5 };
  const { tree } = judgeNode({ lookup }, facts);
  expect(tree).toMatchObject({ verdict: 'fail', score: 0 });
  expect(tree?.explanation).toMatch(/^id \(9007199254740992\) is in no table: whole numbers .* write ids as texts/);
});
