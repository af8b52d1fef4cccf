import { describe, expect, test } from 'vitest';
import type { Waiver } from '../../../schemas/types/policy.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { run, type ScenarioSketch } from '../build-run.ts';
import { decideRun, notices, reasons } from '../decide-run.ts';

/** How many of five trials pass, by the place of a scenario. */
type Passes = (index: number) => number;

/** Thirty scenarios, each with five trials of the agent and of the agent without the skill. */
function suite(withSkill: Passes, without: Passes | null, { of = 30, asks = (id: string) => id } = {}): Report {
  const trials = (passes: number) => [1, 2, 3, 4, 5].map((trial) => (trial <= passes ? 1 : 0));
  const report = run(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index): [string, ScenarioSketch] => {
        const arms = without === null || index >= of ? {} : { arms: { 'no-skill': trials(without(index)) } };
        return [`s${index + 10}`, { trials: trials(withSkill(index)), ...arms }];
      }),
    ),
  );
  if (asks('') === '') return report;
  const inArm = (content: string, rubrics: NonNullable<Report['scenarios'][number]['arms']>[string]['rubrics']) => ({
    'no-skill': { content: asks(content), rubrics },
  });
  return {
    ...report,
    scenarios: report.scenarios.map((scenario) =>
      scenario.arms?.['no-skill'] === undefined
        ? scenario
        : { ...scenario, arms: inArm(scenario.content, scenario.arms['no-skill'].rubrics) },
    ),
  };
}

const waver: (passes: number) => Passes = (passes) => (index) => passes + (index % 3 === 0 ? 1 : 0);
const MAIN = suite(waver(4), waver(1));
const LIFT = 'arms: { no-skill: { contrast: lift } }';

describe('a lift that fell', () => {
  test('blocks where the agent fell too, and says both scores', () => {
    const decision = decideRun(suite(waver(2), waver(1)), MAIN, LIFT);
    expect(decision.decision).toBe('fail');
    expect(reasons(decision)).toContain('block lift-regressed no-skill');
    expect(decision.findings.find(({ code }) => code === 'lift-regressed')?.what).toBe(
      'The lift over `no-skill` fell from +60.0 points to +20.0 points over 30 paired scenarios; with it 86.7 % -> 46.7 %, without 26.7 % -> 26.7 %',
    );
  });

  test('has a row of its own with the drop that it can detect', () => {
    const [lift] = decideRun(suite(waver(2), waver(1)), MAIN, LIFT).lifts ?? [];
    expect(lift).toMatchObject({ arm: 'no-skill', tier: 'supporting', state: 'regressed', scenarios: 30 });
    expect([lift?.candidate, lift?.baseline, lift?.delta].map((value) => Math.round((value ?? 0) * 100))).toEqual([
      20, 60, -40,
    ]);
    expect(lift?.detectable).toBeGreaterThan(0);
    expect(lift?.evidence.map(({ test: name }) => name)).toEqual(['paired-t']);
  });

  test('has a history test with three runs of main', () => {
    const [lift] = decideRun(suite(waver(2), waver(1)), [MAIN, MAIN, MAIN], LIFT).lifts ?? [];
    expect(lift?.evidence.map(({ test: name }) => name)).toEqual(['paired-t', 'history-t']);
  });

  test('does not block where the agent without it improved', () => {
    const decision = decideRun(suite(waver(4), waver(3)), MAIN, LIFT);
    expect(decision.decision).toBe('pass');
    expect(notices(decision)).toContain('lift-matched');
  });

  test('only warns under `effect: warn`', () => {
    const policy = `{ gate: { metrics: { TCR: { tier: advisory } }, criteria: { '*': { tier: advisory } } }, arms: { no-skill: { contrast: lift, effect: warn } } }`;
    const decision = decideRun(suite(waver(2), waver(1)), MAIN, policy);
    expect(decision.decision).toBe('pass');
    expect(reasons(decision)).toContain('warn lift-regressed no-skill');
  });

  test.each([
    ['a tolerance above the drop', '{ contrast: lift, tolerance: 0.5 }', suite(waver(2), waver(1))],
    ['a drop below the tolerance', '{ contrast: lift, tolerance: 0.3 }', suite(waver(3), waver(1))],
    ['the lift of main', '{ contrast: lift }', MAIN],
  ])('is silent with %s', (_, rule, candidate) => {
    const decision = decideRun(candidate, MAIN, `arms: { no-skill: ${rule} }`);
    expect(decision.findings.map(({ code }) => code)).not.toContain('lift-regressed');
  });
});

describe('the threshold of a lift', () => {
  test.each([
    ['blocks a lift far below it', 0.7, ['block lift-below-threshold no-skill']],
    ['lets a lift above it pass', 0.1, []],
  ])('%s', (_, threshold, expected) => {
    const candidate = suite(waver(2), waver(1));
    const decision = decideRun(candidate, candidate, `arms: { no-skill: { contrast: lift, threshold: ${threshold} } }`);
    expect(reasons(decision)).toEqual(expected);
  });
});

describe('a waiver of a lift', () => {
  const worse = suite(waver(2), waver(1));
  const policy = (threshold: string) =>
    `{ gate: { metrics: { TCR: { tier: advisory } }, criteria: { '*': { tier: advisory } } }, arms: { no-skill: { contrast: lift, threshold: ${threshold} } } }`;
  const held = { lift: 'no-skill', ceiling: 0.4, reason: 'a new skill', owner: '@team', expires: '2026-11-21' };
  const waived = (waiver: Waiver, threshold = '0.5') => {
    const decision = decideRun(worse, MAIN, policy(threshold), { waivers: [waiver] });
    const about = reasons(decision).filter((reason) => reason.endsWith('no-skill'));
    return [decision.decision, decision.waivers[0]?.effect, ...about];
  };
  const FELL = ['block lift-regressed no-skill', 'block lift-below-threshold no-skill'];
  const { lift: _, ...metric } = { ...held, metric: 'no-skill' };

  test.each([
    {
      name: 'covers its drop and its shortfall within the ceiling',
      waiver: held,
      is: ['pass', 'used', 'warn waived no-skill', 'warn waived no-skill'],
    },
    { name: 'covers neither where the drop is larger', waiver: { ...held, ceiling: 0.39 }, is: ['exceeded', ...FELL] },
    {
      name: 'that is over blocks by itself',
      waiver: { ...held, expires: '2026-11-19' },
      is: ['expired', ...FELL, 'block waiver-expired no-skill'],
    },
    { name: 'is not that of another arm', waiver: { ...held, lift: 'no-tool' }, is: ['unused', ...FELL] },
    { name: 'is not that of a metric by the name of the arm', waiver: metric, is: ['unused', ...FELL] },
  ])('$name', ({ waiver, is }) => {
    expect(waived(waiver)).toEqual(is[0] === 'pass' ? is : ['fail', ...is]);
  });

  test('bounds a shortfall by its own size', () => {
    expect(waived({ ...held, ceiling: 0.1 }, '0.3, tolerance: 1')[0]).toBe('pass');
    expect(waived({ ...held, ceiling: 0.09 }, '0.3, tolerance: 1').slice(0, 2)).toEqual(['fail', 'exceeded']);
  });
});

describe('an arm that this run lacks where main has it', () => {
  test.each([
    ['everywhere', suite(waver(4), null), 0],
    ['in a third of the scenarios', suite(waver(4), waver(1), { of: 20 }), 20],
    ['because it asks something else', suite(waver(4), waver(0), { asks: (id) => `${id} harder` }), 0],
  ])('%s holds the run for results', (_, candidate, measured) => {
    const decision = decideRun(candidate, MAIN, LIFT);
    expect({ decision: decision.decision, exit_code: decision.exit_code }).toEqual({
      decision: 'inconclusive',
      exit_code: 2,
    });
    expect(decision.findings.find(({ code }) => code === 'arm-incomplete')?.what).toBe(
      `This run has a lift over \`no-skill\` in ${measured} of the 30 scenarios in which main has it`,
    );
  });

  test('in one scenario of thirty is within the error budget', () => {
    expect(reasons(decideRun(suite(waver(4), waver(1), { of: 29 }), MAIN, LIFT))).toEqual([]);
  });
});

test('an arm that neither side has is named', () => {
  const plain = suite(waver(4), null);
  const { findings } = decideRun(plain, plain, LIFT);
  expect(findings.find(({ code }) => code === 'rule-unmeasured')?.what).toContain('`no-skill`');
});

test('trials of arms are no part of the rates, the counts and the history of main', () => {
  const [plain, armed] = [suite(waver(4), null), MAIN].map((main) => decideRun(suite(waver(4), null), main, ''));
  expect(armed).toEqual(plain);
});
