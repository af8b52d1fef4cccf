import { expect, test } from 'vitest';
import { findings, META } from './lint-source-of.ts';

type Keys = Readonly<Record<string, unknown>>;

test('named nodes of opposite conditions contradict each other', () => {
  const nodes = {
    yes: { pass_when: { field: 'booked', op: 'eq', value: true } },
    no: { pass_when: { field: 'booked', op: 'ne', value: true } },
  };
  const opposite = (value: Keys) =>
    findings({ meta: META, nodes, ...value }).filter((line) => line.includes('opposite'));
  expect(opposite({ criteria: { a: { use: 'yes' }, b: { use: 'no' } } })).toHaveLength(1);
});
