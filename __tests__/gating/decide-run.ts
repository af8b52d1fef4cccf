import { expect } from 'vitest';
import decisionSchema from '../../schemas/decision.schema.json' with { type: 'json' };
import type { Decision, Finding, RunOrigin } from '../../schemas/types/decision.ts';
import type { PullMemory } from '../../schemas/types/gate.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import type { Report } from '../../schemas/types/report.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import type { ConfirmTrials } from '../../src/gating/comparing/pairing.ts';
import { type GateContext, gateContext } from '../../src/gating/context.ts';
import { decide, type MainLook } from '../../src/gating/decide.ts';
import type { MainRun } from '../../src/gating/history/main-runs.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { defaultPolicy, type ResolvedPolicy } from '../../src/gating/policy/resolve-policy.ts';

const decisionCheck = schemaCheck<Decision>(decisionSchema);

export interface RunSettings {
  readonly waivers?: readonly Waiver[];
  readonly notes?: readonly Finding[];
  readonly today?: string;
  readonly origin?: RunOrigin;
  readonly history?: readonly HistoryRecord[];
  readonly confirm?: ConfirmTrials | null;
  readonly isRelaxationAccepted?: boolean;
  readonly main?: MainLook;
  readonly memory?: PullMemory;
}

/** Decides against runs of main, newest first, and holds every decision to its schema and to plain numbers. */
export function decideRun(
  candidate: Report,
  baseline: Report | readonly (Report | MainRun)[] | null,
  policyText = '',
  {
    waivers = [],
    notes = [],
    today = '2026-11-21',
    origin = {},
    history = [],
    confirm = null,
    ...accepted
  }: RunSettings = {},
): Decision {
  const runs = baseline === null ? [] : Array.isArray(baseline) ? baseline : [baseline];
  const policy = policyText === '' ? defaultPolicy : readPolicy('agent-gate.yml', policyText);
  const decision = decide({
    suite: 'suite',
    policy,
    candidate,
    candidateOrigin: origin,
    baselines: runs.map((run, index) => ('report' in run ? run : { report: run, origin: { label: labelOf(index) } })),
    waivers,
    today,
    notes,
    config: null,
    relaxed: [],
    history,
    confirm,
    ...accepted,
  });
  expectSound(decision);
  return decision;
}

/** The context of one reading, without waivers. */
export function contextOf(
  candidate: Report,
  baseline: Report | null = null,
  policy: ResolvedPolicy = defaultPolicy,
): GateContext {
  const waivers = { held: [], ignored: [], today: '2026-11-21' };
  const runs = baseline === null ? [] : [baseline];
  return gateContext({ policy, waivers, candidate, runs, before: [], fresh: null });
}

function labelOf(index: number): string {
  return index === 0 ? 'main' : `main~${index}`;
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
