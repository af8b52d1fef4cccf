import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Unjudgeable } from '../../../src/rubric/evaluation.ts';
import { compileExpression, type Evaluated, ExpressionError } from '../../../src/rubric/expressions/expression.ts';
import { FACTS, scopeOf } from './evaluating-text.ts';

const names = new Set(Object.keys(FACTS));

describe('hostile data', () => {
  const big = Array.from({ length: 200_000 }, (_, index) => index);
  const text = 'a'.repeat(4_000_000);
  const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown;
  const wide = Object.fromEntries(big.map((index) => [`k${index}`, index]));
  const facts = {
    big,
    text,
    deep,
    wide,
  };
  const evaluate = (expression: string) =>
    compileExpression(expression, { names: new Set(Object.keys(facts)), wants: 'any' }).evaluate(scopeOf(facts));

  test.each([
    'big.exists(x, big.exists(y, x + y < 0))',
    'big.map(x, big) == big.map(x, big)',
    'big.map(x, x in big)',
    'big.map(x, text + "b").size()',
    'big.map(x, text.matches("a{3,90}b$")).size()',
    'big.map(x, text.contains("b")).size()',
    'big.map(x, size(text)).size()',
    'big.map(x, words(text)).size()',
    'big.map(x, lines(text)).size()',
    'big.map(x, size(wide)).size()',
    'big.map(x, big + big).size()',
    'big.map(x, sum(big)).size()',
    'big.map(x, wide == wide).size()',
    'big.exists(x, text + "a" == text + "b")',
    'big.exists(x, double(text) > 1)',
    'wide.filter(x, wide.exists(y, x == y && false))',
  ])('%s is stopped', (expression) => {
    expect(() => evaluate(expression)).toThrow(/^the expression .* was stopped: it takes more than 1000000 steps/);
  });

  test.each([
    ['text.matches("b$")', { value: false }],
    ['size(text)', { value: 4_000_000 }],
    ['sum(big) > 1', { value: true }],
    ['big.filter(x, x > 99999).size()', { value: 100_000 }],
    ['deep == deep', { value: true }],
    ['[text] == [text]', { value: true }],
  ])('%s ends in time', (expression, outcome) => {
    expect(evaluate(expression)).toMatchObject(outcome);
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
])('$name compiles or is an ExpressionFault, and its evaluation gives an outcome, the same each time', ({ texts }) => {
  const facts = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
  fc.assert(
    fc.property(texts, facts, (text, extra) => {
      const expression = compiled(text);
      if (expression === undefined) return;
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

function compiled(text: string) {
  try {
    return compileExpression(text, { names: new Set([...names, 'x']), wants: 'any' });
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionError);
    expect((error as ExpressionError).offset).toBeLessThanOrEqual(text.length);
    return undefined;
  }
}
