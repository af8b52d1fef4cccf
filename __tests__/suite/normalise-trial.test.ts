import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import trialSchema from '../../schemas/trial.schema.json' with { type: 'json' };
import { UserError } from '../../src/errors.ts';
import { normaliseTrial } from '../../src/suite/normalise-trial.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

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

  it('leaves out amounts that are null', () => {
    expect(normal({ scenario: 'a', usage: { cost_usd: null, input_tokens: 1 } }).usage).toEqual({ input_tokens: 1 });
  });

  it.each<{ name: string; record: unknown; part: string; found?: string; fix?: RegExp }>([
    { name: 'no object', record: [1], part: 'a record', found: '[1]' },
    {
      name: 'no scenario',
      record: { scenari: 'a' },
      part: '`scenario`',
      found: '["scenari"]',
      fix: /`scenari` to `scenario`/,
    },
    { name: 'a number as id', record: { scenario: 9 }, part: '`scenario`', found: '9', fix: /in quotes/ },
    { name: 'an empty id', record: { scenario: '' }, part: '`scenario`', found: '""' },
    { name: 'an id of 1,001 characters', record: { scenario: 'x'.repeat(1001) }, part: '`scenario`' },
    { name: 'a blank id', record: { scenario: '  ' }, part: '`scenario`', fix: /`slug`/ },
    { name: 'a newline after an id', record: { scenario: 'a\n' }, part: '`scenario`', found: '"a\\n"' },
    { name: 'a fraction as trial', record: { scenario: 'a', trial: 1.5 }, part: '`trial`', found: '1.5' },
    { name: 'a negative trial', record: { scenario: 'a', trial: -1 }, part: '`trial`', found: '-1' },
    { name: 'a text as trial', record: { scenario: 'a', trial: '1' }, part: '`trial`', found: '"1"' },
    { name: 'a number as title', record: { scenario: 'a', title: 1 }, part: '`title`', found: '1' },
    { name: 'a text as tags', record: { scenario: 'a', tags: 'smoke' }, part: '`tags`', found: '"smoke"' },
    { name: 'a list as family', record: { scenario: 'a', family: ['x'] }, part: '`family`', found: '["x"]' },
    { name: 'a truth as family', record: { scenario: 'a', family: true }, part: '`family`', found: 'true' },
    {
      name: 'a number as family whose digits were lost',
      record: { scenario: 'a', family: 2 ** 53 },
      part: '`family`',
      fix: /quotes/,
    },
    { name: 'an object as trace', record: { scenario: 'a', trace: {} }, part: '`trace`', found: '{}' },
    {
      name: 'an unknown step',
      record: { scenario: 'a', trace: [{ type: 'call' }] },
      part: '`trace[0].type`',
      found: '"call"',
    },
    { name: 'a step that is text', record: { scenario: 'a', trace: ['x'] }, part: '`trace[0]`', found: '"x"' },
    {
      name: 'a message without text',
      record: { scenario: 'a', trace: [{ type: 'message', role: 'user' }] },
      part: '`trace[0].text`',
      found: 'nothing',
    },
    {
      name: 'a call with a misspelt tool',
      record: { scenario: 'a', trace: [{ type: 'tool_call', tol: 'x' }] },
      part: '`trace[0].tool`',
      found: 'nothing',
    },
    {
      name: 'a call with an error that is no text',
      record: { scenario: 'a', trace: [{ type: 'tool_call', tool: 'x', error: 1 }] },
      part: '`trace[0].error`',
      found: '1',
    },
    {
      name: 'a negative amount',
      record: { scenario: 'a', usage: { cost_usd: -1 } },
      part: '`usage.cost_usd`',
      found: '-1',
    },
    { name: 'a text as amount', record: { scenario: 'a', usage: { cost_usd: '1' } }, part: '`usage.cost_usd`' },
    {
      name: 'an amount whose sum would be infinite',
      record: { scenario: 'a', usage: { cost_usd: 1e308 } },
      part: '`usage.cost_usd`',
      found: 'a number above 9007199254740991, whose last digits are lost',
    },
    {
      name: 'an infinite amount',
      record: { scenario: 'a', usage: { cost_usd: Number.POSITIVE_INFINITY } },
      part: '`usage.cost_usd`',
      found: 'Infinity',
    },
    {
      name: 'an unknown kind of error',
      record: { scenario: 'a', error: { kind: 'infra', message: 'x' } },
      part: '`error.kind`',
      found: '"infra"',
    },
    { name: 'an empty error', record: { scenario: 'a', error: '' }, part: '`error`', found: '""', fix: /null/ },
    { name: 'true as error', record: { scenario: 'a', error: true }, part: '`error`', found: 'true' },
    ...[null, {}, 'yes', { 'sha256:a': [{ answer: true }] }].map((answers) => {
      return { name: 'answers of the judge', record: { scenario: 'a', $answers: answers }, part: '`$answers`' };
    }),
  ])('refuses $name: $record', ({ record, part, found, fix }) => {
    const [mistake, ...others] = mistakesIn(() => normal(record));
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ code: 'bad-trial', where, ...(found === undefined ? {} : { found }) });
    expect(mistake?.what.startsWith(`${part} `)).toBe(true);
    if (fix !== undefined) expect(mistake?.fix).toMatch(fix);
  });

  it('reports every problem of a record', () => {
    expect(mistakesIn(() => normal({ scenario: 1, trial: -1, usage: { a: -1, b: -1 } }))).toHaveLength(4);
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
