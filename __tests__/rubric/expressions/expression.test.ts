import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Unjudgeable } from '../../../src/rubric/evaluation.ts';
import { compileExpression, type Evaluated } from '../../../src/rubric/expressions/expression.ts';
import { FACTS, outcomeOf, refusalOf, scopeOf, usable } from './evaluating-text.ts';

const names = new Set(Object.keys(FACTS));

describe('the result of an expression', () => {
  test('a result of the wrong kind is unknown', () => {
    expect(outcomeOf('usage.latency_ms', 'boolean')).toEqual({ unknown: 'the result is a number, not true or false' });
    expect(outcomeOf('flags.a', 'number')).toEqual({ unknown: 'the result is true or false, not a number' });
  });

  test('a result that JSON does not have is unknown', () => {
    const facts = { turn: () => 1, score: Number.NaN };
    expect(outcomeOf('turn', 'any', facts)).toEqual({ unknown: 'the result is no JSON value' });
    expect(outcomeOf('turn + 1', 'any', facts)).toEqual({
      unknown: 'turn is no JSON value, not a number, text or a list',
    });
    expect(outcomeOf('score', 'any', facts)).toEqual({ unknown: 'the result is beyond the range of numbers' });
  });
});

test.each([
  ['usage.latency_ms > 10 && usage.cost_usd < 1 && usage.latency_ms < 99', ['usage.latency_ms', 'usage.cost_usd']],
  ['usage["latency_ms"] + usage["odd.key"]', ['usage.latency_ms', 'usage.odd.key']],
  ['trace[0].text == trace[-1].args.who', ['trace.0.text', 'trace.-1.args.who']],
  ['trace[size(tags)].tool', ['trace', 'tags']],
  ['trace.exists(s, s.tool == turn.text)', ['trace', 'turn.text']],
  ['[1].map(output, output)', []],
  ['has(usage.none) ? score : 1', ['usage.none', 'score']],
  ['output', ['output']],
])('%s reads %j', (text, fields) => {
  expect([...usable(text, names).fields.keys()]).toEqual(fields);
});

test('names the nodes it asks, each once', () => {
  const { nodes } = usable('score("b") + score("a") + score("b") > 1 && passed("a")', names);
  expect(nodes).toEqual([
    { key: 'b', asks: 'score' },
    { key: 'a', asks: 'score' },
    { key: 'a', asks: 'passed' },
  ]);
});

test('a fault of the caller is not swallowed', () => {
  const { evaluate } = usable('output', names);
  const scope = {
    ...scopeOf({}),
    fact: () => {
      throw new Error('a bug');
    },
  };
  expect(() => evaluate(scope)).toThrow('a bug');
});

describe('an expression that is refused', () => {
  test.each([
    ['1 + 1', 'boolean', '`1 + 1` is a number, not true or false'],
    ['output.contains("x")', 'number', '`output.contains("x")` is true or false, not a number'],
    ['true ? [1] : [2]', 'number', '`true ? [1] : [2]` is a list, not a number'],
  ] as const)('%s where %s is wanted', (text, wants, message) => {
    expect(refusalOf(text, wants).message).toBe(message);
  });

  test('gives every problem in one message, at the place of the first', () => {
    expect(refusalOf('unknown + other')).toMatchObject({
      message: expect.stringMatching(/^unknown fact `unknown` .*; unknown fact `other` /),
      offset: 0,
    });
  });

  test('names the roots that are not known', () => {
    expect(refusalOf('1 + outptu').problems).toMatchObject([{ name: 'outptu' }]);
    expect(refusalOf('1 +').problems).toEqual([expect.not.objectContaining({ name: expect.anything() })]);
    expect(refusalOf('True').problems).toEqual([expect.not.objectContaining({ name: expect.anything() })]);
  });
});

const WORDS = [
  ...names,
  ...'size min sum has map filter exists all exists_one matches score passed int string x y __proto__ constructor toString'.split(
    ' ',
  ),
  ...'+ - * / % == != < <= > >= && || ! ? : . , ( ) [ ] { } in'.split(' '),
  ...[
    '1',
    '0',
    '2.5',
    '1e308',
    '0x1F',
    '5u',
    'true',
    'false',
    'null',
    '"a"',
    '"("',
    "r'\\d'",
    'b"x"',
    '(output)',
    '(1)',
    'tags.map(x,',
    '"__proto__"',
    '// c',
    '\n',
  ],
];

const fragments = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' '));
const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      '1',
      '0',
      '2.5',
      '"a"',
      'true',
      'null',
      'usage',
      'usage.none',
      'trace',
      'tags',
      'output',
      'x',
      'score("a")',
    ),
    fc
      .tuple(tie('node'), fc.constantFrom('+', '-', '*', '/', '%', '==', '<', '&&', '||', 'in'), tie('node'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc
      .tuple(fc.constantFrom('size', 'sum', 'min', 'int', 'double', 'string', 'round', 'words', '!', '-'), tie('node'))
      .map(([f, a]) => `${f}(${a})`),
    fc
      .tuple(tie('node'), fc.constantFrom('map', 'filter', 'exists', 'all'), tie('node'))
      .map(([a, f, b]) => `${a}.${f}(x, ${b})`),
    fc.tuple(tie('node'), tie('node'), tie('node')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `[${a}, ${b}][${b}]`),
    tie('node').map((a) => `${a}.matches("a|b")`),
  ),
})).node;

test.each([
  { name: 'any text', texts: fc.string({ unit: 'binary', maxLength: 60 }) },
  { name: 'any words of the language', texts: fragments },
  { name: 'any tree', texts: tree },
])('$name compiles or has a problem, and its evaluation gives an outcome, the same each time', ({ texts }) => {
  const facts = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
  fc.assert(
    fc.property(texts, facts, (text, extra) => {
      const expression = compileExpression(text, { names: new Set([...names, 'x']), wants: 'any' });
      if ('problems' in expression) {
        expect(expression.problems[0]?.offset).toBeLessThanOrEqual(text.length);
        return;
      }
      for (const given of [FACTS, extra]) {
        const outcome = outcomeIn(() => expression.evaluate(scopeOf(given)));
        expect(['value', 'unknown', 'stopped'].filter((key) => key in outcome)).toHaveLength(1);
        expect(outcomeIn(() => expression.evaluate(scopeOf(given)))).toEqual(outcome);
        if ('value' in outcome && typeof outcome.value === 'number') expect(Object.is(outcome.value, -0)).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});

function outcomeIn(evaluate: () => Evaluated): Evaluated | { readonly stopped: string } {
  try {
    return evaluate();
  } catch (error) {
    if (!(error instanceof Unjudgeable)) throw error;
    return { stopped: error.message };
  }
}
