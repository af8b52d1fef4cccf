import { expect, test } from 'vitest';
import { caseText } from '../../src/playground/case-text.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { examineRubric } from '../../src/scoring/testing/examine-rubric.ts';
import type { Trial } from '../../src/suite/trial.ts';

const rubric = {
  file: 'r.yml',
  text: `rubric: r
version: 1.0.0
metric: TCR
criteria:
  said: { weight: 0.5, pass_when: { field: output, op: contains, value: "yes" } }
  quick: { weight: 0.5, pass_when: { trace: { absence: { tool: slow } } } }
`,
};
const FACTS = { scenario: 'a: "b" #c', trial: 3, error: null };

test.each<{ name: string; trial: Trial }>([
  {
    name: 'fails',
    trial: { ...FACTS, output: 'no\n# nothing: here', trace: [{ type: 'tool_call', tool: 'slow', args: {} }] },
  },
  {
    name: 'passes in part',
    trial: { ...FACTS, output: 'yes', on: 'off', trace: [{ type: 'tool_call', tool: 'slow', args: { a: null } }] },
  },
  {
    name: 'repeats an object',
    trial: { ...FACTS, output: '', trace: Array(2).fill({ type: 'message', role: 'user', text: '*x' }) },
  },
  { name: 'crashed', trial: { ...FACTS, error: { kind: 'agent', message: 'out of: memory', classified: true } } },
  { name: 'lacks what the rubric reads', trial: FACTS },
])('a trial that $name is a case that holds', ({ trial }) => {
  const scored = scoreTrial([loadRubric(rubric.file, rubric.text)], trial);
  const [judged] = scored.rubrics;
  if (judged === undefined) throw new Error('the trial has no verdict');
  const text = `rubric: r\n\ncases:\n${caseText(scored, judged)}`;
  const [tested] = [examineRubric({ rubric, test: { file: 'r.test.yml', text } })];
  expect(tested.mismatches).toEqual([]);
  expect(text).toContain('trial 3');
});
