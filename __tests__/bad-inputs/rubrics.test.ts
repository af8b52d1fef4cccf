import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { changed, pathsOf } from '../support/broken-parts.ts';
import { mistakesIn, placedIn } from '../support/mistakes-in.ts';

const HEAD = 'rubric: sample\nversion: 1.0.0\nmetric: TCR\n';
const ASKED = 'pass_when: { field: a, op: exists }';
/** A rubric whose first criterion stands in line 5. */
const criteria = (...lines: readonly string[]) => `${HEAD}criteria:\n${lines.map((line) => `  ${line}\n`).join('')}`;
const criterion = (keys: string) => criteria(`a: { weight: 1, ${keys} }`);
const condition = (text: string) => criterion(`pass_when: ${text}`);
const beside = (keys: string) => `${criterion(ASKED)}${keys}\n`;

const messages = (text: string) => placedIn(() => loadRubric('r.yml', text));

describe('a mistake has its line, its code and what was found', () => {
  test.each<{ name: string; text: string; problems: readonly string[] }>([
    {
      name: 'an operator of another tool',
      text: condition('{ field: a, op: ">=", value: 1 }'),
      problems: ['5:42 bad-operator'],
    },
    {
      name: 'an operator in other words',
      text: condition('{ field: a, op: equals, value: 1 }'),
      problems: ['5:42 bad-operator'],
    },
    {
      name: 'a misspelt operator deep inside',
      text: criterion(`criteria: { b: { weight: 1, pass_when: { not: { field: a, op: exist } } } }`),
      problems: ['5:77 bad-operator'],
    },
    {
      name: 'no operator',
      text: condition('{ field: a, value: 3 }'),
      problems: ['5:19 missing-key'],
    },
    {
      name: 'no field',
      text: condition('{ op: eq, value: 3 }'),
      problems: ['5:19 bad-condition none of them'],
    },
    {
      name: 'a verdict that is compared',
      text: criteria(
        `a: { weight: 0.5, ${ASKED} }`,
        'b: { weight: 0.5, pass_when: { passed: a, op: eq, value: false } }',
      ),
      problems: ['6:45 bad-condition op, value'],
    },
    {
      name: 'several conditions that are compared',
      text: condition(`{ and: [{ field: a, op: exists }], op: eq, value: true, tolerance: 0.1 }`),
      problems: ['5:65 bad-condition op, value, tolerance'],
    },
    {
      name: 'a cutoff of another operator',
      text: condition('{ field: a, op: eq, value: 3, cutoff: { rationale: b } }'),
      problems: ['5:60 bad-value'],
    },
    {
      name: 'a cutoff of a number that is a fact',
      text: condition('{ field: a, op: lt, value: { field: b }, cutoff: { rationale: b } }'),
      problems: ['5:71 bad-value'],
    },
    {
      name: 'a misspelt key of a cutoff',
      text: condition('{ field: a, op: lt, value: 3, cutoff: { rational: b } }'),
      problems: ['5:70 unknown-key'],
    },
    {
      name: 'a pattern of steps that is measured',
      text: condition('{ trace: { exists: { tool: b } }, measure: count }'),
      problems: ['5:64 bad-condition measure'],
    },
    {
      name: 'letters of an opposite',
      text: condition('{ not: { field: a, op: exists }, ignore_case: true }'),
      problems: ['5:63 bad-condition ignore_case'],
    },
    {
      name: 'a value without an operator beside an expression',
      text: condition(`{ expr: 'true', value: 1 }`),
      problems: ['5:46 bad-condition value'],
    },
    {
      name: 'a measure of a score',
      text: criteria(
        `a: { weight: 0.5, ${ASKED} }`,
        'b: { weight: 0.5, pass_when: { score: a, measure: words, op: lt, value: 1 } }',
      ),
      problems: ['6:44 bad-condition measure'],
    },
    {
      name: 'a derived value that is compared',
      text: beside(`derive: { long: { expr: 'size(output)', op: gt, value: 100 } }`),
      problems: ['6:41 bad-condition op, value'],
    },
    {
      name: 'a misspelt key',
      text: criterion('pass_wen: { field: a, op: exists }'),
      problems: ['5:19 unknown-key'],
    },
    {
      name: 'a misspelt table of a derived fact',
      text: beside('derive: { tier: { lokup: { field: a, table: { b: 1 } } } }'),
      problems: ['6:19 unknown-key'],
    },
    {
      name: 'a key that no derived fact has',
      text: beside('derive: { tier: { zzzzzzzz: 1, field: a, op: exists } }'),
      problems: ['6:19 unknown-key'],
    },
    {
      name: 'a key that no table has',
      text: beside('derive: { tier: { lookup: { field: a, table: { b: 1 } }, zzzzzzzz: 1 } }'),
      problems: ['6:58 unknown-key'],
    },
    {
      name: 'a misspelt criterion in use',
      text: criteria(`right_time: { weight: 0.5, ${ASKED} }`, 'b: { weight: 0.5, use: rigth_time }'),
      problems: ['6:21 unknown-node'],
    },
    {
      name: 'a misspelt total',
      text: beside('outcomes: [{ name: x, when: { score: totl, op: gte, value: 0.5 } }, { name: y }]'),
      problems: ['6:31 unknown-node'],
    },
    {
      name: 'a fact as a value, misspelt',
      text: condition('{ field: a, op: lt, value: { feild: b } }'),
      problems: ['5:50 bad-value {"feild":"b"}'],
    },
    {
      name: 'I32: a fact to differ from, misspelt',
      text: condition('{ field: a, op: ne, value: { feild: b } }'),
      problems: ['5:50 bad-value {"feild":"b"}'],
    },
    {
      name: 'I32: a fact to differ from, with a further key',
      text: condition('{ field: a, op: ne, value: { field: b, mesure: words } }'),
      problems: ['5:50 bad-value {"field":"b","mesure":"words"}'],
    },
    {
      name: 'a score as a value',
      text: condition('{ field: a, op: ne, value: { score: a } }'),
      problems: ['5:50 bad-value {"score":"a"}'],
    },
    {
      name: 'a fact among the items of a list',
      text: condition('{ field: a, op: not_in, value: [{ field: b }] }'),
      problems: ['5:54 bad-value {"field":"b"}'],
    },
    {
      name: 'a fact inside of an object',
      text: condition('{ field: a, op: ne, value: { who: { field: b } } }'),
      problems: ['5:50 bad-value {"field":"b"}'],
    },
    {
      name: 'a measure under starts_with',
      text: condition('{ field: a, measure: words, op: starts_with, value: x }'),
      problems: ['5:58 bad-value'],
    },
    {
      name: 'a measure under contains',
      text: condition('{ field: a, measure: words, op: contains, value: x }'),
      problems: ['5:58 bad-value'],
    },
    {
      name: 'a measure under not_empty',
      text: condition('{ field: a, measure: words, op: not_empty }'),
      problems: ['5:58 bad-value'],
    },
    {
      name: 'a score that is text',
      text: criteria(
        `a: { weight: 0.5, ${ASKED} }`,
        'b: { weight: 0.5, fail_when: { score: a, op: matches, value: x } }',
      ),
      problems: ['6:44 bad-value'],
    },
    {
      name: 'a measure that equals text',
      text: condition('{ field: a, measure: words, op: ne, value: "4" }'),
      problems: ['5:66 bad-value "4"'],
    },
    {
      name: 'a measure among texts',
      text: condition('{ field: a, measure: words, op: in, value: [4, "5"] }'),
      problems: ['5:66 bad-value "5"'],
    },
    {
      name: 'contains of the empty text',
      text: condition('{ field: a, op: contains, value: "" }'),
      problems: ['5:56 bad-value ""'],
    },
    {
      name: 'not_contains of the empty text',
      text: condition('{ field: a, op: not_contains, value: "" }'),
      problems: ['5:60 bad-value ""'],
    },
    {
      name: 'starts_with the empty text',
      text: condition('{ field: a, op: starts_with, value: "" }'),
      problems: ['5:59 bad-value ""'],
    },
    {
      name: 'ends_with the empty text',
      text: condition('{ field: a, op: ends_with, value: "" }'),
      problems: ['5:57 bad-value ""'],
    },
    {
      name: 'matches the empty text',
      text: condition('{ field: a, op: matches, value: "" }'),
      problems: ['5:55 bad-value ""'],
    },
    {
      name: 'a pattern with large counts',
      text: condition('{ field: a, op: matches, value: "(a|b|ab){1,900}c" }'),
      problems: ['5:55 bad-regex its counts make it 6302 places long, where 216 are allowed'],
    },
    {
      name: 'a pattern with large counts in a step',
      text: condition('{ trace: { exists: { text: { matches: "(a|b|ab){1,900}c" } } } }'),
      problems: ['5:59 bad-regex its counts make it 6302 places long, where 216 are allowed'],
    },
    {
      name: 'a pattern with large counts in an expression',
      text: condition(`{ expr: 'output.matches("(a|b|ab){1,900}c")' }`),
      problems: ['5:32 bad-expression "output.matches(\\"(a|b|ab){1,900}c\\")", at its character 16'],
    },
    {
      name: 'a pattern with large counts in a schema',
      text: condition('{ field: a, op: matches_schema, value: { pattern: "(a|b|ab){1,900}c" } }'),
      problems: ['5:71 bad-schema its counts make it 6302 places long, where 216 are allowed'],
    },
    {
      name: 'one phrase where several belong',
      text: condition('{ field: a, op: contains_any, value: sorry }'),
      problems: ['5:60 bad-value "sorry"'],
    },
    {
      name: 'a weight as text',
      text: criteria(`a: { weight: "0.5", ${ASKED} }`, `b: { weight: 0.5, ${ASKED} }`),
      problems: ['5:8 bad-value "0.5"'],
    },
    {
      name: 'a weight in percent',
      text: criteria(`a: { weight: 50%, ${ASKED} }`, `b: { weight: 50%, ${ASKED} }`),
      problems: ['5:8 bad-value "50%"', '6:8 bad-value "50%"'],
    },
    { name: 'no weight', text: criteria(`a: { ${ASKED} }`), problems: ['5:3 missing-key'] },
    {
      name: 'weights that sum to 0.95',
      text: criteria(`a: { weight: 0.5, ${ASKED} }`, `b: { weight: 0.45, ${ASKED} }`),
      problems: ['4:1 bad-weights 0.95'],
    },
    {
      name: 'a threshold in percent',
      text: beside('threshold: 85'),
      problems: ['6:1 bad-value 85'],
    },
    {
      name: 'conditions as a list',
      text: condition('[{ field: a, op: exists }]'),
      problems: ['5:19 bad-value [{"field":"a","op":"exists"}]'],
    },
    {
      name: 'a negation of a list',
      text: condition('{ not: [{ field: a, op: exists }] }'),
      problems: ['5:32 bad-value [{"field":"a","op":"exists"}]'],
    },
    {
      name: 'a negation of a list of steps',
      text: condition('{ trace: { exists: { not: [{ tool: a }] } } }'),
      problems: ['5:51 bad-value [{"tool":"a"}]'],
    },
    {
      name: 'several nodes that are to pass',
      text: condition('{ passed: [a, b] }'),
      problems: ['5:32 bad-value ["a","b"]'],
    },
    {
      name: 'an expression in the place of a derived fact',
      text: beside('derive: { sum: a + b }'),
      problems: ['6:11 bad-value "a + b"'],
    },
    {
      name: 'an operator that YAML reads as the beginning of a text',
      text: criteria('a:', '  weight: 1', '  pass_when:', '    field: n', '    op: >', '    value: 5'),
      problems: ['9:7 bad-operator'],
    },
    {
      name: 'a number in quotes',
      text: condition('{ field: a, op: gt, value: "5" }'),
      problems: ['5:50 bad-value "5"'],
    },
    {
      name: 'a threshold in words',
      text: beside('threshold: high'),
      problems: ['6:1 bad-value "high"'],
    },
    {
      name: 'days that the calendar does not have',
      text: beside('threshold: { value: 0.5, review_by: 2026-31-12, calibrated_at: 2026-02-30 }'),
      problems: ['6:26 bad-value "2026-31-12"', '6:49 bad-value "2026-02-30"'],
    },
    {
      name: 'a change of no version',
      text: beside('changelog: [{ version: one, change: x }]'),
      problems: ['6:15 bad-value "one"'],
    },
    {
      name: 'a date of another country',
      text: beside('threshold: { value: 0.5, review_by: 31.1.2027 }'),
      problems: ['6:26 bad-value "31.1.2027"'],
    },
    {
      name: 'no pass_when',
      text: criterion('question: Did it?'),
      problems: ['5:3 bad-node none of them'],
    },
    {
      name: 'two kinds in one node',
      text: criterion(`${ASKED}, fail_when: { field: b, op: exists }`),
      problems: ['5:3 bad-node pass_when and fail_when'],
    },
    {
      name: 'two kinds in one rubric',
      text: beside('formula: "1"'),
      problems: ['1:1 bad-node criteria and formula'],
    },
    {
      name: 'a tree without else',
      text: `${HEAD}tree:\n  if: { field: a, op: exists }\n  then: { score: 1, label: yes }\n`,
      problems: ['4:1 missing-key'],
    },
    {
      name: 'a strategy that is none, which says nothing of the weights',
      text: `${HEAD}combine: averge\ncriteria:\n  a: { ${ASKED} }\n`,
      problems: ['4:1 bad-value "averge"'],
    },
    {
      name: 'I52: no criteria',
      text: `${HEAD}criteria: {}\n`,
      problems: ['4:1 bad-value {}'],
    },
    {
      name: 'I52: criteria without anything under it',
      text: `${HEAD}criteria:\n`,
      problems: ['4:1 bad-value null'],
    },
    {
      name: 'a criterion without anything under it',
      text: criteria('a:', `b: { weight: 1, ${ASKED} }`),
      problems: ['5:3 bad-value null'],
    },
    {
      name: 'criteria as a list',
      text: `${HEAD}criteria: [a]\n`,
      problems: ['4:1 bad-value ["a"]'],
    },
    {
      name: 'one part where a list belongs',
      text: condition('{ and: { field: a, op: exists } }'),
      problems: ['5:32 bad-value {"field":"a","op":"exists"}'],
    },
    {
      name: 'a version that lost its quotes',
      text: criterion(ASKED).replace('1.0.0', '1.0'),
      problems: ['2:1 bad-value 1'],
    },
    {
      name: 'what belongs inside of `between` beside it',
      text: condition(
        '{ trace: { exists: { tool: a }, between: { from: { tool: b }, to: { tool: c } }, unclosed: count } }',
      ),
      problems: ['5:111 unknown-key'],
    },
    {
      name: 'a calibration that does not rise',
      text: beside('calibration: [{ from: 0, to: 0.5 }, { from: 0, to: 0.3 }, { from: 0.9, to: 1 }]'),
      problems: ['6:1 bad-calibration'],
    },
    {
      name: 'a cycle of rules that override each other',
      text: `${HEAD}rules:\n${['a', 'b'].map((name) => `  - { name: ${name}, weight: 1, condition: { field: x, op: exists }, overrides: [${name === 'a' ? 'b' : 'a'}] }\n`).join('')}`,
      problems: ['6:64 cycle b overrides a, a overrides b'],
    },
    ...['not', 'or'].map((op) => ({
      name: `\`${op}\` for an operator`,
      text: condition(`{ field: a, op: ${op}, value: 1 }`),
      problems: ['5:42 bad-operator'],
    })),
    {
      name: 'a key that is reserved',
      text: criteria(`total: { weight: 1, ${ASKED} }`),
      problems: ['5:3 bad-key'],
    },
    {
      name: '`combine` beside `each`',
      text: criterion('each: { over: { field: l }, node: { pass_when: { field: item, op: exists } } }, combine: min'),
      problems: ['5:99 bad-node'],
    },
    {
      name: 'items that are named in two ways',
      text: criterion('each: { over: { field: l, turns: user }, node: { pass_when: { field: item, op: exists } } }'),
      problems: ['5:27 bad-node field and turns'],
    },
    {
      name: 'a node and a criterion of one name that uses it',
      text: `${criteria('a: { weight: 1, use: a }')}nodes:\n  a: { ${ASKED} }\n`,
      problems: ['7:3 duplicate-node', '7:3 cycle a needs a'],
    },
    {
      name: 'a name with a space',
      text: criterion(ASKED).replace('sample', 'My Rubric'),
      problems: ['1:1 bad-value "My Rubric"'],
    },
    {
      name: 'a pattern of another engine',
      text: condition('{ field: a, op: matches, value: "(?!a)b" }'),
      problems: ['5:55 bad-regex invalid or unsupported Perl syntax: `(?!`'],
    },
    {
      name: 'misspelt keywords in the contract',
      text: beside('contract: { requird: [a], properties: { b: { propertys: {} } } }'),
      problems: ['6:13 bad-schema', '6:46 bad-schema'],
    },
    {
      name: 'every wrong value in the contract',
      text: beside('contract: { properties: { a: { type: strin }, b: { minimum: "5" }, c: { pattern: "(?=x)" } } }'),
      problems: [
        '6:32 bad-schema "strin"',
        '6:52 bad-schema "5"',
        '6:73 bad-schema invalid or unsupported Perl syntax: `(?=`',
      ],
    },
    {
      name: 'a schema to match that is none',
      text: condition('{ field: a, op: matches_schema, value: { items: { typ: string, minContains: 2 } } }'),
      problems: ['5:80 bad-schema'],
    },
    {
      name: 'a type that stands twice, and a keyword of OpenAPI',
      text: beside('contract: { properties: { a: { type: [string, string] }, b: { nullable: true } } }'),
      problems: ['6:32 bad-schema ["string","string"]', '6:63 bad-schema'],
    },
    {
      name: 'a reference to what the contract does not define',
      text: beside('contract: { properties: { a: { $ref: "#/$defs/tex" } }, $defs: { text: { type: string } } }'),
      problems: ["6:1 bad-schema can't resolve reference #/$defs/tex from id #"],
    },
    {
      name: 'a pattern in a step',
      text: condition('{ trace: { exists: { tool: x, result: { matches: "(" } } } }'),
      problems: ['5:70 bad-regex missing closing ): `(`'],
    },
    {
      name: 'two patterns over the trace',
      text: condition('{ trace: { exists: { tool: x }, absence: { tool: y } } }'),
      problems: ['5:32 bad-pattern exists and absence'],
    },
    {
      name: 'a count without a bound',
      text: condition('{ trace: { count: { of: { tool: x } } } }'),
      problems: ['5:41 bad-pattern none of them'],
    },
    {
      name: 'a count with bounds that exclude each other',
      text: condition('{ trace: { count: { of: { tool: x }, at_least: 3, at_most: 2 } } }'),
      problems: ['5:41 bad-pattern at least 3 and at most 2'],
    },
    {
      name: 'a number where CEL belongs',
      text: `${HEAD}formula: 1\n`,
      problems: ['4:1 bad-value 1'],
    },
    {
      name: 'a bracket left open in CEL',
      text: `${HEAD}formula: score("x"\n`,
      problems: ['4:1 bad-expression "score(\\"x\\"", at its character 10'],
    },
    {
      name: 'a key in capitals',
      text: criteria(`Right Time: { weight: 1, ${ASKED} }`),
      problems: ['5:3 bad-key'],
    },
    {
      name: 'no header',
      text: `criteria:\n  a: { weight: 1, ${ASKED} }\n`,
      problems: ['1:1 missing-key', '1:1 missing-key', '1:1 missing-key'],
    },
  ])('$name', ({ text, problems }) => {
    expect(messages(text)).toEqual(problems);
  });

  test('all of one phase, sorted by line', () => {
    const text = `${HEAD}derive: { output: { field: a, op: exists } }
criteria:
  a: { weight: 0.5, pass_when: { field: a..b, op: exists } }
  b: { weight: 0.4, pass_when: { expr: wrds > 1 } }
nodes:
  c: { use: d }
outcomes: [{ name: x, when: { passed: e } }, { name: y }]
bands: [{ name: x }, { name: y }]
`;
    const lines = mistakesIn(() => loadRubric('r.yml', text)).map(({ where }) => where?.line);
    expect(lines).toEqual([4, 5, 6, 7, 9, 10, 11]);
  });
});

const BAD = '{ field: a, op: matches, value: "(" }';

describe('a phase reports all of its problems, and the next does not start', () => {
  test.each<{ name: string; text: string; problems: readonly string[] }>([
    {
      name: 'rules, of which one has no weight and one no operator',
      text: `${HEAD}rules:
  - { name: a, weigth: 1, condition: ${BAD} }
  - { name: b, weight: 1, overrides: [a, e], condition: { field: a, op: matchs, value: { field: a..b } } }
  - { name: c, weight: 0, condition: ${BAD} }
  - { name: c, weight: 1, condition: ${BAD} }
`,
      problems: ['5:5 missing-key', '5:16 unknown-key', '6:69 bad-operator'],
    },
    {
      name: 'a fork of a tree',
      text: `${HEAD}tree: { if: 5, then: { if: ${BAD}, then: { scor: 1, label: x }, else: 5 }, else: { if: ${BAD}, score: 1, label: x } }
`,
      problems: ['4:9 bad-value 5', '4:75 unknown-key', '4:96 bad-value 5', '4:107 missing-key', '4:107 missing-key'],
    },
    {
      name: 'a table, an item and a formula',
      text: criteria(
        'a: { weight: 0.5, lookup: { field: a..b, table: { x: 5 } } }',
        'b: { weight: 0.25, each: { over: { field: a..b }, on_empty: no, node: { use: nope } } }',
        'c: { weight: 0.25, threshold: 5, formula: score("nope") }',
      ),
      problems: ['5:53 bad-value 5', '6:53 bad-value "no"', '7:22 bad-value 5'],
    },
    {
      name: 'a section under a name that there is not',
      text: `${criterion('use: d')}helpers: { d: { formula: "1" } }
colour: red
`,
      problems: ['6:1 unknown-key', '7:1 unknown-key'],
    },
    {
      name: 'an outcome, a band and what is required',
      text: `${criterion(ASKED)}outcomes: [{ name: x, when: 5 }, { name: y, when: ${BAD} }]
bands: [5, { name: x, at_least: 0.1 }]
require: [{ that: 5 }, { that: ${BAD} }]
`,
      problems: ['6:23 bad-value 5', '7:9 bad-value 5', '8:13 bad-value 5'],
    },
    {
      name: 'a cycle of nodes or facts',
      text: `${criteria('a: { weight: 0.5, use: b }', 'b: { weight: 0.25, use: a }', 'c: { weight: 0.25, use: c }')}derive: { x: { expr: y }, y: { expr: x }, z: { expr: z } }
`,
      problems: [
        '5:3 cycle a needs b, b needs a',
        '7:3 cycle c needs c',
        '8:11 cycle x needs y, y needs x',
        '8:43 cycle z needs z',
      ],
    },
    {
      name: 'facts that the contract names in a wrong way',
      text: `${criterion('pass_when: { expr: price > 1 }')}contract: { properties: [price] }
`,
      problems: ['5:32 bad-expression "price > 1", at its character 1', '6:13 bad-schema ["price"]'],
    },
    {
      name: 'a keyword of the contract that names no facts',
      text: `${criterion('pass_when: { expr: price > 1 }')}contract: { requird: [price], nullable: true }
`,
      problems: ['5:32 bad-expression "price > 1", at its character 1', '6:13 bad-schema', '6:31 bad-schema'],
    },
    {
      name: 'what YAML allows and a rubric does not',
      text: `${criteria('a: &x { weight: 0.5, severty: high, pass_when: { field: a, op: exist } }', 'a: { weight: !!str 5 }', 'b: *x')}bands: !list [{ nme: x }]
threshold: 1e999
`,
      problems: [
        '6:3 repeated-key',
        '6:22 yaml-tag !!str',
        '7:6 yaml-alias *x',
        '8:8 yaml-tag !list',
        '9:12 inexact-number 1e999',
      ],
    },
  ])('$name', ({ text, problems }) => {
    expect(messages(text)).toEqual(problems);
  });
});

describe('whatever stands in the place of any part of a rubric', () => {
  const whole = {
    rubric: 'sample',
    version: '1.0.0',
    metric: 'TCR',
    weights: 'relative',
    combine: 'weighted_sum',
    threshold: { value: 0.5, review_by: '2027-01-31' },
    calibration: [
      { from: 0, to: 0 },
      { from: 1, to: 1 },
    ],
    when: { field: 'output', op: 'exists' },
    contract: { properties: { words: { type: 'integer' } }, required: ['output'] },
    require: [{ that: { expr: 'words > 0' }, message: 'no words' }],
    derive: {
      short: { field: 'words', op: 'lt', value: 5 },
      rate: { expr: 'words / 100' },
      tier: { lookup: { field: 'plan', table: { a: 1 }, default: 2 } },
    },
    criteria: {
      a: { weight: 1, pass_when: { and: [{ field: 'short', op: 'eq', value: true }, { not: { passed: 'b' } }] } },
      b: {
        weight: 2,
        when: { expr: 'rate < 1' },
        otherwise: 'pass',
        fail_when: { field: 'output', op: 'matches', value: 'x' },
      },
      c: { weight: 1, formula: 'score("d") * 0.5' },
      e: {
        weight: 1,
        tree: {
          if: { score: 'd', op: 'gt', value: 0 },
          then: { score: 1, label: 'x' },
          else: { score: 0, label: 'y' },
        },
      },
      f: { weight: 1, rules: [{ name: 'r', weight: 1, condition: { trace: { exists: { tool: 'x' } } } }] },
      g: {
        weight: 1,
        each: { over: { field: 'trace' }, as: 'step', node: { pass_when: { field: 'step.tool', op: 'exists' } } },
      },
      h: { weight: 1, criteria: { i: { pass_when: { field: 'x', op: 'in', value: [1] } } }, combine: 'min' },
    },
    nodes: { d: { lookup: { field: 'words', table: { '1': 0.5 }, default: 0 } } },
    outcomes: [{ name: 'x', when: { score: 'total', op: 'gte', value: 0.5 } }, { name: 'y' }],
    bands: [{ name: 'x', at_least: 0.5 }, { name: 'y' }],
  };
  const places = pathsOf(whole);

  test('the rubric itself loads', () => {
    expect(messages(JSON.stringify(whole))).toEqual([]);
  });

  const junk = fc.oneof(
    fc.constantFrom(...places.map(({ value }) => value)),
    fc.constantFrom('', 'a', 'd', 'total', '__proto__', 'score("a")', 'words', '(', 0, -1, 85, null, true, [], {}),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const change = fc.record({
    at: fc.nat(places.length - 1),
    how: fc.constantFrom('replace', 'remove', 'add'),
    key: fc.constantFrom(
      'a',
      'd',
      'weight',
      'op',
      'when',
      'formula',
      'criteria',
      'use',
      'expr',
      '__proto__',
      'constructor',
    ),
    value: junk,
  });

  test('there is a rubric or a mistake of the user, never a crash', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const text = JSON.stringify(
          changes.reduce((value, one) => changed(value, places[one.at]?.path ?? [], one), whole as unknown),
        );
        for (const message of messages(text)) expect(message).toMatch(/^(?:\d+:\d+|undefined:undefined) [a-z-]+/);
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
