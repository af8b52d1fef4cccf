import { expect, it } from 'vitest';
import { conditionText } from '../../../src/rubric/comparing/condition-text.ts';
import type { ConditionFile } from '../../../src/rubric/written/condition-file.ts';

const a: ConditionFile = { field: 'a', op: 'exists' };
const b: ConditionFile = { field: 'b', op: 'empty' };

it.each<{ is: string; file: ConditionFile }>([
  { is: 'a exists', file: a },
  { is: 'words of output lt 50', file: { field: 'output', measure: 'words', op: 'lt', value: 50 } },
  { is: 'a eq b', file: { field: 'a', op: 'eq', value: { field: 'b' } } },
  { is: 'a eq {"field":"b","x":1}', file: { field: 'a', op: 'eq', value: { field: 'b', x: 1 } } },
  { is: 'a approx 1 (tolerance 0.1)', file: { field: 'a', op: 'approx', value: 1, tolerance: 0.1 } },
  { is: 'a contains "x" (case ignored)', file: { field: 'a', op: 'contains', value: 'x', ignore_case: true } },
  { is: 'score of x gte 0.5', file: { score: 'x', op: 'gte', value: 0.5 } },
  { is: 'passed x', file: { passed: 'x' } },
  { is: 'size(output) > 3', file: { expr: 'size(output) > 3' } },
  { is: 'trace {"absence":{"tool":"x"}}', file: { trace: { absence: { tool: 'x' } } } },
  { is: 'a exists and (b empty or a exists) and not (b empty)', file: { and: [a, { or: [b, a] }, { not: b }] } },
  { is: 'a exists or b empty', file: { or: [{ and: [a] }, b], description: 'left out' } },
])('$is', ({ is, file }) => {
  expect(conditionText(file)).toBe(is);
});
