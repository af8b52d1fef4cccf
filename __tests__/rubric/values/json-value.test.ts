import { describe, expect, test } from 'vitest';
import type { ConditionFile } from '../../../schemas/types/rubric.ts';
import { ask } from '../rubric-of.ts';

describe('redacted texts', () => {
  // Two tokens of which redaction made one text.
  const MARK = '[redacted: github-token]';
  const facts = {
    token: MARK,
    other: MARK,
    plain: 'ana',
    header: `Bearer ${MARK}`,
    tokens: ['ana', MARK],
    others: ['ana', MARK],
    held: { token: MARK, mail: 'ana' },
    hashed: ['sha256:bb03ba1becc02416', 'sha256:bb03ba1becc02416'],
    final_state: {
      token: MARK,
      all: [{ token: MARK }],
      calls: [{ tool: 'get', args: { token: MARK } }],
      header: `Bearer ${MARK}`,
      plain: 'ana',
      at: { [MARK]: 1, ana: 2 },
      twice: [MARK, MARK],
      thrice: [MARK, MARK, 'ana', 'ana'],
    },
    trace: [{ type: 'tool_call', tool: 'get', args: { token: MARK, mail: 'ana' } }],
  };

  const of = (field: string) => ({ field });
  const trajectory = (reference: object, args = 'subset') =>
    ({ trace: { trajectory: { mode: 'strict', args, reference } } }) as ConditionFile;

  const unique = (field: string, items = {}): ConditionFile => {
    return { field, op: 'matches_schema', value: { uniqueItems: true, items } };
  };

  describe('of texts that were redacted to the same one nobody can tell whether they were equal', () => {
    test.each<{ name: string; condition: ConditionFile; truth: boolean | undefined }>([
      { name: 'eq', condition: { field: 'token', op: 'eq', value: of('other') }, truth: undefined },
      { name: 'ne', condition: { field: 'token', op: 'ne', value: of('other') }, truth: undefined },
      { name: 'eq, and they differ', condition: { field: 'token', op: 'eq', value: of('header') }, truth: false },
      { name: 'ne, and they differ', condition: { field: 'token', op: 'ne', value: of('header') }, truth: true },
      { name: 'eq of a fact without', condition: { field: 'token', op: 'eq', value: of('plain') }, truth: false },
      { name: 'eq of lists', condition: { field: 'tokens', op: 'eq', value: of('others') }, truth: undefined },
      {
        name: 'eq deep inside',
        condition: { field: 'final_state.all.0', op: 'eq', value: of('final_state.calls.0.args') },
        truth: undefined,
      },
      { name: 'eq of hashes', condition: { field: 'hashed.0', op: 'eq', value: of('hashed.1') }, truth: true },
      {
        name: 'eq whatever the case',
        condition: { field: 'token', op: 'eq', value: of('other'), ignore_case: true },
        truth: undefined,
      },
      { name: 'in', condition: { field: 'token', op: 'in', value: of('others') }, truth: undefined },
      { name: 'not_in', condition: { field: 'token', op: 'not_in', value: of('others') }, truth: undefined },
      { name: 'in, of another', condition: { field: 'plain', op: 'in', value: of('others') }, truth: true },
      { name: 'contains', condition: { field: 'tokens', op: 'contains', value: of('other') }, truth: undefined },
      {
        name: 'not_contains',
        condition: { field: 'tokens', op: 'not_contains', value: of('other') },
        truth: undefined,
      },
      {
        name: 'contains of texts',
        condition: { field: 'header', op: 'contains', value: of('other') },
        truth: undefined,
      },
      { name: 'ends_with', condition: { field: 'header', op: 'ends_with', value: of('other') }, truth: undefined },
      {
        name: 'contains_any, of another',
        condition: { field: 'plain', op: 'contains_any', value: of('others') },
        truth: true,
      },
      { name: 'same_items', condition: { field: 'tokens', op: 'same_items', value: of('others') }, truth: undefined },
      { name: 'subset_of', condition: { field: 'tokens', op: 'subset_of', value: of('others') }, truth: undefined },
      {
        name: 'disjoint_from, sharing another',
        condition: { field: 'tokens', op: 'disjoint_from', value: of('others') },
        truth: false,
      },
      { name: 'uniqueItems', condition: unique('final_state.twice'), truth: undefined },
      { name: 'uniqueItems of texts', condition: unique('final_state.twice', { type: 'string' }), truth: undefined },
      { name: 'uniqueItems where another is repeated', condition: unique('final_state.thrice'), truth: false },
      { name: 'uniqueItems where none is', condition: unique('tokens'), truth: true },
      { name: 'CEL ==', condition: { expr: 'final_state.token == final_state.all[0].token' }, truth: undefined },
      { name: 'CEL !=', condition: { expr: 'final_state.token != final_state.all[0].token' }, truth: undefined },
      { name: 'CEL in', condition: { expr: 'final_state.all[0] in final_state.all' }, truth: undefined },
      ...[
        'final_state.header.contains(final_state.token)',
        'final_state.token.startsWith(final_state.all[0].token)',
        'final_state.header.endsWith(final_state.token)',
        'final_state.all.exists(one, final_state.header.contains(one.token))',
        'final_state.token < final_state.all[0].token',
        'final_state.token <= final_state.all[0].token',
        'final_state.token > final_state.all[0].token',
        'final_state.token >= final_state.all[0].token',
        'final_state.token < final_state.plain',
        'final_state.token in final_state.at',
        'final_state.at[final_state.token] == 1',
      ].map((expr) => ({ name: `CEL ${expr}`, condition: { expr }, truth: undefined })),
      { name: 'CEL contains, of another', condition: { expr: 'final_state.header.contains("Bea")' }, truth: true },
      {
        name: 'CEL contains, and it does not',
        condition: { expr: 'final_state.plain.contains(final_state.token)' },
        truth: false,
      },
      {
        name: 'CEL contains, and what stands around it differs',
        condition: { expr: 'final_state.token.contains(final_state.header)' },
        truth: false,
      },
      { name: 'CEL in an object, of another', condition: { expr: 'final_state.plain in final_state.at' }, truth: true },
      { name: 'an argument', condition: { trace: { exists: { args: { token: of('token') } } } }, truth: undefined },
      { name: 'an argument without', condition: { trace: { exists: { args: { mail: of('plain') } } } }, truth: true },
      { name: 'a reference', condition: trajectory(of('final_state.calls')), truth: undefined },
      { name: 'a reference without arguments', condition: trajectory(of('final_state.calls'), 'ignore'), truth: true },
    ])('$name', ({ condition, truth }) => {
      expect(ask(condition, facts).truth).toBe(truth);
    });
  });

  describe('a mark that the rubric itself writes is what it means', () => {
    test.each<{ name: string; condition: ConditionFile }>([
      { name: 'eq', condition: { field: 'token', op: 'eq', value: MARK } },
      { name: 'contains', condition: { field: 'header', op: 'contains', value: MARK } },
      { name: 'contains of lists', condition: { field: 'tokens', op: 'contains', value: MARK } },
      { name: 'in', condition: { field: 'token', op: 'in', value: [MARK] } },
      { name: 'superset_of', condition: { field: 'tokens', op: 'superset_of', value: [MARK] } },
      { name: 'CEL ==', condition: { expr: `final_state.token == '${MARK}'` } },
      { name: 'CEL contains', condition: { expr: `final_state.header.contains('${MARK}')` } },
      { name: 'CEL matches', condition: { expr: String.raw`final_state.header.matches('\\[redacted: [a-z-]+\\]')` } },
      { name: 'CEL <', condition: { expr: `final_state.token <= '${MARK}'` } },
      { name: 'CEL in an object', condition: { expr: `'${MARK}' in final_state.at` } },
      { name: 'an argument', condition: { trace: { exists: { args: { token: MARK } } } } },
      { name: 'a reference', condition: trajectory([{ tool: 'get', args: { token: MARK } }]) },
    ])('$name', ({ condition }) => {
      expect(ask(condition, facts).truth).toBe(true);
    });
  });

  test('says why, and what to record instead', () => {
    const why = 'secrets that were redacted look alike: let the harness record whether they are equal';
    const asked = ask({ field: 'token', op: 'eq', value: of('other') }, facts);
    expect(asked.because).toBe(`token ("${MARK}") cannot be compared with other ("${MARK}"): ${why}`);
    expect(asked.warnings).toEqual([`fact \`token\` cannot be compared with other ("${MARK}"): ${why}`]);
    const compared = ask({ expr: 'final_state.token == final_state.all[0].token' }, facts);
    expect(compared.because).toContain(`final_state.token == final_state.all[0].token: ${why}`);
    const argument = ask({ trace: { exists: { args: { token: of('token') } } } }, facts);
    expect(argument.because).toBe(`token ("${MARK}") is not to be compared: ${why}`);
    const list = ask(unique('final_state.twice'), facts);
    expect(list.because).toContain(`: ${why}`);
    const reference = ask(trajectory(of('final_state.calls')), facts);
    expect(reference.because).toContain(`look like those of the reference, but ${why}`);
  });
});

describe('numbers beyond exact integers', () => {
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
});
