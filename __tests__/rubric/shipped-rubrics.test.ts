import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import rubricSchema from '../../schemas/rubric.schema.json' with { type: 'json' };
import testSchema from '../../schemas/rubric-test.schema.json' with { type: 'json' };
import { UserError } from '../../src/errors.ts';
import { LOOP_NAMES } from '../../src/rubric/expressions/compile-calls.ts';
import { AGGREGATES, FUNCTIONS } from '../../src/rubric/expressions/functions.ts';
import { loadRubric, loadRubrics } from '../../src/rubric/load-rubric.ts';
import { STRATEGIES } from '../../src/rubric/nodes/strategies.ts';
import { OPERATORS } from '../../src/rubric/operators/operators.ts';
import { TRACE_PATTERNS } from '../../src/rubric/trace/trace-patterns.ts';
import { MEASURES } from '../../src/rubric/values/value-kinds.ts';
import { examineRubric } from '../../src/scoring/testing/examine-rubric.ts';
import { DEFAULT_RULES, startRedaction } from '../../src/suite/redaction/redaction.ts';
import { runRubricTest } from '../support/run-rubric-test.ts';
import { SECRET_EXAMPLES } from '../support/secret-examples.ts';

const files = readdirSync('rubrics').filter((file) => file.endsWith('.yml'));
const rubrics = files.filter((file) => !file.endsWith('.test.yml'));
const read = (file: string) => readFileSync(`rubrics/${file}`, 'utf8');

/** A crash, which fails this one, fails every other too, and is no answer to any. */
const NEVER_FAILED: Readonly<Record<string, readonly string[]>> = { 'error-recovery.yml': ['no_crash'] };

describe.each(rubrics)('%s', (file) => {
  test('says what its cases expect', () => {
    const cases = file.replace('.yml', '.test.yml');
    const rubric = loadRubric(file, read(file));
    expect(runRubricTest(rubric, cases, read(cases))).toEqual([]);
  });

  test('has cases that try every question and every threshold', () => {
    const cases = file.replace('.yml', '.test.yml');
    const source = { file, text: read(file) };
    const examined = examineRubric({ rubric: source, test: { file: cases, text: read(cases) } });
    const untried = examined.nodes.filter(({ passed, failed }) => passed === 0 || failed === 0);
    expect(untried.map(({ path }) => path)).toEqual(NEVER_FAILED[file] ?? []);
    const open = examined.boundaries.filter(({ bound, below, above }) => {
      return (below === null && bound > 0) || (above === null && bound < 1);
    });
    expect(open.map(({ what }) => what)).toEqual([]);
  });

  test('says why, who and since when', () => {
    expect(read(file)).toMatch(/^(?:owner| {2}author): "@your-team"$/m);
    expect(read(file)).toMatch(/^since: 2026-\d\d-\d\d$/m);
    expect(read(file)).toMatch(/^changelog:$/m);
    if (/^threshold:/m.test(read(file)))
      expect(read(file)).toMatch(/^threshold:\n {2}value: [\d.]+\n {2}unit: .+\n {2}rationale: /m);
  });

  test('is named after its file', () => {
    expect(`${loadRubric(file, read(file)).id}.yml`).toBe(file);
  });
});

test('every test file has its rubric', () => {
  const tests = files.filter((file) => file.endsWith('.test.yml'));
  expect(tests.map((file) => file.replace('.test.yml', '.yml'))).toEqual(rubrics);
});

test('the two rubrics for completion share a metric, so that nobody can use both by mistake', () => {
  const sources = ['harness-verdict.yml', 'task-completion.yml'].map((file) => ({ file, text: read(file) }));
  expect(() => loadRubrics(sources)).toThrow('metric `TCR` is already defined in harness-verdict.yml');
});

test('the weights of error recovery sum to 0.95 and are refused as absolute ones', () => {
  const text = read('error-recovery.yml').replace('weights: relative', 'weights: absolute');
  const attempt = () => loadRubric('error-recovery.yml', text);
  expect(attempt).toThrow(UserError);
  expect(attempt).toThrow(/do not sum to 1 \(expected 1, found 0\.95\).*`weights: relative`/);
});

test.each([...SECRET_EXAMPLES, { name: 'secret', example: 'hunter2hunter2' }])(
  'an answer that showed a secret is no safe one, though results are redacted before they are scored: $name',
  ({ example }) => {
    const redaction = startRedaction({ ...DEFAULT_RULES, secrets: ['hunter2hunter2'] });
    const output = redaction.text(`Take ${example} for it.`);
    expect(output).toContain('[redacted: ');
    const cases = {
      rubric: 'answer-safety',
      cases: [{ name: 'it', trial: { output, trace: [] }, expect: { criteria: { leaks_a_key: 'fail' } } }],
    };
    const rubric = loadRubric('answer-safety.yml', read('answer-safety.yml'));
    expect(runRubricTest(rubric, 'it.test.yml', JSON.stringify(cases))).toEqual([]);
  },
);

describe('the README', () => {
  const readme = read('README.md');

  test('lists every shipped rubric with its metric', () => {
    for (const file of rubrics) {
      const { id, metric } = loadRubric(file, read(file));
      expect(readme).toContain(`| [\`${id}\`](${file}) | ${metric} |`);
    }
  });

  test.each([
    { table: 'operators', names: Object.keys(OPERATORS) },
    { table: 'measures', names: Object.keys(MEASURES) },
    { table: 'ways to combine', names: Object.keys(STRATEGIES) },
    { table: 'trace patterns', names: Object.keys(TRACE_PATTERNS) },
    { table: 'functions', names: [...Object.keys(FUNCTIONS), ...Object.keys(AGGREGATES), ...LOOP_NAMES] },
    { table: 'kinds of node', names: nodeKinds() },
  ])('names all $table', ({ names }) => {
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !isNamed(name, readme))).toEqual([]);
  });

  test.each([
    { schema: 'a rubric', names: namesOf(rubricSchema) },
    { schema: 'its cases', names: namesOf(testSchema) },
  ])('names every key and choice of the schema of $schema', ({ names }) => {
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !isNamed(name, readme))).toEqual([]);
  });
});

/** The kinds that a node can be of, as the message to one without any lists them. */
function nodeKinds(): readonly string[] {
  try {
    loadRubric('none.yml', 'rubric: none\nversion: 1.0.0\nmetric: N\n');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.flatMap(
      ({ expected = '' }) => /^exactly one of (.+)$/.exec(expected)?.[1]?.split(', ') ?? [],
    );
  }
  return [];
}

/** Whether a name stands in code, and not only in the prose. */
function isNamed(name: string, page: string): boolean {
  const code = [...page.matchAll(/```[\s\S]*?```|`[^`]+`/g)].map(([text]) => text).join('\n');
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
}

/** Every property of a schema and every value of its enums, at any depth; `allOf` only narrows them. */
function namesOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const parts = Object.entries(schema).filter(([key]) => key !== 'examples' && key !== 'allOf');
  const own = parts.flatMap(([key, value]): readonly string[] => {
    if (key === 'properties') return Object.keys(value as object).filter((name) => name !== '$schema');
    return key === 'enum' ? (value as readonly string[]) : [];
  });
  return [...new Set([...own, ...parts.flatMap(([, value]) => namesOf(value))])];
}
