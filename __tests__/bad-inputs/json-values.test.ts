import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { visible } from '../../src/reporting/markdown/escape.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { problemsOf } from '../suite/reading.ts';
import { mistakesIn, spotsIn } from '../support/mistakes-in.ts';
import {
  firstVerdict,
  judge,
  line,
  rubricText,
  rubricThatAsks,
  shippedRubric,
  trialsOf,
  whyNoRubric,
  whyNoTrials,
} from './judging.ts';

const whyNoPolicy = (text: string): string => problemsOf(() => readPolicy('p.yml', text)).join('\n');
const whyNoMapping = (text: string): string => problemsOf(() => loadMapping('m.yml', text)).join('\n');

describe('I17 a key that stands twice', () => {
  it('is refused with both positions', () => {
    const text = '{"scenario":"a"}\n{"scenario":"b","harness":{"passed":false,"passed":true}}';
    expect(spotsIn(() => trialsOf(text))).toEqual(['repeated-key 2:43']);
    expect(whyNoTrials(text).join()).toContain('first at line 2, column 28');
  });

  it('is refused in a JSON list, however it is laid out', () => {
    const text = '[\n {"scenario":"a",\n  "passed" : false, "p\\u0061ssed" : true}\n]';
    expect(spotsIn(() => trialsOf(text))).toEqual(['repeated-key']);
    expect(whyNoTrials(text).join()).toMatch(/^run\.jsonl#\/0: .*line 2, column 21 .*line 2, column 3 /);
  });

  it('is refused even where texts hold JSON, colons and quotes', () => {
    const text = String.raw`{"scenario":"a","args":"{\"x\": 1, \"x\": 2}","face":":)","x":1,"x":2}`;
    expect(spotsIn(() => trialsOf(text))).toEqual(['repeated-key 1:65']);
    expect(trialsOf(text.replace(',"x":2', ''))).toHaveLength(1);
  });

  it('is refused on the way to the records of a document', () => {
    const mapping = loadMapping('m.yml', 'mapping: m\nrecords: $.results[*]\nscenario: $.id\n');
    const file = { file: 'a.json', chunks: () => [Buffer.from('{"at":1,"at":2,"results":[{"id":"a"}]}')] };
    expect(problemsOf(() => [...mapping.split(file).items]).join()).toContain('at byte 1 and at byte 8');
  });
});

describe('I18 the key `__proto__`', () => {
  it.each([
    ['of a record', '{"scenario":"a","__proto__":{"x":1}}', 17],
    ['deep in a record', '{"scenario":"a","state":["__proto__",{"__proto__":1}]}', 39],
    ['spelt with an escape', String.raw`{"scenario":"a","\u005f_proto__":1}`, 17],
  ])('%s is refused', (_, text, column) => {
    expect(whyNoTrials(text)).toEqual([`run.jsonl:1:${column}: the key \`__proto__\` is not allowed. Rename it`]);
  });

  it.each([
    ['of its rows', ''],
    ['beside result cells', 'csv: { results_from: "^yes" }\n'],
  ])('as column of a CSV, %s, is refused', (_, keys) => {
    const mapping = loadMapping('m.yml', `mapping: m\nformat: csv\nscenario: $.id\n${keys}`);
    const file = { file: 'a.csv', chunks: () => [Buffer.from('\nid,__proto__,x\na,b,yes\n')] };
    expect(problemsOf(() => [...mapping.split(file).items])).toEqual([
      'a.csv:2:1: the key `__proto__` is not allowed. Rename it',
    ]);
  });

  it('is refused in configuration', () => {
    expect(whyNoPolicy('gate: { metrics: { __proto__: { threshold: 0.1 } } }')).toContain(
      'p.yml:1:20: the key `__proto__`',
    );
    expect(whyNoRubric(rubricText({}, { contract: JSON.parse('{"__proto__":{}}') })).join()).toContain('`__proto__`');
    expect(whyNoMapping('mapping: m\nscenario: $.id\nfacts: { __proto__: $.x }')).toContain('`__proto__`');
  });
});

describe('I19 ids that are names of inherited members', () => {
  it('are ordinary ids of scenarios', () => {
    const ids = ['constructor', 'hasOwnProperty', 'toString', 'valueOf'];
    const { report } = judge(
      rubricThatAsks({ field: 'ok', op: 'eq', value: true }),
      ids.map((scenario) => line({ scenario, ok: true })).join('\n'),
    );
    expect(report.scenarios.map(({ scenario }) => scenario)).toEqual(ids);
    expect(report.rubrics[0]?.trials).toEqual({ passed: 4, total: 4 });
  });
});

describe('I20 a path to a prototype', () => {
  it.each(['__proto__.x', 'constructor.constructor', 'a.prototype'])('%s is refused when a rubric loads', (field) => {
    expect(whyNoRubric(rubricThatAsks({ field, op: 'exists' })).join()).toMatch(
      /without `(?:__proto__|constructor|prototype)`/,
    );
  });

  it.each(['$.__proto__.x', "$['constructor']['constructor']", '$..prototype', '$.a[?@.constructor]'])(
    '%s is refused when a mapping loads',
    (selector) => {
      expect(whyNoMapping(`mapping: m\nscenario: $.id\nfacts: { x: "${selector}" }`)).toContain('cannot be selected');
    },
  );
});

describe('I21 a path to an inherited member', () => {
  it.each(['output.length', 'toString', 'state.toString', 'state.hasOwnProperty.name'])(
    '%s is not found, which is said, and the criterion is not met',
    (field) => {
      const results = line({ output: 'text', state: {} });
      const { verdict, said } = firstVerdict(rubricThatAsks({ field, op: 'exists' }, { threshold: 1 }), results);
      expect(verdict).toBe('fail');
      expect(said).toContain(`${field} is absent`);
    },
  );
});

describe('I22 a path that nobody means', () => {
  it.each([
    ['of 10,000 parts', Array(10_000).fill('a').join('.')],
    ['with an empty part', 'a..b'],
    ['with the index 1e9', 'a.1000000000'],
    ['with the index -2', 'a.-2'],
  ])('%s is refused in a rubric', (_, field) => {
    const [problem = '', ...others] = whyNoRubric(rubricThatAsks({ field, op: 'exists' }));
    expect(problem).toMatch(/^r\.yml:1:\d+: /);
    expect(others).toEqual([]);
  });

  it.each([
    ['of 10,000 parts', `$${'.a'.repeat(10_000)}`, 'at most 32 parts'],
    ['with an empty part', '$.a..', 'is not a selector'],
    ['with an index beyond every list', '$.a[99999999999999999999]', 'is not a selector'],
  ])('%s is refused in a mapping, in a short message', (_, selector, message) => {
    const problem = whyNoMapping(`mapping: m\nscenario: $.id\nfacts: { x: "${selector}" }`);
    expect(problem).toContain(message);
    expect(problem.length).toBeLessThan(300);
  });
});

describe('I23 nesting of 100,000 levels', () => {
  it.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000), 84],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 336],
  ])('of %s is refused as deeper than 64', (_, nested, column) => {
    expect(whyNoTrials(`{"scenario":"a","x":${nested}}`)).toEqual([
      `run.jsonl:1:${column}: the record nests deeper than 64 levels. Leave out what is deeper, or write it as text`,
    ]);
  });
});

describe('I24 a number that is too large', () => {
  it.each(['1e400', '-1e400', '1'.repeat(400)])('%s is refused where it stands', (number) => {
    const found = number.length > 80 ? `${number.slice(0, 77)}...` : number;
    expect(whyNoTrials(`{"scenario":"a","1e400":["1e400",${number}]}`)).toEqual([
      `run.jsonl:1:34: a number is too large to be represented (expected finite numbers, found ${found})`,
    ]);
    expect(whyNoTrials(`[{"x":1},\n{"x":${number}}]`).at(-1)).toBe(
      `run.jsonl#/1: a number is too large to be represented (line 1, column 6 of the record) (expected finite numbers, found ${found})`,
    );
  });
});

describe('I25 NaN and Infinity', () => {
  it.each(['NaN', 'Infinity', '-Infinity'])('%s is refused with a hint for Python', (word) => {
    const mistakes = mistakesIn(() => trialsOf(`{"scenario":"a","x":${word}}`));
    expect(mistakes).toMatchObject([{ code: 'bad-json', found: `\`${word}\``, where: { line: 1, column: 21 } }]);
    expect(mistakes[0]?.fix).toContain('allow_nan=False');
  });
});

describe('I26 minus zero', () => {
  it('is read as 0 and never printed as -0', () => {
    const results = '{"scenario":"a","trial":-0,"usage":{"cost_usd":-0.0},"x":-0}';
    expect(Object.is(trialsOf(results)[0]?.trial, 0)).toBe(true);
    const { report, trials } = judge(rubricThatAsks({ field: 'x', op: 'eq', value: 0 }), results);
    expect(report.rubrics[0]?.score).toBe(1);
    expect(JSON.stringify([report, trials])).not.toContain('-0');
  });
});

describe('I27 a number as id', () => {
  it.each([
    ['9007199254740993', 'Write it in quotes'],
    ['7', 'Write it in quotes'],
    ['-1.5', 'Write it in quotes'],
  ])('%s is refused, since ids are strings', (id, fix) => {
    const said = whyNoTrials(`{"scenario":${id}}`).join();
    expect(said).toContain('`scenario` is a number (expected a string');
    expect(said).toContain(fix);
  });

  it('is not shown with other digits than it has, of a trial neither', () => {
    expect(whyNoTrials('{"scenario":"a","trial":9007199254740993}')).toEqual([
      'run.jsonl:1:1: `trial` is not a trial number (expected an integer from 0, found a number above 9007199254740991, whose last digits are lost)',
    ]);
    expect(whyNoTrials('{"scenario":-9007199254740993}').join()).toContain(
      'found a number below -9007199254740991, whose last digits are lost',
    );
  });
});

describe('I28 text where a number belongs', () => {
  const texts = ['0.9', '', ' ', '0x10', '1,5'];

  it.each(texts)('"%s" is no amount and no trial number', (text) => {
    const fix = 'Write it without quotes; in a mapping, `parse: number` reads it';
    expect(whyNoTrials(line({ trial: text, usage: { cost_usd: text } }))).toEqual([
      `run.jsonl:1:1: \`trial\` is not a trial number (expected an integer from 0, found "${text}"). ${fix}`,
      `run.jsonl:1:1: \`usage.cost_usd\` is not an amount (expected a number from 0 to 9007199254740991, found "${text}"). ${fix}`,
    ]);
  });

  it.each(texts)('"%s" is no rate of the policy', (text) => {
    expect(whyNoPolicy(JSON.stringify({ gate: { metrics: { TCR: { threshold: text } } } }))).toContain(
      `expected number, found "${text}"`,
    );
  });

  it.each(texts)('"%s" is not compared as a number by a rubric', (text) => {
    const asks = rubricThatAsks({ field: 'harness.score', op: 'gte', value: 0 }, { threshold: 1 });
    expect(firstVerdict(asks, line({ harness: { score: text } })).verdict).not.toBe('pass');
  });
});

describe('I29 a verdict that is neither true nor false', () => {
  it.each([0, 1, 'true', 'yes', null])('%j as the verdict of the harness gives no verdict', (passed) => {
    const { report } = judge(shippedRubric('harness-verdict'), line({ harness: { passed } }));
    expect(report.trials).toMatchObject({ scored: 0, errored: { infrastructure: 1 } });
    expect(report.errored[0]?.message).toContain('harness.passed');
  });

  it.each([0, 1, 'true', 'yes'])('%j is refused where the native format wants true or false', (classified) => {
    expect(whyNoTrials(line({ error: { message: 'boom', classified } })).join()).toContain(
      '`error.classified` is neither true nor false',
    );
  });

  it.each([0, 1, 'true', 'yes', null])('%j of a judge is not true', (polite) => {
    const asks = rubricThatAsks({ field: 'judge.polite', op: 'eq', value: true }, { threshold: 1 });
    expect(firstVerdict(asks, line({ judge: { polite } })).verdict).not.toBe('pass');
  });
});

describe('I30 a score outside of 0 to 1', () => {
  it.each([1.2, -0.1, 85])('%d is refused where a rate is declared', (score) => {
    expect(whyNoPolicy(JSON.stringify({ gate: { metrics: { TCR: { threshold: score } } } }))).toContain(
      `found ${score}`,
    );
    expect(whyNoRubric(rubricThatAsks({ field: 'x', op: 'exists' }, { threshold: score })).join()).toContain(
      `found ${score}`,
    );
  });

  it.each([1.2, -0.1, 85])('%d is no verdict under a contract that declares the score', (score) => {
    const contract = {
      properties: { harness: { type: 'object', properties: { score: { type: 'number', minimum: 0, maximum: 1 } } } },
    };
    const asks = rubricThatAsks({ field: 'harness.score', op: 'gte', value: 0.5 }, { contract });
    const { report } = judge(asks, line({ harness: { score } }));
    expect(report.trials).toMatchObject({ scored: 0, errored: { infrastructure: 1 } });
  });
});

describe('I31 a score that misses 1 by rounding', () => {
  it.each([
    ['0.9999999999999999', Array(10).fill(0.1)],
    ['1.0000000000000002', [0.33, 0.56, 0.11]],
    ['0.9999999999999998', [0.6, 0.3, 0.05, 0.05]],
  ])('such as %s counts as 1', (_, weights) => {
    const criteria = weights.map((weight, index) => {
      return [`c${index}`, { weight, pass_when: { field: 'ok', op: 'eq', value: true } }];
    });
    const rubric = rubricText(Object.fromEntries(criteria), { threshold: 1 });
    expect(firstVerdict(rubric, line({ ok: true }))).toMatchObject({ verdict: 'pass', score: 1 });
  });
});

describe('I32 a key that nobody knows', () => {
  it('is refused in configuration with the nearest name', () => {
    expect(whyNoPolicy('gates: {}')).toBe('p.yml:1:1: unknown key `gates`. Did you mean `gate`?');
    expect(whyNoMapping('mapping: m\nscenari: $.id').split('\n')).toContain(
      'm.yml:2:1: unknown key `scenari`. Did you mean `scenario`?',
    );
    const rubric = rubricThatAsks({ field: 'x', op: 'exists' }, { treshold: 1 });
    expect(whyNoRubric(rubric).join()).toContain('unknown key `treshold`. Did you mean `threshold`?');
  });

  it('in place of the scenario is refused with the nearest name', () => {
    expect(whyNoTrials('{"scenraio":"a"}').join()).toContain('`scenario` is missing');
    expect(whyNoTrials('{"results":[{"scenario":"a"}]}').join()).toMatch(
      /found \["results"\]\)\. Name a mapping [^K]+$/,
    );
    expect(whyNoTrials('{"scenraio":"a"}').join()).toContain('Rename `scenraio` to `scenario`');
  });

  it("is a fact of the team's own in a record", () => {
    expect(trialsOf(line({ mood: 'good' }))[0]).toMatchObject({ mood: 'good' });
  });
});

describe('I33 a document that is no list of trials', () => {
  it.each([
    ['null', 'null', 'neither JSON Lines nor a JSON list (expected `{` or `[` at the start, found "null")'],
    ['a number', '5', 'neither JSON Lines nor a JSON list'],
    ['a text', '"trials"', 'neither JSON Lines nor a JSON list'],
    ['a list of nulls', '[null, null]', 'a record is not a trial (expected an object, found null)'],
    ['a list of lists', '[[]]', 'a record is not a trial (expected an object, found [])'],
    [
      'lines of nulls after a trial',
      '{"scenario":"a"}\nnull',
      'a record is not a trial (expected an object, found null)',
    ],
  ])('such as %s is refused', (_, text, message) => {
    expect(whyNoTrials(text).join('\n')).toContain(message);
  });
});

describe('I34 half of a surrogate pair', () => {
  it('in a text becomes a character that can be written', () => {
    const [trial] = trialsOf(String.raw`{"scenario":"a","output":"x\ud800y \udfff \ud83d\ude00","k\udc00":1}`);
    expect(trial).toMatchObject({ output: 'x\ufffdy \ufffd \u{1f600}', 'k\ufffd': 1 });
  });

  it('in an id becomes the same character', () => {
    expect(trialsOf(String.raw`{"scenario":"a\ud800"}`)).toMatchObject([{ scenario: 'a\ufffd' }]);
  });
});

describe('I35 NUL and control characters', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');

  it('in a text are kept, and shown as visible characters', () => {
    const [trial] = trialsOf(line({ title: controls, output: controls }));
    expect(trial).toMatchObject({ title: controls, output: controls });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none left
    expect(visible(String(trial?.title), 1000)).not.toMatch(/[\x00-\x1f]/);
    expect(visible('\0\u001b', 10)).toBe('U+0000U+001B');
  });

  it.each([...controls])('%j in an id is refused, in an escaped message', (control) => {
    const problems = whyNoTrials(line({ scenario: `a${control}` }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(JSON.stringify(`a${control}`));
  });

  it('that no escape announces are refused', () => {
    expect(whyNoTrials('{"scenario":"a","output":"x\0y"}').join()).toMatch(/control character|binary data/);
  });
});

describe('I36 a text of ten megabytes', () => {
  const length = 10_000_000;
  const results = line({ scenario: 'long', output: 'x'.repeat(length) });

  it('is judged whole, and what is kept of it is short and tells its true length', () => {
    const rubric = rubricText(
      {
        whole: { weight: 0.5, pass_when: { field: 'output', measure: 'length', op: 'eq', value: length } },
        quoted: { weight: 0.5, pass_when: { field: 'output', op: 'eq', value: 'y' } },
      },
      { weights: 'relative' },
    );
    const { report, trials } = judge(rubric, results);
    expect(report.rubrics[0]?.criteria.map(({ passed }) => passed)).toEqual([1, 0]);
    const kept = JSON.stringify([report, trials]);
    expect(kept).toContain(String(length));
    expect(kept.length).toBeLessThan(64 * 1024);
  });

  it('is quoted in 80 characters where it is refused', () => {
    const [problem = ''] = whyNoTrials(line({ scenario: 'x'.repeat(length) }));
    expect(problem.length).toBeLessThan(400);
  });
});

it('any text read as records gives trials or a mistake of the user', () => {
  const parts = fc.constantFrom(
    '{"scenario":"a"',
    '{"scenario":"b","trial":2',
    ',"x":',
    ',"\\u0078" :',
    ',"__proto__":',
    '}',
    ',',
    '[',
    ']',
    '\n',
    '\r',
    ' ',
    '-0',
    '1e400',
    'NaN',
    'null',
    '":)"',
    '"\\ud800"',
    '"\\"x\\":1"',
    '"\0"',
    '"',
    '\\',
    '\ufeff',
    '['.repeat(70),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts, { maxLength: 12 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(text, (results) => {
      try {
        expect(trialsOf(results).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }),
    { numRuns: 3000 },
  );
});
