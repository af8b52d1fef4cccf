import { expect, test } from 'vitest';
import { armOf, factAt, numberedWith, scalarFacts, textForm } from '../../src/suite/trial.ts';

const trial = { scenario: 'a', n: 0, off: false, gone: null, list: [1], deep: { er: { est: { too: 1 }, x: 'y' } } };

test.each([
  ['n', 0],
  ['deep.er.x', 'y'],
  ['deep.no.x', undefined],
  ['gone.x', undefined],
  ['toString', undefined],
  ['scenario.length', undefined],
])('the fact at %s is %j', (path, value) => {
  expect(factAt(trial, path)).toEqual(value);
});

test.each([
  ['x', 'x'],
  [0, '0'],
  [false, 'false'],
  [null, undefined],
  [[1], undefined],
  [{}, undefined],
])('the text form of %j is %j', (value, text) => {
  expect(textForm(value)).toBe(text);
});

test('scalar facts are named down to three levels, lists and null left out', () => {
  expect(scalarFacts(trial)).toEqual(['scenario', 'n', 'off', 'deep.er.x']);
});

test.each([
  ['no-skill', 'no-skill', 'a\nno-skill'],
  ['', null, 'a'],
  [undefined, null, 'a'],
  [3, null, 'a'],
])('the arm %j is %j', (arm, name, group) => {
  const named = { scenario: 'a', trial: 1, error: null, arm };
  expect(armOf(named)).toBe(name);
  expect(numberedWith(named)).toBe(group);
});
