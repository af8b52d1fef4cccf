import { expect, test } from 'vitest';
import type { ArgsMode } from '../../../schemas/types/rubric.ts';
import { nearestCall } from '../../../src/rubric/trace/reference-calls.ts';
import type { ToolCallStep } from '../../../src/suite/trial.ts';

const placed = (...args: readonly unknown[]) =>
  args.map((own, index) => ({
    call: { type: 'tool_call', tool: 'book', args: own } as ToolCallStep,
    path: 'trace',
    index,
  }));

test.each<{ name: string; made: readonly unknown[]; wanted: unknown; mode?: ArgsMode; says: string }>([
  { name: 'another value', made: [{ id: 'W1' }], wanted: { id: 'W9' }, says: 'trace.0 has id "W1"' },
  { name: 'no value', made: [{}], wanted: { id: 'W9' }, says: 'trace.0 has no id' },
  { name: 'no arguments at all', made: [undefined], wanted: { id: 'W9' }, says: 'trace.0 has no id' },
  { name: 'a value too many', made: [{ a: 1, b: 2 }], wanted: { a: 1 }, says: 'trace.0 has b 2 too' },
  { name: 'a value deep inside', made: [{ a: { b: 1 } }], wanted: { a: { b: 2 } }, says: 'trace.0 has a.b 1' },
  {
    name: 'an item deep inside',
    made: [{ a: [1, { b: 2 }] }],
    wanted: { a: [1, { b: 3 }] },
    says: 'trace.0 has a.1.b 2',
  },
  {
    name: 'an item too many',
    made: [{ a: [1, 2] }],
    wanted: { a: [1] },
    mode: 'subset',
    says: 'trace.0 has a.1 2 too',
  },
  {
    name: 'a part of an item, where another differs',
    made: [{ a: [{ b: 1, c: 2 }, 3] }],
    wanted: { a: [{ b: 1 }, 4] },
    mode: 'subset',
    says: 'trace.0 has a.1 3',
  },
  { name: 'an item too few', made: [{ a: [1] }], wanted: { a: [1, 2] }, says: 'trace.0 has no a.1' },
  { name: 'a part', made: [{ a: 1, b: 2 }], wanted: { a: 2 }, mode: 'subset', says: 'trace.0 has a 1' },
  { name: 'several', made: [{ a: 1, c: 3 }], wanted: { a: 2, b: 2 }, says: 'trace.0 has a 1, and 2 more differ' },
  { name: 'text in place of arguments', made: ['id=1'], wanted: { id: 1 }, says: 'trace.0 has arguments "id=1"' },
  {
    name: 'the nearest of several',
    made: [
      { a: 0, b: 0 },
      { a: 1, b: 0 },
    ],
    wanted: { a: 1, b: 1 },
    says: 'trace.1 has b 0',
  },
  { name: 'the first of the nearest', made: [{ a: 2 }, { a: 3 }], wanted: { a: 1 }, says: 'trace.0 has a 2' },
  { name: 'nothing where the call is the same', made: [{ a: 1 }], wanted: { a: 1 }, says: '' },
  { name: 'nothing where arguments do not count', made: [{ a: 1 }], wanted: { a: 2 }, mode: 'ignore', says: '' },
  { name: 'nothing where no call was made', made: [], wanted: { a: 2 }, says: '' },
])('names $name', ({ made, wanted, mode = 'exact', says }) => {
  expect(nearestCall({ tool: 'book', args: wanted }, placed(...made), mode)?.says ?? '').toBe(says);
  expect(nearestCall({ tool: 'cancel', args: wanted }, placed(...made), mode)).toBeUndefined();
});

test('stays short whatever the names and values', () => {
  const long = 'x'.repeat(10_000);
  const said = nearestCall({ tool: 'book', args: { [long]: 1 } }, placed({ [long]: long }), 'exact');
  expect(said?.says.length).toBeLessThan(110);
});
