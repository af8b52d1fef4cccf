import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileExpression } from '../../../src/rubric/expressions/expression.ts';
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
