import { expect, test } from 'vitest';
import { invalidDecision } from '../../src/gating/invalid-decision.ts';
import { unquoted } from '../../src/reporting/document.ts';

const problems = [
  { code: 'bad-trial', what: '`trial` is no number', found: '"PRIVATE"', where: { file: 'a.jsonl', line: 6 } },
  { code: 'bad-input', what: 'the input `comment` has an unknown value', found: 'yes' },
];
const decision = invalidDecision({ suite: 'agent', problems, candidateOrigin: {} });

test('text found in a refused file is left out, values that a person has set are shown', () => {
  expect(unquoted(decision).findings).toEqual([
    { code: 'bad-trial', effect: 'invalid', what: '`trial` is no number', place: { file: 'a.jsonl', line: 6 } },
    expect.objectContaining({ actual: 'yes' }),
  ]);
  expect(decision.findings[0]?.actual).toBe('"PRIVATE"');
});

test('a decision on what was measured stays as it is', () => {
  const candidate = { rubrics: [], judges: [], scenario_set: '', trials_per_scenario: { fewest: 1, most: 1 } };
  const measured = { ...decision, compared: { ...decision.compared, candidate } };
  expect(unquoted(measured)).toBe(measured);
});
