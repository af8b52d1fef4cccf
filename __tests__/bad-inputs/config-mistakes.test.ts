import { describe, expect, test } from 'vitest';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { rubricOfFacts } from '../rubric/rubric-of.ts';
import { spotsIn } from '../support/mistakes-in.ts';

type Read = (file: string, text: string) => unknown;

const rubric = rubricOfFacts({ a: 0.5, b: 0.5 }, { bands: [{ name: 'good', at_least: 0.5 }, { name: 'bad' }] });
const readTest: Read = (file, text) => loadRubricTest(file, text, rubric);

describe('all mistakes of a phase show at once', () => {
  test.each<{ name: string; read: Read; text: string; spots: readonly string[] }>([
    {
      name: 'policy: schema',
      read: readPolicy,
      text: `gate:
  metrics:
    TCR: { treshold: 0.8 }
    ABC: { tolerance: 1 }
redact: { drop: [trial, 7] }
`,
      spots: ['unknown-key 3:12', 'bad-value 4:12', 'bad-value 5:25'],
    },
    {
      name: 'policy: meaning',
      read: readPolicy,
      text: `gate:
  outcomes:
    hard_failure: { at_least: 0.5, at_most: 0.2 }
redact: { drop: [trial] }
waivers:
  - { metric: TCR, reason: a, owner: b, expires: 2027-01-01 }
`,
      spots: ['crossed-bounds 3:21', 'bad-redaction 4:18', 'bad-waiver 6:5'],
    },
    {
      name: 'mapping: schema',
      read: loadMapping,
      text: `mapping: mine
scenario: id
trail: $.n
facts:
  output: { selct: $.x }
usage: { latency_ms: $.a, of.mine: $.b }
trace: { steps: 7 }
error: { message: $.e, kinds: { infrastructure: [7] } }
`,
      spots: ['unknown-key 3:1', 'unknown-key 5:13', 'bad-value 6:27', 'bad-value 7:10', 'bad-value 8:50'],
    },
    {
      name: 'mapping: meaning',
      read: loadMapping,
      text: `mapping: mine
scenario: id
facts:
  passed: { select: "$.y[", match: "(" }
  trial: $.n
trace: { steps: '$.s[*]', calls: { select: "$[", tool: {} } }
error: { message: $.e, kinds: { infrastructure: ["("] } }
`,
      spots: ['2:1', '4:13', '4:29', '5:3', '6:36', '6:50', '7:50'].map((at) => `bad-mapping ${at}`),
    },
    {
      name: 'cases of a rubric: schema',
      read: readTest,
      text: `rubric: smple
cases:
  - name: one
    trial: {}
    expect: { scor: 1 }
  - name: one
    trial: {}
    expect: { score: 85 }
`,
      spots: ['unknown-key 5:15', 'bad-value 8:15'],
    },
    {
      name: 'cases of a rubric: meaning',
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
    expect: { criteria: { aa: pass }, nodes: { dynamic: { score: 1 } } }
  - name: one
    trial: { a: true }
    expect: { score: 0.5, outcome: hard_failur }
expect: { band: god }
`,
      spots: ['wrong-rubric 1:1', 'bad-trial 7:11', 'bad-trial 8:11', 'bad-trial 9:16'],
    },
  ])('$name', ({ read, text, spots }) => {
    expect(spotsIn(() => read('x.yml', text))).toEqual(spots);
  });

  test('cases of quite another rubric say nothing of its names', () => {
    const text = 'rubric: greeting\ncases: [{ name: a, trial: {}, expect: { criteria: { polite: pass } } }]\n';
    expect(spotsIn(() => readTest('x.yml', text))).toEqual(['wrong-rubric 1:1']);
  });
});
