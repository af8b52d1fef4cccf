import { describe, expect, test } from 'vitest';
import rubricSchema from '../../../schemas/rubric.schema.json' with { type: 'json' };
import { OPERATORS } from '../../../src/rubric/conditions/operators.ts';
import { changesOf } from '../../../src/scoring/testing/mutation.ts';
import { partsOf, withPart } from '../../../src/scoring/testing/rubric-parts.ts';

/** What each change says, and the file that it makes. */
function mutants(file: object): readonly (readonly [string, unknown])[] {
  return [...partsOf(file)].flatMap((part) =>
    changesOf(part).map((change) => [change.what, withPart(file, change.pointer, change.value)] as const),
  );
}

test.each([
  { name: 'items', file: { over: { field: 'l' }, combine: 'median' }, add: 'of three items two pass and one does not' },
  {
    name: 'items by the way that counts',
    file: { each: { over: { field: 'l' } } },
    add: 'of three items two pass and one does not',
  },
  {
    name: 'parts',
    file: { criteria: { x: {}, y: {}, z: {} }, combine: 'median' },
    add: 'some parts pass and some do not',
  },
])('another way to combine $name is noticed by a case that tells them all apart', ({ file, add }) => {
  const changes = [...partsOf(file)].flatMap(changesOf).filter(({ what }) => /median/.test(what));
  expect(changes.map((change) => change.add)).toEqual(
    changes.map(() => `a case in which ${add}, and expect its score`),
  );
  expect(changes).not.toEqual([]);
});

const a = { field: 'a', op: 'exists' };
const b = { passed: 'b' };

describe('conditions', () => {
  const rows: readonly [string, object, readonly object[]][] = [
    [
      'an order',
      { field: 'n', op: 'lt', value: 5 },
      [
        { field: 'n', op: 'lte', value: 5 },
        { field: 'n', op: 'gte', value: 5 },
        { field: 'n', op: 'lt', value: 6 },
        { field: 'n', op: 'lt', value: 4 },
      ],
    ],
    [
      'a share',
      { score: 'x', op: 'gte', value: 1 },
      [
        { score: 'x', op: 'gt', value: 1 },
        { score: 'x', op: 'lt', value: 1 },
        { score: 'x', op: 'gte', value: 1.05 },
        { score: 'x', op: 'gte', value: 0.95 },
      ],
    ],
    ['an equality of words', { field: 'n', op: 'eq', value: 'x' }, [{ field: 'n', op: 'ne', value: 'x' }]],
    ['a negation', { not: b }, [b]],
    ['one part', { and: [a] }, [{ and: [{ field: 'a', op: 'absent' }] }, { not: { and: [a] } }]],
  ];
  test.each(rows)('%s', (_name, condition, expected) => {
    const made = mutants({ pass_when: condition }).map(([, file]) => (file as { pass_when: object }).pass_when);
    expect(made).toHaveLength(expected.length);
    expect(made).toEqual(expect.arrayContaining([...expected]));
  });

  const vocabulary: readonly [string, object, readonly (readonly [string, object])[]][] = [
    [
      'a pattern, which has no opposite',
      { field: 'a', op: 'matches', value: 'x|y' },
      [['the condition became its opposite', { not: { field: 'a', op: 'matches', value: 'x|y' } }]],
    ],
    [
      'several texts',
      { field: 'a', op: 'contains_any', value: ['x', 'y'] },
      [
        ['the condition became its opposite', { not: { field: 'a', op: 'contains_any', value: ['x', 'y'] } }],
        ['`contains_any` became `contains_all`', { field: 'a', op: 'contains_all', value: ['x', 'y'] }],
        ['"x" of `value` left out', { field: 'a', op: 'contains_any', value: ['y'] }],
        ['"y" of `value` left out', { field: 'a', op: 'contains_any', value: ['x'] }],
      ],
    ],
    [
      'an equality of lists, which are one value',
      { field: 'a', op: 'eq', value: [1, 2] },
      [['`eq` became `ne`', { field: 'a', op: 'ne', value: [1, 2] }]],
    ],
    [
      'a schema',
      { field: 'a', op: 'matches_schema', value: { properties: { b: { type: 'null' } } } },
      [
        [
          'the condition became its opposite',
          { not: { field: 'a', op: 'matches_schema', value: { properties: { b: { type: 'null' } } } } },
        ],
        ['`b` may be anything', { field: 'a', op: 'matches_schema', value: { properties: { b: {} } } }],
      ],
    ],
    [
      'a measure',
      { field: 'a', measure: 'words', op: 'eq', value: 'x' },
      [
        ['`words` became `length`', { field: 'a', measure: 'length', op: 'eq', value: 'x' }],
        ['`eq` became `ne`', { field: 'a', measure: 'words', op: 'ne', value: 'x' }],
      ],
    ],
    [
      'a tolerance',
      { field: 'a', op: 'approx', value: { field: 'b' }, tolerance: 2 },
      [
        [
          'the condition became its opposite',
          { not: { field: 'a', op: 'approx', value: { field: 'b' }, tolerance: 2 } },
        ],
        ['`tolerance` moved from 2 to 3', { field: 'a', op: 'approx', value: { field: 'b' }, tolerance: 3 }],
        ['`tolerance` moved from 2 to 1', { field: 'a', op: 'approx', value: { field: 'b' }, tolerance: 1 }],
      ],
    ],
  ];
  test.each(vocabulary)('%s', (_name, condition, expected) => {
    expect(mutants({ pass_when: condition })).toEqual(expected.map(([what, file]) => [what, { pass_when: file }]));
  });

  test.each([
    { written: { value: 100, tolerance: 5 }, at: 'at 95 and 105' },
    { written: { value: 0.3, tolerance: 0.1 }, at: 'at 0.2 and 0.4' },
    { written: { value: 7, tolerance: 0 }, at: 'at 7' },
    { written: { value: { field: 'b' }, tolerance: 2 }, at: 'as far off as the tolerance' },
  ])('what is about a number is tried at its edges: $at', ({ written, at }) => {
    const made = [...partsOf({ pass_when: { field: 'a', op: 'approx', ...written } })].flatMap(changesOf);
    const advised = made.filter(({ what }) => what.includes('moved')).map(({ add }) => add);
    expect(new Set(advised)).toEqual(new Set([`cases with \`a\` ${at}, and just outside`]));
  });

  test.each(Object.keys(OPERATORS))('no operator is left as it is: %s', (op) => {
    expect(mutants({ pass_when: { field: 'a', op } }).length).toBeGreaterThan(0);
  });

  test('trajectories: the way to compare, arguments that are written or not, and each call', () => {
    const written = { mode: 'strict', reference: ['x', { tool: 'y', args: { z: 1 } }], args_of: { y: 'subset' } };
    const made = mutants({ pass_when: { trace: { trajectory: written } } });
    expect(made.map(([what]) => what)).toEqual([
      'the condition became its opposite',
      '`args: ignore` added',
      '`strict` became `unordered`',
      '"x" of `reference` left out',
      'part 2 of `reference` left out',
      '`tool` left out',
      '`args` left out',
      '`subset` became `exact` for `y`',
      '`subset` became `ignore` for `y`',
    ]);
    const changed = { ...written, args_of: { y: 'ignore' } };
    expect(made.at(-1)?.[1]).toEqual({ pass_when: { trace: { trajectory: changed } } });
  });

  test('steps: the parts of several, an opposite, and those that the rubric names', () => {
    const steps = { write: { any: [{ error: true }, { not: { tool: 'a' } }] } };
    expect(mutants({ steps }).map(([what]) => what)).toEqual([
      'part 1 of `any` left out',
      'part 2 of `any` left out',
      '`true` became `false`',
      '`not` left out',
    ]);
  });

  test('several parts: the connective, each part, the whole, and what is inside', () => {
    const made = mutants({ pass_when: { and: [a, b] } });
    expect(made.map(([what]) => what)).toEqual([
      'the condition became its opposite',
      'part 1 of `and` left out',
      'part 2 of `and` left out',
      '`and` became `or`',
      '`exists` became `absent`',
      'the condition became its opposite',
    ]);
    expect(made[1]?.[1]).toEqual({ pass_when: { and: [b] } });
    expect(made[3]?.[1]).toEqual({ pass_when: { or: [a, b] } });
    expect(made[5]?.[1]).toEqual({ pass_when: { and: [a, { not: b }] } });
  });

  test('trace patterns: bounds, scopes and flags', () => {
    const trace = { count: { of: { error: true }, at_least: 2 }, within_first: 3, on_empty_trace: 'pass' };
    expect(mutants({ pass_when: { trace } }).map(([what]) => what)).toEqual([
      'the condition became its opposite',
      '`true` became `false`',
      '`at_least` moved from 2 to 3',
      '`at_least` moved from 2 to 1',
      '`within_first` moved from 3 to 4',
      '`within_first` moved from 3 to 2',
      '`within_first` left out',
      '`pass` became `fail`',
    ]);
  });

  test('trace patterns: an empty trace that fails', () => {
    const made = mutants({ pass_when: { trace: { absence: { error: true }, on_empty_trace: 'fail' } } });
    expect(made.map(([what]) => what)).toContain('`fail` became `pass`');
  });

  test('expressions: operators and numbers, never texts and names', () => {
    const made = mutants({ pass_when: { expr: `a >= 1 && b == "x > 1" || c1 - d < 0.4` } });
    expect(made.map(([what]) => what)).toEqual([
      'the condition became its opposite',
      '`>=` became `>`',
      '`>=` became `<`',
      '`1` became `2`',
      '`1` became `0`',
      '`&&` became `||`',
      '`==` became `!=`',
      '`||` became `&&`',
      '`-` became `+`',
      '`<` became `<=`',
      '`<` became `>=`',
      '`0.4` became `0.45`',
      '`0.4` became `0.35`',
    ]);
    expect(made[8]?.[1]).toEqual({ pass_when: { expr: `a >= 1 && b == "x > 1" || c1 + d < 0.4` } });
  });
});

test('contracts: what is required, and what a fact has to be, at any depth', () => {
  const inner = { type: 'object', required: ['c'], properties: { c: { type: 'number' } } };
  const closed = { type: 'array', items: { additionalProperties: false } };
  const made = mutants({
    contract: { required: ['a', 'b'], properties: { a: inner, d: closed }, $defs: { d: { not: inner } } },
  });
  expect(made.map(([what]) => what)).toEqual([
    '`a` no longer required',
    '`b` no longer required',
    '`a` may be anything',
    '`d` may be anything',
    '`c` no longer required',
    '`c` may be anything',
    '`additionalProperties` left out',
    '`c` no longer required',
    '`c` may be anything',
  ]);
  expect(made[0]?.[1]).toMatchObject({ contract: { required: ['b'] } });
  expect(made[5]?.[1]).toMatchObject({ contract: { properties: { a: { ...inner, properties: { c: {} } } } } });
});

test('contracts: bounds and each of several values or types, but not what only describes', () => {
  const properties = {
    n: { minimum: 0, maximum: 2.5 },
    s: { enum: ['open', 'closed'] },
    one: { enum: ['x'] },
    t: { type: ['string', 'null'] },
    named: { description: 'for formulas' },
  };
  const made = mutants({ contract: { properties } });
  expect(made.map(([what]) => what)).toEqual([
    '`n` may be anything',
    '`s` may be anything',
    '`one` may be anything',
    '`t` may be anything',
    '`minimum` moved from 0 to 1',
    '`minimum` moved from 0 to -1',
    '`maximum` moved from 2.5 to 2.625',
    '`maximum` moved from 2.5 to 2.375',
    '"open" of `enum` left out',
    '"closed" of `enum` left out',
    '"string" of `type` left out',
    '"null" of `type` left out',
  ]);
  expect(made[5]?.[1]).toEqual({ contract: { properties: { ...properties, n: { minimum: -1, maximum: 2.5 } } } });
  expect(made[8]?.[1]).toEqual({ contract: { properties: { ...properties, s: { enum: ['closed'] } } } });
});

test('requirements: each left out, also the only one', () => {
  const [one, two] = [{ that: b }, { that: { passed: 'c' } }];
  expect(mutants({ require: [one, two] })[0]).toEqual(['part 1 of `require` left out', { require: [two] }]);
  expect(mutants({ require: [one] })[0]).toEqual(['`require` left out', {}]);
});

test("a literal and a map of the author's names are no part of the language either", () => {
  const value = { mode: 'strict', tool: 'x', args: 'exact', when: { op: 'lt', value: 3 } };
  expect(mutants({ pass_when: { field: 'a', op: 'eq', value } }).map(([what]) => what)).toEqual(['`eq` became `ne`']);
  const steps = { tool: { tool: 'a' }, error: { tool: 'b' }, to: { tool: 'c' } };
  expect(mutants({ steps })).toEqual([]);
});

test("rows of a table are the author's data: a number moves, anything else is left out", () => {
  const table = { a: 0.5, b: 15, mode: { op: 'lt', value: 3, threshold: 1, criteria: { x: {}, y: {} } } };
  const lookup = { field: 'f', table, default: { threshold: 0.5, when: 1, tool: 'a', text: 'b' } };
  expect(mutants({ derive: { x: { lookup } } }).map(([what]) => what)).toEqual([
    'value of `a` moved from 0.5 to 0.55',
    'value of `b` moved from 15 to 15.05',
    'row `mode` left out',
  ]);
});

test.each([
  ['!a', ['a']],
  ['a != b', ['a == b']],
  ['a.all(x, x)', ['a.exists(x, x)']],
  ['max(a.min, all)', ['min(a.min, all)']],
])('expressions: what %s becomes', (expr, expected) => {
  const made = mutants({ formula: expr }).map(([, file]) => (file as { formula: string }).formula);
  expect(made).toEqual(expected);
});

describe('nodes', () => {
  test('criteria: each left out with its weight shared, weight moved from each to the next, the way to combine', () => {
    const criteria = { x: { weight: 0.5 }, y: { weight: 0.25 }, z: { weight: 0.25 } };
    const made = mutants({ criteria });
    expect(made.map(([what]) => what)).toEqual([
      '`combine: cap_by_worst` added',
      '`combine: weighted_median` added',
      'criterion `x` left out',
      'criterion `y` left out',
      'criterion `z` left out',
      'weight moved from `x` to `y`',
      'weight moved from `y` to `z`',
    ]);
    expect(made[0]?.[1]).toEqual({ criteria, combine: 'cap_by_worst' });
    expect(made[2]?.[1]).toEqual({ criteria: { y: { weight: 0.5 }, z: { weight: 0.5 } } });
    expect(made[5]?.[1]).toEqual({ criteria: { x: { weight: 0.45 }, y: { weight: 0.3 }, z: { weight: 0.25 } } });
  });

  test('criteria without weights: each left out, the way to combine', () => {
    const made = mutants({ combine: 'min', criteria: { x: { use: 'a' }, y: { use: 'b' } } });
    expect(made.map(([what, file]) => [what, file])).toEqual([
      ['`min` became `mean`', { combine: 'mean', criteria: { x: { use: 'a' }, y: { use: 'b' } } }],
      ['`min` became `median`', { combine: 'median', criteria: { x: { use: 'a' }, y: { use: 'b' } } }],
      ['criterion `x` left out', { combine: 'min', criteria: { y: { use: 'b' } } }],
      ['criterion `y` left out', { combine: 'min', criteria: { x: { use: 'a' } } }],
    ]);
  });

  const two = { x: { use: 'a' }, y: { use: 'b' } };
  test.each([
    { combine: 'mean', criteria: two, becomes: ['min'] },
    { combine: 'median', criteria: two, becomes: ['min'] },
    { combine: 'mean', criteria: { ...two, z: { use: 'c' } }, becomes: ['min', 'median'] },
  ])('the median of two is their mean: $combine becomes $becomes', ({ combine, criteria, becomes }) => {
    const made = mutants({ combine, criteria }).filter(([what]) => what.includes('became'));
    expect(made.map(([what]) => what)).toEqual(becomes.map((other) => `\`${combine}\` became \`${other}\``));
  });

  const table = { warm: 1, ok: 0.8, cold: 0.5 };
  const half = [
    { from: 0, to: 0 },
    { from: 1, to: 0.5 },
  ];
  /** Yes/no questions of these weights, of which the second may say more. */
  const parts = (weights: readonly number[], second: object = {}) =>
    Object.fromEntries(
      weights.map((weight, index) => [`c${index}`, { weight, pass_when: a, ...(index === 1 ? second : {}) }]),
    );
  test.each([
    { name: 'scores of a table', node: { lookup: { table } }, threshold: 0.5, to: [0.55] },
    { name: 'no score of a table', node: { lookup: { table } }, threshold: 0.7, to: [] },
    { name: 'the default of a table', node: { lookup: { table, default: 0.72 } }, threshold: 0.7, to: [0.75] },
    { name: 'calibrated scores', node: { lookup: { table }, calibration: half }, threshold: 0.4, to: [0.45] },
    { name: 'a yes/no question', node: { pass_when: a }, threshold: 0.5, to: [] },
    { name: 'a yes/no question with its best score', node: { fail_when: a }, threshold: 1, to: [1.05] },
    { name: 'what may have any score', node: { formula: 'n' }, threshold: 0.7, to: [0.75, 0.65] },
    { name: 'no sum of yes and no', node: { criteria: parts([0.5, 0.5]) }, threshold: 0.6, to: [] },
    { name: 'a sum of yes and no', node: { criteria: parts([0.5, 0.5]) }, threshold: 0.5, to: [0.55] },
    { name: 'no mean of yes and no', node: { combine: 'mean', criteria: parts([1, 1, 1]) }, threshold: 0.6, to: [] },
    { name: 'no sum of parts', node: { criteria: parts([0.6, 0.25, 0.15]) }, threshold: 0.8, to: [0.75] },
    {
      name: 'a sum of the parts that apply',
      node: { criteria: parts([0.6, 0.25, 0.15], { when: a }) },
      threshold: 0.8,
      to: [0.85, 0.75],
    },
    {
      name: 'a sum of sums',
      node: { criteria: { z: { weight: 0.5, criteria: parts([0.5, 0.5]) }, ...parts([0.5]) } },
      threshold: 0.25,
      to: [0.3],
    },
    {
      name: 'a calibrated sum',
      node: { criteria: parts([0.5, 0.5]), calibration: half },
      threshold: 0.25,
      to: [0.3],
    },
    {
      name: 'a sum with a part of any score',
      node: { criteria: { z: { formula: 'n' }, ...parts([0.5]) } },
      threshold: 0.6,
      to: [0.65, 0.55],
    },
    {
      name: 'what goes by severities too',
      node: { combine: 'cap_by_worst', criteria: parts([0.5, 0.5]) },
      threshold: 0.6,
      to: [0.65, 0.55],
    },
    {
      name: 'more sums than are looked at',
      node: { criteria: parts(Array(13).fill(1)) },
      threshold: 0.62,
      to: [0.67, 0.57],
    },
  ])('a threshold moves over $name alone', ({ node, threshold, to }) => {
    const made = mutants({ nodes: { x: { ...node, threshold } } }).map(([what]) => what);
    const moves = made.filter((what) => what.startsWith('threshold'));
    expect(moves).toEqual(to.map((other) => `threshold moved from ${threshold} to ${other}`));
  });

  test.each([
    { name: 'rules whose sums reach neither', threshold: 0.5, moves: 0 },
    { name: 'rules of which a sum lies between', threshold: 0.62, moves: 1 },
  ])('a threshold over $name', ({ threshold, moves }) => {
    const rules = [0.6, 0.4, -0.3].map((weight, index) => ({ name: `r${index}`, weight, condition: a }));
    const made = mutants({ threshold, rules }).map(([what]) => what);
    expect(made.filter((what) => what.startsWith('threshold'))).toHaveLength(moves);
  });

  test.each([
    { combine: 'weighted_median', weights: [0.4, 0.4, 0.2], moves: 0 },
    { combine: 'weighted_median', weights: [0.5, 0.3, 0.2], moves: 1 },
    { combine: 'weighted_sum', weights: [0.4, 0.4, 0.2], moves: 2 },
    { combine: 'majority_vote', weights: [0.4, 0.4, 0.2], moves: 2 },
  ])('weights $weights of a $combine move only where a trial can tell', ({ combine, weights, moves }) => {
    const made = mutants({ combine, criteria: parts(weights) }).map(([what]) => what);
    expect(made.filter((what) => what.startsWith('weight moved'))).toHaveLength(moves);
  });

  test('what is no rubric changes nothing', () => {
    const odd = {
      threshold: { unit: 'x' },
      rules: ['a', 5],
      expr: 3,
      combine: 7,
      severity: 'odd',
      otherwise: 4,
      on_empty: 'x',
    };
    expect(mutants(odd)).toEqual([]);
    expect(mutants({ threshold: 'high', rules: [{ weight: 'x' }] }).map(([what]) => what)).toEqual([
      'rule `0` left out',
      '`0` became terminal',
    ]);
  });

  test('rules: each left out, its weight, whether it ends the list', () => {
    const made = mutants({ rules: [{ name: 'harmful', weight: -1, terminal: true, overrides: ['polite'] }] });
    expect(made.map(([what]) => what)).toEqual([
      'rule `harmful` left out',
      'weight of `harmful` moved from -1 to -0.95',
      '`harmful` no longer terminal',
      '`overrides` left out',
    ]);
    expect(made[3]?.[1]).toEqual({ rules: [{ name: 'harmful', weight: -1, terminal: true }] });
  });

  const rows: readonly [string, object, readonly (readonly [string, object])[]][] = [
    [
      'a threshold',
      { threshold: 0.5 },
      [
        ['threshold moved from 0.5 to 0.55', { threshold: 0.55 }],
        ['threshold moved from 0.5 to 0.45', { threshold: 0.45 }],
      ],
    ],
    [
      'a documented threshold',
      { threshold: { value: 0.5, owner: '@a' } },
      [
        ['threshold moved from 0.5 to 0.55', { threshold: { value: 0.55, owner: '@a' } }],
        ['threshold moved from 0.5 to 0.45', { threshold: { value: 0.45, owner: '@a' } }],
      ],
    ],
    ['a severity', { severity: 'high' }, [['`high` became `low`', { severity: 'low' }]]],
    ['a way to combine', { combine: 'strict' }, [['`strict` became `mean`', { combine: 'mean' }]]],
    [
      'where it does not apply',
      { when: a, otherwise: 'pass' },
      [
        ['`exists` became `absent`', { when: { field: 'a', op: 'absent' }, otherwise: 'pass' }],
        ['`pass` became `skip`', { when: a, otherwise: 'skip' }],
      ],
    ],
    [
      'a leaf with the best score, which moves down',
      { score: 1, label: 'right' },
      [['`score` moved from 1 to 0.95', { score: 0.95, label: 'right' }]],
    ],
    [
      'a way to combine items that is not written',
      { each: { over: { field: 'l' }, on_empty: 'skip' } },
      [
        ['`combine: min` added', { each: { over: { field: 'l' }, on_empty: 'skip', combine: 'min' } }],
        ['`combine: median` added', { each: { over: { field: 'l' }, on_empty: 'skip', combine: 'median' } }],
        ['`skip` became `fail`', { each: { over: { field: 'l' }, on_empty: 'fail' } }],
      ],
    ],
    ['a leaf', { score: 0.4, label: 'wrong' }, [['`score` moved from 0.4 to 0.45', { score: 0.45, label: 'wrong' }]]],
    [
      'a table',
      { table: { yes: 1 }, default: 0 },
      [
        ['value of `yes` moved from 1 to 0.95', { table: { yes: 0.95 }, default: 0 }],
        ['`default` moved from 0 to 1', { table: { yes: 1 }, default: 1 }],
        ['`default` moved from 0 to -1', { table: { yes: 1 }, default: -1 }],
      ],
    ],
    [
      'what is none of these',
      { question: 'Why?', severity: 5, combine: 'luck', rules: 1, table: [], criteria: [] },
      [],
    ],
  ];
  test.each(rows)('%s', (_name, file, expected) => {
    expect(mutants({ nodes: { x: file } })).toEqual(expected.map(([what, x]) => [what, { nodes: { x } }]));
  });

  test('points of a calibration move by less than the whole range', () => {
    const made = mutants({ calibration: [{ from: 0.5, to: 1 }] }).map(([what]) => what);
    expect(made.filter((what) => what.includes('moved'))).toEqual([
      '`from` moved from 0.5 to 0.55',
      '`from` moved from 0.5 to 0.45',
      '`to` moved from 1 to 1.05',
      '`to` moved from 1 to 0.95',
    ]);
  });

  test('the branches of a tree change places', () => {
    const file = { if: { field: 'a', op: 'exists' }, then: { score: 1 }, else: { score: 0 } };
    const swapped = mutants({ tree: file }).find(([what]) => what.startsWith('`then`'));
    expect(swapped?.[1]).toEqual({ tree: { ...file, then: { score: 0 }, else: { score: 1 } } });
  });

  test('where nothing is said of trials that it does not apply to', () => {
    const node = { when: a, pass_when: a };
    expect(mutants({ nodes: { x: node } })[0]?.[1]).toEqual({ nodes: { x: { ...node, otherwise: 'fail' } } });
  });
});

/** The words of the language, by the key that they stand under; what only editors are told names no others. */
function wordsOf(schema: object, under = ''): readonly (readonly [string, string])[] {
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]): readonly (readonly [string, string])[] => {
    if (key === 'allOf') return [];
    if (key === 'enum') return (value as readonly string[]).map((word) => [under, word] as const);
    if (typeof value !== 'object' || value === null) return [];
    return wordsOf(value, key === 'items' || key === 'additionalProperties' ? under : key);
  });
}

/** What stands there is an enum of its own. */
const SHARED: Readonly<Record<string, string>> = { argsMode: 'args' };

/** Operators are tried above; absolute weights are relative ones that sum to 1. */
const words = wordsOf(rubricSchema).filter(([key]) => key !== 'op' && key !== 'weights');

test.each(words)('no word is left as it is: %s: %s', (key, word) => {
  expect(mutants({ [SHARED[key] ?? key]: word })).not.toEqual([]);
});

test('steps: each of several keys, but their type, which is taken for the other', () => {
  const made = mutants({ pass_when: { trace: { exists: { type: 'message', role: 'user', text: 'yes' } } } });
  expect(made.map(([what]) => what)).toEqual([
    'the condition became its opposite',
    '`role` left out',
    '`text` left out',
    '`message` became `tool_call`',
  ]);
  expect(made[1]?.[1]).toEqual({ pass_when: { trace: { exists: { type: 'message', text: 'yes' } } } });
});
