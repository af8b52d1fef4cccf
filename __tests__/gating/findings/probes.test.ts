import { describe, expect, test } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { recordOf } from '../../../src/gating/history/records.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { run, type ScenarioSketch } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

/** Twenty scenarios, of which the first twelve fail here; the no-op passes in those first twelve on main. */
const suite = (isHere: boolean, probes: (index: number) => readonly number[] | null): Report =>
  run(
    Object.fromEntries(
      Array.from({ length: 20 }, (_, index): [string, ScenarioSketch] => {
        const arm = probes(index);
        const arms = arm === null ? {} : { arms: { 'no-op': arm } };
        return [`s${index + 10}`, { trials: isHere && index < 12 ? [0, 0, 0] : [1, 1, 1], ...arms }];
      }),
    ),
  );
const passesFirst = (index: number) => (index < 12 ? [1] : [0]);
const none = () => null;
const WARN = 'arms: { no-op: { must: fail } }';
const EXCLUDE = 'arms: { no-op: { must: fail, effect: exclude } }';

describe('a scenario whose no-op passes on main', () => {
  test('is named, and gates', () => {
    const decision = decideRun(suite(true, none), suite(false, passesFirst), WARN);
    expect(decision.decision).toBe('fail');
    expect(reasons(decision)).toContain('warn proves-nothing no-op');
    expect(decision.probes?.[0]?.contrary).toHaveLength(12);
    expect(decision.findings.find(({ code }) => code === 'proves-nothing')?.what).toMatch(
      /^12 scenarios prove nothing: `no-op` must fail, and on main it passes `s10`, /,
    );
  });

  test('does not gate under `effect: exclude`', () => {
    const decision = decideRun(suite(true, none), suite(false, passesFirst), EXCLUDE);
    expect({ decision: decision.decision, reasons: reasons(decision) }).toEqual({ decision: 'pass', reasons: [] });
  });

  test('does not have to pass under `effect: exclude`', () => {
    const policy = `{ gate: { scenarios: { must_pass: [s10, s29] } }, ${EXCLUDE} }`;
    expect(reasons(decideRun(suite(true, none), suite(false, passesFirst), policy))).toEqual([]);
  });

  test('is known by the history of main too', () => {
    const record = recordOf(
      suite(false, passesFirst),
      {},
      '2026-11-01',
      undefined,
      undefined,
      resolvePolicy({
        arms: { 'no-op': { must: 'fail' } },
      }),
    );
    const decision = decideRun(suite(true, none), suite(false, none), EXCLUDE, { history: [record] });
    expect(decision.decision).toBe('pass');
  });
});

test('probe trials of a pull request exclude nothing', () => {
  const decision = decideRun(suite(true, passesFirst), suite(false, none), EXCLUDE);
  expect(decision.decision).toBe('fail');
  expect(decision.probes?.[0]).toMatchObject({ contrary: [], unknown: { length: 20 } });
});

test('scenarios without a verdict are named in one finding, and where they are asked', () => {
  const decision = decideRun(
    suite(false, none),
    suite(false, (index) => (index === 0 ? null : [0])),
    WARN,
  );
  expect(reasons(decision)).toEqual([]);
  expect(decision.findings.filter(({ code }) => code === 'probe-unknown')).toMatchObject([
    { effect: 'notice', what: '`no-op` has no verdict on 1 scenario: `s10`', subject: 'no-op' },
  ]);
});
