import { describe, expect, it } from 'vitest';
import { renderProblems, safeJson } from '../../src/reporting/json-document.ts';
import { decisionOf } from '../support/decisions.ts';
import { hostile } from './stories/hostile.ts';
import { STORIES } from './stories.ts';

describe('the JSON document', () => {
  it.each(Object.entries(STORIES))('of %s holds the whole decision', (_, decision) => {
    expect(JSON.parse(safeJson(decision))).toEqual(JSON.parse(JSON.stringify(decision)));
  });

  it('begins with what is wanted first', () => {
    expect(
      safeJson(decisionOf()).startsWith('{\n  "schema": 1,\n  "suite": "booking-assistant",\n  "decision": "pass",'),
    ).toBe(true);
  });

  it('ends with one newline and is safe to print to a log', () => {
    const text = safeJson(hostile('::error::x ##[error]y \u202e\u2028\u{e0041}\u001b\u0085'));
    expect(text).toMatch(/[^\n]\n$/);
    expect(text).not.toMatch(/^\s*::|##\[|[\p{Zl}\p{Cf}]|(?!\n)\p{Cc}/mu);
    expect(JSON.parse(text).headline).toBe('::error::x ##[error]y \u202e\u2028\u{e0041}\u001b\u0085');
  });
});

it('a problem in a YAML file stands with its line and a caret', () => {
  const problem = { code: 'unknown-key', what: 'unknown key `weigth`', where: { file: 'r.yml', line: 12, column: 5 } };
  expect(renderProblems([problem], () => '    weigth: 0.5')).toBe(
    'r.yml:12:5: unknown key `weigth`\n  12 |     weigth: 0.5\n     |     ^\n',
  );
  expect(renderProblems([problem])).toBe('r.yml:12:5: unknown key `weigth`\n');
});
