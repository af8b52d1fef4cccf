import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Unjudgeable } from '../../../src/rubric/evaluation.ts';
import { compileExpression, type Evaluated, ExpressionError } from '../../../src/rubric/expressions/expression.ts';
import { FACTS, outcomeOf, scopeOf } from './evaluating-text.ts';

const names = new Set(Object.keys(FACTS));

describe('numbers are of one kind', () => {
  test.each([
    ['words_used / 100', 2.5],
    ['5 / 2', 2.5],
    ['5 / 2 == 2.5', true],
    ['1 == 1.0', true],
    ['words_used > 50', true],
    ['words_used > 50.5', true],
    ['size(tags) / 4', 0.5],
    ['words_used % 100', 50],
    ['-7 % 3', -1],
    ['7.5 % 2', 1.5],
    ['0x10 + 1', 17],
    ['1e3', 1000],
    ['min(words_used / 100, 1)', 1],
    ['0.4 * score + 0.6 * (words_used > 100 ? 1 : 0)', 0.7],
    ['scores[0 + 1]', 0.2],
    ['scores[size(scores) - 1]', 0.3],
    ['3 in [1.0, 2.0, 3.0]', true],
    ['2 - 3 * 2', -4],
    ['-(1 - 3)', 2],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });

  test.each(['-0', '0 * -1', 'ceil(-0.4)', 'round(-0.4)', 'zero', '-1 % 1'])('%s is 0 without a sign', (text) => {
    const { evaluate } = compileExpression(text, { names: new Set(['zero']), wants: 'number' });
    expect(evaluate(scopeOf({ zero: -0 }))).toStrictEqual({ value: 0 });
  });
});

describe('reads facts', () => {
  test.each([
    ['usage.latency_ms', 1830],
    ['usage["latency_ms"]', 1830],
    ['usage["odd.key"]', 1],
    ['usage.retries', null],
    ['usage.retries == null', true],
    ['trace[1].tool', 'get_calendar'],
    ['trace[-1].tool', 'book'],
    ['trace[scores[0] < 1 ? 2 : 0].tool', 'book'],
    ['usage[tags[0] == "x" ? "cost_usd" : "latency_ms"]', 0.004],
    ['{"a": {"b": 2}}.a.b', 2],
    ['[[1, 2], [3]][0][1]', 2],
    ['turn.text', 'hello'],
    ['has(usage.latency_ms)', true],
    ['has(usage.retries)', true],
    ['has(usage.none)', false],
    ['has(usage.none.deeper)', false],
    ['has(final_state.booking)', false],
    ['has(output)', true],
    ['has(trace[7])', false],
    ['has(trace[size(tags)].tool)', true],
    ['"latency_ms" in usage', true],
    ['"toString" in usage', false],
    ['"y" in tags', true],
    ['{"type": "message", "text": "hi"} in trace', true],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('decimals have no surprises', () => {
  test.each([
    '15 / 83 == 0.18072289156626506',
    '0.1 + 0.2 == 0.3',
    '1.1 * 3.0 <= 3.3',
    '0.3 / 0.1 == 3',
    '100.1 - 100 == 0.1',
    '0.1 + 0.2 - 0.3 == 0',
    'floor((0.1 + 0.7) * 10) == 8',
    '0.1 + 0.2 == sum([0.1, 0.2])',
    '100.1 - 100 == sum([100.1, -100])',
    '1 / 3 * 3 == 1',
    '1 / 3 + 1 / 3 + 1 / 3 == 1',
    '1732200000.123456 - 1732200000.12345 > 0.000005',
    '1732200000.5 - 1732200000.4 == 0.1',
    '9007199254740991 - 1 == 9007199254740990',
    '9007199254740991 / 2 * 2 == 9007199254740991',
    '1e300 * 10 - 1e301 == 0',
    '1e-300 * 0.5 == 5e-301',
    '1e-300 + 1e-301 > 1e-300',
    '1.5 % 1 == 0.5',
    '0.3 % 0.1 < 0.1',
  ])('%s', (text) => {
    expect(outcomeOf(text)).toEqual({ value: true });
  });

  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  test('sums, differences and products of numbers with two decimals are those of the decimals', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const facts = { ...FACTS, usage: { a: a / 100, b: b / 100 } };
        const compute = (text: string) => outcomeOf(text, 'number', facts);
        expect(compute('usage.a + usage.b')).toEqual({ value: (a + b) / 100 });
        expect(compute('usage.a - usage.b')).toEqual({ value: (a - b) / 100 });
        expect(compute('usage.a * usage.b')).toEqual({ value: (a * b) / 10_000 + 0 });
      }),
    );
  });

  test('no result is further from the exact one than numbers of its size are inexact', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        const outcome = outcomeOf('usage.a + usage.b', 'number', { ...FACTS, usage: { a, b } });
        const scale = Math.abs(a) + Math.abs(b);
        if ('value' in outcome)
          expect(Math.abs((outcome.value as number) - (a + b))).toBeLessThanOrEqual(Number.EPSILON * scale);
      }),
    );
  });
});

describe('computes', () => {
  test.each([
    ['"a" + "b" == "ab"', true],
    ['[1] + [2, 3]', [1, 2, 3]],
    ['"10" < "9"', true],
    ['2 <= 2 && 3 >= 3 && 1 < 2 && 2 > 1', true],
    ['[1, {"a": [2]}] == [1.0, {"a": [2]}]', true],
    ['{"a": 1, "b": 2} == {"b": 2, "a": 1}', true],
    ['{"a": 1} == {"b": 1}', false],
    ['{"a": 1} == {"a": 1, "b": 1}', false],
    ['[1] == [1, 2]', false],
    ['trace[0] == tags', false],
    ['tags == trace[0]', false],
    ['nothing == tags', false],
    ['"a" != "b"', true],
    ['"abc" == "ab"', false],
    ['!flags.a', true],
    ['true ? 1 : "one"', 1],
    ['size("añ😀")', 3],
    ['output.size() > 3', true],
    ['size(usage)', 4],
    ['size(trace)', 3],
    ['[1].all(list, list == 1)', true],
    ['output.startsWith("Booked")', true],
    ['output.endsWith("!")', true],
    ['output.contains("Ana")', true],
    ['output.lowerAscii().contains("ana")', true],
    ['"ÀB".lowerAscii()', 'Àb'],
    ['words(output)', 7],
    ['lines(output)', 2],
    ['output.matches("[0-9]+:[0-9]{2}")', true],
    ['matches(output, "(?i)BOOKED")', true],
    ['abs(-2.5)', 2.5],
    ['floor(-2.5)', -3],
    ['ceil(2.1)', 3],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(2.4)', 2],
    ['min(3, 1, 2)', 1],
    ['max(scores)', 0.3],
    ['max(7)', 7],
    ['sum(scores)', 0.6],
    ['sum([1e100, 1, -1e100])', 1],
    ['sum([100.1, -100])', 0.1],
    ['mean([1, 0, 0]) * 3', 1],
    ['sum([])', 0],
    ['mean(scores)', 0.2],
    ['mean([1, 2])', 1.5],
    ['trace.filter(s, has(s.ms)).map(s, s.ms).sum()', 100],
    ['int("-12") + int(3.9)', -9],
    ['double("2.5e1")', 25],
    ['string(2.0) + string(true) + string("x")', '2truex'],
    ['score("tone")', 0.8],
    ['passed("tone") && !passed("other")', true],
    ['"a\\n" + r"\\d"', 'a\n\\d'],
    ['1 // a comment', 1],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('a score is as exact as what it is compared with', () => {
  test.each([
    ['score("third") * 3 >= 1', true],
    ['score("third") * 3 < 1', false],
    ['score("third") * 3 == 1', true],
    ['score("third") * 3 in [1]', true],
    ['score("third") == 1.0 / 3', true],
    ['score("third") > 1.0 / 3 || score("third") < 1.0 / 3', false],
    ['floor(score("third") * 3)', 1],
    ['int(score("third") * 3)', 1],
    ['ceil((1 - score("third")) * 3)', 2],
    ['round(score("third") * 3 / 2)', 1],
    ['score("third") > 0.33333333', true],
    // Without one, every digit counts.
    ['0.333333333333 * 3 >= 1', false],
    ['floor(0.333333333333 * 3)', 0],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('loops', () => {
  test.each([
    ['trace.all(s, has(s.type))', true],
    ['trace.all(s, s.type == "message")', false],
    ['trace.exists(s, s.type == "tool_call" && s.tool == "book")', true],
    ['trace.exists_one(s, s.type == "message")', true],
    ['trace.exists_one(s, s.type == "tool_call")', false],
    ['trace.filter(s, s.type == "tool_call").map(s, s.tool)', ['get_calendar', 'book']],
    ['trace.map(s, s.type == "tool_call", s.args.who)', ['ana', 'bo']],
    ['[].all(x, x)', true],
    ['[].exists(x, x)', false],
    [
      '[1, 2].map(x, [3, 4].map(y, x * y))',
      [
        [3, 4],
        [6, 8],
      ],
    ],
    ['[1, 2].map(x, [x].map(x, x + 10)[0] + x)', [12, 14]],
    ['flags.map(key, key)', ['a', 'b']],
    ['flags.filter(key, flags[key])', ['b']],
    ['[1, 2].map(output, output + 1)', [2, 3]],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toMatchObject({ value });
  });

  test('leave the variable of the outer loop alone', () => {
    expect(outcomeOf('[1, 2].map(x, [9].exists(y, y > x) ? x : 0)')).toEqual({ value: [1, 2] });
  });
});

describe('what is indeterminate is unknown, with a reason', () => {
  test.each([
    ['usage.none', 'usage.none is absent'],
    ['usage.none + 1', 'usage.none is absent'],
    ['1 + usage.none', 'usage.none is absent'],
    ['final_state.booking.time', 'final_state.booking.time is absent'],
    ['output.size', 'output.size is absent'],
    ['tags.x', 'tags.x is absent'],
    ['tags["x"]', 'tags["x"] is absent'],
    ['usage[1]', 'usage[1] is absent'],
    ['trace[9].tool', 'trace[9].tool is absent'],
    ['scores[0.5 + 0.25]', 'scores[0.5 + 0.25] is absent'],
    ['trace[usage.none]', 'usage.none is absent'],
    ['trace[size(tags)].nope', 'trace[size(tags)].nope is absent'],
    ['trace[flags.a]', 'flags.a is true or false, not a number or text'],
    ['usage["to" + "String"]', 'usage["to" + "String"] is absent'],
    ['usage["__proto" + "__"]', 'usage["__proto" + "__"] is absent'],
    ['usage.none[0 + 1]', 'usage.none is absent'],
    ['output > 3', 'output > 3 mixes text and a number'],
    ['usage.retries > 3', 'usage.retries is null, not a number or text'],
    ['tags + 1', 'tags + 1 mixes a list and a number'],
    ['output - 1', 'output is text, not a number'],
    ['-output', 'output is text, not a number'],
    ['-usage.none', 'usage.none is absent'],
    ['!usage.none', 'usage.none is absent'],
    ['score / (score - 0.25)', 'score / (score - 0.25) divides by zero'],
    ['(1 + 2) * ((score / 0))', 'score / 0 divides by zero'],
    ['5 % 0', '5 % 0 divides by zero'],
    ['1e308 * 10', '1e308 * 10 is beyond the range of numbers'],
    ['1e308 + 1e308', '1e308 + 1e308 is beyond the range of numbers'],
    ['double("1e999")', 'the text "1e999" is not a number'],
    ['double(output)', 'the text "Booked for 14:00 with Ana.\\nSee you!" is not a number'],
    ['int(usage.none)', 'usage.none is absent'],
    ['score("skipped")', 'skipped was skipped and has no score'],
    ['min(score("skipped"), 1)', 'skipped was skipped and has no score'],
    ['mean([])', 'mean([]) asks for the mean of an empty list'],
    ['sum(tags)', 'item 0 of sum(tags) is text, not a number'],
    ['usage.none.matches("x")', 'usage.none is absent'],
    ['[usage.none]', 'usage.none is absent'],
    ['{"a": usage.none}', 'usage.none is absent'],
    ['usage.none == 1', 'usage.none is absent'],
    ['1 == usage.none', 'usage.none is absent'],
    ['usage.none in tags', 'usage.none is absent'],
    ['"x" in usage.none', 'usage.none is absent'],
    ['1 in usage', '1 is a number, and the keys of usage are texts'],
    ['!(nothing in usage)', 'nothing is null, and the keys of usage are texts'],
    ['"x" < usage.none', 'usage.none is absent'],
    ['usage.none ? 1 : 2', 'usage.none is absent'],
    ['trace.filter(s, s.ms > 1)', 's.ms is absent'],
    ['trace.map(s, s.ms)', 's.ms is absent'],
    ['trace.map(s, s.ms > 1, s.ms)', 's.ms is absent'],
    ['trace.exists_one(s, s.ms > 1)', 's.ms is absent'],
    ['usage.none.all(x, true)', 'usage.none is absent'],
    ['true && usage.none', 'usage.none is absent'],
    ['usage.none || usage.other', 'usage.none is absent'],
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });

  test.each([
    ['usage.none && false', false],
    ['false && usage.none', false],
    ['usage.none > 1 || true', true],
    ['trace.exists(s, s.ms > 1)', true],
    ['trace.all(s, s.ms > 50)', false],
    ['has(usage.none) ? usage.none : 0', 0],
  ])('one decisive part decides: %s is %j', (text, value) => {
    expect(outcomeOf(text)).toMatchObject({ value });
  });

  test('a result of the wrong kind is unknown', () => {
    expect(outcomeOf('usage.latency_ms', 'boolean')).toEqual({ unknown: 'the result is a number, not true or false' });
    expect(outcomeOf('flags.a', 'number')).toEqual({ unknown: 'the result is true or false, not a number' });
  });

  test('what JSON does not have is unknown', () => {
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
  expect([...compileExpression(text, { names, wants: 'any' }).fields.keys()]).toEqual(fields);
});

test('names the nodes it asks, each once', () => {
  const { nodes } = compileExpression('score("b") + score("a") + score("b") > 1 && passed("a")', {
    names,
    wants: 'any',
  });
  expect(nodes).toEqual([
    { key: 'b', asks: 'score' },
    { key: 'a', asks: 'score' },
    { key: 'a', asks: 'passed' },
  ]);
});

test('an own key that looks inherited reads as any other, an inherited one never', () => {
  const facts = { usage: JSON.parse('{"toString": 1, "hasOwnProperty": 2}') as unknown };
  expect(outcomeOf('usage.toString + usage.hasOwnProperty', 'any', facts)).toEqual({ value: 3 });
  expect(outcomeOf('usage.valueOf', 'any', facts)).toEqual({ unknown: 'usage.valueOf is absent' });
  expect(outcomeOf('output.length', 'any')).toEqual({ unknown: 'output.length is absent' });
});

test('a fault of the caller is not swallowed', () => {
  const { evaluate } = compileExpression('output', { names, wants: 'any' });
  const scope = {
    ...scopeOf({}),
    fact: () => {
      throw new Error('a bug');
    },
  };
  expect(() => evaluate(scope)).toThrow('a bug');
});

describe('an expression that is refused', () => {
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
});

describe('the limits of an expression', () => {
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
        .tuple(
          fc.constantFrom('size', 'sum', 'min', 'int', 'double', 'string', 'round', 'words', '!', '-'),
          tie('node'),
        )
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
  ])(
    '$name compiles or is an ExpressionFault, and its evaluation gives an outcome, the same each time',
    ({ texts }) => {
      const facts = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
      fc.assert(
        fc.property(texts, facts, (text, extra) => {
          const expression = compiled(text);
          if (expression === undefined) return;
          for (const given of [FACTS, extra]) {
            const outcome = outcomeIn(() => expression.evaluate(scopeOf(given)));
            expect(['value', 'unknown', 'stopped'].filter((key) => key in outcome)).toHaveLength(1);
            expect(outcomeIn(() => expression.evaluate(scopeOf(given)))).toEqual(outcome);
            if ('value' in outcome && typeof outcome.value === 'number')
              expect(Object.is(outcome.value, -0)).toBe(false);
          }
        }),
        { numRuns: 2000 },
      );
    },
  );

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
});
