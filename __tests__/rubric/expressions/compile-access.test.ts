import { describe, expect, test } from 'vitest';
import { outcomeOf, refusalOf } from './evaluating-text.ts';

describe('a name, member or item that the facts have', () => {
  test.each([
    ['usage.latency_ms', 1830],
    ['usage["latency_ms"]', 1830],
    ['usage["odd.key"]', 1],
    ['usage.retries', null],
    ['trace[1].tool', 'get_calendar'],
    ['trace[-1].tool', 'book'],
    ['trace[scores[0] < 1 ? 2 : 0].tool', 'book'],
    ['usage[tags[0] == "x" ? "cost_usd" : "latency_ms"]', 0.004],
    ['{"a": {"b": 2}}.a.b', 2],
    ['[[1, 2], [3]][0][1]', 2],
    ['turn.text', 'hello'],
  ])('%s is %j', (text, value) => {
    expect(outcomeOf(text)).toEqual({ value });
  });
});

describe('one that they lack is unknown', () => {
  test.each([
    ['usage.none', 'usage.none is absent'],
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
  ])('%s: %s', (text, unknown) => {
    expect(outcomeOf(text)).toEqual({ unknown });
  });
});

describe('a key that looks inherited', () => {
  const facts = { usage: JSON.parse('{"toString": 1, "hasOwnProperty": 2}') as unknown };

  test('reads like any other if the fact has it, and is absent otherwise', () => {
    expect(outcomeOf('usage.toString + usage.hasOwnProperty', 'any', facts)).toEqual({ value: 3 });
    expect(outcomeOf('usage.valueOf', 'any', facts)).toEqual({ unknown: 'usage.valueOf is absent' });
    expect(outcomeOf('output.length', 'any')).toEqual({ unknown: 'output.length is absent' });
  });
});

describe('a name that cannot be read is refused', () => {
  test.each([
    ['output == True', 10, 'unknown fact `True`: write `true`'],
    ['output == None', 10, 'unknown fact `None`: write `null`'],
    ['NULL', 0, 'unknown fact `NULL`: write `null`'],
    ['price', 0, expect.stringMatching(/^unknown fact `price` \(known: /)],
    ['usag.latency_ms', 0, 'unknown fact `usag` (did you mean `usage`?)'],
    ['1 + outptu', 4, 'unknown fact `outptu` (did you mean `output`?)'],
    ['tags.map(item, wat)', 15, expect.stringMatching(/^unknown fact `wat` \(known: broken, .*, item, .*\)$/)],
    ['usage.__proto__', 6, '`__proto__` cannot be used as a name'],
    ['usage["constructor"]', 0, '`constructor` cannot be used as a name'],
    ['usage.prototype.x', 16, '`prototype` cannot be used as a name'],
    ['constructor', 0, '`constructor` cannot be used as a name'],
    ['[1].map(constructor, 1)', 8, '`constructor` cannot be used as a name'],
    ['trace[score].constructor', 13, '`constructor` cannot be used as a name'],
    ['[usage][score]["prototype"]', 0, '`prototype` cannot be used as a name'],
  ])('%s at %i: %s', (text, offset, message) => {
    expect(refusalOf(text)).toMatchObject({ message, offset });
  });
});
