import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import rubricSchema from '../../schemas/rubric.schema.json' with { type: 'json' };
import { UserError } from '../../src/errors.ts';
import { loadRubric, loadRubrics } from '../../src/rubric/load-rubric.ts';
import { OPERATORS } from '../../src/rubric/operators/operators.ts';
import { TRACE_PATTERNS } from '../../src/rubric/trace/trace-patterns.ts';
import { MEASURES } from '../../src/rubric/values/value-kinds.ts';
import { placedIn } from '../support/mistakes-in.ts';
import { scoreAndExplain } from '../support/score-and-explain.ts';
import { rubricOf, rubricOfFacts, trialOf } from './rubric-of.ts';

/** A rubric with the given lines in place of its one criterion; they start at line 5. */
const withCriteria = (lines: string) => `rubric: sample\nversion: 1.0.0\nmetric: TCR\ncriteria:\n${lines}`;
const withCondition = (condition: string) => withCriteria(`  a: { weight: 1, pass_when: ${condition} }`);
const refusal = (text: string) => placedIn(() => loadRubric('r.yml', text));

describe('what is refused', () => {
  test.each<{ name: string; text: string; problems: readonly string[] }>([
    {
      name: 'an unknown key',
      text: `colour: red\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:1 unknown-key'],
    },
    {
      name: 'an id that is not kebab-case',
      text: withCondition('{ field: a, op: exists }').replace('sample', 'My_Rubric'),
      problems: ['1:1 bad-value "My_Rubric"'],
    },
    { name: 'no criteria', text: withCriteria('  {}'), problems: ['4:1 bad-value {}'] },
    {
      name: 'an outcome with the name of trials without a verdict',
      text: `${withCondition('{ field: a, op: exists }')}\noutcomes: [{ name: not_judged }]\n`,
      problems: ['6:14 bad-outcomes'],
    },
    {
      name: 'a measure that is no word',
      text: withCondition('{ field: a, op: gt, value: { field: b, measure: 3 } }'),
      problems: ['5:50 bad-value {"field":"b","measure":3}'],
    },
    {
      name: 'I20: a path to the prototype',
      text: withCondition('{ field: constructor.constructor, op: exists }'),
      problems: ['5:32 bad-field constructor.constructor'],
    },
    {
      name: 'I20: the same as a value',
      text: withCondition('{ field: a, op: eq, value: { field: __proto__.x } }'),
      problems: ['5:59 bad-field __proto__.x'],
    },
    {
      name: 'I53: a weight of zero',
      text: withCriteria('  a: { weight: 0, pass_when: { field: a, op: exists } }'),
      problems: ['5:8 bad-value 0'],
    },
    {
      name: 'I53: a weight that is no number',
      text: withCriteria('  a: { weight: .nan, pass_when: { field: a, op: exists } }'),
      problems: ['5:16 inexact-number .nan'],
    },
    {
      name: 'I59: a threshold in percent',
      text: `threshold: 85\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:1 bad-value 85'],
    },
    {
      name: 'I92: an invalid pattern',
      text: withCondition('{ field: a, op: matches, value: "(a" }'),
      problems: ['5:55 bad-regex missing closing ): `(a`'],
    },
    {
      name: 'I92: look-ahead',
      text: withCondition('{ field: a, op: matches, value: "(?=a)" }'),
      problems: ['5:55 bad-regex invalid or unsupported Perl syntax: `(?=`'],
    },
    {
      name: 'a pattern from a fact',
      text: withCondition('{ field: a, op: matches, value: { field: b } }'),
      problems: ['5:55 bad-value'],
    },
    {
      name: 'a number where a list belongs',
      text: withCondition('{ field: a, op: in, value: 3 }'),
      problems: ['5:50 bad-value 3'],
    },
    {
      name: 'text where a number belongs',
      text: withCondition('{ field: a, op: lt, value: "3" }'),
      problems: ['5:50 bad-value "3"'],
    },
    { name: 'no value', text: withCondition('{ field: a, op: eq }'), problems: ['5:42 bad-value'] },
    {
      name: 'a value too many',
      text: withCondition('{ field: a, op: exists, value: true }'),
      problems: ['5:54 bad-value'],
    },
    {
      name: 'no tolerance',
      text: withCondition('{ field: a, op: approx, value: 1 }'),
      problems: ['5:42 bad-value'],
    },
    {
      name: 'a tolerance too many',
      text: withCondition('{ field: a, op: eq, value: 1, tolerance: 1 }'),
      problems: ['5:60 bad-value'],
    },
    {
      name: 'measuring what may be absent',
      text: withCondition('{ field: a, measure: words, op: exists }'),
      problems: ['5:42 bad-value'],
    },
    {
      name: 'a schema that is none',
      text: withCondition('{ field: a, op: matches_schema, value: { type: nothing } }'),
      problems: ['5:71 bad-schema "nothing"'],
    },
    {
      name: 'a condition of two kinds',
      text: withCondition('{ field: a, op: exists, and: [{ field: b, op: exists }] }'),
      problems: ['5:19 bad-condition field and and'],
    },
    {
      name: 'a step that cannot be',
      text: withCondition('{ trace: { exists: { tool: a, role: user } } }'),
      problems: ['5:41 impossible-step'],
    },
    {
      name: '`otherwise` without `when`',
      text: withCriteria('  a: { weight: 1, otherwise: pass, pass_when: { field: a, op: exists } }'),
      problems: ['5:19 bad-node'],
    },
    {
      name: 'a score inside a criterion',
      text: withCondition('{ score: total, op: gte, value: 0.5 }'),
      problems: ['5:32 unknown-node'],
    },
    {
      name: 'an outcome over an unknown criterion',
      text: `outcomes: [{ name: x, when: { passed: b } }, { name: y }]\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:31 unknown-node'],
    },
    {
      name: 'a last outcome with a condition',
      text: `outcomes: [{ name: x, when: { passed: a } }]\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:12 bad-outcomes'],
    },
    {
      name: 'an outcome that takes too much',
      text: `outcomes: [{ name: x }, { name: y }]\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:12 bad-outcomes'],
    },
    {
      name: 'an outcome twice',
      text: `outcomes: [{ name: x, when: { passed: a } }, { name: x }]\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:48 bad-outcomes'],
    },
    {
      name: 'bands out of order',
      text: `bands: [{ name: x, at_least: 0.5 }, { name: y, at_least: 0.7 }, { name: z }]\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:48 bad-bands 0.7'],
    },
    {
      name: 'a contract that is no schema',
      text: `contract: { type: thing }\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:13 bad-schema "thing"'],
    },
    {
      name: 'a contract whose pattern is not linear',
      text: `contract: { properties: { a: { type: string, pattern: "(?=a)" } } }\n${withCondition('{ field: a, op: exists }')}`,
      problems: ['1:46 bad-schema invalid or unsupported Perl syntax: `(?=`'],
    },
    {
      name: 'a contract that is remote',
      text: `contract: { $ref: "https://example.org/x.json" }\n${withCondition('{ field: a, op: exists }')}`,
      problems: ["1:1 bad-schema can't resolve reference https://example.org/x.json from id #"],
    },
    { name: 'I33: a document that is no object', text: '[1, 2]', problems: ['1:1 bad-value [1,2]'] },
  ])('$name', ({ text, problems }) => {
    expect(refusal(text)).toEqual(problems);
  });

  test('every problem of a phase at once, each with its line', () => {
    const problems = refusal(
      withCriteria(`  a: { weight: 0.5, pass_when: { field: a, op: exists } }
  b: { weight: 0.3, pass_when: { field: a..b, op: exists } }
  c:
    weight: 0.1
    fail_when:
      or:
        - { field: a, op: matches, value: "(" }
        - { field: a, op: lt, value: [] }`),
    );
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['4', '6', '11', '12']);
  });
});

describe('weights', () => {
  test('I54: three ones are refused with their sum and the way out', () => {
    const attempt = () => rubricOfFacts({ a: 1, b: 1, c: 1 });
    expect(attempt).toThrow(/found 3\).*`weights: relative`/);
  });

  test('I54: 0.9999999 is 1', () => {
    expect(rubricOfFacts({ a: 0.5, b: 0.4999999 }).criteria).toHaveLength(2);
  });

  test.each([0.499999, 0.500001])('I54: half and %d are as far from 1 as they may', (b) => {
    expect(rubricOfFacts({ a: 0.5, b }).criteria).toHaveLength(2);
  });

  test('I54: three ones are ratios where the rubric says so', () => {
    expect(rubricOfFacts({ a: 1, b: 1, c: 1 }, { weights: 'relative' }).criteria).toHaveLength(3);
  });
});

describe('the content hash', () => {
  const text =
    'rubric: sample\nversion: 1.0.0\nmetric: TCR\ncriteria: { a: { weight: 1, pass_when: { field: a, op: exists } } }\n';

  test('stays when comments, layout or the order of keys change', () => {
    const other =
      '# why\nmetric: TCR\r\nversion: "1.0.0"\r\nrubric: sample\r\ncriteria:\r\n  a:\r\n    pass_when: { op: exists, field: a }\r\n    weight: 1.0\r\n';
    expect(loadRubric('b.yml', other).hash).toBe(loadRubric('a.yml', text).hash);
  });

  test('changes with the content', () => {
    expect(loadRubric('a.yml', text.replace('exists', 'absent')).hash).not.toBe(loadRubric('a.yml', text).hash);
  });
});

describe('several rubrics', () => {
  const source = (file: string, rubric: string, metric: string) => ({
    file,
    text: withCondition('{ field: a, op: exists }').replace('sample', rubric).replace('TCR', metric),
  });

  test('come sorted by id', () => {
    const rubrics = loadRubrics([source('1.yml', 'b', 'B'), source('2.yml', 'a', 'A')]);
    expect(rubrics.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('may not share an id or a metric', () => {
    const attempt = () =>
      loadRubrics([source('1.yml', 'a', 'A'), source('2.yml', 'a', 'B'), source('3.yml', 'c', 'A')]);
    expect(attempt).toThrow(
      /^2\.yml: rubric `a` is already defined in 1\.yml.*\n3\.yml: metric `A` is already defined in 1\.yml/,
    );
  });

  test('show the problems of all of them', () => {
    const attempt = () =>
      loadRubrics([
        { file: '1.yml', text: 'a: 1' },
        { file: '2.yml', text: 'b: 1' },
      ]);
    expect(attempt).toThrow(/1\.yml:1:1[\s\S]*2\.yml:1:1/);
  });
});

describe('the published schema', () => {
  const { $defs } = rubricSchema;
  test('knows every operator, measure and trace pattern, and no other', () => {
    expect($defs.operatorName.enum.toSorted()).toEqual(Object.keys(OPERATORS).sort());
    expect($defs.measure.enum.toSorted()).toEqual(Object.keys(MEASURES).sort());
    const scopes = ['in', 'within_first', 'before', 'after', 'between', 'on_empty_trace'];
    const patterns = Object.keys($defs.trace.properties).filter((key) => !scopes.includes(key));
    expect(patterns.sort()).toEqual(Object.keys(TRACE_PATTERNS).sort());
  });
});

describe('governance keys', () => {
  test('are checked and carried in the hash only', () => {
    const plain = rubricOf();
    const governed = rubricOf({
      owner: '@team',
      rationale: 'Because.',
      changelog: [{ version: '1.0.0', date: '2026-11-21', change: 'First version.' }],
    });
    const trial = trialOf({ output: 'Done.' });
    expect(governed.hash).not.toBe(plain.hash);
    const scored = (rubric: typeof plain) => {
      const { rubrics, ...rest } = scoreAndExplain([rubric], trial);
      return { ...rest, rubrics: rubrics.map((result) => ({ ...result, hash: '' })) };
    };
    expect(scored(governed)).toEqual(scored(plain));
    expect(() => rubricOf({ changelog: [{ version: '1.0.0' }] })).toThrow('`change` is missing');
  });
});

test('whatever the text, there is a rubric or a mistake of the user', () => {
  const word = fc.constantFrom(
    ...Object.keys(OPERATORS),
    'field',
    'op',
    'value',
    'and',
    'or',
    'not',
    'trace',
    'exists',
    '__proto__',
    'constructor',
  );
  const json = fc.jsonValue({ maxDepth: 4 });
  const condition = fc.dictionary(word, fc.oneof(word, json, fc.dictionary(word, fc.oneof(word, json))), {
    maxKeys: 4,
  });
  const rubric = fc.record({
    rubric: fc.constant('sample'),
    version: fc.constant('1.0.0'),
    metric: fc.constant('TCR'),
    criteria: fc.dictionary(
      fc.constantFrom('a', 'b', 'constructor', '__proto__'),
      fc.record({ weight: fc.constant(1), pass_when: fc.oneof(condition, json) }),
    ),
    outcomes: fc.oneof(json, fc.array(fc.record({ name: word, when: condition }))),
    contract: json,
  });
  const text = fc.oneof(
    fc.string(),
    json.map((value) => JSON.stringify(value)),
    fc
      .record({ whole: rubric, drop: fc.subarray(['outcomes', 'contract']) })
      .map(({ whole, drop }) =>
        JSON.stringify(Object.fromEntries(Object.entries(whole).filter(([key]) => !drop.includes(key)))),
      ),
  );
  fc.assert(
    fc.property(text, (written) => {
      try {
        return loadRubric('r.yml', written).criteria.length > 0;
      } catch (error) {
        return error instanceof UserError && error.problems.length > 0;
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});

describe('the header of a rubric', () => {
  const rules = 'rules: [{ name: asked, weight: 1, condition: { field: a, op: exists } }]';
  const load = (header: string) => loadRubric('r.yml', `${header}\n${rules}\n`);

  const refusal = (header: string) => placedIn(() => load(header));

  describe('`meta`', () => {
    test('names the rubric and its metric', () => {
      const rubric = load('meta: { name: support_quality, version: 1.2.0, created_at: 2026-01-15, author: ana }');
      expect(rubric).toMatchObject({ id: 'support-quality', version: '1.2.0', metric: 'support_quality' });
      expect(rubric.nodes.root.key).toBe('support-quality');
    });

    test('may name the metric by itself', () => {
      const rubric = load(
        'meta: { name: support-quality, version: 1.0.0, metric: SQ, created_at: "2026-01-15T10:00:00Z" }',
      );
      expect(rubric).toMatchObject({ id: 'support-quality', metric: 'SQ' });
    });

    test('counts in the hash, governance too', () => {
      const hash = (author: string) => load(`meta: { name: a, version: 1.0.0, author: ${author} }`).hash;
      expect(hash('ana')).not.toBe(hash('bo'));
    });
  });

  test.each<{ name: string; header: string; problems: readonly string[] }>([
    {
      name: 'both headers',
      header: 'rubric: a\nversion: 1.0.0\nmeta: { name: a, version: 1.0.0 }',
      problems: ['1:1 two-headers', '2:1 two-headers'],
    },
    {
      name: 'no header',
      header: 'title: Nameless',
      problems: ['1:1 missing-key', '1:1 missing-key', '1:1 missing-key'],
    },
    { name: 'half a header', header: 'rubric: a\nversion: 1.0.0', problems: ['1:1 missing-key'] },
    { name: 'no version in `meta`', header: 'meta: { name: a }', problems: ['1:1 missing-key'] },
    { name: 'no version number', header: 'meta: { name: a, version: first }', problems: ['1:18 bad-value "first"'] },
    {
      name: 'a name that makes no id',
      header: 'meta: { name: My Rubric, version: 1.0.0 }',
      problems: ['1:9 bad-value "My Rubric"'],
    },
    {
      name: 'a name too long for a metric',
      header: 'meta: { name: a_name_of_more_than_thirty_two_letters, version: 1.0.0 }',
      problems: ['1:9 bad-value'],
    },
    {
      name: 'no day',
      header: 'meta: { name: a, version: 1.0.0, created_at: yesterday }',
      problems: ['1:34 bad-value "yesterday"'],
    },
    { name: 'a header that is none', header: 'meta: support_quality', problems: ['1:1 bad-value "support_quality"'] },
  ])('refused: $name', ({ header, problems }) => {
    expect(refusal(header)).toEqual(problems);
  });
});
