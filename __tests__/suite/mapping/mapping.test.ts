import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { loadMapping } from '../../../src/suite/mapping/mapping.ts';
import { readRun } from '../../../src/suite/read-run.ts';
import { expectGolden } from '../../support/golden.ts';
import { messagesIn, mistakesIn, spotsIn, subjectsIn } from '../../support/mistakes-in.ts';
import { READING, resultFile } from '../reading.ts';
import { map } from './mapped.ts';

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
    expect(spotsIn(() => map({ id: 'a', type: 'start' }, ...lines))).toEqual(['no-trials']);
  });

  it.each([
    ['no scenario', {}, 'unmapped scenario'],
    ['an object as scenario', { id: { a: 1 } }, 'unmapped scenario'],
    ['a number as scenario that JSON has rounded', { id: 2 ** 53 }, 'unmapped scenario'],
    ['a fraction as scenario', { id: 0.5 }, 'unmapped scenario'],
    ['a text of two lines as scenario', { id: 'a\nb' }, 'bad-trial scenario'],
    ['an amount that is a text', { id: 'a', n: 1, calls: '2' }, 'bad-trial usage.calls'],
    ['text as trial', { id: 'a', n: '2' }, 'bad-trial trial'],
  ])('refuses %s', (_, record, refusal) => {
    const lines = ['scenario: $.id', 'trial: $.n', 'usage: { calls: $.calls }'];
    expect(subjectsIn(() => map(record, ...lines))).toEqual([`r.json#/0 ${refusal}`]);
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

  it('asks the patterns of the judge first, then those of infrastructure', () => {
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
    const record = { id: 'a', log: [{ role: 'user', content: 'hi' }] };
    expect(subjectsIn(() => map(record, ...lines))).toEqual(['r.json#/0 unmapped trace.steps']);
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

    it('keep what else such a step holds, and come after the calls of their own step', () => {
      const mixed = { role: 'user', content: 'go on', parts: [part('1'), { role: 'user', content: 'x' }, part('3')] };
      expect(given(calls, { ...mixed, calls: [{ name: 'h' }] })).toEqual([
        { type: 'tool_call', tool: 'f', args: { x: 1 }, result: 'r1' },
        { type: 'tool_call', tool: 'g', args: { x: 1 } },
        { type: 'message', role: 'user', text: 'go on' },
        { type: 'tool_call', tool: 'h', args: {} },
        { type: 'message', role: 'tool', text: 'r3' },
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
    const [problem] = mistakesIn(() => traceOf({ role: 'user', content: 'hi' }, step));
    expect(problem).toMatchObject({ code: 'unmapped', what: expect.stringMatching(`\`${part}\`.* 2 `) });
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
    ['CSV that looks like JSON, when the mapping says so', '[id],id\nx,1\n', ['format: csv'], ['1']],
  ])('reads %s', (_, content, lines, expected) => {
    expect(read(content, ...lines)).toEqual(expected);
  });

  it.each([
    ['a file that is no JSON', 'oops', ['records: $.results[*]'], 'r wrong-format'],
    [
      'a record deep in a document',
      '{"run":{"results":[{"id":1},{}]}}',
      ['records: $.run.results[*]'],
      'r#/run/results/1 unmapped scenario',
    ],
    ['a broken document', '{"id":', ['records: $'], 'r cut-json'],
  ])('refuses %s', (_, content, lines, refusal) => {
    expect(subjectsIn(() => read(content, ...lines))).toEqual([refusal]);
  });
});

describe('loadMapping', () => {
  const load = (lines: readonly string[]) => loadMapping('m.yml', ['mapping: test', ...lines].join('\n'));

  const refused: readonly (readonly [string, readonly string[], string])[] = [
    ['an unknown key', ['scenario: $.id', 'tral: $.n'], 'm.yml:3:1 unknown-key tral'],
    ['an unknown step', ['scenario: { selct: $.id }'], 'm.yml:2:13 unknown-key selct'],
    ['no scenario', ['trial: $.n'], 'm.yml:1:1 missing-key scenario'],
    ['a selector without `$`', ['scenario: id'], 'm.yml:2:1 bad-mapping id'],
    ['an error as a selector', ['scenario: $.id', 'error: $.error'], 'm.yml:3:1 bad-value error'],
    ['records without `[*]`', ['scenario: $.id', 'records: $.results'], 'm.yml:3:1 bad-value records'],
    ['records in lists of lists', ['scenario: $.id', 'records: $.suites[*].specs[*]'], 'm.yml:3:1 bad-value records'],
    [
      'records with a blank in their name',
      ['scenario: $.id', 'records: $.items list[*]'],
      'm.yml:3:1 bad-value records',
    ],
    [
      'records with a step after their `[*]`',
      ['scenario: $.id', 'records: $.items[*].result'],
      'm.yml:3:1 bad-value records',
    ],
    ['a list in place of its items', ['scenario: $.id', 'each: $.specs'], 'm.yml:3:1 bad-mapping $.specs'],
    ['an expectation of no such number', ['scenario: $.id', 'expect: { pased: $.n }'], 'm.yml:3:11 unknown-key pased'],
    [
      'a pattern inside of a selector',
      ['scenario: "$.a[?search(@.x, \'b\')].id"'],
      "m.yml:2:1 bad-mapping $.a[?search(@.x, 'b')].id",
    ],
    ['a broken selector', ['scenario: "$.a["'], 'm.yml:2:1 bad-mapping $.a['],
    [
      'a pattern that counts make large',
      ['scenario: { select: $.id, match: "^([a-z]{1,900})$" }'],
      'm.yml:2:27 bad-mapping ^([a-z]{1,900})$',
    ],
    ['a broken pattern', ['scenario: { select: $.id, match: "(" }'], 'm.yml:2:27 bad-mapping ('],
    ['a pattern that looks around', ['scenario: { select: $.id, match: "(?=x)" }'], 'm.yml:2:27 bad-mapping (?=x)'],
    ['a pattern of two groups', ['scenario: { select: $.id, match: "(a)(b)" }'], 'm.yml:2:27 bad-mapping match'],
    ['no source', ['scenario: { parse: json }'], 'm.yml:2:1 bad-mapping'],
    ['two sources', ['scenario: { select: $.a, const: b }'], 'm.yml:2:1 bad-mapping'],
    ['`take` without `select`', ['scenario: { const: b, take: last }'], 'm.yml:2:23 bad-mapping take'],
    ['an unknown form', ['scenario: { select: $.a, parse: jsn }'], 'm.yml:2:26 bad-value scenario.parse'],
    ['a number as selector', ['scenario: 7'], 'm.yml:2:1 bad-value scenario'],
    ['a standard key as fact', ['scenario: $.id', 'facts: { usage.cost: $.c }'], 'm.yml:3:10 bad-mapping usage'],
    ['an amount that no rubric can name', ['scenario: $.id', 'usage: { a.b: $.c }'], 'm.yml:3:10 bad-value a.b'],
    ['a fact inside of a fact', ['scenario: $.id', 'facts: { a: $.a, a.b: $.b }'], 'm.yml:3:18 bad-mapping a.b'],
    ['a prototype as fact', ['scenario: $.id', 'facts: { a.prototype: $.b }'], 'm.yml:3:10 bad-mapping a.prototype'],
    [
      'a broken pattern of a kind',
      ['scenario: $.id', 'error: { message: $.e, kinds: { agent: ["["] } }'],
      'm.yml:3:41 bad-mapping [',
    ],
  ];
  it.each(refused)('refuses %s', (_, lines, refusal) => {
    expect(subjectsIn(() => load(lines))).toEqual([refusal]);
  });

  it('says why it refuses a mapping', () => {
    const messages = refused.map(([name, lines]) => [name, ...messagesIn(() => load(lines))].join('\n  '));
    expectGolden(join(import.meta.dirname, 'golden/refused-mappings.txt'), `${messages.join('\n')}\n`);
  });

  it('reports every fault at once', () => {
    expect(mistakesIn(() => load(['scenario: id', 'title: name', 'trial: { const: 1, select: $.x }']))).toHaveLength(3);
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
