import { expect } from 'vitest';
import decisionSchema from '../../schemas/decision.schema.json' with { type: 'json' };
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { decide } from '../../src/gating/decide.ts';
import type { Decision, Finding } from '../../src/gating/decision.ts';
import { defaultPolicy, readPolicy } from '../../src/gating/read-policy.ts';
import type { Report } from '../../src/scoring/report.ts';

const decisionCheck = schemaCheck<Decision>(decisionSchema);

/** Decides, and holds every decision to its schema and to plain numbers. */
export function decideRun(
  candidate: Report,
  baseline: Report | null,
  policyText = '',
  notes: readonly Finding[] = [],
): Decision {
  const decision = decide({
    suite: 'suite',
    policy: policyText === '' ? defaultPolicy : readPolicy('agent-gate.yml', policyText),
    candidate,
    candidateOrigin: {},
    baseline: baseline === null ? null : { report: baseline, origin: { label: 'main' } },
    notes,
  });
  expectSound(decision);
  return decision;
}

/** Fits the schema, holds no NaN, Infinity or -0, and says no number that is none. */
export function expectSound(decision: Decision): void {
  expect(decisionCheck.problems(decision, (pointer) => ({ file: 'decision', pointer }))).toEqual([]);
  expectPlainNumbers(decision);
  expect(JSON.stringify(decision)).not.toMatch(/NaN|Infinity|undefined|-0(\.0+)? %/);
}

/** The findings that are not mere notices, as `effect code subject`. */
export function reasons(decision: Decision): readonly string[] {
  return decision.findings
    .filter((finding) => finding.effect !== 'notice')
    .map(({ effect, code, subject }) => [effect, code, ...(subject === undefined ? [] : [subject])].join(' '));
}

/** Codes of the notices. */
export function notices(decision: Decision): readonly string[] {
  return decision.findings.filter((finding) => finding.effect === 'notice').map((finding) => finding.code);
}

function expectPlainNumbers(value: unknown): void {
  if (typeof value === 'number') {
    expect(Number.isFinite(value)).toBe(true);
    expect(Object.is(value, -0)).toBe(false);
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectPlainNumbers);
}
