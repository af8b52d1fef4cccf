import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describePlace, UserError } from '../../src/errors.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readEvidence, readRun } from '../../src/suite/read-run.ts';
import type { ResultFile } from '../../src/suite/reading/open.ts';
import { DEFAULT_RULES, startRedaction } from '../../src/suite/redaction/redaction.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import { ANSWERS } from '../../src/suite/trial.ts';
import { mistakesIn, spotsIn } from '../support/mistakes-in.ts';
import { plainJson, READING, readNative, resultFile } from './reading.ts';

describe('readEvidence', () => {
  const whole = '{ "scenario": "a", "trial": 1, "score": 1.0, "error": null }';
  it.each([
    ['a record that says everything', whole, whole],
    ['the same in a list', `[\n  ${whole}\n]`, whole],
    ['a record without a number', '{"scenario":"a","error":null}', null],
    ['a record without an error', '{"scenario":"a","trial":1}', null],
    ['a null that stands for nothing', '{"scenario":"a","trial":1,"tags":null,"error":null}', null],
    ['an error', '{"scenario":"a","trial":1,"error":"late"}', null],
    [
      'a call without arguments',
      '{"scenario":"a","trial":1,"trace":[{"type":"tool_call","tool":"t"}],"error":null}',
      null,
    ],
    ['a secret', `{"scenario":"a","trial":1,"said":"ghp_${'a1'.repeat(18)}","error":null}`, null],
  ])('keeps the text only of what is a trial already: %s', (_name, content, text) => {
    const [evidence] = readEvidence([resultFile('r', content)], READING);
    expect(evidence?.text).toBe(text);
    if (text !== null) expect(JSON.parse(text)).toEqual(evidence?.trial);
  });

  const answers = { 'sha256:a': [{ answer: true, reason: `ghp_${'a1'.repeat(18)}` }] };
  const kept = resultFile('r', JSON.stringify({ scenario: 'a', $answers: answers, said: 'yes' }));
  it.each([
    { name: 'as they are', rules: {} },
    { name: 'whatever looks like a secret', rules: { shapes: true } },
    { name: 'whatever is dropped', rules: { drop: ['$answers', 'said'] } },
    { name: 'whatever is hashed', rules: { hash: ['$answers', 'said'] } },
  ])('takes what a judge has answered from evidence, and for no fact: $name', ({ rules }) => {
    const redaction = startRedaction({ ...DEFAULT_RULES, ...rules });
    const [evidence] = readEvidence([{ ...kept, isEvidence: true }], { ...READING, redaction });
    expect(evidence?.trial[ANSWERS]).toEqual(answers);
    expect(Object.keys(evidence?.trial ?? {})).not.toContain('$answers');
    expect(evidence?.text).toBeNull();
  });

  it.each([null, 'yes', []])('takes no answers from what is none: %j', (odd) => {
    const file = resultFile('r', JSON.stringify({ scenario: 'a', $answers: odd }));
    const [evidence] = readEvidence([{ ...file, isEvidence: true }], READING);
    expect(evidence?.trial).toEqual({ scenario: 'a', trial: 1, error: null });
  });

  it('takes no answers of the judge from anywhere else', () => {
    expect(mistakesIn(() => [...readEvidence([kept], READING)])).toMatchObject([
      { code: 'bad-trial', what: expect.stringContaining('`$answers`') },
    ]);
  });

  it('keeps no text of what a mapping made', () => {
    const mapping = loadMapping('m.yml', 'mapping: m\nscenario: $.scenario\ntrial: $.trial\n');
    const [evidence] = readEvidence([resultFile('r', whole)], { ...READING, mapping });
    expect(evidence?.text).toBe(null);
  });

  it('keeps no text where a fact is dropped or hashed', () => {
    for (const rules of [
      { drop: ['score'], hash: [] },
      { drop: [], hash: ['score'] },
    ]) {
      const redaction = startRedaction({ ...DEFAULT_RULES, ...rules });
      const [evidence] = readEvidence([resultFile('r', whole)], { ...READING, redaction });
      expect(evidence?.text).toBe(null);
    }
  });
});

/** The places of trials that come twice: of the second, and of the first. */
function repeatsIn(files: readonly ResultFile[], select: readonly Selection[] = []): readonly string[] {
  return mistakesIn(() => readNative(files, select)).map(({ code, what, where }) => {
    const [, first] = /first at (\S+)$/.exec(what) ?? [];
    return code === 'repeated-trial' && where ? `${describePlace(where)} ${first}` : code;
  });
}

describe('readRun', () => {
  it('reads JSON Lines and JSON lists as one run, by content and not by name', () => {
    const trials = readNative([
      resultFile('a.json', '{"scenario":"a"}\n\n{"scenario":"a","trial":2}\r\n'),
      resultFile('b.jsonl', '\uFEFF[{"scenario":"b","mood":"good"}, {"scenario":"c"}]\n'),
    ]);
    expect(trials).toEqual([
      { scenario: 'a', trial: 1, error: null },
      { scenario: 'a', trial: 2, error: null },
      { scenario: 'b', trial: 1, error: null, mood: 'good' },
      { scenario: 'c', trial: 1, error: null },
    ]);
  });

  it('takes the ids of inherited members as ordinary ids', () => {
    const ids = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
    const text = ids.map((scenario) => JSON.stringify({ scenario })).join('\n');
    expect(readNative([resultFile('a.jsonl', text)]).map(({ scenario }) => scenario)).toEqual(ids);
  });

  it('names both places of a trial that comes twice', () => {
    const files = [
      resultFile('a.jsonl', '{"scenario":"a"}\n{"scenario":"b","trial":2}'),
      resultFile('b.json', '[{"scenario":"b","trial":1},{"scenario":"b","trial":2}]'),
    ];
    expect(repeatsIn(files)).toEqual(['b.json#/1 a.jsonl:2:1']);
  });

  it.each([0, 1, 30, 31, 32, 4_294_967_297, Number.MAX_SAFE_INTEGER])('knows trial %d again, and no other', (trial) => {
    const others = [0, 1, 2, 30, 31, 32, 33, 63].filter((number) => number !== trial);
    const text = [...others, trial, trial].map((number) => `{"scenario":"a","trial":${number}}`).join('\n');
    const [second, first] = [others.length + 2, others.length + 1];
    expect(repeatsIn([resultFile('a.jsonl', text)])).toEqual([`a.jsonl:${second}:1 a.jsonl:${first}:1`]);
  });

  it('names the first of two that are selected, not one before that is left out', () => {
    const [out, kept] = ['{"scenario":"a","keep":false}', '{"scenario":"a","keep":true}'];
    const files = [resultFile('a.jsonl', out), resultFile('b.jsonl', [out, kept, kept].join('\n'))];
    expect(repeatsIn(files, [{ fact: 'keep', value: 'true' }])).toEqual(['b.jsonl:3:1 b.jsonl:2:1']);
  });

  it('suggests a selection when the two differ in a short fact', () => {
    const text = ['gpt-4o', 'claude'].map((provider) =>
      JSON.stringify({ scenario: 'a', input: 'x', output: provider, score: 0.5, provider }),
    );
    expect(mistakesIn(() => readNative([resultFile('a.jsonl', text.join('\n'))]))).toMatchObject([
      { code: 'repeated-trial', fix: expect.stringContaining('`--select provider=gpt-4o`') },
    ]);
  });

  it('suggests no selection by amounts', () => {
    const text = [1, 2].map((messages) => JSON.stringify({ scenario: 'a', messages })).join('\n');
    expect(mistakesIn(() => readNative([resultFile('a.jsonl', text)]))).toMatchObject([
      { code: 'repeated-trial', fix: expect.not.stringContaining('--select') },
    ]);
  });

  it('refuses ids that differ only in case', () => {
    const text = '{"scenario":"Book"}\n{"scenario":"book","trial":2}';
    expect(mistakesIn(() => readNative([resultFile('a.jsonl', text)]))).toMatchObject([
      { code: 'scenario-spelling', expected: '"Book"', found: '"book"', where: { line: 2 } },
    ]);
    const other = '{"scenario":"book"}\n{"scenario":"Book","trial":2}\n{"scenario":"book","trial":2}';
    expect(mistakesIn(() => readNative([resultFile('a.jsonl', other)]))).toMatchObject([
      { code: 'scenario-spelling', expected: '"book"', found: '"Book"', where: { line: 2 } },
    ]);
  });

  it('reports the problems of all files at once', () => {
    const files = [
      resultFile('a.jsonl', '{"scenario":"a"}\nnot json\n{"scenario":"b"'),
      resultFile('b.json', '[{"scenario":1},{"scenario":"c"'),
      resultFile('c.jsonl', ''),
      resultFile('d.jsonl', '{"scenario":"d"}'),
    ];
    const found = mistakesIn(() => readNative(files)).map(({ code, where }) => [where && describePlace(where), code]);
    expect(found).toEqual([
      ['a.jsonl:2:1', 'bad-json'],
      ['a.jsonl:3:16', 'bad-json'],
      ['b.json#/0', 'bad-trial'],
      ['b.json', 'cut-json'],
      ['c.jsonl', 'empty-file'],
    ]);
  });

  it('shows no secret in a problem, nor in what it suggests', () => {
    const secret = 'hush-hush-1';
    const redaction = startRedaction({ ...DEFAULT_RULES, secrets: [secret] });
    const mapping = loadMapping('m.yml', 'mapping: m\nrecords: $.results[*]\nscenario: $.id\n');
    const file = resultFile('a.json', JSON.stringify({ [secret]: 1, other: 2 }));
    const found = mistakesIn(() => [...readRun([file], { ...READING, redaction, mapping })]);
    expect(found).toMatchObject([{ code: 'no-records', known: [expect.stringMatching(/^\[redacted/), 'other'] }]);
    expect(JSON.stringify(found)).not.toContain(secret);
  });

  it('lists the first three problems of a kind and counts the rest', () => {
    const problems = mistakesIn(() => readNative([resultFile('a.jsonl', 'x\n'.repeat(22).replace('x', '{}}'))]));
    expect(problems).toHaveLength(4);
    expect(problems.at(-1)).toMatchObject({ code: 'more-problems', more: 19 });
  });

  it.each([
    ['no file', []],
    ['only empty lists', [resultFile('a.json', '[]'), resultFile('b.json', ' [ ] ')]],
  ])('refuses a run of %s, since nothing ran', (_, files) => {
    expect(spotsIn(() => readNative(files))).toEqual(['no-trials']);
  });

  it.each([
    ['gives up a file whose first thousand records are all broken', 0, ['no-record-fits']],
    ['goes on where one of them is a trial', 1, []],
  ])('%s', (_name, trials, given) => {
    const content = `[${'{"scenario":"a"},'.repeat(trials)}${Array.from({ length: 5000 }, (_, index) => index).join()}]`;
    const codes = mistakesIn(() => readNative([resultFile('a.json', content)])).map(({ code }) => code);
    expect(codes.filter((code) => code === 'no-record-fits')).toEqual(given);
  });

  it('allows an empty list among files that have trials', () => {
    expect(readNative([resultFile('a.json', '[]'), resultFile('b.jsonl', '{"scenario":"a"}')])).toHaveLength(1);
  });

  it('lets bugs through', () => {
    const broken = {
      file: 'a.jsonl',
      chunks: () => {
        throw new TypeError('bug');
      },
    };
    expect(() => readNative([broken])).toThrow(TypeError);
  });

  it('gives trials or a UserError, whatever the bytes', () => {
    const fragments = fc.constantFrom(
      '{"scenario":"a"',
      '}',
      ',',
      '[',
      ']',
      '"',
      '\\',
      '\n',
      ' ',
      ':',
      '1',
      'null',
      '\0',
      '\uFEFF',
    );
    const anything = fc.oneof(
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc.array(fragments).map((parts) => Buffer.from(parts.join(''))),
      fc.json().map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 9 }), (bytes, size) => {
        try {
          expect(readNative([resultFile('a', bytes, size)]).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the same trials for JSON Lines and a JSON list, however they are laid out and cut', () => {
    const trial = fc.record({ note: plainJson(), tags: fc.array(fc.string()), text: fc.string({ unit: 'binary' }) });
    const layout = fc.record({ indent: fc.constantFrom(0, 2), size: fc.integer({ min: 1, max: 40 }) });
    fc.assert(
      fc.property(fc.array(trial, { minLength: 1, maxLength: 5 }), layout, (trials, { indent, size }) => {
        const records = trials.map((one, index) => ({ ...one, scenario: `s${index}` }));
        const lines = records.map((record) => JSON.stringify(record)).join('\r\n');
        const list = JSON.stringify(records, null, indent);
        const read = (text: string) => [...readRun([resultFile('a', text, size)], READING)];
        expect(read(lines)).toEqual(read(list));
      }),
    );
  });
});
