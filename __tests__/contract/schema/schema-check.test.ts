import { describe, expect, it } from 'vitest';
import { type Making, readConfig } from '../../../src/contract/read-config.ts';
import { schemaCheck } from '../../../src/contract/schema/schema-check.ts';
import { messagesIn } from '../../support/mistakes-in.ts';

const check = schemaCheck({
  type: 'object',
  additionalProperties: false,
  required: ['suite'],
  properties: {
    suite: { type: 'string' },
    strict: { type: 'boolean' },
    tier: { enum: ['critical', 'supporting', 'advisory'] },
    threshold: { type: 'number', minimum: 0, maximum: 1 },
    metrics: { type: 'object', additionalProperties: { $ref: '#/$defs/rule' } },
    parse: {
      type: ['string', 'object'],
      if: { type: 'object' },
      then: { required: ['select'] },
      else: { type: 'string', minLength: 2 },
    },
    form: {
      type: ['string', 'array'],
      if: { type: 'array' },
      then: { minItems: 1 },
      else: { enum: ['json', 'text'] },
    },
    facts: { type: 'object', propertyNames: { pattern: '^[a-z]+$', examples: ['words'] } },
  },
  $defs: { rule: { type: 'object', additionalProperties: false, properties: { tolerance: { type: 'number' } } } },
});

const problemsOf = (text: string) => messagesIn(() => readConfig('policy.yml', text, check, (sound) => sound));

describe('readConfig', () => {
  const mistakes: readonly [string, string, string][] = [
    [
      'a misspelt key',
      'suite: a\ntreshold: 0.8\n',
      'policy.yml:2:1: unknown key `treshold`. Did you mean `threshold`?',
    ],
    [
      'a key nobody meant',
      'suite: a\nxyzzy: 1\n',
      'policy.yml:2:1: unknown key `xyzzy`. Known: facts, form, metrics, parse, strict, suite, threshold, tier',
    ],
    [
      'a misspelt key further down',
      'suite: a\nmetrics:\n  TCR:\n    tolerence: 0.1\n',
      'policy.yml:4:5: unknown key `tolerence`. Did you mean `tolerance`?',
    ],
    [
      'a percent',
      'suite: a\nthreshold: 85\n',
      'policy.yml:2:1: `threshold` has a wrong value (expected <= 1, found 85). Rates are 0 to 1, not percent: did you mean 0.85?',
    ],
    [
      'a rate that is too high, and no percent',
      'suite: a\nthreshold: 1.0001\n',
      'policy.yml:2:1: `threshold` has a wrong value (expected <= 1, found 1.0001)',
    ],
    [
      'the least percent',
      'suite: a\nthreshold: 2\n',
      'policy.yml:2:1: `threshold` has a wrong value (expected <= 1, found 2). Rates are 0 to 1, not percent: did you mean 0.02?',
    ],
    [
      'one percent by its sign',
      'suite: a\nthreshold: 1%\n',
      'policy.yml:2:1: `threshold` has a wrong value (expected number, found "1%"). Rates are 0 to 1, not percent: did you mean 0.01?',
    ],
    [
      'text for a number',
      'suite: a\nthreshold: "0.9"\n',
      'policy.yml:2:1: `threshold` has a wrong value (expected number, found "0.9"). Write the number without quotes',
    ],
    [
      'a number for text',
      'suite: 1.10\n',
      'policy.yml:1:1: `suite` has a wrong value (expected string, found 1.1). Quote it',
    ],
    [
      'a misspelt word',
      'suite: a\ntier: critcal\n',
      'policy.yml:2:1: `tier` has a wrong value (expected one of "critical", "supporting", "advisory", found "critcal"). Did you mean `critical`?',
    ],
    [
      'a percent sign',
      'suite: a\nthreshold: 85%\n',
      'policy.yml:2:1: `threshold` has a wrong value (expected number, found "85%"). Rates are 0 to 1, not percent: did you mean 0.85?',
    ],
    [
      'a percent of something else',
      'suite: a\nthreshold: 850%\n',
      'policy.yml:2:1: `threshold` has a wrong value (expected number, found "850%")',
    ],
    [
      'nothing for text',
      'suite: ~\n',
      'policy.yml:1:1: `suite` has a wrong value (expected string, found null). Nothing stands there: write a text',
    ],
    ['a list for text', 'suite: []\n', 'policy.yml:1:1: `suite` has a wrong value (expected string, found [])'],
    [
      'a yes of older YAML',
      'suite: a\nstrict: yes\n',
      'policy.yml:2:1: `strict` has a wrong value (expected boolean, found "yes"). Write true or false, without quotes',
    ],
    [
      'a word for true or false',
      'suite: a\nstrict: maybe\n',
      'policy.yml:2:1: `strict` has a wrong value (expected boolean, found "maybe")',
    ],
    [
      'a key with a slash and a dot by its own name',
      'suite: a\nmetrics:\n  "a/b~c": { tolerance: x }\n',
      'policy.yml:3:14: `metrics.a/b~c.tolerance` has a wrong value (expected number, found "x")',
    ],
    [
      'a key that would break the line',
      `suite: a\n"x\\ny${'z'.repeat(100)}": 1\n`,
      `policy.yml:2:1: unknown key \`x\\ny${'z'.repeat(73)}...\`. Known: facts, form, metrics, parse, strict, suite, threshold, tier`,
    ],
    ['a required key that is misspelt, once', 'suit: a\n', 'policy.yml:1:1: unknown key `suit`. Did you mean `suite`?'],
    [
      'a value of two types, of which each goes on in its own way',
      'suite: a\nparse: 7\n',
      'policy.yml:2:1: `parse` has a wrong value (expected string or object, found 7)',
    ],
    [
      'a value that is none of some words and no list of them',
      'suite: a\nform: true\n',
      'policy.yml:2:1: `form` has a wrong value (expected one of "json", "text", found true)',
    ],
    [
      'a name that cannot be one, at its own place',
      'suite: a\nfacts: { a: 1, 9x: 2 }\n',
      'policy.yml:2:16: `9x` cannot be a key of `facts` (expected text like "words", found "9x"). `9` cannot stand in it, only `a-z`',
    ],
    ['a missing key', 'tier: critical\n', 'policy.yml:1:1: `suite` is missing'],
  ];
  it.each(mistakes)('explains %s', (_name, text, message) => {
    expect(problemsOf(text)).toEqual([message]);
  });

  it('tells all mistakes at once', () => {
    expect(problemsOf('tier: x\nthreshold: 2\n')).toHaveLength(3);
  });

  it.each([
    { length: 101, more: 'and 1 more problem' },
    { length: 130, more: 'and 30 more problems' },
  ])('lists a hundred of $length mistakes and counts the others', ({ length, more }) => {
    const keys = Array.from({ length }, (_, index) => `x${index}: 1\n`).join('');
    const problems = problemsOf(`suite: a\n${keys}`);
    expect([problems.length, problems.at(-1)]).toEqual([101, more]);
  });

  it('tells what is found in the sound parts, in the order of the lines', () => {
    const make = (sound: unknown, { problems, placeOf }: Making) => {
      for (const [key, value] of Object.entries(sound as object)) {
        if (value !== undefined) problems.push({ code: 'x', what: `saw ${key}`, where: placeOf(`/${key}`) });
      }
    };
    const found = (text: string) => {
      try {
        readConfig('p.yml', text, check, make);
      } catch (error) {
        return (error as Error).message.split('\n');
      }
      return [];
    };
    expect(found('suite: a\ntier: x\nthreshold: 1\n')).toEqual([
      'p.yml:1:1: saw suite',
      'p.yml:2:1: `tier` has a wrong value (expected one of "critical", "supporting", "advisory", found "x")',
      'p.yml:3:1: saw threshold',
    ]);
    expect(found('suite: !x a\nthreshold: 1\n')).toEqual([
      'p.yml:1:8: tags are not allowed (found !x). Remove it, and quote what is text',
      'p.yml:2:1: saw threshold',
    ]);
  });

  it('gives what is made when it fits', () => {
    expect(readConfig('policy.yml', 'suite: a\n', check, (sound) => sound)).toEqual({ suite: 'a' });
  });
});

it('refuses a value that fits two schemas of which one is wanted, though neither finds a fault', () => {
  const one = schemaCheck({ oneOf: [{ type: 'number' }, { minimum: 0 }] });
  expect(one.problems(1, (pointer) => ({ file: 'x.json', pointer }))).toMatchObject([
    { code: 'bad-value', found: '1' },
  ]);
  expect(one.problems(-1, (pointer) => ({ file: 'x.json', pointer }))).toEqual([]);
});
