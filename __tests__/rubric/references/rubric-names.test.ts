import { describe, expect, test } from 'vitest';
import { isKey } from '../../../src/rubric/references/rubric-names.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { rubricOf } from '../rubric-of.ts';

test.each([
  ['polite', true],
  ['a1_b', true],
  ['A', false],
  ['1a', false],
  ['a-b', false],
  ['', false],
  ['total', false],
])('`%s` may be a key: %s', (key, isAllowed) => {
  expect(isKey(key)).toBe(isAllowed);
});

describe('a name that a rubric cannot have is refused', () => {
  const criterion = { weight: 1, pass_when: { field: 'output', op: 'exists' } };

  test.each([
    ['total', expect.stringContaining('are reserved')],
    ['Good', 'a lower-case letter, then lower-case letters, digits and _'],
  ])('%s', (name, expected) => {
    expect(mistakesIn(() => rubricOf({ criteria: { [name]: criterion } }))).toMatchObject([
      { code: 'bad-key', expected },
    ]);
  });
});

describe('a reference to a node', () => {
  const asking = (key: string) => ({
    nodes: { polite: { pass_when: { field: 'output', op: 'exists' } } },
    outcomes: [{ name: 'good', when: { passed: key } }, { name: 'bad' }],
  });

  test('to one that exists is compiled', () => {
    expect(mistakesIn(() => rubricOf(asking('polite')))).toEqual([]);
  });

  test('to one that does not exist names the nearest', () => {
    expect(mistakesIn(() => rubricOf(asking('pollite')))).toMatchObject([
      { code: 'unknown-node', suggestion: 'polite' },
    ]);
  });

  test('is refused in a derived fact, which comes before scores', () => {
    const derive = { x: { expr: 'score("answered") > 0' } };
    expect(mistakesIn(() => rubricOf({ derive }))).toMatchObject([
      { code: 'bad-condition', what: expect.stringContaining('facts come before scores') },
    ]);
  });
});
