import { describe, expect, test } from 'vitest';
import { compileExpression, ExpressionError } from '../../../src/rubric/expressions/expression.ts';
import { FACTS } from './evaluating-text.ts';

const names = new Set(Object.keys(FACTS));

describe('refuses', () => {
  test.each([
    ['', 0, 'unexpected token: EOF'],
    ['a b', 2, 'unexpected `b`'],
    ['a and b', 2, 'unexpected `and`: write `&&`'],
    ['tags = 1', 5, 'unexpected `=`: write `==`'],
    ['not output', 4, 'unexpected `output`'],
    ['true && not output', 12, 'unexpected `output`'],
    ['not (1 > 2)', 0, 'unknown function `not`: write `!`'],
    ['1 not in tags', 2, 'unexpected `not`: write `!`'],
    ['output == True', 10, 'unknown fact `True`: write `true`'],
    ['output == None', 10, 'unknown fact `None`: write `null`'],
    ['NULL', 0, 'unknown fact `NULL`: write `null`'],
    ['len(tags)', 0, expect.stringMatching(/^unknown function `len` \(known: /)],
    ['price', 0, expect.stringMatching(/^unknown fact `price` \(known: /)],
    ['usage.', 6, 'expected IDENTIFIER, got EOF'],
    ['(1 + 2', 6, 'expected RPAREN, got EOF'],
    ['"abc', 0, 'unterminated string'],
    ['"\\q"', 1, 'invalid escape sequence: \\q'],
    ['usag.latency_ms', 0, 'unknown fact `usag` (did you mean `usage`?)'],
    ['1 + outptu', 4, 'unknown fact `outptu` (did you mean `output`?)'],
    ['tags.map(item, wat)', 15, expect.stringMatching(/^unknown fact `wat` \(known: broken, .*, item, .*\)$/)],
    ['sise(tags)', 0, 'unknown function `sise` (did you mean `size`?)'],
    ['cel.bind(x, 1, x)', 4, expect.stringMatching(/^unknown function `bind` \(/)],
    ['(tags).anny(x, x)', 7, expect.stringMatching(/^unknown function `anny` /)],
    ['all(tags, x, true)', 0, '`all` is written `list.all(item, ...)`'],
    ['tags.all(x)', 0, '`all` is written `list.all(item, ...)`'],
    ['tags.all(1, true)', 9, 'all(var, predicate) invalid predicate iteration variable'],
    ['tags.filter(x, true, 1)', 0, '`filter` is written `list.filter(item, ...)`'],
    ['tags.map(x, true, 1, 2)', 0, '`map` is written `list.map(item, ...)`'],
    ['contains("a")', 0, '`contains` takes 2 values, not 1'],
    ['abs(1, 2)', 0, '`abs` takes 1 value, not 2'],
    ['min()', 0, '`min` takes 1 or more values, not 0'],
    ['has(1)', 0, '`has` takes one fact or member, as in `has(usage.cost_usd)`'],
    ['score(output)', 0, '`score` takes the key of one node, as in `score("key")`'],
    ['passed("a", "b")', 0, '`passed` takes the key of one node, as in `passed("key")`'],
    ['matches("a")', 0, '`matches` takes a text and a pattern, as in `output.matches("[0-9]+")`'],
    ['output.matches("(")', 15, expect.stringMatching(/^the pattern is invalid: /)],
    ['output.matches("(?=x)")', 15, expect.stringMatching(/^the pattern is invalid: /)],
    ['output.matches(1)', 15, '`1` is no text in quotes: the pattern of `matches` is fixed'],
    ['output.matches(pattern)', 15, '`pattern` is no text in quotes: the pattern of `matches` is fixed'],
    ['1 + "a"', 0, '`1 + "a"` mixes a number and text'],
    [`'abc' + 3 > 2`, 0, "`'abc' + 3` mixes text and a number"],
    ['1 + "a" == "x"', 0, '`1 + "a"` mixes a number and text'],
    ['1 && true', 0, '`1` is a number, not true or false'],
    ['size(1)', 5, '`1` is a number, not text, a list or an object'],
    ['1 == "1"', 0, '`1 == "1"` compares a number and text, which are never equal'],
    ['5u', 0, expect.stringMatching(/^`5u` is no JSON value/)],
    ['b"x"', 0, expect.stringMatching(/^`b"x"` is no JSON value/)],
    ['{1: 2}', 1, 'keys of objects must be texts in quotes'],
    ['{"a": 1, "b": 2, "a": 3}', 17, '`a` is repeated in the object'],
    ['{"__proto__": 2}', 1, '`__proto__` cannot be used as a name'],
    ['usage.__proto__', 6, '`__proto__` cannot be used as a name'],
    ['usage["constructor"]', 0, '`constructor` cannot be used as a name'],
    ['usage.prototype.x', 16, '`prototype` cannot be used as a name'],
    ['constructor', 0, '`constructor` cannot be used as a name'],
    ['[1].map(constructor, 1)', 8, '`constructor` cannot be used as a name'],
    ['trace[score].constructor', 13, '`constructor` cannot be used as a name'],
    ['[usage][score]["prototype"]', 0, '`prototype` cannot be used as a name'],
    ['toString()', 0, expect.stringMatching(/^unknown function `toString`/)],
    ['tags.map(a, tags.map(b, tags.map(c, c)))', 24, 'more than 2 nested loops'],
    ['unknown + other', 0, expect.stringMatching(/^unknown fact `unknown` .*; unknown fact `other` /)],
  ])('%s at %i: %s', (text, offset, message) => {
    const fault = faultOf(text, 'any');
    expect({ message: fault.message, offset: fault.offset }).toEqual({ message, offset });
  });

  test.each([
    ['1 + 1', 'boolean', '`1 + 1` is a number, not true or false'],
    ['output.contains("x")', 'number', '`output.contains("x")` is true or false, not a number'],
    ['true ? [1] : [2]', 'number', '`true ? [1] : [2]` is a list, not a number'],
  ] as const)('%s where %s is wanted', (text, wants, message) => {
    expect(faultOf(text, wants).message).toBe(message);
  });

  test('names the root that is not known', () => {
    expect(faultOf('1 + outptu', 'any').unknownNames).toEqual(['outptu']);
    expect(faultOf('1 +', 'any').unknownNames).toEqual([]);
    expect(faultOf('True', 'any').unknownNames).toEqual([]);
  });

  test.each([
    ['many brackets', '['.repeat(1999), 'nested too deeply'],
    ['more signs', `${'!'.repeat(1990)}true`, 'too large'],
    ['a long path', `usage${'.a'.repeat(40)}`, 'nested too deeply'],
    ['a long chain', `1${'+1'.repeat(900)}`, 'too large'],
    ['a long list', `[${'1,'.repeat(990)}1]${'+[]'.repeat(5)}`, 'too large'],
  ])('%s', (_name, text, message) => {
    expect(faultOf(text, 'any').message).toBe(message);
  });
});

function faultOf(text: string, wants: 'boolean' | 'number' | 'any'): ExpressionError {
  try {
    compileExpression(text, { names, wants });
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`${text} compiles`);
}
