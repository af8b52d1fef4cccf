import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import mappingSchema from '../../../schemas/mapping.schema.json' with { type: 'json' };
import { UserError } from '../../../src/errors.ts';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import type { Trial } from '../../../src/suite/trial.ts';
import { problemsOf, READING, resultFile } from '../reading.ts';

/** The trials of one record by a mapping of these lines. */
function map(record: unknown, ...lines: readonly string[]): readonly Trial[] {
  const mapping = loadMapping('m.yml', ['mapping: test', ...lines].join('\n'));
  return [...readRun([resultFile('r.json', JSON.stringify([record]))], { ...READING, mapping })];
}

/** The value of one fact. */
function fact(record: object, spec: string): unknown {
  const [trial] = map({ id: 'a', ...record }, 'scenario: $.id', `facts: { x: ${spec} }`);
  return trial?.x;
}

describe('values', () => {
  const text = "{'a': 1}";
  it.each([
    ['a selector', { v: 1 }, '$.v', 1],
    ['null as absent', { v: null }, '$.v', undefined],
    ['false as there', { v: false }, '$.v', false],
    ['the first that is not null', { v: [null, 2, 3] }, '{ select: "$.v[*]" }', 2],
    ['the last that is not null', { v: [1, 2, null] }, '{ select: "$.v[*]", take: last }', 2],
    ['all that are not null', { v: [1, null, 2] }, '{ select: "$.v[*]", take: all }', [1, 2]],
    ['none at all as absent', { v: [] }, '{ select: "$.v[*]", take: all }', undefined],
    ['a count', { v: [1, null, 2] }, '{ select: "$.v[*]", take: count }', 2],
    ['a sum', { v: { a: { n: 1 }, b: { n: null }, c: { n: 2 } } }, '{ select: "$.v.*.n", take: sum }', 3],
    ['a sum of what steps make of each', { v: ['1', '2'] }, '{ select: "$.v[*]", take: sum, parse: integer }', 3],
    [
      'milliseconds between times',
      { v: ['2026-01-01T00:00:01.25Z', '2026-01-01T00:00:03Z'] },
      '{ between: ["$.v[0]", "$.v[1]"] }',
      1750,
    ],
    [
      'digits apart',
      { v: ['1795170000000000000', '1795170000001500000'] },
      '{ between: ["$.v[0]", "$.v[1]"], scale: 0.000001 }',
      1.5,
    ],
    ['numbers apart', { v: [10, 12.5] }, '{ between: ["$.v[0]", "$.v[1]"] }', 2.5],
    ['no time without an end', { v: ['2026-01-01T00:00:01Z'] }, '{ between: ["$.v[0]", "$.v[1]"] }', undefined],
    ['a part of the file name', {}, "{ file: true, match: '(.)[.]json$' }", 'r'],
    ['a sum of nothing as absent', { v: {} }, '{ select: "$.v.*", take: sum }', undefined],
    ['a count of nothing', {}, '{ select: "$.v[*]", take: count }', 0],
    ['the first of several', { b: 2 }, '{ first_of: [$.a, $.b] }', 2],
    ['joined parts', { a: 'x', b: 2 }, '{ parts: [$.a, $.b] }', 'x/2'],
    ['parts joined by something else', { a: 'x', b: 2 }, '{ parts: [$.a, $.b], join: "-" }', 'x-2'],
    ['parts of which one is absent', { a: 'x' }, '{ parts: [$.a, $.b] }', undefined],
    ['an object', { a: 'x' }, '{ object: { one: $.a, two: $.b } }', { one: 'x' }],
    ['a constant', {}, '{ const: [1] }', [1]],
    ['JSON', { v: '{"a":1}' }, '{ select: $.v, parse: json }', { a: 1 }],
    ['a Python literal', { v: text }, '{ select: $.v, parse: [json, python] }', { a: 1 }],
    ['text that is neither', { v: 'oops' }, '{ select: $.v, parse: [json, python, text] }', 'oops'],
    ['what is parsed already', { v: { a: 1 } }, '{ select: $.v, parse: json }', { a: 1 }],
    ['a number', { v: '-1.5e3' }, '{ select: $.v, parse: number }', -1500],
    ['an integer', { v: '42' }, '{ select: $.v, parse: integer }', 42],
    ['a boolean as Python writes it', { v: 'True' }, '{ select: $.v, parse: boolean }', true],
    [
      'the group of a match',
      { v: '[PASS] (0.5)' },
      String.raw`{ select: $.v, match: '\(([\d.]+)\)', parse: number }`,
      0.5,
    ],
    ['a whole match', { v: 'abc' }, '{ select: $.v, match: b. }', 'bc'],
    ['no match as absent', { v: 'abc' }, '{ select: $.v, match: x }', undefined],
    ['a list as no match, not even of no characters', { v: ['a'] }, '{ select: $.v, match: ^.*$ }', undefined],
    ['an object as no match', { v: {} }, '{ select: $.v, match: ^$ }', undefined],
    ['a value of the value', { v: '{"a":{"b":1}}' }, '{ select: $.v, parse: json, then: $.a.b }', 1],
    ['a value of every value', { v: [{ a: 1 }, {}, { a: 2 }] }, '{ select: "$.v[*]", take: all, then: $.a }', [1, 2]],
    ['all joined', { v: ['a', 'b'] }, '{ select: "$.v[*]", take: all, join: "+" }', 'a+b'],
    ['equality', { v: 1 }, '{ select: $.v, equals: 1 }', true],
    ['difference', { v: '1' }, '{ select: $.v, equals: 1 }', false],
    ['equality of what is absent', {}, '{ select: $.v, equals: 1 }', undefined],
    ['a table', { v: 'C' }, '{ select: $.v, map: { C: true, I: false } }', true],
    ['a table by the text of a number', { v: 2 }, '{ select: $.v, map: { "2": two } }', 'two'],
    ['what a table does not have, with a default', { v: 'X' }, '{ select: $.v, map: { C: 1 }, default: 0 }', 0],
    [
      'what a table does not have among several',
      { v: ['C', 'X', null, 'I'] },
      '{ select: "$.v[*]", take: all, map: { C: 1, I: 2 }, scale: 10, default: 5 }',
      [10, 5, 20],
    ],
    [
      'a sum of what a table does not have',
      { v: ['C', 'X'] },
      '{ select: "$.v[*]", take: sum, map: { C: 1 }, default: 5 }',
      6,
    ],
    [
      'what is absent among several as left out, with a table and a default',
      { v: [{ a: 'C' }, {}, { a: 'X' }] },
      '{ select: "$.v[*]", take: all, then: $.a, map: { C: 1 }, default: 0 }',
      [1, 0],
    ],
    ['the default of a table unscaled', { v: 'X' }, '{ select: $.v, map: { C: 1 }, scale: 10, default: 5 }', 5],
    ['a default of several that are none', { v: [] }, '{ select: "$.v[*]", take: all, map: { C: 1 }, default: 0 }', 0],
    ['another unit', { v: 1.5 }, '{ select: $.v, scale: 1000 }', 1500],
    ['a default', {}, '{ select: $.v, default: none }', 'none'],
    ['an id of free text', { v: 'What now?' }, '{ select: $.v, slug: true }', 'what-now-6a629fe7'],
  ])('reads %s', (_, record, spec, expected) => {
    expect(fact(record, spec)).toEqual(expected);
  });

  it.each([
    ['text that is no number', { v: '0x10' }, '{ select: $.v, parse: number }', '"0x10" cannot be read as number'],
    ['a comma in a number', { v: '1,5' }, '{ select: $.v, parse: number }', '"1,5" cannot be read as number'],
    ['a fraction as integer', { v: '1.5' }, '{ select: $.v, parse: integer }', '"1.5" cannot be read as integer'],
    ['yes as boolean', { v: 'yes' }, '{ select: $.v, parse: boolean }', '"yes" cannot be read as boolean'],
    [
      'text that is no JSON',
      { v: '{' },
      '{ select: $.v, parse: [json, python] }',
      '"{" cannot be read as json or python',
    ],
    [
      'what a table does not have',
      { v: 'X' },
      '{ select: $.v, map: { C: 1, I: 0 } }',
      '"X" is not in `map`, which has C, I',
    ],
    ['an object as a part', { v: {} }, '{ parts: [$.v] }', '{} cannot be joined, since it is no text'],
    ['no times', { v: ['noon', 'one'] }, '{ between: ["$.v[0]", "$.v[1]"] }', '"noon" and "one" are no two times'],
    ['times of two kinds', { v: [1, '2'] }, '{ between: ["$.v[0]", "$.v[1]"] }', '1 and "2" are no two times'],
    ['text to add', { v: [1, '2'] }, '{ select: "$.v[*]", take: sum }', '"2" is no number to add'],
    [
      'a list that a table has no text for',
      { v: [] },
      '{ select: $.v, map: { "": none } }',
      '[] is not in `map`, which has ',
    ],
    [
      'a product that no number holds',
      { v: -1e308 },
      '{ select: $.v, scale: 10 }',
      '-1e+308 times 10 is too large for a number',
    ],
    [
      'a sum that no number holds',
      { v: [1e308, 1e308] },
      '{ select: "$.v[*]", take: sum }',
      'the sum is too large for a number',
    ],
    ['text to scale', { v: '1' }, '{ select: $.v, scale: 2 }', '"1" is no number to scale'],
  ])('refuses %s, naming record and part', (_, record, spec, message) => {
    expect(problemsOf(() => fact(record, spec))).toEqual([`r.json#/0: record 1: mapping \`facts.x\`: ${message}`]);
  });

  const LOST =
    'a whole number beyond 2^53, whose last digits are lost, makes no text. Write it as a text in the results';
  it.each([
    ['a part', '{ parts: [$.v] }'],
    ['an item that is joined', '{ select: $.v, take: all, join: "+" }'],
    ['what is matched', '{ select: $.v, match: "9+" }'],
    ['the key of a table', '{ select: $.v, map: { a: b }, default: c }'],
    ['free text', '{ select: $.v, slug: true }'],
    ['an object with an id', '{ object: { id: { object: { v: $.v } } } }', ', slug: true'],
  ])('refuses to make text of a number that is no longer the one in the file: %s', (_, spec, more = '') => {
    const problems = problemsOf(() => fact({ v: 2 ** 60 }, spec.replace(/ }$/, `${more} }`)));
    expect(problems).toEqual([`r.json#/0: record 1: mapping \`facts.x\`: ${LOST}`]);
    expect(fact({ v: 2 ** 53 - 1 }, spec)).toBeDefined();
  });

  it('leaves a large number that stays one as it is', () => {
    expect(fact({ v: 2 ** 60 }, '$.v')).toBe(2 ** 60);
    expect(fact({ v: 2 ** 60 }, '{ select: $.v, scale: 2 }')).toBe(2 ** 61);
  });

  it.each([
    ['title', 'title: $.v'],
    ['trace.message.text', 'trace: { steps: $, message: { role: { const: user }, text: $.v } }'],
    ['trace.calls.tool', 'trace: { steps: $, calls: { select: $, tool: $.v } }'],
    ['trace.calls.id', 'trace: { steps: $, calls: { select: $, tool: $.id, id: $.v } }'],
    ['trace.results.id', 'trace: { steps: $, results: { when: $.id, id: $.v, result: $.id } }'],
    ['error.message', 'error: { message: $.v }'],
  ])('refuses the same as %s', (part, line) => {
    const problems = problemsOf(() => map({ id: 'a', v: 2 ** 60 }, 'scenario: $.id', line));
    expect(problems).toEqual([`r.json#/0: record 1: mapping \`${part}\`: ${LOST}`]);
  });
});

describe('numbers that are none', () => {
  const read = (spec: string, v: string, ...lines: string[]) =>
    map({ id: 'a', v }, 'scenario: $.id', `facts: { x: ${spec} }`, ...lines)[0]?.x;

  it.each([
    [
      'in JSON inside of a text',
      '{ select: $.v, parse: json }',
      '{"a":NaN,"b":[-Infinity,"NaN"]}',
      { a: null, b: [null, 'NaN'] },
    ],
    ['as a text that should be a number', '{ select: $.v, parse: number, default: 0 }', 'NaN', 0],
    ['as Python writes them to CSV', '{ select: $.v, parse: number }', '-inf', undefined],
    [
      'in a Python literal',
      '{ select: $.v, parse: [python, text] }',
      "['it', nan, -inf, {'a': inf}, 'nan']",
      ['it', null, null, { a: null }, 'nan'],
    ],
    ['as a Python literal', '{ select: $.v, parse: python, default: 0 }', 'nan', 0],
    ['where an integer should be', '{ select: $.v, parse: [integer, text] }', 'nan', undefined],
  ])('are absent %s', (_, spec, v, expected) => {
    expect(read(spec, v, 'nan: absent')).toEqual(expected);
  });

  it('are none without a word of the mapping', () => {
    expect(problemsOf(() => read('{ select: $.v, parse: json }', '[NaN]')).join()).toContain('cannot be read as json');
    expect(problemsOf(() => read('{ select: $.v, parse: number }', 'NaN')).join()).toContain(
      'cannot be read as number',
    );
  });

  it('leave other texts alone', () => {
    expect(read('{ select: $.v, parse: [number, text] }', 'nano', 'nan: absent')).toBe('nano');
    expect(read('{ select: $.v, parse: text }', 'NaN', 'nan: absent')).toBe('NaN');
    expect(read('{ select: $.v, parse: [python, text] }', '[nanny]', 'nan: absent')).toBe('[nanny]');
    expect(read('{ select: $.v, parse: [python, text] }', '[nan]')).toBe('[nan]');
  });
});

describe('standard parts', () => {
  it('reads them all', () => {
    const record = { id: 7, n: 2, name: 'Seven', tag: 'smoke', in: 5, s: 1.5, cents: 20, why: 'boom' };
    const trials = map(
      record,
      'scenario: $.id',
      'trial: $.n',
      'title: $.name',
      'tags: $.tag',
      'facts: { a.b: $.in, a.c: $.s, d: $.none }',
      'usage: { input_tokens: $.in, latency_ms: { select: $.s, scale: 1000 }, cost_usd: { select: $.cents, scale: 0.01 }, cached-tokens: $.n, gone: $.none }',
      'error: { message: $.why }',
    );
    expect(trials).toEqual([
      {
        scenario: '7',
        trial: 2,
        title: 'Seven',
        tags: ['smoke'],
        a: { b: 5, c: 1.5 },
        usage: { input_tokens: 5, latency_ms: 1500, cost_usd: 0.2, 'cached-tokens': 2 },
        error: { kind: 'agent', message: 'boom', classified: false },
      },
    ]);
  });

  it('reads facts within what is called like a part of every object, and leaves that part alone', () => {
    const [trial] = map({ id: 'a', v: 7 }, 'scenario: $.id', 'facts: { toString.y: $.v, valueOf.x.z: $.v }');
    expect(Object.entries(trial ?? {})).toEqual(
      expect.arrayContaining([
        ['toString', { y: 7 }],
        ['valueOf', { x: { z: 7 } }],
      ]),
    );
    expect(Object.keys(Object.prototype.toString)).toEqual([]);
  });

  it('keeps tags that are a list, and only the records that are trials', () => {
    const lines = ['scenario: $.id', 'tags: $.tags', 'when: { select: $.type, equals: result }'];
    expect(map({ id: 'a', type: 'result', tags: ['x', 'y'] }, ...lines)[0]?.tags).toEqual(['x', 'y']);
    expect(problemsOf(() => map({ id: 'a', type: 'start' }, ...lines)).join()).toContain('there is no trial to judge');
  });

  it.each([
    ['no scenario', {}, 'mapping `scenario`: the record has no value for it'],
    [
      'an object as scenario',
      { id: { a: 1 } },
      'mapping `scenario`: {"a":1} is no text; `slug: true` makes an id of it',
    ],
    [
      'a number as scenario that JSON has rounded',
      { id: 2 ** 53 },
      'mapping `scenario`: a whole number beyond 2^53, whose last digits are lost, makes no text',
    ],
    ['a fraction as scenario', { id: 0.5 }, 'mapping `scenario`: 0.5 is no whole number, so it cannot be an id'],
    ['a text of two lines as scenario', { id: 'a\nb' }, '`scenario` is not an id'],
    ['an amount that is a text', { id: 'a', n: 1, calls: '2' }, '`usage.calls` is not an amount'],
    ['text as trial', { id: 'a', n: '2' }, '`trial` is not a trial number'],
  ])('refuses %s', (_, record, message) => {
    expect(problemsOf(() => map(record, 'scenario: $.id', 'trial: $.n', 'usage: { calls: $.calls }')).join()).toContain(
      message,
    );
  });
});

describe('errors', () => {
  const lines = [
    'scenario: $.id',
    'error:',
    '  when: { select: $.status, equals: failed }',
    '  unless: $.verdict',
    '  message: { first_of: [$.error.message, $.error] }',
    '  kinds: { infrastructure: [rate.?limit, ^50], judge: [grader], agent: ["Error:"] }',
  ];
  const errorOf = (record: object, ...more: string[]) => map({ id: 'a', ...record }, ...lines, ...more)[0]?.error;

  it.each([
    ['infrastructure, whatever the case', 'Error: RATE LIMIT', 'infrastructure'],
    ['judge before infrastructure', 'grader: rate limit', 'judge'],
    ['judge', 'the grader failed', 'judge'],
    ['agent', 'TypeError: x', 'agent'],
  ])('tells an error of kind %s', (_, message, kind) => {
    expect(errorOf({ status: 'failed', error: message })).toEqual({ kind, message, classified: true });
  });

  it('asks the patterns of the kinds in the order that the schema tells', () => {
    const { description } = mappingSchema.properties.error.properties.kinds;
    expect(description).toContain(' in the order judge, infrastructure, agent.');
    expect(errorOf({ status: 'failed', error: 'Error: grader' })).toMatchObject({ kind: 'judge' });
    expect(errorOf({ status: 'failed', error: 'Error: rate limit of the grader' })).toMatchObject({ kind: 'judge' });
    expect(errorOf({ status: 'failed', error: 'Error: rate limit' })).toMatchObject({ kind: 'infrastructure' });
  });

  it('leaves an error that no pattern knows unclassified, unless the mapping says otherwise', () => {
    const record = { status: 'failed', error: 'hm' };
    expect(errorOf(record)).toEqual({ kind: 'agent', message: 'hm', classified: false });
    expect(errorOf(record, '  otherwise: infrastructure')).toEqual({
      kind: 'infrastructure',
      message: 'hm',
      classified: true,
    });
  });

  it.each([
    ['its condition does not hold', { status: 'ok', error: 'hm' }],
    ['its exception holds', { status: 'failed', error: 'hm', verdict: { pass: false } }],
    ['there is no message', { status: 'failed' }],
    ['the message is empty', { status: 'failed', error: '' }],
    ['the message is blank', { status: 'failed', error: ' \n' }],
    ['it is said to be none', { status: 'failed', error: false }],
    ['the list of errors is empty', { status: 'failed', error: [] }],
    ['the object of the error is empty', { status: 'failed', error: {} }],
    ['its code is 0', { status: 'failed', error: 0 }],
    ['the list holds a blank text', { status: 'failed', error: ['', null] }],
    ['no member of the object says anything', { status: 'failed', error: { code: 0, message: null, data: {} } }],
  ])('sees no error where %s', (_, record) => {
    expect(errorOf(record)).toBeNull();
  });

  it.each(['None', 'null', 'NaN', 'nan', 'False', 'false', '0', '0.0', '[]', '{}', ' None\n'])(
    'sees no error in the word %j',
    (error) => {
      expect(errorOf({ status: 'failed', error })).toBeNull();
    },
  );

  it.each([
    ['without words', true, 'failed without a message'],
    ['of a code', 137, '137'],
    ['of an object', { code: 5 }, '{"code":5}'],
    ['of which one member says something', { code: 5, message: null }, '{"code":5,"message":null}'],
    ['of a list', ['', 'hm'], '["","hm"]'],
    ['that begins with a word of nothing', 'None of the tools answered', 'None of the tools answered'],
    ['that is a word for something', 'nil', 'nil'],
  ])('has a message for an error %s', (_, error, message) => {
    expect(errorOf({ status: 'failed', error })?.message).toBe(message);
  });
});

describe('traces', () => {
  it.each([
    ['messages', 'message: { role: $.role, text: $.content }'],
    ['calls', 'calls: { select: $, tool: $.name }'],
  ])('of %s whose selector finds the list of the steps are refused', (_name, part) => {
    const lines = ['scenario: $.id', `trace: { steps: $.log, ${part} }`];
    const [problem] = problemsOf(() => map({ id: 'a', log: [{ role: 'user', content: 'hi' }] }, ...lines));
    expect(problem).toMatch(/mapping `trace\.steps`: .*`\$\.log\[\*\]`/);
  });

  const lines = [
    'scenario: $.id',
    'trace:',
    "  steps: $.steps[?@.role != 'system']",
    '  message: { role: $.role, text: { first_of: [{ select: "$.content[*].text", take: all, join: " " }, $.content] } }',
    '  calls: { select: "$.calls[*]", tool: $.name, args: { select: $.args, parse: [json, text] }, id: $.id, result: $.out }',
    '  results: { when: { select: $.role, equals: tool }, id: $.id, tool: $.tool, result: $.content, error: $.failed }',
  ];
  const traceOf = (...steps: object[]) => map({ id: 'a', steps }, ...lines)[0]?.trace;
  const call = (name: string, id?: string) => ({ name, id, args: '{"x":1}' });

  it('keeps the order of messages and calls, and leaves out what has no text', () => {
    const trace = traceOf(
      { role: 'system', content: 'rules' },
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: [{ text: 'a' }, { text: 'b' }], calls: [{ name: 'f', args: 'oops', out: 0 }] },
      { role: 'assistant', content: null, calls: [{ name: 'g' }] },
    );
    expect(trace).toEqual([
      { type: 'message', role: 'user', text: 'hi' },
      { type: 'message', role: 'assistant', text: 'a b' },
      { type: 'tool_call', tool: 'f', args: 'oops', result: 0 },
      { type: 'tool_call', tool: 'g', args: {} },
    ]);
  });

  it.each([
    ['its id', [{ id: '2', content: 'r' }], [undefined, 'r', undefined]],
    ['the earliest unanswered call of its tool', [{ tool: 'g', content: 'r' }], [undefined, 'r', undefined]],
    ['the earliest unanswered call', [{ content: 'r' }, { content: 's' }], ['r', 's', undefined]],
    ['the earliest one where its tool is unknown', [{ tool: 'x', content: 'r' }], ['r', undefined, undefined]],
    [
      'its id after that of an unknown call',
      [
        { id: 'z', tool: 'f', content: 'r' },
        { id: '1', content: 's' },
      ],
      ['s', undefined, undefined, { type: 'message', role: 'tool', text: 'r' }],
    ],
    [
      'each of two calls of one tool',
      [
        { tool: 'f', content: 'r' },
        { tool: 'f', content: 's' },
      ],
      ['r', undefined, 's'],
    ],
  ])('gives a result to the call with %s', (_, results, expected) => {
    const trace = traceOf(
      { role: 'assistant', calls: [call('f', '1'), call('g', '2'), call('f', '3')] },
      ...results.map((result) => ({ role: 'tool', ...result })),
    );
    expect(trace?.map((step) => (step.type === 'tool_call' ? step.result : step))).toEqual(expected);
  });

  it('gives a result with an id that no call has to a call without one', () => {
    const trace = traceOf(
      { role: 'assistant', calls: [call('f', '1'), call('g'), call('f')] },
      { role: 'tool', id: 'z', tool: 'f', content: 'r' },
      { role: 'tool', id: 'y', content: 's' },
    );
    expect(trace?.map((step) => (step.type === 'tool_call' ? step.result : step))).toEqual([undefined, 's', 'r']);
  });

  it('keeps a result without any call as a message, and the error of a call as text', () => {
    const trace = traceOf(
      { role: 'tool', content: { rows: 1 } },
      { role: 'assistant', calls: [call('f')] },
      { role: 'tool', failed: { code: 5 } },
    );
    expect(trace).toEqual([
      { type: 'message', role: 'tool', text: '{"rows":1}' },
      { type: 'tool_call', tool: 'f', args: { x: 1 }, error: '{"code":5}' },
    ]);
  });

  describe('of steps that hold several results', () => {
    const several = lines.map((line) => line.replace('results: {', 'results: { select: "$.parts[*]",'));
    const given = (...steps: object[]) => map({ id: 'a', steps }, ...several)[0]?.trace;
    const calls = { role: 'assistant', calls: [call('f', '1'), call('g', '2')] };
    const part = (id: string) => ({ role: 'tool', id, content: `r${id}` });

    it('give each to its call', () => {
      expect(given(calls, { role: 'user', parts: [part('2'), part('1')] })).toEqual([
        { type: 'tool_call', tool: 'f', args: { x: 1 }, result: 'r1' },
        { type: 'tool_call', tool: 'g', args: { x: 1 }, result: 'r2' },
      ]);
    });

    it('keep what else such a step holds, after its results', () => {
      const mixed = { role: 'user', content: 'go on', parts: [part('1'), { role: 'user', content: 'x' }, part('3')] };
      expect(given(calls, { ...mixed, calls: [{ name: 'h' }] })).toEqual([
        { type: 'tool_call', tool: 'f', args: { x: 1 }, result: 'r1' },
        { type: 'tool_call', tool: 'g', args: { x: 1 } },
        { type: 'message', role: 'tool', text: 'r3' },
        { type: 'message', role: 'user', text: 'go on' },
        { type: 'tool_call', tool: 'h', args: {} },
      ]);
    });

    it('take a step for a message that only looks like a result', () => {
      expect(given({ role: 'tool', content: 'hi' })).toEqual([{ type: 'message', role: 'tool', text: 'hi' }]);
    });
  });

  it('sees no error of a call in what says that there was none', () => {
    const flags = lines.map((line) => line.replace('result: $.out', 'result: $.out, error: $.failed'));
    const steps = [
      { role: 'assistant', calls: [{ name: 'f', failed: false }] },
      { role: 'tool', content: 'fine', failed: false },
      { role: 'assistant', calls: [{ name: 'g', failed: true }] },
    ];
    expect(map({ id: 'a', steps }, ...flags)[0]?.trace).toEqual([
      { type: 'tool_call', tool: 'f', args: {}, result: 'fine' },
      { type: 'tool_call', tool: 'g', args: {}, error: 'failed without a message' },
    ]);
  });

  it.each([
    ['a call without a name', 'trace.calls.tool', { role: 'assistant', calls: [{ name: 'f' }, {}] }],
    ['a message of nobody', 'trace.message.role', { content: 'hi' }],
  ])('refuses %s, and says which step it is', (_, part, step) => {
    const [problem] = problemsOf(() => traceOf({ role: 'user', content: 'hi' }, step));
    expect(problem).toContain(`mapping \`${part}\`: step 2 `);
  });
});

describe('records', () => {
  const read = (content: string, ...lines: string[]) => {
    const mapping = loadMapping('m.yml', ['mapping: test', 'scenario: $.id', ...lines].join('\n'));
    return [...readRun([resultFile('r', content)], { ...READING, mapping })].map(({ scenario }) => scenario);
  };

  it.each([
    ['JSON Lines', '{"id":1}\n{"id":2}', [], ['1', '2']],
    ['a JSON list', '[{"id":1},{"id":2}]', [], ['1', '2']],
    [
      'a list inside of a document',
      '{"run":{"results":[{"id":1},{"id":2}]},"n":2}',
      ['records: $.run.results[*]'],
      ['1', '2'],
    ],
    ['a document that is one record', '{\n "id": 1\n}', ['records: $'], ['1']],
    ['CSV', 'id,x\n1,a\n2,b\n', [], ['1', '2']],
    ['CSV that looks like JSON, when told so', '[id],id\nx,1\n', ['format: csv'], ['1']],
  ])('reads %s', (_, content, lines, expected) => {
    expect(read(content, ...lines)).toEqual(expected);
  });

  it.each([
    [
      'a file that is no JSON',
      'oops',
      ['records: $.results[*]'],
      'r: the file is not JSON. The mapping `test` reads JSON records at `$.results[*]`',
    ],
    [
      'a record deep in a document',
      '{"run":{"results":[{"id":1},{}]}}',
      ['records: $.run.results[*]'],
      'r#/run/results/1: record 2: mapping `scenario`',
    ],
    ['a broken document', '{"id":', ['records: $'], 'r: the file ends at byte 6 in the middle of its JSON'],
  ])('refuses %s', (_, content, lines, message) => {
    expect(problemsOf(() => read(content, ...lines)).join()).toContain(message);
  });
});

describe('loadMapping', () => {
  const problems = (...lines: string[]) =>
    problemsOf(() => loadMapping('m.yml', ['mapping: test', ...lines].join('\n')));

  it.each([
    ['an unknown key', ['scenario: $.id', 'tral: $.n'], 'm.yml:3:1: unknown key `tral`. Did you mean `trial`?'],
    ['an unknown step', ['scenario: { selct: $.id }'], 'm.yml:2:13: unknown key `selct`. Did you mean `select`?'],
    ['no scenario', ['trial: $.n'], 'm.yml:1:1: `scenario` is missing'],
    [
      'a selector without `$`',
      ['scenario: id'],
      'm.yml:2:1: `id` is not a selector: a selector starts with `$`. Write `$.id`',
    ],
    ['an error as a selector', ['scenario: $.id', 'error: $.error'], 'expected object, found "$.error"'],
    ['records without `[*]`', ['scenario: $.id', 'records: $.results'], 'expected text like "$[*]", found "$.results"'],
    [
      'records in lists of lists',
      ['scenario: $.id', 'records: $.suites[*].specs[*]'],
      'm.yml:3:1: `records` has a wrong value',
    ],
    [
      'records with a blank in their name',
      ['scenario: $.id', 'records: $.items list[*]'],
      'm.yml:3:1: `records` has a wrong value',
    ],
    [
      'records with a step after their `[*]`',
      ['scenario: $.id', 'records: $.items[*].result'],
      'm.yml:3:1: `records` has a wrong value',
    ],
    ['items found by a descent', ['scenario: $.id', 'each: $..specs[*]'], 'm.yml:3:1: `each` has a wrong value'],
    [
      'a pattern inside of a selector',
      ['scenario: "$.a[?search(@.x, \'b\')].id"'],
      'Selectors lack `match()` and `search()`: select the value, and give it the step `match` with a pattern (RE2)',
    ],
    ['a broken selector', ['scenario: "$.a["'], 'm.yml:2:1: `$.a[` is not a selector'],
    [
      'a pattern that counts make large',
      ['scenario: { select: $.id, match: "^([a-z]{1,900})$" }'],
      'm.yml:2:27: `^([a-z]{1,900})$` is not a pattern: its counts make it 1805 places long, where 216 are allowed. Write `*` or `+` in place of large counts',
    ],
    ['a broken pattern', ['scenario: { select: $.id, match: "(" }'], 'm.yml:2:27: `(` is not a pattern'],
    [
      'a pattern that looks around',
      ['scenario: { select: $.id, match: "(?=x)" }'],
      'Patterns are RE2: no look-around, no back-references',
    ],
    ['a pattern of two groups', ['scenario: { select: $.id, match: "(a)(b)" }'], '`match` takes one group'],
    ['no source', ['scenario: { parse: json }'], 'm.yml:2:1: a value has one source, not none'],
    ['two sources', ['scenario: { select: $.a, const: b }'], 'm.yml:2:1: a value has one source, not select and const'],
    ['`take` without `select`', ['scenario: { const: b, take: last }'], '`take` only goes with `select`'],
    [
      'an unknown form',
      ['scenario: { select: $.a, parse: jsn }'],
      'expected one of "json", "python", "number", "integer", "boolean", "text", found "jsn"). Did you mean `json`?',
    ],
    [
      'a number as selector',
      ['scenario: 7'],
      'm.yml:2:1: `scenario` has a wrong value (expected string or object, found 7)',
    ],
    ['records that are no list', ['scenario: $.id', 'records: $.results'], 'm.yml:3:1: `records` has a wrong value'],
    [
      'a standard key as fact',
      ['scenario: $.id', 'facts: { usage.cost: $.c }'],
      'm.yml:3:10: `usage` is no fact. Use the part `usage` of the mapping',
    ],
    [
      'an amount that no rubric can name',
      ['scenario: $.id', 'usage: { a.b: $.c }'],
      'm.yml:3:10: `a.b` cannot be a key of `usage`',
    ],
    ['a fact inside of a fact', ['scenario: $.id', 'facts: { a: $.a, a.b: $.b }'], '`a.b` is part of another fact'],
    ['a prototype as fact', ['scenario: $.id', 'facts: { a.prototype: $.b }'], '`a.prototype` cannot be a fact'],
    [
      'a broken pattern of a kind',
      ['scenario: $.id', 'error: { message: $.e, kinds: { agent: ["["] } }'],
      'm.yml:3:41: `[` is not a pattern',
    ],
  ])('refuses %s', (_, lines, message) => {
    expect(problems(...lines).join('\n')).toContain(message);
  });

  it('reports every fault at once', () => {
    expect(problems('scenario: id', 'title: name', 'trial: { const: 1, select: $.x }')).toHaveLength(3);
  });

  it('hashes the content, not its layout', () => {
    const hash = (text: string) => loadMapping('m.yml', text).hash;
    expect(hash('mapping: a\nscenario: $.id')).toBe(hash('# note\r\nscenario: "$.id"\r\nmapping: a\r\n'));
    expect(hash('mapping: a\nscenario: $.id')).not.toBe(hash('mapping: a\nscenario: $.name'));
  });

  it('gives trials or a UserError, whatever the records', () => {
    const mapping = loadMapping(
      'm.yml',
      `mapping: any
scenario: { first_of: [$.id, $.vars], slug: true }
trial: $.n
tags: $.tags
title: $.title
facts: { a: { select: $..a, take: all, parse: [json, python, text] }, b: { parts: [$.a, $.b] }, c: { object: { d: $.d } } }
trace:
  steps: $.steps[*]
  message: { role: $.role, text: $.text }
  calls: { select: "$.calls[*]", tool: $.tool, args: $.args, id: $.id }
  results: { when: { select: $.role, equals: tool }, result: $.text }
usage: { cost_usd: { select: $.cost, scale: 2 } }
error: { message: $.error, kinds: { agent: [x] } }`,
    );
    const keys = fc.constantFrom(
      'id',
      'vars',
      'n',
      'tags',
      'title',
      'a',
      'b',
      'd',
      'steps',
      'role',
      'text',
      'calls',
      'tool',
      'args',
      'cost',
      'error',
    );
    const { record } = fc.letrec<{ record: unknown }>((tie) => ({
      record: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constantFrom<unknown>(null, 'tool', "{'a': 1}", '[1', 0, -1, 1e308, true),
        fc.array(tie('record'), { maxLength: 3 }),
        fc.dictionary(keys, tie('record'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(record, { maxLength: 3 }), (records) => {
        try {
          [...readRun([resultFile('r', JSON.stringify(records))], { ...READING, mapping })];
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
