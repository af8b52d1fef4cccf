import { describe, expect, test } from 'vitest';
import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { readConfirmation, scenarioWords, trialsToAsk } from '../../src/gating/statistics/confirmation.ts';
import { fallOf, pooledTest } from '../../src/gating/statistics/stratified.ts';
import { many, run } from './build-run.ts';
import reference from './control-reference.json' with { type: 'json' };
import { decideRun, notices, reasons } from './decide-run.ts';

describe('the reference cases of a control', () => {
  test.each(reference.cases)('$id: $note', ({ inputs: { strata, paired, tolerance, level }, expected }) => {
    const counted = strata.map(({ candidate, control }) => ({ candidate, main: control, isOneRun: false }));
    const { score, p } = pooledTest(counted);
    const drop = fallOf(counted, paired);
    expect({ statistic: score, blocks: p <= level && drop >= tolerance - 1e-9 }).toEqual({
      statistic: expected.statistic,
      blocks: expected.blocks,
    });
    expect(Math.abs(p - expected.p.value)).toBeLessThanOrEqual(1e-12 * expected.p.value);
    expect(Math.abs(drop - expected.drop.value)).toBeLessThanOrEqual(1e-12);
  });
});

test.each([
  { level: 0.008, trials: 5 },
  { level: 0.004, trials: 5 },
  { level: 0.0039, trials: 6 },
  { level: 0.002, trials: 6 },
  { level: 0.001, trials: 7 },
  { level: 0.0001, trials: 7 },
])('at level $level a control asks for $trials trials of each scenario', ({ level, trials }) => {
  expect(trialsToAsk([{ lost: [], level }], { isControlled: true, isFirst: true })).toBe(trials);
  expect(trialsToAsk([{ lost: [], level }], { isControlled: false, isFirst: true })).toBe(5);
});

/** Failed, scored and asked trials here, and of the control. */
type Sides = readonly [here: readonly [number, number, number], control: readonly [number, number, number]];

const surplus = { failed: 0, trials: 0 };
const stratum = ([here, control]: Sides) => {
  const [candidate, main] = [here, control].map(([failed, trials, asked]) => ({ failed, trials, asked, surplus }));
  return { candidate, main } as Parameters<typeof readConfirmation>[0][number];
};

describe('missing trials on both sides are read both ways', () => {
  test.each<{ name: string; level: number; strata: readonly Sides[]; result: string }>([
    {
      name: 'one dead of six trials',
      level: 0.002,
      strata: [
        [
          [6, 6, 6],
          [0, 6, 6],
        ],
      ],
      result: 'blocks',
    },
    {
      name: 'one dead of five trials at the level of six',
      level: 0.002,
      strata: [
        [
          [5, 5, 5],
          [0, 5, 5],
        ],
      ],
      result: 'does not block',
    },
    {
      name: 'a control trial is missing, and decides',
      level: 0.002,
      strata: [
        [
          [6, 6, 6],
          [0, 5, 6],
        ],
      ],
      result: 'incomplete',
    },
    {
      name: 'a fresh trial is missing, and decides',
      level: 0.002,
      strata: [
        [
          [5, 5, 6],
          [0, 6, 6],
        ],
      ],
      result: 'incomplete',
    },
    {
      name: 'two are missing, and decide nothing',
      level: 0.008,
      strata: [
        [
          [2, 4, 5],
          [1, 4, 5],
        ],
      ],
      result: 'does not block',
    },
    {
      name: 'two are missing, and both readings block',
      level: 0.008,
      strata: [
        [
          [5, 5, 5],
          [0, 5, 5],
        ],
        [
          [4, 4, 5],
          [0, 4, 5],
        ],
        [
          [5, 5, 5],
          [0, 5, 5],
        ],
      ],
      result: 'blocks',
    },
    {
      name: 'one of twenty is missing, within the budget: without it',
      level: 0.008,
      strata: [
        [
          [5, 5, 5],
          [0, 4, 5],
        ],
        [
          [0, 5, 5],
          [0, 5, 5],
        ],
      ],
      result: 'blocks',
    },
  ])('$name', ({ level, strata, result }) => {
    expect(readConfirmation(strata.map(stratum), { level, budget: 0.05 }).result).toBe(result);
  });
});

test.each([
  { name: 'fails here alone', here: [5, 5, 5], main: [0, 5, 5], word: 'confirmed' },
  { name: 'fails on both', here: [5, 5, 5], main: [5, 5, 5], word: 'fails on main today' },
  { name: 'passes once on main', here: [5, 5, 5], main: [4, 5, 5], word: 'fails on main today' },
  { name: 'fails on main alone', here: [0, 5, 5], main: [5, 5, 5], word: 'fails on main today' },
  { name: 'passes on both', here: [0, 5, 5], main: [0, 5, 5], word: 'passes again' },
  { name: 'wavers', here: [2, 5, 5], main: [1, 5, 5], word: 'flaky' },
  { name: 'never came', here: [0, 0, 5], main: [0, 5, 5], word: null },
] as const)('a scenario that $name is called $word', ({ here, main, word }) => {
  expect(scenarioWords([stratum([here, main])])).toEqual([word]);
});

const POLICY = 'on_inconclusive: confirm\nconfirm: { control: true }';
const SHA = '5f0c2f6d1b7f4a0e9d3c8b7a6f5e4d3c2b1a0f9e';

/** 30 scenarios x 1, of which these fail; every trial records something of its own. */
function suite(failing: readonly number[], mark: string): Report {
  const report = run(many(30, (index) => [failing.includes(index) ? 0 : 1]));
  return {
    ...report,
    scenarios: report.scenarios.map((scenario, index) => ({
      ...scenario,
      trials: [{ facts: `${mark} ${index}`, ...(failing.includes(index) ? { failed: ['task-completion'] } : {}) }],
    })),
  };
}

const CONTENTS = new Map(suite([], '').scenarios.map(({ scenario, content }) => [scenario, content]));
/** Main's newest run, which fails one scenario. */
const MAIN = { report: suite([29], 'main'), origin: { label: 'main', sha: SHA } };

/** Trials of one side: `x` fails, `.` passes, `!` crashes, `?` has no verdict; one a round. */
function side(scenario: string, words: string, more: Partial<FreshTrial> = {}): readonly FreshTrial[] {
  return [...words].map((word, index) => ({
    ...{ scenario, attempt: 1, trial: index + 1, order: index + 1, content: CONTENTS.get(scenario) ?? '' },
    facts: word === '!' || word === '?' ? null : `${more.control ? 'control' : 'fresh'} ${scenario} ${index}`,
    ...(word === 'x' || word === '!' ? { failed: ['task-completion'] } : {}),
    ...(word === '!' ? { crashed: true as const } : word === '?' ? { unscored: true as const } : {}),
    ...more,
  }));
}

const CONTROL = { control: true, commit: SHA } as const;
const both = (scenario: string, here: string, main: string, more: Partial<FreshTrial> = {}) => [
  ...side(scenario, here),
  ...side(scenario, main, { ...CONTROL, ...more }),
];
const decided = (trials: readonly FreshTrial[] | null, failing = [0], main: Parameters<typeof decideRun>[1] = [MAIN]) =>
  decideRun(suite(failing, 'first'), main, POLICY, { confirm: trials && { trials, asked: null } });

describe('a control is asked for', () => {
  test('where what looks broken could block, from one run of main on', () => {
    const ids = { scenarios: ['s-000'], trials: 5, control: SHA };
    // A scenario that fails on main too is not asked, nor is a sign in the net asked for.
    expect(decided(null, [0, 29])).toMatchObject({ decision: 'inconclusive', exit_code: 2, confirm: ids });
    const improved = { ...MAIN, report: suite([25, 26, 27, 28, 29], 'main') };
    expect(decided(null, [0], [improved]).confirm).toEqual(ids);
  });

  test('not where main wavers exactly half, nor where nothing broke', () => {
    const half = suite([], 'main');
    const wavering = run({ ...many(30, [1]), 's-000': [0, 1] });
    const trials = [{ facts: 'a' }, { facts: 'b', failed: ['task-completion'] }];
    const report = { ...half, scenarios: wavering.scenarios.map((scenario) => ({ ...scenario, trials })) };
    expect(decided(null, [0], [{ ...MAIN, report }]).confirm).toBeNull();
    expect(decided(null, [29]).confirm).toBeNull();
  });

  test('not where one scenario is less than the tolerance', () => {
    const policy = `${POLICY}\ngate: { metrics: { TCR: { tolerance: 0.05 } } }`;
    const look = (failing: readonly number[]) => decideRun(suite(failing, 'first'), [MAIN], policy).confirm;
    expect([look([0]), look([0, 1])?.scenarios]).toEqual([null, ['s-000', 's-001']]);
  });

  test('where scenarios collapsed against many runs of main, instead of blocking at once', () => {
    const trials = (mark: string, failing: number) => {
      const report = run(many(30, (index) => (index < failing ? [0, 0, 0] : [1, 1, 1])));
      const marked = report.scenarios.map((scenario, index) => ({
        ...scenario,
        trials: [1, 2, 3].map((trial) => ({ facts: `${mark} ${index} ${trial}` })),
      }));
      return { ...report, scenarios: marked };
    };
    const runs = [0, 1, 2, 3, 4].map((index) => ({
      report: trials(`main ${index}`, 0),
      origin: { label: 'main', sha: SHA },
    }));
    const look = (policy: string) => decideRun(trials('here', 1), runs, policy).decision;
    expect([look('on_inconclusive: confirm'), look(POLICY)]).toEqual(['fail', 'inconclusive']);
  });

  test('with more trials where a hypothesis has a smaller level', () => {
    const policy = POLICY.replace('on_', 'alpha: 0.005\non_');
    expect(decideRun(suite([0], 'first'), [MAIN], policy).confirm?.trials).toBe(6);
  });
});

describe('fresh trials beside control trials', () => {
  const dead = 'xxxxx';
  const alive = '.....';

  test.each([
    {
      name: 'fail here alone: blocked',
      trials: both('s-000', dead, alive),
      decision: 'fail',
      exit: 1,
      reasons: ['block scenarios-broke TCR'],
    },
    { name: 'fail on both: let through', trials: both('s-000', dead, dead), decision: 'pass', exit: 0, reasons: [] },
    { name: 'pass again: let through', trials: both('s-000', alive, alive), decision: 'pass', exit: 0, reasons: [] },
    {
      name: 'have no control: held',
      trials: side('s-000', dead),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn control-missing'],
    },
    {
      name: 'pass, and have no control: held',
      trials: side('s-000', alive),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn control-missing'],
    },
    {
      name: 'have a control at another commit: held',
      trials: both('s-000', dead, dead, { commit: 'b'.repeat(40) }),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn control-missing'],
    },
    {
      name: 'have a control of another question: held',
      trials: both('s-000', dead, dead, { content: 'sha256:other' }),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn confirm-changed', 'warn control-missing'],
    },
    {
      name: "have a control that repeats main's run: held",
      trials: both('s-000', dead, alive, { facts: 'main 0' }),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn control-missing'],
    },
    {
      name: 'have a control that repeats the first look: held',
      trials: both('s-000', dead, dead, { facts: 'first 0' }),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn control-missing'],
    },
    {
      name: 'have a control that repeats them: held',
      trials: both('s-000', dead, dead, { facts: 'fresh s-000 3' }),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn control-missing'],
    },
    {
      name: 'have a control that cannot run: held',
      trials: both('s-000', dead, '!!!!!'),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn control-missing'],
    },
    {
      name: 'crash as the control does: let through',
      trials: both('s-000', '!!!!!', '!!!!!'),
      decision: 'pass',
      exit: 0,
      reasons: [],
    },
    {
      name: 'have a control that errored once, and that decides: asked again',
      trials: both('s-000', dead, '....?'),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn confirm-incomplete'],
    },
    {
      name: 'have more control trials than asked, of which those beyond pass: held',
      trials: both('s-000', dead, 'xxxxx.....'),
      decision: 'inconclusive',
      exit: 2,
      reasons: ['warn confirm-unasked', 'warn confirm-surplus'],
    },
  ])('$name', ({ trials, decision, exit, reasons: expected }) => {
    const found = decided(trials);
    expect({ decision: found.decision, exit: found.exit_code, reasons: reasons(found) }).toEqual({
      ...{ decision, exit, reasons: expected },
    });
  });

  test('that are incomplete on one side are asked for again on both', () => {
    expect(decided(both('s-000', dead, '....?'))).toMatchObject({
      confirm: { scenarios: ['s-000'], trials: 1, control: SHA },
      confirmed: [{ failed: 5, trials: 5, missing: 0, main: { failed: 0, trials: 4, missing: 1 } }],
    });
  });

  test('add up over attempts', () => {
    const again = side('s-000', '.', { ...CONTROL, attempt: 2, trial: 9, facts: 'control again' });
    const trials = [...both('s-000', dead, '....?'), ...side('s-000', '.', { attempt: 2, trial: 9 }), ...again];
    expect(decided(trials)).toMatchObject({
      decision: 'fail',
      confirmed: [{ failed: 5, main: { failed: 0, trials: 5 } }],
    });
  });

  test.each([
    { name: 'not known', order: () => ({}) },
    {
      name: 'one side after the other',
      order: (index: number, isControl: boolean) => ({ order: index + (isControl ? 10 : 0) }),
    },
    { name: 'all in one round', order: () => ({ order: 1 }) },
  ])('do not count where their order is $name', ({ order }) => {
    const ordered = both('s-000', dead, alive).map(({ order: _, ...trial }, index): FreshTrial => {
      return { ...trial, ...order(index % 5, trial.control === true) };
    });
    const found = decided(ordered);
    expect([found.exit_code, reasons(found), found.confirm]).toEqual([2, ['warn control-not-in-rounds'], null]);
  });

  test('do not count beside a control that only a re-run delivered', () => {
    const found = decided([...side('s-000', dead), ...side('s-000', alive, { ...CONTROL, attempt: 2 })]);
    expect([found.exit_code, reasons(found)]).toEqual([2, ['warn control-not-in-rounds']]);
  });

  test('blame nobody for what main fails today', () => {
    const failing = [0, 1, 2];
    const trials = failing.flatMap((index) => both(`s-00${index}`, dead, dead));
    const found = decided(trials, failing);
    expect(found.exit_code).toBe(0);
    expect(found.headline).toBe('Not this pull request: main fails 3 of these 3 today');
    expect(notices(found)).toContain('main-fails-today');
    expect(found.confirmed.map(({ word }) => word)).toEqual(Array.from({ length: 3 }, () => 'fails on main today'));
    expect(found.flips.broke).toEqual([]);
  });

  test('name the drop of what is confirmed', () => {
    const trials = [...both('s-000', dead, alive), ...both('s-001', dead, dead), ...both('s-002', 'x....', alive)];
    const found = decided(trials, [0, 1, 2]);
    const broke = found.findings.find(({ code }) => code === 'scenarios-broke');
    expect([broke?.rate?.delta, broke?.what]).toEqual([
      -1 / 30,
      '1 scenario broke: it failed again in 5 of 5 fresh trials, on main today in 0 of 5',
    ]);
  });

  test('that nobody asked for are named where the policy has no control', () => {
    const policy = 'on_inconclusive: confirm';
    const confirm = { trials: both('s-005', dead, alive), asked: null };
    expect(reasons(decideRun(suite([], 'first'), [MAIN], policy, { confirm }))).toContain('warn confirm-unasked');
  });
});

describe("main's newest run, better than the four before (E16)", () => {
  const older = Array.from({ length: 4 }, (_, index) => ({
    report: suite(
      Array.from({ length: 15 }, (__, scenario) => scenario),
      `older ${index}`,
    ),
    origin: { label: `main~${index + 1}`, sha: String(index).repeat(40) },
  }));
  const worse = Array.from({ length: 14 }, (_, scenario) => scenario);
  const ids = worse.map((index) => `s-${String(index).padStart(3, '0')}`);
  const look = (main: string) => {
    const trials = ids.flatMap((id) => both(id, 'xxxxx', main));
    return decided(main === '' ? null : trials, worse, [MAIN, ...older]);
  };

  test('is asked, not only shown', () => {
    expect(look('')).toMatchObject({ exit_code: 2, confirm: { scenarios: ids, control: SHA } });
  });

  test('blocks where the control has the gain, and excuses where it has not', () => {
    expect(look('.....')).toMatchObject({ decision: 'fail' });
    expect(look('xxxxx')).toMatchObject({ exit_code: 0, decision: 'pass' });
  });
});

test('points that main loses today too are the environment’s, the others the agent’s', () => {
  const fresh = [...both('s-000', 'xxxxx', 'xxxxx'), ...both('s-001', 'xxxxx', '.....')];
  const { layers } = decided(fresh, [0, 1, 29]);
  expect(layers).toMatchObject({ harness: 0, config: 0 });
  for (const change of [layers?.environment, layers?.agent]) expect(change).toBeCloseTo(-1 / 30, 9);
  expect(decided(null, [29]).layers).toBeUndefined();
});
