import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { run, type ScenarioSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';

/** What the trials of a scenario score on main and here. */
interface Both {
  readonly main: readonly number[];
  readonly here: readonly number[];
}

const STEADY: Both = { main: [1, 1, 1, 1], here: [1, 1, 1, 1] };
const FELL: Both = { main: [1, 1, 1, 1], here: [1, 0, 0, 0] };
const ROSE: Both = { main: [1, 1, 0, 1], here: [1, 1, 1, 1] };

/** Thirty scenarios: `refunds` in five that fall, as many points gained by the others. */
function suite(
  side: keyof Both,
  { tag = 'refunds', of = (index: number) => index < 5, separate = true, more = () => ({}) }: SuiteOptions = {},
): Report {
  const sketches = Array.from({ length: 30 }, (_, index): [string, ScenarioSketch] => {
    const both = index < 5 ? FELL : index < 22 ? ROSE : STEADY;
    const tags = of(index) ? [tag] : ['other'];
    return [`s${String(index).padStart(2, '0')}`, { trials: both[side], tags }];
  });
  const report = run(Object.fromEntries(sketches));
  return {
    ...report,
    scenarios: report.scenarios.map((scenario, index) => ({
      ...scenario,
      ...more(index),
      trials: [1, 2, 3, 4].map((trial) => ({ facts: separate ? `${side} ${scenario.scenario} ${trial}` : 'same' })),
    })),
  };
}

/** A scenario of which this many of four trials pass. */
function scored(passed: number): Partial<Report['scenarios'][number]> {
  const scores = [1, 2, 3, 4].map((trial) => (trial <= passed ? 1 : 0));
  return { rubrics: { 'task-completion': { scores, passed, criteria: {}, failures: [] } } };
}

interface SuiteOptions {
  readonly tag?: string;
  readonly of?: (index: number) => boolean;
  readonly separate?: boolean;
  readonly more?: (index: number) => Partial<Report['scenarios'][number]>;
}

const decideSlices = (policy = '', options: SuiteOptions = {}, onMain: SuiteOptions = options) => {
  const decision = decideRun(suite('here', options), suite('main', onMain), policy);
  return { ...decision, codes: decision.findings.map(({ code }) => code) };
};

describe('a tag whose scenarios fall while the suite stands', () => {
  test('makes the run inconclusive and is named with its numbers', () => {
    const { decision, codes, findings, slices, exit_code } = decideSlices();
    expect({ decision, exit_code }).toEqual({ decision: 'inconclusive', exit_code: 0 });
    expect(codes).toContain('slice-may-have-dropped');
    expect(findings.find(({ code }) => code === 'slice-may-have-dropped')?.what).toMatch(
      /^Worth a look: `refunds` TCR 100\.0 % -> 25\.0 % \(5 scenarios, p below 0\.001\)$/,
    );
    expect(slices?.changes[0]).toMatchObject({
      slice: 'refunds',
      rate: 'TCR',
      scenarios: 5,
      candidate: 0.25,
      baseline: 1,
    });
  });

  test('is the headline also where the whole suite has a sign, whose numbers follow', () => {
    const options = { more: (index: number) => (index < 22 && index >= 8 ? scored(3) : {}) };
    const { codes, headline } = decideSlices('', options);
    expect(codes).toEqual(expect.arrayContaining(['inconclusive', 'slice-may-have-dropped']));
    expect(headline).toMatch(/^Worth a look: `refunds`/);
  });

  test('blocks under `effect: block`', () => {
    const { decision, exit_code, codes } = decideSlices('gate: { slices: { effect: block } }');
    expect({ decision, exit_code }).toEqual({ decision: 'fail', exit_code: 1 });
    expect(codes).toContain('slice-dropped');
  });

  test.each([
    ['blocks', 'alike', [4, 4, 4, 4, 4], 'slice-dropped'],
    ['only warns', 'different as wholes', [4, 2, 4, 2, 4], 'slice-may-have-dropped'],
  ] as const)('%s under `effect: block` where the runs of main are %s', (_, __, passes, code) => {
    const runs = passes.map((passed) => suite('main', { more: (index) => (index < 5 ? {} : scored(passed)) }));
    const here = suite('here', { more: (index) => (index < 5 ? {} : scored(4)) });
    const decision = decideRun(here, runs, 'gate: { slices: { effect: block } }');
    expect(decision.findings.map((finding) => finding.code)).toContain(code);
  });

  test.each([
    ['no slices', 'gate: { slices: { by: [] } }', {}],
    ['only another tag', 'gate: { slices: { only: [other] } }', {}],
    ['a tolerance above the drop', 'gate: { slices: { tolerance: 0.8 } }', {}],
    ['four scenarios', '', { of: (index: number) => index < 4 }],
    ['a tag of all scenarios', '', { of: () => true }],
  ])('is silent with %s', (_, policy, options) => {
    expect(decideSlices(policy, options).codes).not.toContain('slice-may-have-dropped');
  });

  test.each([
    ['is worth a look', 'at p = 0.008', [2, 2, 3, 3, 3], true],
    ['is not', 'at p = 0.02', [2, 3, 3, 3, 3], false],
  ])('%s %s, corrected for two slices', (_, __, passed, isNamed) => {
    const here = { more: (index: number) => (index < 5 ? scored(passed[index] ?? 0) : {}) };
    expect(decideSlices('', here, {}).codes.includes('slice-may-have-dropped')).toBe(isNamed);
  });

  test('counts under both tags where the sides differ', () => {
    const changes = decideSlices('', { tag: 'renamed' }, { tag: 'refunds' }).slices?.changes ?? [];
    expect(changes.filter(({ adjusted_p: p }) => p <= 0.05).map(({ slice }) => slice)).toEqual(['refunds', 'renamed']);
  });

  test('is compared by a fact that the policy names', () => {
    const more = (index: number) => ({ tags: [], slices: [`tier=${index < 5 ? 'gold' : 'free'}`] });
    const { slices } = decideSlices('gate: { slices: { by: [tier] } }', { more });
    expect(slices?.changes.map(({ slice }) => slice)).toEqual(['tier=gold', 'tier=free']);
  });

  test('is tested by the paired t where trials may be copies', () => {
    const [exact, paired] = [decideSlices(), decideSlices('', { separate: false })].map(
      ({ slices }) => slices?.changes[0]?.p,
    );
    // Each scenario has 3 failures in 4 of 8 trials: 1 of 14 ways.
    expect(exact).toBeCloseTo((1 / 14) ** 5, 12);
    expect(paired).toBeCloseTo(0.00808, 4);
  });
});

test('a name in `gate.slices` that nothing has is a warning', () => {
  const { findings } = decideSlices('gate: { slices: { by: [tags, tier], only: [refunds, refund] } }');
  expect(findings.find(({ code }) => code === 'rule-unmeasured')?.what).toBe(
    'The policy has rules for what neither this run nor main has: `tier`, `refund`',
  );
});

test('the 40 largest slices are tested, and the others are named', () => {
  // Sizes 5 to 24, then 5 to 24 again, then 5 to 9; `rest` has 25.
  const names = Array.from({ length: 45 }, (_, tag) => ({ name: `t${10 + tag}`, size: 5 + (tag % 20) }));
  const more = (index: number) => {
    const tags = names.filter(({ size }) => index < size).map(({ name }) => name);
    return { tags: index < 5 ? tags : [...tags, 'rest'] };
  };
  const { slices } = decideSlices('', { more });
  expect(slices?.changes).toHaveLength(40);
  expect(slices?.untested).toEqual(['t10', 't11', 't30', 't31', 't50', 't51']);
});

/** The first five pass no trial. */
const DEAD: SuiteOptions = { more: (index) => (index < 5 ? scored(0) : {}) };

describe('the tag of the broken scenarios', () => {
  test('is named where nearly all of them have it', () => {
    expect(decideSlices('', DEAD, {}).broken_tag).toEqual({ tag: 'refunds', broken: 5, of: 5, scenarios: 5 });
  });

  test.each([
    ['half of the suite has it', { of: (index: number) => index < 15 }],
    ['it is spread over the suite', { of: (index: number) => index % 5 === 0 }],
  ])('is not named where %s', (_, options) => {
    expect(decideSlices('', { ...DEAD, ...options }, options).broken_tag).toBeUndefined();
  });
});

test('under `confirm` the broken scenarios of a slice are run again, although as many others gain', () => {
  const { confirm } = decideRun(suite('here'), suite('main'), 'on_inconclusive: confirm');
  expect(confirm?.scenarios).toEqual(['s00', 's01', 's02', 's03', 's04']);
});
