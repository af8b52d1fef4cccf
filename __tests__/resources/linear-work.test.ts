import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import mappingSchema from '../../schemas/mapping.schema.json' with { type: 'json' };
import type { Rubric } from '../../src/rubric/rubric.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { startCounting } from './count-steps.ts';

const counting = startCounting();
afterAll(counting.stop);
// Only what is loaded from now on is counted.
vi.resetModules();
const { unpackGzip } = await import('../../src/io/gunzip.ts');
const { NODE_KINDS } = await import('../../src/rubric/nodes/compile-node.ts');
const { OPERATORS } = await import('../../src/rubric/operators/operators.ts');
const { MAX_STEPS } = await import('../../src/rubric/step-limit.ts');
const { TRACE_PATTERNS } = await import('../../src/rubric/trace/trace-patterns.ts');
const { scoreTrial } = await import('../../src/scoring/score-trial.ts');
const { explainTrial } = await import('../../src/scoring/result-tree.ts');
const { loadMapping } = await import('../../src/suite/mapping/mapping.ts');
const { readRun } = await import('../../src/suite/read-run.ts');
const { rubricOf, trialOf } = await import('../rubric/rubric-of.ts');
const { READING, resultFile } = await import('../suite/reading.ts');

type Keys = Readonly<Record<string, unknown>>;
/** Facts of a trial whose size grows with `n`. */
type Facts = (n: number) => Keys;

const range = (n: number) => Array.from({ length: n }, (_, index) => index);
const text = (n: number) => 'ab '.repeat(n);
const objects = (n: number) => range(n).map((index) => ({ index, inside: { index: [index] } }));
const wide = (n: number) => Object.fromEntries(range(n).map((index) => [`k${index}`, index]));
const calls = (n: number) => range(n).map((index) => ({ type: 'tool_call', tool: 't', args: { index } }));

const TEXTS: Facts = (n) => ({ output: text(n), ground_truth: text(n) });
const PERIODIC: Facts = (n) => ({ output: 'a'.repeat(8 * n), ground_truth: `${'a'.repeat(n)}b${'a'.repeat(n)}` });
const LISTS: Facts = (n) => ({ output: objects(n), ground_truth: objects(n).reverse() });
const ITEM: Facts = (n) => ({ output: objects(n), ground_truth: { index: -1, more: wide(n) } });
const AMONG: Facts = (n) => ({ output: { index: -1, more: wide(n) }, ground_truth: objects(n) });
const PARTS: Facts = (n) => ({ output: text(n), ground_truth: range(n).map((index) => `none ${index}`) });
const SIZED: Facts = (n) => ({ output: wide(n) });
const NUMBERS: Facts = (n) => ({ output: n, more: wide(n) });

const other = { field: 'ground_truth' };

/** Hostile facts for every operator, beside the value that it is compared with. An operator without a row fails below. */
const OF_OPERATORS: Readonly<
  Record<string, readonly { readonly value?: unknown; readonly facts: Facts; readonly tolerance?: number }[]>
> = {
  eq: [
    { value: other, facts: LISTS },
    { value: other, facts: TEXTS },
  ],
  ne: [
    { value: other, facts: LISTS },
    { value: other, facts: TEXTS },
  ],
  lt: [{ value: 1, facts: NUMBERS }],
  lte: [{ value: 1, facts: NUMBERS }],
  gt: [{ value: 1, facts: NUMBERS }],
  gte: [{ value: 1, facts: NUMBERS }],
  between: [{ value: [0, 1], facts: NUMBERS }],
  approx: [{ value: 1, tolerance: 0.1, facts: NUMBERS }],
  in: [{ value: other, facts: AMONG }],
  not_in: [{ value: other, facts: AMONG }],
  contains: [
    { value: other, facts: PERIODIC },
    { value: other, facts: ITEM },
  ],
  not_contains: [
    { value: other, facts: PERIODIC },
    { value: other, facts: ITEM },
  ],
  contains_any: [{ value: other, facts: PARTS }],
  contains_all: [{ value: other, facts: PARTS }],
  starts_with: [{ value: other, facts: TEXTS }],
  ends_with: [{ value: other, facts: TEXTS }],
  matches: [{ value: '(a|ab| )*c', facts: TEXTS }],
  matches_schema: [
    { value: { uniqueItems: true, items: { additionalProperties: { type: ['number', 'object'] } } }, facts: LISTS },
    { value: { propertyNames: { maxLength: 9 }, patternProperties: { '^k': { type: 'number' } } }, facts: SIZED },
  ],
  exists: [{ facts: SIZED }],
  absent: [{ facts: SIZED }],
  empty: [{ facts: SIZED }],
  not_empty: [{ facts: SIZED }],
  same_items: [{ value: other, facts: LISTS }],
  superset_of: [{ value: other, facts: LISTS }],
  subset_of: [{ value: other, facts: LISTS }],
  disjoint_from: [{ value: other, facts: LISTS }],
};

const STEP = { tool: 't', args: { index: -1 } };
const TRACE: Facts = (n) => ({ trace: calls(n), ground_truth: calls(n).reverse() });

/** Every pattern over a trace. */
const OF_PATTERNS: Readonly<Record<string, unknown>> = {
  exists: STEP,
  absence: STEP,
  count: { of: STEP, at_least: 1 },
  precedence: { each: STEP, after: { tool: 'u' } },
  response: { each: { tool: 't' }, then: STEP },
  sequence: [{ tool: 't' }, { tool: 't' }, STEP],
  universality: { each: { tool: 't' }, fits: { args: { index: { matches: '.' } } } },
  trajectory: { reference: other, mode: 'unordered' },
};

const PASS = { pass_when: { field: 'item.index', op: 'gte', value: 0 } };
const criterion = (node: object): Keys => ({ criteria: { a: { weight: 1, ...node } } });

/** Every kind of node, by its key. */
const OF_NODES: Readonly<Record<string, readonly { readonly keys: Keys; readonly facts: Facts }[]>> = {
  pass_when: [{ keys: criterion({ pass_when: { expr: 'output.all(x, x.index >= 0)' } }), facts: LISTS }],
  fail_when: [{ keys: criterion({ fail_when: { expr: 'output.exists(x, x in ground_truth)' } }), facts: LISTS }],
  criteria: [
    { keys: criterion({ criteria: { b: { weight: 1, pass_when: { field: 'output', op: 'exists' } } } }), facts: LISTS },
  ],
  use: [
    {
      keys: { nodes: { b: { pass_when: { field: 'output', op: 'not_empty' } } }, ...criterion({ use: 'b' }) },
      facts: LISTS,
    },
  ],
  rules: [
    {
      keys: criterion({
        rules: [{ name: 'r', weight: 1, condition: { field: 'output', op: 'contains', value: 'c' } }],
      }),
      facts: TEXTS,
    },
  ],
  tree: [
    {
      keys: criterion({
        tree: { if: { field: 'output', measure: 'words', op: 'gt', value: 1 }, then: { score: 1 }, else: { score: 0 } },
      }),
      facts: TEXTS,
    },
  ],
  lookup: [{ keys: criterion({ lookup: { field: 'output', table: { a: 1 }, default: 0 } }), facts: TEXTS }],
  each: [
    { keys: criterion({ each: { over: { field: 'output' }, node: PASS } }), facts: LISTS },
    {
      keys: criterion({
        each: { over: { field: 'output' }, node: { pass_when: { field: 'ground_truth', op: 'contains', value: 'c' } } },
      }),
      facts: (n) => ({ output: range(n), ground_truth: text(100 * n) }),
    },
    {
      keys: criterion({ each: { over: { steps: { tool: 't' } }, node: { pass_when: { trace: { absence: STEP } } } } }),
      facts: TRACE,
    },
    {
      keys: criterion({
        each: { over: { field: 'output' }, node: { pass_when: { expr: 'output.exists(x, x.index < 0)' } } },
      }),
      facts: (n) => LISTS(2 * n),
    },
  ],
  formula: [{ keys: criterion({ formula: 'size(output) > 0 ? 1.0 : 0.0' }), facts: TEXTS }],
  judge: [
    {
      keys: criterion({ question: 'Good?', judge: 'yes_no' }),
      facts: (n) => ({ judge: { a: range(n).map(() => true) } }),
    },
  ],
};

const SIZES: readonly [number, number] = [400, 800];
const [MIDDLE, LARGE] = SIZES;
/** A count may grow a little faster than its input, as that of a map or of sorted keys does. */
const FACTOR = 2.6;

/** The steps at two sizes; both have run before, because the first run also prepares. */
function stepsAtSizes(work: (n: number) => () => unknown): readonly number[] {
  const actions = SIZES.map(work);
  for (const action of actions) action();
  counting.count(() => undefined);
  return actions.map(counting.count);
}

/** Twice the input takes at most about twice the steps. */
function expectLinear([middle = 0, large = 0]: readonly number[]): void {
  expect(large, `${middle}, then ${large} steps`).toBeLessThan(FACTOR * Math.max(middle, 1000));
}

/** The trial with its result tree; a stopped one has no verdict. */
function scored(rubric: Rubric, trial: Trial): string {
  return JSON.stringify(explainTrial(scoreTrial([rubric], trial)));
}

function expectLinearRubric(keys: Keys, facts: Facts): void {
  const rubric = rubricOf(keys);
  const trials = new Map(SIZES.map((n) => [n, trialOf(JSON.parse(JSON.stringify(facts(n))))]));
  const work = (n: number) => () => scored(rubric, trials.get(n) as Trial);
  const isStopped = /was stopped: it takes more than/.test(work(LARGE)());
  if (isStopped) {
    expect(counting.count(work(LARGE))).toBeLessThan(60 * MAX_STEPS);
    return;
  }
  expectLinear(stepsAtSizes(work));
  const [middle, large] = [work(MIDDLE)().length, work(LARGE)().length];
  expect(large).toBeLessThan(FACTOR * Math.max(middle, 1000));
}

describe('operators', () => {
  test('every one has a generator of hostile facts', () => {
    expect(Object.keys(OF_OPERATORS)).toEqual(Object.keys(OPERATORS));
  });

  const rows = Object.entries(OF_OPERATORS).flatMap(([op, cases]) =>
    cases.map((one, index) => ({ op, index, ...one })),
  );
  test.each(rows)('$op, $index', ({ op, value, tolerance, facts }) => {
    const condition = { field: 'output', op, value, tolerance };
    expectLinearRubric(criterion({ pass_when: JSON.parse(JSON.stringify(condition)) }), facts);
  });
});

describe('patterns over a trace', () => {
  test('every one has a generator', () => {
    expect(Object.keys(OF_PATTERNS)).toEqual(Object.keys(TRACE_PATTERNS));
  });

  test.each(Object.entries(OF_PATTERNS))('%s', (name, pattern) => {
    expectLinearRubric(criterion({ pass_when: { trace: { [name]: pattern } } }), TRACE);
  });
});

describe('nodes', () => {
  test('every kind has a generator', () => {
    expect(Object.keys(OF_NODES)).toEqual(NODE_KINDS);
  });

  const rows = Object.entries(OF_NODES).flatMap(([kind, cases]) =>
    cases.map((one, index) => ({ kind, index, ...one })),
  );
  test.each(rows)('$kind, $index', ({ keys, facts }) => expectLinearRubric(keys, facts));
});

const record = (index: number) => ({ scenario: `s${index}`, output: 'x', harness: { passed: true } });
const xmlProperty = (index: number) => `<property name="p${index}" value="value ${index}"/>`;
const xmlCase = (index: number) =>
  `<testcase name="c${index}"><x><failure message="m">${index}</failure></x></testcase>`;

/** Hostile files for every format of a mapping, and for the native one. */
const OF_READERS: Readonly<Record<string, (n: number) => string>> = {
  native: (n) =>
    `${JSON.stringify(record(-1))}${'\n'.repeat(20 * n)}${range(n - 1)
      .map((index) => `${JSON.stringify(record(index))}\n`)
      .join('')}`,
  json: (n) => JSON.stringify(range(n).map(record)),
  jsonl: (n) =>
    range(n)
      .map((index) => JSON.stringify(record(index)))
      .join('\n'),
  csv: (n) =>
    `scenario,output\n${range(n)
      .map((index) => `s${index},"a ""quoted"" ${index}\n"`)
      .join('\n')}`,
  junit: (n) => {
    const inherited = `${range(n).map(xmlProperty).join('')}<property name="key" value="ghp_${'a1B2c3D4e5F6'.repeat(3)}"/>`;
    const cases = range(n).map(xmlCase).join('');
    return `<testsuites tests="${n}"><testsuite name="s"><properties>${inherited}</properties>${cases}</testsuite></testsuites>`;
  },
};

describe('readers', () => {
  test('every format has a generator', () => {
    expect(Object.keys(OF_READERS)).toEqual(['native', ...mappingSchema.properties.format.enum]);
  });

  test.each(Object.entries(OF_READERS))('%s', (format, write) => {
    const spec = `mapping: test\nformat: ${format}\nscenario: ${format === 'junit' ? '$.name' : '$.scenario'}\nfacts: { output: $.output }\n`;
    const mapping = format === 'native' ? null : loadMapping('m.yml', spec);
    const work = (n: number) => {
      const file = resultFile('r', write(n));
      return () => [...readRun([file], { ...READING, mapping })].length;
    };
    expect(work(MIDDLE)()).toBe(MIDDLE);
    expectLinear(stepsAtSizes(work));
  });

  test('gzip', () => {
    const work = (n: number) => {
      const packed = gzipSync(Buffer.alloc(n * 20_000, '\n'));
      return () => [...unpackGzip([packed], 'r.gz')].length;
    };
    expectLinear(stepsAtSizes(work));
  });
});

test('work that grows with the square of its input is noticed', () => {
  const squared = (n: number) => () => range(n).filter((one) => range(n).every((two) => two <= n + one)).length;
  expect(() => expectLinear(stepsAtSizes(squared))).toThrow();
});
