import { examineRubric } from '../../../src/scoring/testing/examine-rubric.ts';

export const RUBRIC = `rubric: short
version: 1.0.0
metric: TCR
threshold: { value: 0.5, rationale: half is enough }
criteria:
  brief:
    weight: 0.5
    pass_when: { field: output, measure: words, op: lt, value: 3 }
  kind:
    weight: 0.5
    threshold: 0.6
    criteria:
      asked: { weight: 0.4, pass_when: { field: asked, op: eq, value: true } }
      polite: { weight: 0.6, pass_when: { field: tone, op: gte, value: 0.5 } }
outcomes:
  - { name: done, when: { score: total, op: gte, value: 0.8 } }
  - { name: not_done }
`;

export const CASES = `rubric: short
cases:
  - name: brief and polite
    trial: { output: all done, asked: true, tone: 0.7 }
    expect: { score: 1, outcome: done }
  - name: long and rude
    trial: { output: one two three, tone: 0.2 }
    expect: { score: 0, outcome: not_done }
  - name: never judged
    trial: { error: { kind: infrastructure, message: down } }
    expect: { score: null }
`;

/** The cases of a rubric, run. */
export const examine = (cases = CASES, rubric = RUBRIC) =>
  examineRubric({ rubric: { file: 'short.yml', text: rubric }, test: { file: 'short.test.yml', text: cases } });

/** Values that the cases bring about, by what is compared; and how often each node was seen. */
export function tried(body: string, ...trials: readonly string[]) {
  const rubric = `rubric: short\nversion: 1.0.0\nmetric: M\n${body}`;
  const cases = trials.map((trial, index) => `  - { name: c${index}, trial: ${trial}, expect: { warnings: [] } }`);
  const examined = examine(`rubric: short\ncases:\n${cases.join('\n')}\n`, rubric);
  const values = examined.boundaries.map(({ what, below, at, above }) => [what, below, at, above]);
  const untried = examined.boundaries.map(({ untried }) => untried);
  return { values, untried, seen: examined.nodes.map(({ path, passed, failed }) => [path, passed, failed]) };
}
