import { describe, expect, test } from 'vitest';
import type { OpenBlock } from '../../schemas/types/gate.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import { many, run, type TrialSketch } from './build-run.ts';
import { decideRun, notices, type RunSettings, reasons } from './decide-run.ts';

/** Five runs of main in which all of twenty scenarios pass. */
const main = run(many(20, [1]));
const mains = Array.from({ length: 5 }, () => main);

const id = (index: number): string => `s-${String(index).padStart(3, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

/** This run: the first scenarios as sketched, all others pass. */
const candidate = (...first: readonly TrialSketch[]) => run(many(20, (index) => [first[index] ?? 1]));

/** What a push before the last one left open. */
const open = (count: number, rates = ['TCR']): Pick<RunSettings, 'memory'> => {
  const block: OpenBlock = { since: 1, scenarios: ids(count), rates };
  return { memory: { judged: 2, undecided: 0, open: block } };
};

const WAIVER = { reason: 'r', owner: 'o', expires: '2099-01-01' } as const;
const without = (index: number) =>
  run(Object.fromEntries(Object.entries(many(20, [1])).filter(([key]) => key !== id(index))));
const failingOnMain = [run(many(20, (index) => [index === 0 ? 0 : 1])), ...mains.slice(1)];

describe('what blocked an earlier push', () => {
  test.each<{
    name: string;
    of?: number;
    here?: ReturnType<typeof run>;
    main?: readonly ReturnType<typeof run>[];
    policy?: string;
    waivers?: readonly Waiver[];
    accepted?: boolean;
    exit: number;
    reasons: readonly string[];
    notices?: readonly string[];
  }>([
    { name: 'passes: cleared', exit: 0, reasons: [], notices: ['block-cleared'] },
    {
      name: 'fails again, and too few trials say so to block: held',
      here: candidate(0, 0),
      exit: 2,
      reasons: ['warn block-stands TCR'],
    },
    {
      name: 'fails so clearly that this run blocks',
      of: 4,
      here: candidate(0, 0, 0, 0),
      exit: 1,
      reasons: ['block metric-regressed TCR', 'block block-stands TCR'],
    },
    {
      name: 'has no verdict here: run again',
      of: 1,
      here: candidate('infrastructure'),
      policy: 'errors: { budget: 0.1 }\n',
      exit: 2,
      reasons: ['warn block-untested', 'warn errors-left-out'],
    },
    {
      name: 'was removed, which the policy allows: it leaves',
      of: 1,
      here: without(0),
      policy: 'gate: { scenarios: { removed: allow } }\n',
      exit: 0,
      reasons: [],
      notices: ['scenarios-removed', 'block-cleared'],
    },
    {
      name: 'was removed, which the policy refuses',
      of: 1,
      here: without(0),
      exit: 1,
      reasons: ['block scenarios-removed', 'warn block-untested'],
    },
    {
      name: 'asks something else, which a reviewer accepts: it leaves',
      of: 1,
      here: run({ ...many(20, [1]), [id(0)]: { trials: [1], asks: 'another question' } }),
      accepted: true,
      exit: 0,
      reasons: [],
      notices: ['scenarios-changed', 'block-cleared'],
    },
    {
      name: 'fails on main too: it leaves',
      of: 1,
      here: candidate(0),
      main: failingOnMain,
      exit: 0,
      reasons: [],
      notices: ['block-cleared'],
    },
    {
      name: 'is waived by scenario: it leaves',
      of: 1,
      here: candidate(0),
      waivers: [{ scenario: id(0), ...WAIVER }],
      exit: 0,
      reasons: ['warn waived s-000'],
      notices: ['block-cleared'],
    },
    {
      name: 'is waived by its metric: it leaves',
      here: candidate(0),
      waivers: [{ metric: 'TCR', ...WAIVER }],
      exit: 0,
      reasons: [],
      notices: ['block-cleared'],
    },
    {
      name: 'cannot be compared: it stays',
      main: [],
      exit: 2,
      reasons: ['warn block-untested'],
      notices: ['no-baseline'],
    },
    { name: 'decides anew in a deterministic suite', policy: 'noise: none\n', exit: 0, reasons: [], notices: [] },
  ])(
    '$name',
    ({ of = 2, here = candidate(), main: runs = mains, policy = '', waivers = [], accepted, exit, ...expected }) => {
      const isRelaxationAccepted = accepted === undefined ? {} : { isRelaxationAccepted: accepted };
      const decision = decideRun(here, runs, policy, { waivers, ...isRelaxationAccepted, ...open(of) });
      expect({ exit: decision.exit_code, reasons: reasons(decision) }).toEqual({ exit, reasons: expected.reasons });
      if (waivers.length > 0)
        expect(JSON.stringify(decision.findings)).toContain('what blocked 2 pushes ago is accepted');
      if (expected.notices) expect(notices(decision)).toEqual(expect.arrayContaining([...expected.notices]));
      if (exit !== 0) expect(notices(decision)).not.toContain('block-cleared');
    },
  );

  test('was a metric that still leans: not cleared', () => {
    const down = run(many(20, (index) => [index < 3 ? 0 : 1]));
    const decision = decideRun(down, mains.slice(0, 1), '', open(0));
    expect({ exit: decision.exit_code, reasons: reasons(decision) }).toEqual({
      exit: 2,
      reasons: ['warn block-leans TCR'],
    });
    expect(decideRun(down, mains.slice(0, 1)).exit_code).toBe(0);
  });

  test('was a metric that regressed again: not cleared, and no more than one finding says so', () => {
    const decision = decideRun(run(many(20, () => [0])), mains, '', open(0));
    expect({ exit: decision.exit_code, reasons: reasons(decision) }).toEqual({
      exit: 1,
      reasons: ['block metric-regressed TCR'],
    });
    expect(notices(decision)).not.toContain('block-cleared');
  });

  test('was renamed on the way: it is found by its id on main', () => {
    const { [id(0)]: first = [], ...others } = many(20, (index) => [index < 2 ? 0 : 1]);
    const here = run({ ...others, renamed: { trials: first, asks: id(0) } });
    expect(reasons(decideRun(here, mains, '', open(2)))).toEqual(['warn block-stands TCR']);
  });
});

describe('under fresh trials', () => {
  const POLICY = 'on_inconclusive: confirm\n';
  const fresh = (scores: readonly number[], scenarios = ids(2)) => {
    const trials = scenarios.flatMap((scenario) => {
      const content = main.scenarios.find((known) => known.scenario === scenario)?.content;
      return scores.map((score, trial) => ({
        ...{ scenario, attempt: 1, trial, facts: `${scenario} ${trial}` },
        ...(content === undefined ? {} : { content }),
        ...(score === 1 ? {} : { failed: ['task-completion'] }),
      }));
    });
    return { trials, asked: null };
  };

  test('it runs again although it passes: a lucky first look clears nothing', () => {
    const decision = decideRun(candidate(), mains, POLICY, open(2));
    expect(decision).toMatchObject({ exit_code: 2, confirm: { scenarios: ids(2), trials: 5 } });
    expect(notices(decision)).not.toContain('block-cleared');
    expect(decision.headline).toBe(
      '2 scenarios blocked an earlier push: 10 fresh trials will tell whether they still fail',
    );
  });

  test('it runs again beside what looks broken now', () => {
    const { headline } = decideRun(candidate(1, 1, 0, 0), mains, POLICY, open(2));
    expect(headline).toBe(
      '4 scenarios failed, or blocked an earlier push: 20 fresh trials will tell whether they broke',
    );
  });

  test.each([
    { name: 'pass: cleared', scores: [1, 1, 1, 1, 1], exit: 0, reasons: [] },
    { name: 'fail in part: held', scores: [0, 0, 1, 1, 1], exit: 2, reasons: ['warn block-stands TCR'] },
    { name: 'fail: blocked', scores: [0, 0, 0, 0, 0], exit: 1, reasons: ['block block-stands TCR'] },
  ])('they $name', ({ scores, exit, reasons: expected }) => {
    const decision = decideRun(candidate(), mains, POLICY, { ...open(2), confirm: fresh(scores) });
    expect({ exit: decision.exit_code, reasons: reasons(decision) }).toEqual({ exit, reasons: expected });
  });

  test('too few of them: asked again', () => {
    const decision = decideRun(candidate(), mains, POLICY, { ...open(2), confirm: fresh([0, 0, 0, 0, 0], ids(1)) });
    expect(decision).toMatchObject({ exit_code: 2, confirm: { scenarios: [id(1)], trials: 5 } });
  });
});
