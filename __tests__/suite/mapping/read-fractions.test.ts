import { expect, it } from 'vitest';
import { readFractions } from '../../../src/suite/mapping/read-fractions.ts';

it.each([
  ['no parser', {}],
  ['a parser without readers', { parser: {} }],
  ['readers of another form', { parser: { tokenMap: { NUMBER: () => 0 } } }],
  ['no reader of numbers', { parser: { tokenMap: new Map() } }],
])('leaves alone what has %s', (_, environment) => {
  expect(() => readFractions(environment)).not.toThrow();
});
