import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/errors.ts';
import { KEYWORDS, schemaMistakes } from '../../src/rubric/json-schema/schema-mistakes.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { STRATEGIES } from '../../src/rubric/nodes/strategies.ts';
import { OPERATORS } from '../../src/rubric/operators/operators.ts';
import { NATIVE_FACTS, TRIAL_KEYS } from '../../src/rubric/references/rubric-names.ts';
import { editorMarks } from '../support/editor-check.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

type Keys = Readonly<Record<string, unknown>>;

interface Row {
  readonly name: string;
  readonly written: Keys;
}

const HEADER = { rubric: 'sample', version: '1.0.0', metric: 'TCR' };
const HOLDS = { field: 'output', op: 'exists' };
const TOOL = { tool: 'book' };
const ASKED = { score: 'a', op: 'gt', value: 0.5 };
const LEAF = { score: 1, label: 'done' };

const withRoot = (keys: Keys) => ({ ...HEADER, formula: '1', ...keys });
const withNode = (keys: Keys) => ({ ...HEADER, criteria: { a: { weight: 1, pass_when: HOLDS, ...keys } } });
const withCondition = (pass_when: unknown) => withNode({ pass_when });
const withComparison = (keys: Keys) => withCondition({ field: 'output', ...keys });
/** Beside a node that it may ask about. */
const withJudged = (pass_when: unknown) => ({ ...withCondition(pass_when), nodes: { b: { formula: '1' } } });
const withTrace = (trace: Keys) => withCondition({ trace });
const withStep = (exists: Keys) => withTrace({ exists });
const withArgument = (id: unknown) => withStep({ args: { id } });
const withReference = (id: unknown) =>
  withTrace({ trajectory: { mode: 'subset', reference: [{ tool: 'book', args: { id } }] } });
const JUDGED = { judge: 'yes_no', question: 'Is it polite?' };
const withSeen = (path: string) => ({ ...HEADER, criteria: { a: { weight: 1, ...JUDGED, sees: [path] } } });
const withBranch = (branch: Keys) => ({ ...HEADER, tree: { if: HOLDS, else: LEAF, then: branch } });
const withRule = (keys: Keys) => ({ ...HEADER, rules: [{ name: 'a', weight: 1, condition: HOLDS, ...keys }] });
const rubricWithout = (key: string) =>
  Object.fromEntries(Object.entries(withNode({})).filter(([name]) => name !== key));

const RUBRICS: readonly Row[] = [
  { name: 'a rubric without an id', written: rubricWithout('rubric') },
  { name: 'a rubric without a version', written: rubricWithout('version') },
  { name: 'a rubric without a metric', written: rubricWithout('metric') },
  { name: 'a rubric of no kind', written: HEADER },
  { name: 'a rubric of two kinds', written: { ...withNode({}), formula: '1' } },
  { name: 'a rubric that asks like a node', written: { ...HEADER, pass_when: HOLDS } },
  {
    name: 'a second header',
    written: { rubric: 'sample', meta: { name: 'sample', version: '1.0.0' }, formula: '1' },
  },
  {
    name: 'a name that is too long for a metric',
    written: { meta: { name: `a${'b'.repeat(32)}`, version: '1.0.0' }, formula: '1' },
  },
  { name: '`combine` without criteria', written: withRoot({ combine: 'min' }) },
  { name: '`weights` without criteria', written: withRoot({ weights: 'relative' }) },
  { name: 'weights where none count', written: { ...withNode({}), combine: 'min' } },
  {
    name: 'a way to weigh where nothing is weighted',
    written: { ...HEADER, combine: 'strict', weights: 'relative', criteria: { a: { pass_when: HOLDS } } },
  },
  {
    name: 'a node beside the score that has a weight',
    written: withRoot({ nodes: { a: { weight: 1, formula: '1' } } }),
  },
  { name: 'the key of a criterion', written: { ...HEADER, criteria: { 'A-b': { weight: 1, formula: '1' } } } },
  { name: 'the key of a node', written: withRoot({ nodes: { total: { formula: '1' } } }) },
  { name: 'the key of a step', written: withRoot({ steps: { 'A-b': TOOL } }) },
  { name: 'a step that refers to another', written: withRoot({ steps: { a: TOOL, b: { is: 'a' } } }) },
  { name: 'the key of a derived fact', written: withRoot({ derive: { 'A-b': HOLDS } }) },
  { name: 'a derived fact that hides another', written: withRoot({ derive: { final_state: HOLDS } }) },
  { name: 'a derived fact that waits for a verdict', written: withRoot({ derive: { b: { passed: 'a' } } }) },
  {
    name: 'a derived fact that waits for a score',
    written: withRoot({ derive: { b: { and: [HOLDS, { not: ASKED }] } } }),
  },
  { name: 'a need that waits for a verdict', written: withRoot({ require: [{ that: { or: [{ passed: 'a' }] } }] }) },
  { name: 'a contract with an unknown keyword', written: withRoot({ contract: { propertys: {} } }) },
  {
    name: 'a contract with a type for a schema',
    written: withRoot({ contract: { properties: { output: 'string' } } }),
  },
  { name: 'a last outcome with a condition', written: withRoot({ outcomes: [{ name: 'done', when: HOLDS }] }) },
  { name: 'an outcome with a reserved name', written: withRoot({ outcomes: [{ name: 'not_judged' }] }) },
  { name: 'a last band with a bound', written: withRoot({ bands: [{ name: 'good', at_least: 0.5 }] }) },
  {
    name: 'a calibration that does not begin at 0',
    written: withRoot({
      calibration: [
        { from: 0.5, to: 0 },
        { from: 1, to: 1 },
      ],
    }),
  },
  {
    name: 'a calibration that does not end at 1',
    written: withRoot({
      calibration: [
        { from: 0, to: 0 },
        { from: 0.5, to: 1 },
      ],
    }),
  },
];

const NODES: readonly Row[] = [
  { name: 'a node of no kind', written: { ...HEADER, criteria: { a: { weight: 1 } } } },
  { name: 'a node of two kinds', written: withNode({ fail_when: HOLDS }) },
  { name: 'a criterion without a weight', written: { ...HEADER, criteria: { a: { pass_when: HOLDS } } } },
  {
    name: 'a criterion below another without a weight',
    written: { ...HEADER, criteria: { a: { weight: 1, criteria: { b: { pass_when: HOLDS } } } } },
  },
  {
    name: 'the key of a criterion below another',
    written: { ...HEADER, criteria: { a: { weight: 1, criteria: { B: { weight: 1, pass_when: HOLDS } } } } },
  },
  { name: '`otherwise` without `when`', written: withNode({ otherwise: 'pass' }) },
  { name: '`combine` in a node without criteria', written: withNode({ combine: 'min' }) },
  { name: 'a tree that is a leaf', written: { ...HEADER, tree: LEAF } },
  {
    name: 'a tree below another node that is a leaf',
    written: { ...HEADER, nodes: { a: { tree: LEAF } }, formula: '1' },
  },
  { name: 'a fork without a way out', written: { ...HEADER, tree: { if: HOLDS, then: LEAF } } },
  { name: 'a branch with a score and a node', written: withBranch({ ...LEAF, node: { formula: '1' } }) },
  { name: 'a branch that forks and ends', written: withBranch({ ...LEAF, if: HOLDS, then: LEAF, else: LEAF }) },
  { name: 'a branch that is only a label', written: withBranch({ label: 'done' }) },
  { name: 'a fork with a label', written: withBranch({ label: 'done', if: HOLDS, then: LEAF, else: LEAF }) },
  { name: 'a node of a branch that has a weight', written: withBranch({ node: { weight: 1, formula: '1' } }) },
  { name: 'a rule that changes nothing', written: withRule({ weight: 0 }) },
  { name: 'the name of a rule', written: withRule({ name: 'total' }) },
  {
    name: 'a node of items that has a weight',
    written: { ...HEADER, each: { over: { field: 'calls' }, node: { weight: 1, formula: '1' } } },
  },
  { name: 'what a judge sees, as other tools name it', written: withSeen('$.output') },
  { name: 'what a judge sees, in brackets', written: withSeen('trace[0].text') },
  { name: 'what a judge sees of what judges say', written: withSeen('judge.b') },
  { name: 'a panel of one', written: withNode({ ...JUDGED, pass_when: undefined, model: ['m'] }) },
  { name: 'a model without a judge', written: withNode({ model: 'm' }) },
  {
    name: 'weights of items that are combined without any',
    written: { ...HEADER, each: { over: { field: 'calls' }, weight: '1', combine: 'min', node: { formula: '1' } } },
  },
  {
    name: 'two lists of items',
    written: { ...HEADER, each: { over: { field: 'calls', turns: 'user' }, node: { formula: '1' } } },
  },
  {
    name: 'the name of an item',
    written: { ...HEADER, each: { over: { field: 'calls' }, as: 'constructor', node: { formula: '1' } } },
  },
];

const CONDITIONS: readonly Row[] = [
  { name: 'a condition of no kind', written: withCondition({ description: 'The order is there.' }) },
  { name: 'a condition of two kinds', written: withCondition({ ...HOLDS, expr: 'true' }) },
  { name: 'both `and` and `or`', written: withCondition({ and: [HOLDS], or: [HOLDS] }) },
  { name: 'a field without an operator', written: withComparison({}) },
  { name: 'an operator that needs a value', written: withComparison({ op: 'eq' }) },
  { name: 'an operator that takes no value', written: withComparison({ op: 'exists', value: 1 }) },
  { name: 'a measure of nothing', written: withComparison({ op: 'exists', measure: 'words' }) },
  { name: 'about a number, without a tolerance', written: withComparison({ op: 'approx', value: 1 }) },
  { name: 'a tolerance of another operator', written: withComparison({ op: 'eq', value: 1, tolerance: 0.1 }) },
  { name: 'a reason for no number', written: withComparison({ op: 'eq', value: 1, cutoff: { rationale: 'why' } }) },
  { name: 'a text for a number', written: withComparison({ op: 'lt', value: '1' }) },
  { name: 'a text for a list', written: withComparison({ op: 'in', value: 'a' }) },
  { name: 'a text for a list of texts', written: withComparison({ op: 'contains_any', value: 'a' }) },
  { name: 'an empty list of texts', written: withComparison({ op: 'contains_all', value: [] }) },
  { name: 'an empty text in a list', written: withComparison({ op: 'contains_all', value: [''] }) },
  { name: 'a number for a text', written: withComparison({ op: 'starts_with', value: 1 }) },
  { name: 'a number for a pattern', written: withComparison({ op: 'matches', value: 1 }) },
  { name: 'a fact for a pattern', written: withComparison({ op: 'matches', value: { field: 'input' } }) },
  { name: 'a text for a schema', written: withComparison({ op: 'matches_schema', value: 'object' }) },
  { name: 'a keyword that is none', written: withComparison({ op: 'matches_schema', value: { typo: 'number' } }) },
  { name: 'a fact for a schema', written: withComparison({ op: 'matches_schema', value: { field: 'input' } }) },
  { name: 'an object that is no fact', written: withComparison({ op: 'gte', value: { fields: 'input' } }) },
  { name: 'a fact with a further key', written: withComparison({ op: 'gte', value: { field: 'input', op: 'eq' } }) },
  { name: 'the path of a fact', written: withCondition({ ...HOLDS, field: 'a..b' }) },
  { name: 'a path that starts as in other tools', written: withCondition({ ...HOLDS, field: '$.output' }) },
  { name: 'a path with brackets', written: withCondition({ ...HOLDS, field: 'trace[0].text' }) },
  { name: 'a path to what no data have', written: withCondition({ ...HOLDS, field: 'a.__proto__' }) },
  { name: 'a path with an index that is none', written: withCondition({ ...HOLDS, field: 'trace.-2.text' }) },
  { name: 'a path of too many parts', written: withCondition({ ...HOLDS, field: Array(33).fill('a').join('.') }) },
  { name: 'the path of another fact', written: withComparison({ op: 'eq', value: { field: 'a..b' } }) },
  { name: 'case ignored of numbers', written: withComparison({ op: 'lt', value: 1, ignore_case: true }) },
  {
    name: 'case ignored of a measure',
    written: withComparison({ op: 'eq', value: 1, measure: 'words', ignore_case: true }),
  },
];

const SCORE = { score: 'b', op: 'eq', value: 1 };
const UNCOMPARED = [
  { passed: 'b' },
  { and: [HOLDS] },
  { or: [HOLDS] },
  { not: HOLDS },
  { trace: { exists: TOOL } },
  { expr: 'true' },
];
const COMPARING = [
  { op: 'exists' },
  { value: 1 },
  { tolerance: 0.1 },
  { measure: 'words' },
  { ignore_case: true },
  { cutoff: { rationale: 'why' } },
];

const STRAYS: readonly Row[] = [
  ...UNCOMPARED.flatMap((condition) =>
    COMPARING.map((stray) => ({
      name: [stray, condition].flatMap(Object.keys).join(' beside '),
      written: withJudged({ ...condition, ...stray }),
    })),
  ),
  { name: 'a comparison beside a verdict', written: withJudged({ passed: 'b', op: 'eq', value: false }) },
  { name: 'a measure of a score', written: withJudged({ ...SCORE, measure: 'words' }) },
  { name: 'case ignored of a score', written: withJudged({ ...SCORE, ignore_case: true }) },
  { name: 'a derived value that is compared', written: withRoot({ derive: { a: { expr: '1', op: 'eq', value: 1 } } }) },
];

const TRACES: readonly Row[] = [
  { name: 'no pattern', written: withTrace({ within_first: 3 }) },
  { name: 'two patterns', written: withTrace({ exists: TOOL, absence: TOOL }) },
  { name: 'a count without a bound', written: withTrace({ count: { of: TOOL } }) },
  {
    name: '`between` with `before`',
    written: withTrace({ exists: TOOL, between: { from: TOOL, to: TOOL }, before: TOOL }),
  },
  {
    name: '`between` with `after`',
    written: withTrace({ exists: TOOL, between: { from: TOOL, to: TOOL }, after: TOOL }),
  },
  { name: 'the path of the list', written: withTrace({ exists: TOOL, in: 'turn..steps' }) },
  { name: 'a call with a role', written: withStep({ ...TOOL, role: 'user' }) },
  { name: 'a result with a text', written: withStep({ result: 'a', text: 'b' }) },
  { name: 'a call that is a message', written: withStep({ type: 'message', error: true }) },
  { name: 'a message that is a call', written: withStep({ type: 'tool_call', role: 'user' }) },
];

const LIKE_CONDITIONS = [
  { op: 'gt', value: 100 },
  { op: 'absent' },
  { contains: 'sec' },
  { contains: 'sec', ignore_case: true },
  { approx: 5, tolerance: 1 },
  { gt: 1, lt: 5 },
  { not: { matches: 'pay' } },
  { matches: '' },
  { matches: 'pay', ignore_case: true },
  { score: 'b' },
  { passed: 'b' },
  { field: 'order', measure: 'length' },
  { field: 'order', op: 'eq', value: 1 },
];
const ARGUMENTS: readonly Row[] = LIKE_CONDITIONS.flatMap((value) => [
  { name: JSON.stringify(value), written: withArgument(value) },
  { name: `${JSON.stringify(value)}, deep inside`, written: withArgument({ a: [1, { b: value }] }) },
  { name: `${JSON.stringify(value)} in a reference`, written: withReference(value) },
]);

describe.each([
  {
    part: 'an argument',
    rows: [...ARGUMENTS, { name: 'a pattern in a reference', written: withReference({ matches: 'pay' }) }],
  },
  { part: 'a rubric', rows: RUBRICS },
  { part: 'a node', rows: NODES },
  { part: 'a condition', rows: CONDITIONS },
  { part: 'what a condition compares', rows: STRAYS },
  { part: 'a trace pattern', rows: TRACES },
])('what is wrong with $part', ({ rows }) => {
  test.each(rows)('is marked by an editor and reported once when it is loaded: $name', ({ written }) => {
    expect(editorMarks('rubric', written)).not.toEqual([]);
    expect(problemsOf(written)).toHaveLength(1);
  });
});

test('an empty file is marked by an editor', () => {
  expect(editorMarks('rubric', {})).not.toEqual([]);
  expect(problemsOf({})).not.toEqual([]);
});

test('a fact that is misspelt is no argument', () => {
  expect(problemsOf(withArgument({ feild: 'output' }))).toMatchObject([{ code: 'bad-value' }]);
});

test.each([
  { name: 'a criterion', written: withNode({}) },
  { name: 'a header of another form', written: { meta: { name: 'sample', version: '1.0.0' }, formula: '1' } },
  {
    name: 'a long name with a metric',
    written: { meta: { name: 'a'.repeat(40), version: '1.0.0', metric: 'A' }, formula: '1' },
  },
  { name: 'criteria that do not weigh', written: { ...HEADER, combine: 'min', criteria: { a: { pass_when: HOLDS } } } },
  { name: 'a terminal rule of weight 0', written: withRule({ weight: 0, terminal: true }) },
  { name: 'a name with a sign', written: withCondition({ ...HOLDS, field: 'a.$ref' }) },
  { name: 'the last item of a list', written: withCondition({ ...HOLDS, field: 'trace.-1.text' }) },
  {
    name: 'an object that is equal',
    written: withComparison({ op: 'eq', value: { field: 1, b: { score: 0.5, of: 1 } } }),
  },
  { name: 'a pattern for an argument', written: withArgument([{ matches: 'pay|buy' }]) },
  { name: 'a fact for an argument', written: withArgument({ a: { field: 'order' } }) },
  { name: 'a fact in a reference', written: withReference({ a: [{ field: 'order' }] }) },
  {
    name: 'arguments that are called like conditions',
    written: withStep({ args: { field: 'order', op: 'gt', matches: 'a' } }),
  },
  { name: 'an argument with other keys', written: withArgument({ op: 'add', path: '/a', value: 1 }) },
  { name: 'an argument without keys', written: withArgument({}) },
  { name: 'an argument called like an option', written: withArgument({ tolerance: 0.5 }) },
  { name: 'letters of any case', written: withComparison({ op: 'eq', value: 'A', ignore_case: true }) },
  { name: 'letters that count beside a number', written: withComparison({ op: 'lt', value: 1, ignore_case: false }) },
  {
    name: 'an operator beside a score',
    written: withRoot({ outcomes: [{ name: 'a', when: { score: 'total', op: 'eq', value: 1 } }, { name: 'b' }] }),
  },
])('what can be loaded is not marked: $name', ({ written }) => {
  expect(problemsOf(written)).toEqual([]);
  expect(editorMarks('rubric', written)).toEqual([]);
});

describe('the tables of the sources', () => {
  const NAMES = [[], ['a'], ['a', 'a'], ['string', 'null']];
  const OF_KEYWORDS = [
    null,
    true,
    1,
    1.5,
    0,
    -1,
    'a',
    'string',
    ...NAMES,
    [1],
    [{}],
    {},
    { a: {} },
    { a: ['b'] },
    { a: 1 },
  ];
  const FACT = { field: 'a' };
  const MEASURED = { ...FACT, measure: 'words' };
  const LITERALS = [undefined, null, 1, '', 'a', { type: 'string' }, [], [1], ['a'], ['', 'a'], [1, 'a'], [['a']]];
  const STRAY = [{ score: 'b' }, { ...FACT, b: 1 }, [FACT], [{ a: { score: 'b' } }], { field: [MEASURED] }];
  const HALF = [{ field: null }, { Field: 'a' }, { passed: 'b' }, { EXPR: 'true' }, { measure: 'words' }];
  const VALUES = [...LITERALS, ...STRAY, ...HALF, FACT, MEASURED];
  const SUBJECTS = [FACT, MEASURED, { score: 'b' }];
  const OPTIONS = [{}, { tolerance: 0.1 }, { ignore_case: true }, { cutoff: { rationale: 'why' } }];

  test.each(Object.keys(OPERATORS))('an editor marks what `%s` cannot use, and nothing else', (op) => {
    const compared = SUBJECTS.flatMap((subject) => VALUES.map((value) => ({ ...subject, op, value })));
    const conditions = compared.flatMap((comparison) => OPTIONS.map((options) => ({ ...comparison, ...options })));
    const written = conditions.map(withJudged).map((rubric) => JSON.parse(JSON.stringify(rubric)) as Keys);
    const disputed = written.filter((one) => problemsOf(one).length > 0 !== editorMarks('rubric', one).length > 0);
    expect(disputed).toEqual([]);
  });

  test.each(Object.entries(STRATEGIES))('an editor knows whether weights count for `%s`', (combine, { isWeighted }) => {
    const combined = (node: Keys) => ({ ...HEADER, combine, criteria: { a: { formula: '1', ...node } } });
    expect(editorMarks('rubric', combined({ weight: 1 })).length > 0).toBe(!isWeighted);
    expect(editorMarks('rubric', combined({})).length > 0).toBe(isWeighted);
  });

  /** Where a reference leads, and that a choice is empty, the compiler of the schema finds. */
  test.each(KEYWORDS.filter((keyword) => keyword !== '$ref' && keyword !== 'enum'))(
    'an editor knows what the keyword `%s` of a JSON Schema takes',
    (keyword) => {
      const beside = { if: { then: true }, then: { if: true }, else: { if: true } }[keyword];
      const needed = keyword.endsWith('Contains') ? { contains: true } : beside;
      const schemas = OF_KEYWORDS.map((value) => ({ ...needed, [keyword]: value }));
      const disputed = schemas.filter((contract) => {
        return schemaMistakes(contract).length > 0 !== editorMarks('rubric', withRoot({ contract })).length > 0;
      });
      expect(disputed).toEqual([]);
    },
  );

  test.each([...TRIAL_KEYS, ...NATIVE_FACTS])('an editor knows that no item may be called `%s`', (as) => {
    const written = { ...HEADER, each: { over: { field: 'calls' }, as, node: { formula: '1' } } };
    expect(editorMarks('rubric', written)).not.toEqual([]);
    expect(problemsOf(written)).toMatchObject([{ code: 'hidden-fact' }]);
  });

  test.each([...TRIAL_KEYS, ...NATIVE_FACTS])('an editor knows that a trial may have `%s` by itself', (name) => {
    expect(editorMarks('rubric', withRoot({ derive: { [name]: HOLDS } }))).not.toEqual([]);
  });
});

function problemsOf(written: Keys): readonly Problem[] {
  return mistakesIn(() => loadRubric('r.yml', JSON.stringify(written)));
}
