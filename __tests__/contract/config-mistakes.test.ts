import { describe, expect, test } from 'vitest';
import mappingSchema from '../../schemas/mapping.schema.json' with { type: 'json' };
import policySchema from '../../schemas/policy.schema.json' with { type: 'json' };
import testSchema from '../../schemas/rubric-test.schema.json' with { type: 'json' };
import { schemaCheck } from '../../src/contract/schema/schema-check.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { rubricOfFacts } from '../rubric/rubric-of.ts';
import { BREAKINGS, pathsOf } from '../support/broken-parts.ts';
import { messagesIn } from '../support/mistakes-in.ts';

type Read = (file: string, text: string) => unknown;

const rubric = rubricOfFacts({ a: 0.5, b: 0.5 }, { bands: [{ name: 'good', at_least: 0.5 }, { name: 'bad' }] });
const readTest: Read = (file, text) => loadRubricTest(file, text, rubric);

const messages = (read: Read, text: string) => messagesIn(() => read('x.yml', text));

describe('all mistakes of a file show at once', () => {
  test.each<{ name: string; read: Read; text: string; says: readonly RegExp[] }>([
    {
      name: 'policy',
      read: readPolicy,
      text: `gate:
  metrics:
    TCR: { treshold: 0.8 }
    ABC: { tolerance: 1 }
  outcomes:
    hard_failure: { at_least: 0.5, at_most: 0.2 }
loosening: { effect: label }
redact: { drop: [trial, 7] }
waivers:
  - { metric: TCR, reason: a, owner: b, expires: 2027-01-01 }
`,
      says: [
        /3:12: unknown key `treshold`/,
        /4:12: the tolerance of `ABC`/,
        /6:21: no share of `hard_failure`/,
        /7:1: no label is named/,
        /8:18: `trial` cannot be dropped/,
        /8:25: `redact.drop.1`/,
        /10:5: the waiver for `TCR` has no ceiling/,
      ],
    },
    {
      name: 'policy with what YAML allows',
      read: readPolicy,
      text: 'gate: { metrics: { A: { tolerance: 1 }, B: { tolerance: !!float 1 } } }\nsuite: 7\n',
      says: [/1:25: the tolerance of `A`/, /1:\d+: tags are not allowed/, /2:1: `suite`/],
    },
    {
      name: 'mapping',
      read: loadMapping,
      text: `mapping: mine
scenario: id
trail: $.n
facts:
  output: { selct: $.x }
  passed: { select: "$.y[", match: "(" }
  trial: $.n
usage: { latency_ms: $.a, of.mine: $.b }
trace: { steps: 7, calls: { select: "$[", tool: {} } }
error: { message: $.e, kinds: { infrastructure: ["(", 7] } }
`,
      says: [
        /2:1: `id` is not a selector/,
        /3:1: unknown key `trail`/,
        /5:13: unknown key `selct`/,
        /6:13: `\$\.y\[` is not a selector/,
        /6:29: `\(` is not a pattern/,
        /7:3: `trial` is no fact/,
        /8:27: `of.mine` cannot be a key of `usage`/,
        /9:10: `trace.steps`/,
        /9:29: `\$\[` is not a selector/,
        /9:43: a value has one source, not none/,
        /10:50: `\(` is not a pattern/,
        /10:55: `error.kinds.infrastructure.1`/,
      ],
    },
    {
      name: 'cases of a rubric',
      read: readTest,
      text: `rubric: smple
cases:
  - name: one
    trial:
      trace:
        - { type: message, role: user, text: hi }
        - { tpye: message, role: user, text: hi }
        - { type: tool_call, tol: x }
      error: { kind: agnet, message: x }
    expect: { scor: 1, criteria: { aa: pass }, nodes: { dynamic: { score: 1 } } }
  - name: one
    trial: { a: true }
    expect: { score: 85, outcome: hard_failur }
expect: { band: god }
`,
      says: [
        /1:1: the cases are of another rubric .*Did you mean `sample`/,
        /7:13: `trace\[1\]\.type` is not known .*Write `type` in place of `tpye`/,
        /8:30: `trace\[2\]\.tool` is not text .*Write `tool` in place of `tol`/,
        /9:16: `error\.kind` is not known .*Did you mean `agent`/,
        /10:15: unknown key `scor`/,
        /10:36: the rubric has no criterion `aa`/,
        /11:5: a case named `one` stands above already/,
        /13:15: `cases.1.expect.score`/,
        /13:26: the rubric has no outcome `hard_failur`/,
        /14:11: the rubric has no band `god`/,
      ],
    },
  ])('$name', ({ read, text, says }) => {
    expect(messages(read, text)).toEqual(says.map((message) => expect.stringMatching(message) as unknown));
  });

  test('cases of quite another rubric say nothing of its names', () => {
    const text = 'rubric: greeting\ncases: [{ name: a, trial: {}, expect: { criteria: { polite: pass } } }]\n';
    expect(messages(readTest, text)).toEqual([expect.stringMatching(/1:1: the cases are of another rubric/)]);
  });
});

describe.each([
  {
    kind: 'policy',
    read: readPolicy,
    schema: policySchema,
    whole: {
      suite: 'a',
      gate: {
        metrics: { TCR: { threshold: 0.5, tolerance: 0.1 } },
        criteria: { '*': { tolerance: 0.2 } },
        outcomes: { hard_failure: { at_least: 0.1, at_most: 0.2 } },
        scenarios: { must_pass: ['smoke'], min_overlap: 0.5 },
      },
      errors: { budget: 0.1 },
      drift: { reference: 'baseline.json', metrics: ['TCR'] },
      redact: { hash: ['user.name'], drop: ['card'], secrets_from: ['KEY'] },
      loosening: { effect: 'label', label: 'lower' },
      waivers: [
        { metric: 'TCR', ceiling: 0.1, reason: 'r', owner: 'o', expires: '2027-01-31' },
        { scenario: 's', reason: 'r', owner: 'o', expires: '2027-01-31' },
      ],
    },
  },
  {
    kind: 'mapping',
    read: loadMapping,
    schema: mappingSchema,
    whole: {
      mapping: 'mine',
      records: '$.results[*]',
      each: '$.items[*]',
      csv: { delimiter: ';', results_from: 'x' },
      when: { select: '$.type', equals: 'result' },
      scenario: { parts: ['$.a', { select: '$.b', match: 'x', map: { x: 1 } }], join: '-' },
      title: { select: '$.t[*]', take: 'all', join: ' ' },
      facts: {
        output: { first_of: ['$.x', { const: 1 }] },
        'a.b': { object: { c: '$.c' } },
        d: { select: '$.d', parse: ['json'], then: '$.e' },
      },
      trace: {
        steps: '$.steps[*]',
        message: { when: '$.said', role: '$.role', text: '$.text' },
        calls: { select: '$.calls[*]', tool: '$.name', args: '$.args', result: '$.result', error: '$.error' },
        results: { when: '$.result', id: '$.id', result: '$.result' },
      },
      usage: { latency_ms: { select: '$.s', scale: 1000 } },
      error: { when: '$.failed', message: '$.error', kinds: { infrastructure: ['rate'] }, otherwise: 'agent' },
    },
  },
  {
    kind: 'rubric test',
    read: readTest,
    schema: testSchema,
    whole: {
      rubric: 'sample',
      cases: [
        {
          name: 'one',
          trial: { a: true, b: false, trace: [{ type: 'message', role: 'user', text: 'hi' }] },
          expect: {
            score: 0.5,
            outcome: 'graceful_failure',
            criteria: { a: 'pass' },
            nodes: { b: { score: 0 } },
            warnings: [],
          },
        },
        { name: 'two', trial: {}, expect: { score: 0 } },
      ],
      expect: { band: 'bad', outcomes: { hard_failure: 1 } },
    },
  },
])('a part of a $kind', ({ read, schema, whole }) => {
  test('is sound', () => {
    expect(messages(read, JSON.stringify(whole))).toEqual([]);
  });

  test.each(['wrong', 'misspelt'] as const)('that is %s brings no mistake but its own', (how) => {
    const check = schemaCheck(schema);
    for (const { path } of pathsOf(whole)) {
      const broken = BREAKINGS[how](whole, path);
      const own = check.problems(broken, (pointer) => ({ file: 'x.yml', pointer }));
      if (own.length > 0) expect([path, messages(read, JSON.stringify(broken)).length]).toEqual([path, own.length]);
    }
  });
});
