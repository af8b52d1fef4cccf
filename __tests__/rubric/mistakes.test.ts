import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import rubricSchema from '../../schemas/rubric.schema.json' with { type: 'json' };
import { schemaCheck } from '../../src/contract/schema/schema-check.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { BREAKINGS, changed, pathsOf } from '../support/broken-parts.ts';
import { messagesIn } from '../support/mistakes-in.ts';

const schema = schemaCheck(rubricSchema);
const HEAD = 'rubric: sample\nversion: 1.0.0\nmetric: TCR\n';
const ASKED = 'pass_when: { field: a, op: exists }';
/** A rubric whose first criterion stands in line 5. */
const criteria = (...lines: readonly string[]) => `${HEAD}criteria:\n${lines.map((line) => `  ${line}\n`).join('')}`;
const criterion = (keys: string) => criteria(`a: { weight: 1, ${keys} }`);
const condition = (text: string) => criterion(`pass_when: ${text}`);
const beside = (keys: string) => `${criterion(ASKED)}${keys}\n`;

const LARGE = 'its counts make it 6302 places long, where 216 are allowed';
const FEWER = 'Write `*` or `+` in place of large counts';

const COMPARED =
  'Leave that out: only `field` and `score` are compared, and only `field` is measured or ignores case; the opposite is `not: { ... }`';

const messages = (text: string) => messagesIn(() => loadRubric('r.yml', text));

describe('a mistake is named with its line, what was found, what was expected and the nearest known name', () => {
  test.each<{ name: string; text: string; says: readonly string[] }>([
    {
      name: 'an operator of another tool',
      text: condition('{ field: a, op: ">=", value: 1 }'),
      says: ['r.yml:5:42: criterion `a`: there is no operator `>=`. Did you mean `gte`?'],
    },
    {
      name: 'an operator in other words',
      text: condition('{ field: a, op: equals, value: 1 }'),
      says: ['r.yml:5:42: criterion `a`: there is no operator `equals`. Did you mean `eq`?'],
    },
    {
      name: 'a misspelt operator deep inside',
      text: criterion(`criteria: { b: { weight: 1, pass_when: { not: { field: a, op: exist } } } }`),
      says: ['r.yml:5:77: criterion `b`: there is no operator `exist`. Did you mean `exists`?'],
    },
    {
      name: 'no operator',
      text: condition('{ field: a, value: 3 }'),
      says: ['r.yml:5:19: criterion `a`: `op` is missing'],
    },
    {
      name: 'no field',
      text: condition('{ op: eq, value: 3 }'),
      says: [
        'r.yml:5:19: criterion `a`: a condition is of one kind (expected exactly one of field, score, passed, and, or, not, trace, expr, found none of them)',
      ],
    },
    {
      name: 'a verdict that is compared',
      text: criteria(
        `a: { weight: 0.5, ${ASKED} }`,
        'b: { weight: 0.5, pass_when: { passed: a, op: eq, value: false } }',
      ),
      says: [
        `r.yml:6:45: criterion \`b\`: \`passed\` cannot use what stands beside it (expected only description, found op, value). ${COMPARED}`,
      ],
    },
    {
      name: 'several conditions that are compared',
      text: condition(`{ and: [{ field: a, op: exists }], op: eq, value: true, tolerance: 0.1 }`),
      says: [
        `r.yml:5:65: criterion \`a\`: \`and\` cannot use what stands beside it (expected only description, found op, value, tolerance). ${COMPARED}`,
      ],
    },
    {
      name: 'a pattern of steps that is measured',
      text: condition('{ trace: { exists: { tool: b } }, measure: count }'),
      says: [
        `r.yml:5:64: criterion \`a\`: \`trace\` cannot use what stands beside it (expected only description, found measure). ${COMPARED}`,
      ],
    },
    {
      name: 'letters of an opposite',
      text: condition('{ not: { field: a, op: exists }, ignore_case: true }'),
      says: [
        `r.yml:5:63: criterion \`a\`: \`not\` cannot use what stands beside it (expected only description, found ignore_case). ${COMPARED}`,
      ],
    },
    {
      name: 'a value without an operator beside an expression',
      text: condition(`{ expr: 'true', value: 1 }`),
      says: [
        `r.yml:5:46: criterion \`a\`: \`expr\` cannot use what stands beside it (expected only description, found value). ${COMPARED}`,
      ],
    },
    {
      name: 'a measure of a score',
      text: criteria(
        `a: { weight: 0.5, ${ASKED} }`,
        'b: { weight: 0.5, pass_when: { score: a, measure: words, op: lt, value: 1 } }',
      ),
      says: [
        `r.yml:6:44: criterion \`b\`: \`score\` cannot use what stands beside it (expected only op, value, tolerance, description, found measure). ${COMPARED}`,
      ],
    },
    {
      name: 'a derived value that is compared',
      text: beside(`derive: { long: { expr: 'size(output)', op: gt, value: 100 } }`),
      says: [
        `r.yml:6:41: fact \`long\`: \`expr\` cannot use what stands beside it (expected only description, found op, value). ${COMPARED}`,
      ],
    },
    {
      name: 'a misspelt key',
      text: criterion('pass_wen: { field: a, op: exists }'),
      says: ['r.yml:5:19: criterion `a`: unknown key `pass_wen`. Did you mean `pass_when`?'],
    },
    {
      name: 'a misspelt table of a derived fact',
      text: beside('derive: { tier: { lokup: { field: a, table: { b: 1 } } } }'),
      says: ['r.yml:6:19: fact `tier`: unknown key `lokup`. Did you mean `lookup`?'],
    },
    {
      name: 'a key that no derived fact has',
      text: beside('derive: { tier: { zzzzzzzz: 1, field: a, op: exists } }'),
      says: [
        'r.yml:6:19: fact `tier`: unknown key `zzzzzzzz`. Known: and, description, expr, field, ignore_case, lookup, measure, not, op, or, passed, score, tolerance, trace, value',
      ],
    },
    {
      name: 'a key that no table has',
      text: beside('derive: { tier: { lookup: { field: a, table: { b: 1 } }, zzzzzzzz: 1 } }'),
      says: ['r.yml:6:58: fact `tier`: unknown key `zzzzzzzz`. Known: description, lookup'],
    },
    {
      name: 'a misspelt node and an unknown fact in one expression',
      text: `${criterion(ASKED)}nodes:\n  whole: { formula: score("hole") + nofact.part + score("a") }\n`,
      says: [
        expect.stringMatching(
          /^r\.yml:7:12: node `whole`: the expression cannot be used: unknown fact `nofact` /,
        ) as unknown as string,
        'r.yml:7:12: node `whole`: there is no criterion or node `hole`. Did you mean `whole`?',
      ],
    },
    {
      name: 'a misspelt criterion in use',
      text: criteria(`right_time: { weight: 0.5, ${ASKED} }`, 'b: { weight: 0.5, use: rigth_time }'),
      says: ['r.yml:6:21: criterion `b`: there is no criterion or node `rigth_time`. Did you mean `right_time`?'],
    },
    {
      name: 'a misspelt total',
      text: beside('outcomes: [{ name: x, when: { score: totl, op: gte, value: 0.5 } }, { name: y }]'),
      says: ['r.yml:6:31: outcome `x`: there is no criterion or node `totl`. Did you mean `total`?'],
    },
    {
      name: 'a misspelt measure in a value',
      text: condition('{ field: a, measure: words, op: lt, value: { field: b, measure: wrods } }'),
      says: ['r.yml:5:85: criterion `a`: there is no measure `wrods`. Did you mean `words`?'],
    },
    {
      name: 'a fact as a value, misspelt',
      text: condition('{ field: a, op: lt, value: { feild: b } }'),
      says: [
        'r.yml:5:50: criterion `a`: `lt` cannot use its value (expected a number, found {"feild":"b"}). Another fact is `{ field: PATH }`, with `measure` where it is measured',
      ],
    },
    {
      name: 'I32: a fact to differ from, misspelt',
      text: condition('{ field: a, op: ne, value: { feild: b } }'),
      says: [
        `r.yml:5:50: criterion \`a\`: \`ne\` cannot use its value (expected a literal, or another fact, found {"feild":"b"}). Another fact is \`{ field: PATH }\`, with \`measure\` where it is measured; it is never a part of a literal. \`expr\` compares objects with such keys, and scores`,
      ],
    },
    {
      name: 'I32: a fact to differ from, with a misspelt measure',
      text: condition('{ field: a, op: ne, value: { field: b, mesure: words } }'),
      says: [
        `r.yml:5:50: criterion \`a\`: \`ne\` cannot use its value (expected a literal, or another fact, found {"field":"b","mesure":"words"}). Another fact is \`{ field: PATH }\`, with \`measure\` where it is measured; it is never a part of a literal. \`expr\` compares objects with such keys, and scores`,
      ],
    },
    {
      name: 'a score as a value',
      text: condition('{ field: a, op: ne, value: { score: a } }'),
      says: [
        `r.yml:5:50: criterion \`a\`: \`ne\` cannot use its value (expected a literal, or another fact, found {"score":"a"}). Another fact is \`{ field: PATH }\`, with \`measure\` where it is measured; it is never a part of a literal. \`expr\` compares objects with such keys, and scores`,
      ],
    },
    {
      name: 'a fact among the items of a list',
      text: condition('{ field: a, op: not_in, value: [{ field: b }] }'),
      says: [
        `r.yml:5:54: criterion \`a\`: \`not_in\` cannot use its value (expected a literal, or another fact, found {"field":"b"}). Another fact is \`{ field: PATH }\`, with \`measure\` where it is measured; it is never a part of a literal. \`expr\` compares objects with such keys, and scores`,
      ],
    },
    {
      name: 'a fact inside of an object',
      text: condition('{ field: a, op: ne, value: { who: { field: b } } }'),
      says: [
        `r.yml:5:50: criterion \`a\`: \`ne\` cannot use its value (expected a literal, or another fact, found {"field":"b"}). Another fact is \`{ field: PATH }\`, with \`measure\` where it is measured; it is never a part of a literal. \`expr\` compares objects with such keys, and scores`,
      ],
    },
    {
      name: 'a measure under starts_with',
      text: condition('{ field: a, measure: words, op: starts_with, value: x }'),
      says: [
        `r.yml:5:58: criterion \`a\`: \`starts_with\` reads text, and a measure is a number. Leave the measure out`,
      ],
    },
    {
      name: 'a measure under contains',
      text: condition('{ field: a, measure: words, op: contains, value: x }'),
      says: [
        `r.yml:5:58: criterion \`a\`: \`contains\` reads text or a list, and a measure is a number. Leave the measure out`,
      ],
    },
    {
      name: 'a measure under not_empty',
      text: condition('{ field: a, measure: words, op: not_empty }'),
      says: [
        `r.yml:5:58: criterion \`a\`: \`not_empty\` reads text, a list, an object or null, and a measure is a number. Leave the measure out`,
      ],
    },
    {
      name: 'a score that is text',
      text: criteria(
        `a: { weight: 0.5, ${ASKED} }`,
        'b: { weight: 0.5, fail_when: { score: a, op: matches, value: x } }',
      ),
      says: [`r.yml:6:44: criterion \`b\`: \`matches\` reads text, and a score is a number. Compare it with a number`],
    },
    {
      name: 'a measure that equals text',
      text: condition('{ field: a, measure: words, op: ne, value: "4" }'),
      says: [`r.yml:5:66: criterion \`a\`: scores and measures equal only numbers (expected a number, found "4")`],
    },
    {
      name: 'a measure among texts',
      text: condition('{ field: a, measure: words, op: in, value: [4, "5"] }'),
      says: [`r.yml:5:66: criterion \`a\`: scores and measures equal only numbers (expected a number, found "5")`],
    },
    {
      name: 'a measure as a part of text',
      text: condition('{ field: a, op: starts_with, value: { field: b, measure: words } }'),
      says: [
        `r.yml:5:59: criterion \`a\`: \`starts_with\` takes text of at least one character, and a measure is a number. Leave the measure out`,
      ],
    },
    {
      name: 'contains of the empty text',
      text: condition('{ field: a, op: contains, value: "" }'),
      says: [
        `r.yml:5:56: criterion \`a\`: \`contains\` cannot use its value (expected a value, and no empty text, found "")`,
      ],
    },
    {
      name: 'not_contains of the empty text',
      text: condition('{ field: a, op: not_contains, value: "" }'),
      says: [
        `r.yml:5:60: criterion \`a\`: \`not_contains\` cannot use its value (expected a value, and no empty text, found "")`,
      ],
    },
    {
      name: 'starts_with the empty text',
      text: condition('{ field: a, op: starts_with, value: "" }'),
      says: [
        `r.yml:5:59: criterion \`a\`: \`starts_with\` cannot use its value (expected text of at least one character, found "")`,
      ],
    },
    {
      name: 'ends_with the empty text',
      text: condition('{ field: a, op: ends_with, value: "" }'),
      says: [
        `r.yml:5:57: criterion \`a\`: \`ends_with\` cannot use its value (expected text of at least one character, found "")`,
      ],
    },
    {
      name: 'matches the empty text',
      text: condition('{ field: a, op: matches, value: "" }'),
      says: [
        `r.yml:5:55: criterion \`a\`: \`matches\` cannot use its value (expected text of at least one character, found "")`,
      ],
    },
    {
      name: 'a pattern with large counts',
      text: condition('{ field: a, op: matches, value: "(a|b|ab){1,900}c" }'),
      says: [
        `r.yml:5:55: criterion \`a\`: the regular expression cannot be used (found ${LARGE}). ${FEWER}, or compare the \`measure: length\``,
      ],
    },
    {
      name: 'a pattern with large counts in a step',
      text: condition('{ trace: { exists: { text: { matches: "(a|b|ab){1,900}c" } } } }'),
      says: [expect.stringContaining(LARGE) as unknown as string],
    },
    {
      name: 'a pattern with large counts in an expression',
      text: condition(`{ expr: 'output.matches("(a|b|ab){1,900}c")' }`),
      says: [expect.stringContaining(`the pattern is invalid: ${LARGE}. ${FEWER}`) as unknown as string],
    },
    {
      name: 'a pattern with large counts in a schema',
      text: condition('{ field: a, op: matches_schema, value: { pattern: "(a|b|ab){1,900}c" } }'),
      says: [
        `r.yml:5:71: criterion \`a\`: the regular expression cannot be used (found ${LARGE}). ${FEWER}, or compare the \`measure: length\``,
      ],
    },
    {
      name: 'one phrase where several belong',
      text: condition('{ field: a, op: contains_any, value: sorry }'),
      says: [
        'r.yml:5:60: criterion `a`: `contains_any` cannot use its value (expected a list of texts, none of them empty, found "sorry")',
      ],
    },
    {
      name: 'a weight as text',
      text: criteria(`a: { weight: "0.5", ${ASKED} }`, `b: { weight: 0.5, ${ASKED} }`),
      says: [
        'r.yml:5:8: `criteria.a.weight` has a wrong value (expected number, found "0.5"). Write the number without quotes',
      ],
    },
    {
      name: 'a weight in percent',
      text: criteria(`a: { weight: 50%, ${ASKED} }`, `b: { weight: 50%, ${ASKED} }`),
      says: [
        'r.yml:5:8: `criteria.a.weight` has a wrong value (expected number, found "50%"). Write 0.5',
        'r.yml:6:8: `criteria.b.weight` has a wrong value (expected number, found "50%"). Write 0.5',
      ],
    },
    { name: 'no weight', text: criteria(`a: { ${ASKED} }`), says: ['r.yml:5:3: criterion `a`: `weight` is missing'] },
    {
      name: 'weights that sum to 0.95',
      text: criteria(`a: { weight: 0.5, ${ASKED} }`, `b: { weight: 0.45, ${ASKED} }`),
      says: [
        'r.yml:4:1: the weights do not sum to 1 (expected 1, found 0.95). Change them, or say `weights: relative` and they count in proportion',
      ],
    },
    {
      name: 'a threshold in percent',
      text: beside('threshold: 85'),
      says: [
        'r.yml:6:1: `threshold` has a wrong value (expected <= 1, found 85). Rates are 0 to 1, not percent: did you mean 0.85?',
      ],
    },
    {
      name: 'conditions as a list',
      text: condition('[{ field: a, op: exists }]'),
      says: [
        'r.yml:5:19: `criteria.a.pass_when` has a wrong value (expected object, found [{"field":"a","op":"exists"}]). Say how they go together: `pass_when: { and: [ONE, TWO] }`, or `or`',
      ],
    },
    {
      name: 'a negation of a list',
      text: condition('{ not: [{ field: a, op: exists }] }'),
      says: [
        'r.yml:5:32: `criteria.a.pass_when.not` has a wrong value (expected object, found [{"field":"a","op":"exists"}]). Say how they go together: `not: { and: [ONE, TWO] }`, or `or`',
      ],
    },
    {
      name: 'a negation of a list of steps',
      text: condition('{ trace: { exists: { not: [{ tool: a }] } } }'),
      says: [
        'r.yml:5:51: `criteria.a.pass_when.trace.exists.not` has a wrong value (expected object, found [{"tool":"a"}]). For example `{ tool: get_* }`',
      ],
    },
    {
      name: 'several nodes that are to pass',
      text: condition('{ passed: [a, b] }'),
      says: [
        'r.yml:5:32: `criteria.a.pass_when.passed` has a wrong value (expected string, found ["a","b"]). Ask for each by itself: `and: [{ passed: ONE }, { passed: TWO }]`',
      ],
    },
    {
      name: 'an expression in the place of a derived fact',
      text: beside('derive: { sum: a + b }'),
      says: [
        'r.yml:6:11: `derive.sum` has a wrong value (expected object, found "a + b"). An expression is written `{ expr: \'...\' }`',
      ],
    },
    {
      name: 'an operator that YAML reads as the beginning of a text',
      text: criteria('a:', '  weight: 1', '  pass_when:', '    field: n', '    op: >', '    value: 5'),
      says: [
        'r.yml:9:7: criterion `a`: there is no operator ``. YAML reads `>` as the beginning of a text: write `gt`',
      ],
    },
    {
      name: 'a number in quotes',
      text: condition('{ field: a, op: gt, value: "5" }'),
      says: [
        'r.yml:5:50: criterion `a`: `gt` cannot use its value (expected a number, found "5"). Write the number without quotes',
      ],
    },
    {
      name: 'a threshold in words',
      text: beside('threshold: high'),
      says: ['r.yml:6:1: `threshold` has a wrong value (expected number or object, found "high"). For example `0.75`'],
    },
    {
      name: 'days that the calendar does not have',
      text: beside('threshold: { value: 0.5, review_by: 2026-31-12, calibrated_at: 2026-02-30 }'),
      says: [
        'r.yml:6:26: `threshold.review_by` has a wrong value (expected text like "2026-11-21", found "2026-31-12"). The calendar has no such day; the year comes first, then month and day',
        'r.yml:6:49: `threshold.calibrated_at` has a wrong value (expected text like "2026-11-21", found "2026-02-30"). The calendar has no such day; the year comes first, then month and day',
      ],
    },
    {
      name: 'a change of no version',
      text: beside('changelog: [{ version: one, change: x }]'),
      says: ['r.yml:6:15: `changelog.0.version` has a wrong value (expected text like "1.0.0", found "one")'],
    },
    {
      name: 'a date of another country',
      text: beside('threshold: { value: 0.5, review_by: 31.1.2027 }'),
      says: [
        'r.yml:6:26: `threshold.review_by` has a wrong value (expected text like "2026-11-21", found "31.1.2027")',
      ],
    },
    {
      name: 'no pass_when',
      text: criterion('question: Did it?'),
      says: [
        'r.yml:5:3: criterion `a`: a node is of one kind (expected exactly one of pass_when, fail_when, criteria, use, rules, tree, lookup, each, formula, judge, found none of them)',
      ],
    },
    {
      name: 'two kinds in one node',
      text: criterion(`${ASKED}, fail_when: { field: b, op: exists }`),
      says: [
        'r.yml:5:3: criterion `a`: a node is of one kind (expected exactly one of pass_when, fail_when, criteria, use, rules, tree, lookup, each, formula, judge, found pass_when and fail_when)',
      ],
    },
    {
      name: 'two kinds in one rubric',
      text: beside('formula: "1"'),
      says: [
        'r.yml:1:1: a rubric is of one kind (expected exactly one of criteria, rules, tree, lookup, each, formula, found criteria and formula)',
      ],
    },
    {
      name: 'a tree without else',
      text: `${HEAD}tree:\n  if: { field: a, op: exists }\n  then: { score: 1, label: yes }\n`,
      says: ['r.yml:4:1: `else` is missing'],
    },
    {
      name: 'a strategy that is none, which says nothing of the weights',
      text: `${HEAD}combine: averge\ncriteria:\n  a: { ${ASKED} }\n`,
      says: [
        'r.yml:4:1: `combine` has a wrong value (expected one of "weighted_sum", "min", "cap_by_worst", "weighted_median", "majority_vote", "strict", "median", "mean", found "averge")',
      ],
    },
    {
      name: 'I52: no criteria',
      text: `${HEAD}criteria: {}\n`,
      says: ['r.yml:4:1: `criteria` has a wrong value (expected at least 1 key, found {})'],
    },
    {
      name: 'I52: criteria without anything under it',
      text: `${HEAD}criteria:\n`,
      says: [
        'r.yml:4:1: `criteria` has a wrong value (expected object, found null). Nothing stands there: indent what belongs to it below',
      ],
    },
    {
      name: 'a criterion without anything under it',
      text: criteria('a:', `b: { weight: 1, ${ASKED} }`),
      says: [
        'r.yml:5:3: `criteria.a` has a wrong value (expected object, found null). Nothing stands there: indent what belongs to it below',
      ],
    },
    {
      name: 'criteria as a list',
      text: `${HEAD}criteria: [a]\n`,
      says: [
        'r.yml:4:1: `criteria` has a wrong value (expected object, found ["a"]). For example `{ answered: { question: Did the agent answer?, weight: 1, pass_when: { field: output, op: not_empty } } }`',
      ],
    },
    {
      name: 'one part where a list belongs',
      text: condition('{ and: { field: a, op: exists } }'),
      says: [
        'r.yml:5:32: `criteria.a.pass_when.and` has a wrong value (expected array, found {"field":"a","op":"exists"}). Begin each item with `- ` on a line of its own, or write [ONE, TWO]',
      ],
    },
    {
      name: 'a version that lost its quotes',
      text: criterion(ASKED).replace('1.0.0', '1.0'),
      says: [
        'r.yml:2:1: `version` has a wrong value (expected text like "1.0.0", found 1). Quote it, and write it like "1.0.0"',
      ],
    },
    {
      name: 'what belongs inside of `between` beside it',
      text: condition(
        '{ trace: { exists: { tool: a }, between: { from: { tool: b }, to: { tool: c } }, unclosed: count } }',
      ),
      says: [
        'r.yml:5:111: criterion `a`: unknown key `unclosed`. It belongs inside of the scope: `between: { from: ..., to: ..., unclosed: ... }`',
      ],
    },
    {
      name: 'a calibration with three faults',
      text: beside('calibration: [{ from: 0, to: 0.5 }, { from: 0, to: 0.3 }, { from: 0.9, to: 1 }]'),
      says: [
        'r.yml:6:1: the calibration does not rise with the score (expected the first point from 0, the last from 1)',
        'r.yml:6:39: the calibration does not rise with the score (expected `from` rises from point to point)',
        'r.yml:6:48: the calibration does not rise with the score (expected `to` never falls)',
      ],
    },
    {
      name: 'a circle of rules that override each other',
      text: `${HEAD}rules:\n${['a', 'b'].map((name) => `  - { name: ${name}, weight: 1, condition: { field: x, op: exists }, overrides: [${name === 'a' ? 'b' : 'a'}] }\n`).join('')}`,
      says: ['r.yml:6:64: rule `b`: rules override each other in a circle (found b overrides a, a overrides b)'],
    },
    ...[
      { op: 'not', as: 'not: { ... }' },
      { op: 'or', as: 'or: [...]' },
    ].map(({ op, as }) => ({
      name: `\`${op}\` for an operator`,
      text: condition(`{ field: a, op: ${op}, value: 1 }`),
      says: [
        `r.yml:5:42: criterion \`a\`: there is no operator \`${op}\`. Write it around what it is about: \`${as}\``,
      ],
    })),
    {
      name: 'a key that is reserved',
      text: criteria(`total: { weight: 1, ${ASKED} }`),
      says: [
        'r.yml:5:3: `total` cannot be a key (expected any other name: total, constructor, prototype are reserved)',
      ],
    },
    {
      name: '`combine` beside `each`',
      text: criterion('each: { over: { field: l }, node: { pass_when: { field: item, op: exists } } }, combine: min'),
      says: [
        'r.yml:5:99: criterion `a`: `combine` needs `criteria`. That of items stands inside: `each: { ..., combine: ... }`',
      ],
    },
    {
      name: 'items that are named in two ways',
      text: criterion('each: { over: { field: l, turns: user }, node: { pass_when: { field: item, op: exists } } }'),
      says: [
        'r.yml:5:27: criterion `a`: `over` names the items in one way (expected exactly one of field, steps, turns, found field and turns)',
      ],
    },
    {
      name: 'a node and a criterion of one name that uses it',
      text: `${criteria('a: { weight: 1, use: a }')}nodes:\n  a: { ${ASKED} }\n`,
      says: ['r.yml:7:3: `a` stands above already'],
    },
    {
      name: 'a name with a space',
      text: criterion(ASKED).replace('sample', 'My Rubric'),
      says: ['r.yml:1:1: `rubric` has a wrong value (expected text like "task-completion", found "My Rubric")'],
    },
    {
      name: 'a pattern of another engine',
      text: condition('{ field: a, op: matches, value: "(?!a)b" }'),
      says: [
        'r.yml:5:55: criterion `a`: the regular expression cannot be used (found invalid or unsupported Perl syntax: `(?!`). Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case',
      ],
    },
    {
      name: 'misspelt keywords in the contract',
      text: beside('contract: { requird: [a], properties: { b: { propertys: {} } } }'),
      says: [
        'r.yml:6:13: JSON Schema has no keyword `requird`. Did you mean `required`?',
        'r.yml:6:46: JSON Schema has no keyword `propertys`. Did you mean `properties`?',
      ],
    },
    {
      name: 'every wrong value in the contract',
      text: beside('contract: { properties: { a: { type: strin }, b: { minimum: "5" }, c: { pattern: "(?=x)" } } }'),
      says: [
        'r.yml:6:32: `properties.a.type` has a wrong value (expected one of "array", "boolean", "integer", "null", "number", "object", "string", found "strin"). Did you mean `string`?',
        'r.yml:6:52: `properties.b.minimum` has a wrong value (expected number, found "5"). Write the number without quotes',
        'r.yml:6:73: the regular expression cannot be used (found invalid or unsupported Perl syntax: `(?=`). Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case',
      ],
    },
    {
      name: 'a schema to match that is none',
      text: condition('{ field: a, op: matches_schema, value: { items: { typ: string, minContains: 2 } } }'),
      says: [
        'r.yml:5:80: criterion `a`: JSON Schema has no keyword `typ`. Did you mean `type`?',
        'r.yml:5:93: criterion `a`: `minContains` says nothing without `contains` beside it',
      ],
    },
    {
      name: 'a type that stands twice, a list of no values, and a keyword of OpenAPI',
      text: beside('contract: { properties: { a: { type: [string, string] }, b: { enum: [], nullable: true } } }'),
      says: [
        'r.yml:6:32: `properties.a.type` has a wrong value (expected every item once, found ["string","string"])',
        'r.yml:6:63: an empty `enum` lets nothing fit (found [])',
        'r.yml:6:73: JSON Schema has no keyword `nullable`. Write `type: [string, "null"]`',
      ],
    },
    {
      name: 'a reference to what the contract does not define',
      text: beside('contract: { properties: { a: { $ref: "#/$defs/tex" } }, $defs: { text: { type: string } } }'),
      says: [
        'r.yml:6:32: the reference leads nowhere (expected a part of this schema, for example `#/$defs/NAME`, found "#/$defs/tex"). Did you mean `#/$defs/text`?',
      ],
    },
    {
      name: 'a pattern in a step',
      text: condition('{ trace: { exists: { tool: x, result: { matches: "(" } } } }'),
      says: [
        'r.yml:5:70: criterion `a`: the regular expression cannot be used (found missing closing ): `(`). Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case',
      ],
    },
    {
      name: 'two patterns over the trace',
      text: condition('{ trace: { exists: { tool: x }, absence: { tool: y } } }'),
      says: [
        'r.yml:5:32: criterion `a`: a trace condition is one pattern (expected exactly one of exists, absence, count, precedence, response, sequence, universality, trajectory, found exists and absence)',
      ],
    },
    {
      name: 'a count without a bound',
      text: condition('{ trace: { count: { of: { tool: x } } } }'),
      says: [
        'r.yml:5:41: criterion `a`: a count needs a bound (expected at_least, at_most or exactly, found none of them)',
      ],
    },
    {
      name: 'a count with bounds that exclude each other',
      text: condition('{ trace: { count: { of: { tool: x }, at_least: 3, at_most: 2 } } }'),
      says: [
        'r.yml:5:41: criterion `a`: no number is within these bounds (expected at_least not above exactly, and neither above at_most, found at least 3 and at most 2)',
      ],
    },
    {
      name: 'a number where CEL belongs',
      text: `${HEAD}formula: 1\n`,
      says: ['r.yml:4:1: `formula` has a wrong value (expected string, found 1). Quote it'],
    },
    {
      name: 'a bracket left open in CEL',
      text: `${HEAD}formula: score("x"\n`,
      says: [
        'r.yml:4:1: the expression cannot be used: expected `)`, got the end (found "score(\\"x\\"", at its character 10)',
      ],
    },
    {
      name: 'a key in capitals',
      text: criteria(`Right Time: { weight: 1, ${ASKED} }`),
      says: ['r.yml:5:3: `Right Time` cannot be a key (expected a small letter, then small letters, digits and _)'],
    },
    {
      name: 'no header',
      text: `criteria:\n  a: { weight: 1, ${ASKED} }\n`,
      says: ['rubric', 'version', 'metric'].map(
        (key) =>
          `r.yml:1:1: \`${key}\` is missing. A rubric begins with \`rubric\`, \`version\` and \`metric\`, or with \`meta\``,
      ),
    },
  ])('$name', ({ text, says }) => {
    expect(messages(text)).toEqual(says);
  });

  test('all at once, sorted by line', () => {
    const text = `${HEAD}threshold: 85
derive: { output: { field: a, op: exists } }
criteria:
  a: { weight: 0.5, pass_when: { field: a, op: exist } }
  b: { weight: 0.4, pass_when: { expr: wrds > 1 } }
nodes:
  c: { use: d }
outcomes: [{ name: x, when: { passed: e } }, { name: y }]
bands: [{ name: x }, { name: y }]
`;
    const lines = messages(text).map((line) => Number(line.split(':')[1]));
    expect(lines).toEqual([4, 5, 6, 7, 8, 10, 11, 12]);
  });
});

const BAD = '{ field: a, op: matches, value: "(" }';
const NO_PATTERN = /the regular expression cannot be used/;

describe('a mistake hides none beside it, and none is told that only follows from it', () => {
  test.each<{ name: string; text: string; says: readonly RegExp[] }>([
    {
      name: 'an unknown key of a criterion',
      text: criterion(`severty: high, pass_when: ${BAD}`),
      says: [/unknown key `severty`/, NO_PATTERN],
    },
    {
      name: 'a wrong value of a criterion',
      text: criterion(`severity: hihg, pass_when: ${BAD}`),
      says: [/`criteria.a.severity` has a wrong value/, NO_PATTERN],
    },
    {
      name: 'an unknown key of nodes that are combined',
      text: criterion('severty: low, criteria: { d: { weight: 5, pass_when: { score: nope, op: gt, value: 0 } } }'),
      says: [/`severty`/, /the weights do not sum to 1/, /no criterion or node `nope`/],
    },
    {
      name: 'one of the nodes that are asked of every item',
      text: criterion(
        `each: { over: { field: trace }, node: { combine: min, criteria: { b: { severity: hihg }, c: { pass_when: ${BAD} }, Dd: { pass_when: { passed: nope } } } } }`,
      ),
      says: [/a node is of one kind/, /severity` has a wrong value/, NO_PATTERN, /`Dd` cannot/, /node `nope`/],
    },
    {
      name: 'rules, of which one has no weight and one no operator',
      text: `${HEAD}rules:
  - { name: a, weigth: 1, condition: ${BAD} }
  - { name: b, weight: 1, overrides: [a, e], condition: { field: a, op: matchs, value: { field: a..b } } }
  - { name: c, weight: 0, condition: ${BAD} }
  - { name: c, weight: 1, condition: ${BAD} }
`,
      says: [
        /5:16: rule `a`: unknown key `weigth`/,
        NO_PATTERN,
        /6:42: rule `b`: there is no rule `e`/,
        /6:69: rule `b`: there is no operator `matchs`/,
        /6:90: rule `b`: the field cannot be read/,
        /7:16: rule `c`: a rule of weight 0/,
        NO_PATTERN,
        /8:7: rule `c` stands above already/,
        NO_PATTERN,
      ],
    },
    {
      name: 'one of several conditions',
      text: condition(`{ and: [{ fild: a, op: eq, value: 1 }, ${BAD}, { field: a.__proto__, op: exists }, 5] }`),
      says: [/unknown key `fild`/, NO_PATTERN, /the field cannot be read/, /and\.3` has a wrong value/],
    },
    {
      name: 'a misspelt field, and what it is compared with',
      text: condition('{ fild: a, op: matches, value: "(" }'),
      says: [/unknown key `fild`/, NO_PATTERN],
    },
    {
      name: 'a misspelt value',
      text: condition('{ field: a, op: matches, valeu: "(" }'),
      says: [/unknown key `valeu`/],
    },
    {
      name: 'a tolerance below 0',
      text: condition('{ field: a, op: approx, value: x, tolerance: -1 }'),
      says: [/`approx` cannot use its value/, /tolerance` has a wrong value/],
    },
    {
      name: 'a fork of a tree',
      text: `${HEAD}tree: { if: 5, then: { if: ${BAD}, then: { scor: 1, label: x }, else: 5 }, else: { if: ${BAD}, score: 1, label: x } }
`,
      says: [
        /`tree.if` has/,
        NO_PATTERN,
        /unknown key `scor`/,
        /`tree.then.else` has/,
        /`then` is missing/,
        /`else` is missing/,
        /a branch is a fork or an end/,
        NO_PATTERN,
      ],
    },
    {
      name: 'a table, an item and a formula',
      text: criteria(
        'a: { weight: 0.5, lookup: { field: a..b, table: { x: 5 } } }',
        'b: { weight: 0.25, each: { over: { field: a..b }, on_empty: no, node: { use: nope } } }',
        'c: { weight: 0.25, threshold: 5, formula: score("nope") }',
      ),
      says: [/cannot be read/, /table.x` has/, /cannot be read/, /on_empty` has/, /`nope`/, /threshold` has/, /`nope`/],
    },
    {
      name: 'a part of a pattern over the trace',
      text: condition(
        '{ trace: { precedence: { each: { tol: x }, after: { text: { matches: "(" } } }, before: { tool: [5], args: { x: { field: a..b } } } } }',
      ),
      says: [/unknown key `tol`/, NO_PATTERN, /tool\.0` has a wrong value/, /the field cannot be read/],
    },
    {
      name: 'a reference of calls',
      text: condition(
        '{ trace: { trajectory: { mode: strict, reference: [5, { tool: x, args: { a: { field: a..b } } }], args_of: { y: ignore } } } }',
      ),
      says: [/reference\.0` has a wrong value/, /the field cannot be read/],
    },
    {
      name: 'a section that names what others refer to',
      text: `${criterion('pass_when: { and: [{ score: d, op: gt, value: 0 }, { trace: { exists: { is: s } } }, { expr: tier > 1 }] }')}nodes: 5
steps: 5
derive: 5
`,
      says: [/`nodes` has/, /`steps` has/, /`derive` has/],
    },
    {
      name: 'a section under a name that there is not',
      text: `${criterion('use: d')}helpers: { d: { formula: "1" } }
colour: red
`,
      says: [/unknown key `helpers`/, /unknown key `colour`/],
    },
    {
      name: 'a name of items',
      text: criterion(
        'each: { over: { field: trace }, as: Call, node: { pass_when: { or: [{ expr: Call.x == 1 }, { expr: nope() }] } } }',
      ),
      says: [/as` has a wrong value/, /function `nope`/],
    },
    {
      name: 'an outcome, a band and what is required',
      text: `${criterion(ASKED)}outcomes: [{ name: x, when: 5 }, { name: y, when: ${BAD} }]
bands: [5, { name: x, at_least: 0.1 }]
require: [{ that: 5 }, { that: ${BAD} }]
`,
      says: [
        /outcomes\.0\.when` has/,
        /the last outcome takes what is left/,
        NO_PATTERN,
        /bands\.0` has/,
        /the last band takes what is left/,
        /require\.0\.that` has/,
        NO_PATTERN,
      ],
    },
    {
      name: 'a misspelt header',
      text: `rubrik: sample
version: 1
metric: TCR
criteria: { a: { weight: 1, pass_when: ${BAD} } }
`,
      says: [/unknown key `rubrik`/, /`version` has a wrong value/, NO_PATTERN],
    },
    {
      name: 'a circle of nodes or facts',
      text: `${criteria('a: { weight: 0.5, use: b }', 'b: { weight: 0.25, use: a }', 'c: { weight: 0.25, use: c }')}derive: { x: { expr: y }, y: { expr: x }, z: { expr: z } }
`,
      says: [/5:3: .*a needs b, b needs a/, /7:3: .*c needs c/, /8:11: .*x needs y, y needs x/, /8:43: .*z needs z/],
    },
    {
      name: 'a circle of facts of which one names an unknown fact',
      text: `${criterion('pass_when: { expr: x > 1 }')}derive: { x: { expr: y + foo }, y: { expr: x + 1 } }
`,
      says: [/6:11: .*x needs y, y needs x/, /6:16: .*unknown fact `foo`/],
    },
    {
      name: 'a misspelt keyword of the contract, under which facts may be named',
      text: `${criterion('pass_when: { expr: price > 1 }')}contract: { propertise: { price: {} } }
`,
      says: [/6:13: .*no keyword `propertise`/],
    },
    {
      name: 'facts that the contract names in a wrong way',
      text: `${criterion('pass_when: { expr: price > 1 }')}contract: { properties: [price] }
`,
      says: [/6:13: /],
    },
    {
      name: 'a keyword of the contract that names no facts',
      text: `${criterion('pass_when: { expr: price > 1 }')}contract: { requird: [price], nullable: true }
`,
      says: [/5:\d+: .*unknown fact `price`/, /6:13: .*no keyword `requird`/, /6:31: .*no keyword `nullable`/],
    },
    {
      name: 'a rubric whose version stands twice',
      text: `${criteria('a: { weight: 0.5, pass_when: { field: a, op: matches, value: "(" } }', 'b: { weight: 0.4, pass_when: { passed: zz } }')}version: 2.0.0
`,
      says: [/4:1: the weights/, /5:\d+: .*regular expression/, /6:\d+: .*no criterion or node `zz`/, /7:1: map keys/],
    },
    {
      name: 'a key that YAML reads as a number',
      text: `${criteria('1.10: { weight: 0.5, pass_when: { field: a, op: exsts } }', 'b: { weight: 0.4, pass_when: { field: a, op: exists } }')}title: 1.10
`,
      says: [/4:1: the weights/, /5:3: the key `1.10`/, /5:\d+: .*no operator `exsts`/, /7:1: `title`/],
    },
    {
      name: 'a prototype',
      text: `${HEAD}criteria: { __proto__: { weight: 1, pass_when: { field: a, op: exsts } } }\ntitle: 7\n`,
      says: [/4:13: the key `__proto__`/, /4:\d+: .*no operator `exsts`/, /5:1: `title`/],
    },
    {
      name: 'what YAML allows and a rubric does not',
      text: `${criteria('a: &x { weight: 0.5, severty: high, pass_when: { field: a, op: exist } }', 'a: { weight: !!str 5 }', 'b: *x')}bands: !list [{ nme: x }]
threshold: 1e999
`,
      says: [
        /5:24: .*unknown key `severty`/,
        /5:62: .*there is no operator `exist`/,
        /6:3: map keys must be unique/,
        /6:22: tags are not allowed/,
        /7:6: aliases/,
        /8:8: tags are not allowed/,
        /8:17: unknown key `nme`/,
        /9:12: .*without an exact value/,
      ],
    },
  ])('$name', ({ text, says }) => {
    expect(messages(text)).toEqual(says.map((message) => expect.stringMatching(message) as unknown));
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

  test('the rubric itself is sound', () => {
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

  test.each(['wrong', 'misspelt'] as const)('a part that is %s brings no mistake but its own', (how) => {
    fc.assert(
      fc.property(fc.constantFrom(...places), ({ path }) => {
        const broken = BREAKINGS[how](whole, path);
        const own = schema.problems(broken, (pointer) => ({ file: 'r.yml', pointer }));
        fc.pre(own.length > 0);
        expect(messages(JSON.stringify(broken))).toHaveLength(own.length);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  test('there is a rubric or a mistake of the user, never a crash', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const text = JSON.stringify(
          changes.reduce((value, one) => changed(value, places[one.at]?.path ?? [], one), whole as unknown),
        );
        for (const message of messages(text)) expect(message).toMatch(/^r\.yml(?::\d+:\d+)?: |^and \d+ more/);
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
