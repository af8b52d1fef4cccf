import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import trialSchema from '../../schemas/trial.schema.json' with { type: 'json' };
import { UserError } from '../../src/errors.ts';
import { normaliseTrial } from '../../src/suite/normalise-trial.ts';
import { problemsOf } from './reading.ts';

const where = { file: 'a.jsonl', line: 3 };
const normal = (record: unknown) => normaliseTrial(record, () => where);

describe('normaliseTrial', () => {
  it('keeps a complete trial as it is', () => {
    const [record] = trialSchema.examples;
    expect(normal(structuredClone(record))).toEqual(record);
  });

  it('takes null in the standard keys as absent, and keeps it in facts', () => {
    const record = {
      scenario: 'a',
      trial: null,
      title: null,
      tags: null,
      trace: null,
      usage: null,
      error: null,
      mood: null,
    };
    expect(normal(record)).toEqual({ scenario: 'a', trial: 1, error: null, mood: null });
    expect(Object.keys(normal({ scenario: 'a', title: null }))).toEqual(['scenario', 'trial', 'error']);
  });

  it.each([
    ['a text', 'boom', { kind: 'agent', message: 'boom', classified: false }],
    ['a message alone', { message: 'boom' }, { kind: 'agent', message: 'boom', classified: false }],
    ['a kind', { kind: 'judge', message: 'boom' }, { kind: 'judge', message: 'boom', classified: true }],
    [
      'a kind that was only assumed',
      { kind: 'agent', message: 'boom', classified: false },
      { kind: 'agent', message: 'boom', classified: false },
    ],
    ['the agent itself', { kind: 'agent', message: 'boom' }, { kind: 'agent', message: 'boom', classified: true }],
  ])('reads an error of %s', (_, error, expected) => {
    expect(normal({ scenario: 'a', error }).error).toEqual(expected);
  });

  it.each([
    ['absent', {}],
    ['null', { args: null }],
  ])('gives a call whose arguments are %s none', (_, written) => {
    const trace = [
      { type: 'tool_call', tool: 'x', ...written },
      { type: 'message', role: 'user', text: 'hi' },
    ];
    expect(normal({ scenario: 'a', trace }).trace).toEqual([{ type: 'tool_call', tool: 'x', args: {} }, trace[1]]);
  });

  it.each([
    [3, '3'],
    [0, '0'],
    [-0, '0'],
    [1.5, '1.5'],
    ['3', '3'],
    [null, undefined],
  ])('reads the family %j as %j', (family, expected) => {
    expect(normal({ family, scenario: 'a' }).family).toBe(expected);
  });

  it.each([null, {}, 'yes', { 'sha256:a': [{ answer: true }] }])("refuses the gate's own answers: %j", (answers) => {
    expect(problemsOf(() => normal({ scenario: 'a', $answers: answers }))).toEqual([
      expect.stringContaining("a.jsonl:3:1: `$answers` is the gate's own (expected facts of the trial"),
    ]);
  });

  it('leaves out amounts that are null', () => {
    expect(normal({ scenario: 'a', usage: { cost_usd: null, input_tokens: 1 } }).usage).toEqual({ input_tokens: 1 });
  });

  it.each([
    ['no object', [1], 'a record is not a trial (expected an object, found [1])'],
    [
      'no scenario',
      { scenari: 'a' },
      '`scenario` is missing (expected the id of the scenario, found ["scenari"]). Rename `scenari` to `scenario`',
    ],
    [
      'a number as id',
      { scenario: 9 },
      '`scenario` is a number (expected ids are strings, found 9). Write "9" in quotes',
    ],
    ['an empty id', { scenario: '' }, '`scenario` is not an id'],
    ['an id of 201 characters', { scenario: 'x'.repeat(201) }, '`scenario` is not an id'],
    [
      'free text as id',
      { scenario: 'Book a room' },
      'Free text belongs in `title`; a mapping can make an id of it with `slug`',
    ],
    ['a newline after an id', { scenario: 'a\n' }, '`scenario` is not an id'],
    [
      'a fraction as trial',
      { scenario: 'a', trial: 1.5 },
      '`trial` is not a trial number (expected an integer from 0, found 1.5)',
    ],
    ['a negative trial', { scenario: 'a', trial: -1 }, '`trial` is not a trial number'],
    ['a text as trial', { scenario: 'a', trial: '1' }, '`trial` is not a trial number'],
    ['a number as title', { scenario: 'a', title: 1 }, '`title` is not text'],
    [
      'a text as tags',
      { scenario: 'a', tags: 'smoke' },
      '`tags` is not a list of texts (expected for example ["smoke"], found "smoke")',
    ],
    [
      'a list as family',
      { scenario: 'a', family: ['x'] },
      '`family` is no name of a family (expected text or a number, found ["x"]). A fact of your own needs another name',
    ],
    ['a truth as family', { scenario: 'a', family: true }, '`family` is no name of a family'],
    [
      'a number as family whose digits were lost',
      { scenario: 'a', family: 2 ** 53 },
      'whose last digits are lost). Write it in quotes',
    ],
    ['an object as trace', { scenario: 'a', trace: {} }, '`trace` is not a list of steps'],
    [
      'an unknown step',
      { scenario: 'a', trace: [{ type: 'call' }] },
      '`trace[0].type` is not known (expected "message" or "tool_call", found "call")',
    ],
    ['a step that is text', { scenario: 'a', trace: ['x'] }, '`trace[0]` is not a step'],
    [
      'a message without text',
      { scenario: 'a', trace: [{ type: 'message', role: 'user' }] },
      '`trace[0].text` is not text (expected text, found nothing)',
    ],
    ['a call without a tool', { scenario: 'a', trace: [{ type: 'tool_call' }] }, '`trace[0].tool` is not text'],
    [
      'a call with an error that is no text',
      { scenario: 'a', trace: [{ type: 'tool_call', tool: 'x', error: 1 }] },
      '`trace[0].error` is not text',
    ],
    [
      'a negative amount',
      { scenario: 'a', usage: { cost_usd: -1 } },
      '`usage.cost_usd` is not an amount (expected a number from 0, found -1)',
    ],
    ['a text as amount', { scenario: 'a', usage: { cost_usd: '1' } }, '`usage.cost_usd` is not an amount'],
    [
      'an infinite amount',
      { scenario: 'a', usage: { cost_usd: Number.POSITIVE_INFINITY } },
      '`usage.cost_usd` is not an amount',
    ],
    [
      'an unknown kind of error',
      { scenario: 'a', error: { kind: 'infra', message: 'x' } },
      '`error.kind` is not known (expected agent, infrastructure, judge, found "infra")',
    ],
    [
      'an empty error',
      { scenario: 'a', error: '' },
      '`error` is not an error (expected null, a text, or `{kind, message}`, found ""). Write null when there was none',
    ],
    ['true as error', { scenario: 'a', error: true }, '`error` is not an error'],
  ])('refuses %s', (_, record, message) => {
    expect(problemsOf(() => normal(record)).join()).toContain(`a.jsonl:3:1: `);
    expect(problemsOf(() => normal(record)).join()).toContain(message);
  });

  it('reports every problem of a record', () => {
    expect(problemsOf(() => normal({ scenario: 1, trial: -1, usage: { a: -1, b: -1 } }))).toHaveLength(4);
  });

  it('reads a normal trial back as it was', () => {
    fc.assert(
      fc.property(arbitraryRecord(), (record) => {
        fc.pre(isTrial(structuredClone(record)));
        const trial = normal(structuredClone(record));
        expect(normal(JSON.parse(JSON.stringify(trial)))).toEqual(trial);
      }),
    );
  });

  it('agrees with the published schema', () => {
    const validate = new Ajv2020({ strictTypes: false, allowUnionTypes: true }).compile(trialSchema);
    fc.assert(
      fc.property(arbitraryRecord(), (record) => {
        expect(isTrial(structuredClone(record)), JSON.stringify(record)).toBe(validate(record));
      }),
      { numRuns: 3000 },
    );
  });
});

function isTrial(record: unknown): boolean {
  try {
    normal(record);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** Records that are nearly trials: each key has good values more often than odd ones. */
function arbitraryRecord(): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(null, '', 'x', 'a b', 0, 1, -1, 1.5, true, [], ['x'], [1], {}, { x: 1 });
  const mostly = (good: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: odd });
  const step = fc.record(
    {
      type: mostly(fc.constantFrom('message', 'tool_call')),
      role: mostly(fc.constant('user')),
      text: mostly(fc.constant('hi')),
      tool: mostly(fc.constant('search')),
      args: odd,
      error: mostly(fc.constant(null)),
    },
    { requiredKeys: ['type'] },
  );
  const error = fc.record(
    {
      kind: mostly(fc.constantFrom('agent', 'judge', null)),
      classified: mostly(fc.boolean()),
      message: mostly(fc.constant('boom')),
    },
    { requiredKeys: [] },
  );
  return fc.record(
    {
      scenario: mostly(fc.constantFrom('a', 'a/b.c_d-e')),
      trial: mostly(fc.integer({ min: 0 })),
      title: mostly(fc.string()),
      tags: mostly(fc.array(fc.string())),
      family: mostly(fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }))),
      trace: mostly(fc.array(mostly(step), { maxLength: 3 })),
      usage: mostly(fc.dictionary(fc.constantFrom('input_tokens', 'other'), mostly(fc.nat()))),
      error: mostly(fc.oneof(error, fc.constant('boom'))),
      mood: odd,
    },
    { requiredKeys: ['scenario'] },
  );
}
