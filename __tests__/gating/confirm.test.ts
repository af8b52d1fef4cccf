import { describe, expect, test } from 'vitest';
import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { many, run } from './build-run.ts';
import { decideRun, reasons } from './decide-run.ts';

const POLICY = 'on_inconclusive: confirm';

/** 30 scenarios x 1 of which the first ones fail; each trial records something of its own. */
const suite = (broken: number, mark = 'first'): Report =>
  marked(run(many(30, (index) => [index < broken ? 0 : 1])), mark);

/** Five runs of main, each with one failure elsewhere. */
const flaky = (index: number): Report =>
  marked(run(many(30, (scenario) => [scenario === 20 + index ? 0 : 1])), `main ${index}`);

/** Gives every trial facts of its own, or of the mark where that is shared. */
function marked(report: Report, mark: string): Report {
  return {
    ...report,
    scenarios: report.scenarios.map((scenario) => {
      const scores = scenario.rubrics['task-completion']?.scores ?? [];
      const trials = scores.map((score, index) => ({
        facts: `${mark} ${scenario.scenario} ${index}`,
        ...(score === 1 ? {} : { failed: ['task-completion'] }),
      }));
      return { ...scenario, trials };
    }),
  };
}

const mains = Array.from({ length: 5 }, (_, index) => flaky(index));

/** Fresh trials by scenario. */
const again = (trials: Readonly<Record<string, readonly (number | 'infrastructure')[]>>, mark = 'again'): Report =>
  marked(run(trials), mark);

const FAILED = [0, 0, 0, 0, 0];
const PASSED = [1, 1, 1, 1, 1];
const decided = (fresh: Report | null, asked: readonly string[] | null = null, policy = POLICY, broken = 2) =>
  decideRun(suite(broken), mains, policy, { confirm: fresh === null ? null : { trials: freshOf(fresh), asked } });

/** The trials of a run as fresh ones of an attempt. */
const freshOf = (report: Report, attempt = 1): readonly FreshTrial[] =>
  report.scenarios.flatMap(({ scenario, content, trials = [] }) =>
    trials.map((mark, index) => ({ scenario, content, attempt, trial: index + 1, ...mark })),
  );

describe('scenarios that look broken', () => {
  test('are asked for, and the run is held up until they are there', () => {
    const decision = decided(null);
    expect(decision).toMatchObject({
      decision: 'inconclusive',
      exit_code: 2,
      confirm: { scenarios: ['s-000', 's-001'], trials: 5 },
      confirmed: [],
    });
    expect(reasons(decision)).toEqual(['warn confirm-awaited']);
  });

  test('are not asked for under another policy, nor where nothing looks broken', () => {
    expect(decided(null, null, '').confirm).toBeNull();
    expect(decided(null, null, POLICY, 0)).toMatchObject({ decision: 'pass', exit_code: 0, confirm: null });
  });

  test('are not asked for where the first look fails', () => {
    expect(decided(null, null, POLICY, 12)).toMatchObject({ decision: 'fail', confirm: null });
  });

  test('are not asked for where a waiver excuses them', () => {
    const about = { reason: 'r', owner: 'o', expires: '2099-01-01' };
    const waivers = ['s-000', 's-001'].map((scenario) => ({ scenario, ...about }));
    expect(decideRun(suite(2), mains, POLICY, { waivers })).toMatchObject({ decision: 'pass', confirm: null });
  });
});

describe('fresh trials', () => {
  test('that show a drop of all scenarios together, and of none alone, do not say that these broke', () => {
    const half = Array.from({ length: 8 }, (_, index) => [`s-00${index}`, [0, 0, 1, 1, 1]] as const);
    const { decision, confirmed, findings } = decided(
      again(Object.fromEntries(half)),
      half.map(([id]) => id),
      POLICY,
      8,
    );
    expect([decision, ...new Set(confirmed.map(({ word: one }) => one))]).toEqual(['fail', 'flaky']);
    expect(findings.find(({ code }) => code === 'scenarios-broke')?.what).toBe(
      '8 scenarios together fail more often than on main: in 16 of 40 fresh trials, on main in 0 of 32',
    );
  });

  const word = (scenario: string, one: string | null, failed: number, missing = 0) => ({
    ...{ scenario, word: one, failed, trials: 5 - missing, main: { failed: 0, trials: 4 }, missing },
  });

  test.each([
    {
      name: 'fail again: blocked',
      fresh: again({ 's-000': FAILED, 's-001': FAILED }),
      decision: 'fail',
      exit: 1,
      reasons: ['block scenarios-broke TCR'],
      words: [word('s-000', 'confirmed', 5), word('s-001', 'confirmed', 5)],
    },
    {
      name: 'pass again: let through',
      fresh: again({ 's-000': PASSED, 's-001': PASSED }),
      decision: 'pass',
      exit: 0,
      reasons: [],
      words: [word('s-000', 'passes again', 0), word('s-001', 'passes again', 0)],
    },
    {
      name: 'are flaky: let through',
      fresh: again({ 's-000': [0, 1, 1, 1, 1], 's-001': PASSED }),
      decision: 'pass',
      exit: 0,
      reasons: [],
      words: [word('s-000', 'flaky', 1), word('s-001', 'passes again', 0)],
    },
    {
      name: 'never came for one, and that decides: asked for again',
      fresh: again({ 's-000': [0, 1, 1, 1, 1] }),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn confirm-incomplete'],
      words: [word('s-000', 'flaky', 1), word('s-001', null, 0, 5)],
    },
    {
      name: 'errored in part, and that does not matter: blocked',
      fresh: again({ 's-000': [0, 0, 0, 0, 'infrastructure'], 's-001': FAILED }),
      decision: 'fail',
      exit: 1,
      reasons: ['block scenarios-broke TCR'],
      words: [word('s-000', 'confirmed', 4, 1), word('s-001', 'confirmed', 5)],
    },
    {
      name: 'repeat the first look: they are missing',
      fresh: again({ 's-000': [0], 's-001': [0] }, 'first'),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn confirm-incomplete'],
      words: [word('s-000', null, 0, 5), word('s-001', null, 0, 5)],
    },
    {
      name: 'are more than five: the first five count',
      fresh: again({ 's-000': [...FAILED, ...PASSED], 's-001': [...FAILED, 1] }),
      decision: 'fail',
      exit: 1,
      reasons: ['block scenarios-broke TCR', 'warn confirm-unasked'],
      words: [word('s-000', 'confirmed', 5), word('s-001', 'confirmed', 5)],
    },
    {
      name: 'of a scenario that nobody asked for: named, and ignored',
      fresh: again({ 's-000': PASSED, 's-001': PASSED, 's-010': FAILED }),
      decision: 'pass',
      exit: 0,
      reasons: ['warn confirm-unasked'],
      words: [word('s-000', 'passes again', 0), word('s-001', 'passes again', 0)],
    },
  ])('$name', ({ fresh, decision, exit, reasons: expected, words }) => {
    const found = decided(fresh);
    expect({ decision: found.decision, exit: found.exit_code, reasons: reasons(found) }).toEqual({
      ...{ decision, exit, reasons: expected },
    });
    expect(found.confirmed).toEqual(words);
  });

  test('that all say the same count where the harness does not cache', () => {
    const same = again({ 's-000': [0], 's-001': [0] }, 'first');
    const repeated = {
      ...same,
      scenarios: same.scenarios.map((one) => ({ ...one, trials: Array.from({ length: 5 }, () => one.trials?.[0]) })),
    } as Report;
    expect(decided(repeated).decision).toBe('inconclusive');
    expect(decided(repeated, null, `${POLICY}\nconfirm: { fresh: declared }`).decision).toBe('fail');
  });

  test('of what the first attempt asked for decide, whatever looks broken by now', () => {
    const fresh = again({ 's-000': FAILED, 's-001': FAILED });
    expect(decided(fresh, ['s-000', 's-001'], POLICY, 1).decision).toBe('fail');
    expect(decided(again({}), ['s-000', 's-001'], POLICY, 1)).toMatchObject({
      ...{ decision: 'inconclusive', exit_code: 2, confirm: { scenarios: ['s-000', 's-001'], trials: 5 } },
    });
  });

  test('that differ from the first run refute `noise: none`', () => {
    const policy = `${POLICY}\nnoise: none\ngate: { metrics: { TCR: { tolerance: 0.5 } } }`;
    const fresh = again({ 's-010': [0] });
    expect(reasons(decideRun(suite(0), mains, policy, { confirm: { trials: freshOf(fresh), asked: null } }))).toEqual([
      'invalid confirm-differs',
    ]);
  });

  test('of a critical criterion have a hypothesis of their own', () => {
    const criteria = (broken: number, mark: string) => {
      const answers = (index: number) => ({
        trials: [index < broken ? 0.9 : 1],
        criteria: { safe: [index >= broken], done: [true] },
      });
      const ids = Object.keys(many(30, [1]));
      const report = run(Object.fromEntries(ids.map((id, index) => [id, answers(index)])));
      return {
        ...report,
        scenarios: report.scenarios.map((one, index) => ({
          ...one,
          trials: [{ facts: `${mark} ${index}`, ...(index < broken ? { failed: ['task-completion/safe'] } : {}) }],
          rubrics: Object.fromEntries(
            Object.entries(one.rubrics).map(([id, scores]) => [id, { ...scores, passed: 1, failures: [] }]),
          ),
        })),
      } as Report;
    };
    const policy = `${POLICY}\ngate: { criteria: { task-completion/safe: { tier: critical } } }`;
    const main = Array.from({ length: 5 }, (_, index) => criteria(0, `main ${index}`));
    const first = decideRun(criteria(2, 'first'), main, policy);
    expect(first.confirm).toEqual({ scenarios: ['s-000', 's-001'], trials: 5 });
    const trials = Array.from({ length: 5 }, (_, index) => ({ facts: `f ${index}`, failed: ['task-completion/safe'] }));
    const fresh = again({ 's-000': FAILED, 's-001': FAILED });
    const report = { ...fresh, scenarios: fresh.scenarios.map((one) => ({ ...one, trials })) };
    expect(
      reasons(decideRun(criteria(2, 'first'), main, policy, { confirm: { trials: freshOf(report), asked: null } })),
    ).toContain('block scenarios-broke task-completion/safe');
    const asked = ['s-000', 's-001'];
    const broke = reasons(
      decideRun(criteria(2, 'first'), main, policy, { confirm: { trials: freshOf(report), asked } }),
    ).filter((one) => one.includes('scenarios-broke'));
    // They passed under the metric, so only the criterion asked for them.
    expect(broke).toEqual(['block scenarios-broke task-completion/safe']);
  });
});
