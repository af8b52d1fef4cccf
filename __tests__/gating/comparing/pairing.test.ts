import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { currentId, matchScenarios, pairScenarios } from '../../../src/gating/comparing/pairing.ts';
import { recordOf } from '../../../src/gating/history/records.ts';
import { many, run, type ScenarioSketch, type TrialSketch } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

const asking = (asks: string, trials: ScenarioSketch['trials'] = [1]): ScenarioSketch => ({ trials, asks });

describe('a pairing', () => {
  const newest = run({ old: asking('x'), kept: asking('y', [0]), other: asking('z') });
  const older = run({ older: asking('x', [0]), kept: asking('y') });
  const candidate = run({ renamed: asking('x'), kept: asking('y'), other: asking('w'), added: asking('v') });
  const pairing = pairScenarios({ candidate, runs: [newest, older] });

  it('matches a renamed scenario in every run of main', () => {
    const pair = pairing.pairs.find(({ scenario }) => scenario === 'renamed');
    expect(pair?.onMain).toBe('old');
    expect(pair?.runs.map((one) => one?.scenario)).toEqual(['old', 'older']);
    expect(pairing.renamed).toEqual([{ old: 'old', new: 'renamed' }]);
    expect([currentId(pairing, 'old'), currentId(pairing, 'kept')]).toEqual(['renamed', 'kept']);
  });

  it('lists new, removed, changed and renamed scenarios', () => {
    expect(pairing.new.map(({ scenario }) => scenario)).toEqual(['added']);
    expect(pairing.removed).toEqual([]);
    expect(pairing.changed.map(({ scenario }) => scenario)).toEqual(['other']);
    expect(pairing.overlap).toEqual({ common: 2, total: 4 });
    expect(pairing.onNeither).toEqual([]);
  });

  it('lists a renamed scenario without a verdict as renamed, not as removed', () => {
    const crashed = run({ renamed: asking('x', ['infrastructure']), kept: asking('y') });
    const { renamed, removed, pairs } = pairScenarios({
      candidate: crashed,
      runs: [run({ old: asking('x'), kept: asking('y') })],
    });
    expect({ renamed, removed, pairs: pairs.length }).toEqual({
      renamed: [{ old: 'old', new: 'renamed' }],
      removed: [],
      pairs: 1,
    });
  });

  it('is empty without a run of main', () => {
    expect(pairScenarios({ candidate, runs: [] })).toMatchObject({
      pairs: [],
      new: [],
      removed: [],
      changed: [],
      renamed: [],
    });
  });
});

describe('a run of main that lacks scenarios of older runs', () => {
  const thirty = run(many(30, [1]));
  const first = (count: number, dead = 0) => run(many(count, (index) => [index < count - dead ? 1 : 0]));
  const older = [thirty, thirty, thirty, thirty];

  it('does not hide that a pull request fails exactly those', () => {
    const decision = decideRun(first(30, 4), [first(26), ...older]);
    expect(decision.scenarios).toMatchObject({ paired: 30, new: 0, removed: 0 });
    expect(decision.flips.broke).toHaveLength(4);
    expect(decision.decision).toBe('fail');
  });

  it('does not hide a single one of them under `noise: none`, renamed as it may be', () => {
    const lost = run({ ...many(29, [1]), moved: { trials: [0], asks: 's-029' } });
    const decision = decideRun(lost, [first(29), ...older], 'noise: none');
    expect(decision.decision).toBe('fail');
    expect(decision.flips.broke).toMatchObject([{ scenario: 'moved', renamed_from: 's-029' }]);
  });

  it('lets one of them be required that is tagged on main', () => {
    const tagged = run({ ...many(29, [1]), x: { trials: [1], tags: ['core'] } });
    const decision = decideRun(
      run({ ...many(29, [1]), x: [0] }),
      [first(29), tagged],
      'gate: { scenarios: { must_pass: [core] } }',
    );
    expect(reasons(decision)).toEqual(['block must-pass-failed x']);
  });

  it('names what the pull request lacks too, and calls it not removed', () => {
    const decision = decideRun(first(26), [first(26), ...older]);
    expect(decision.decision).toBe('pass');
    expect(decision.findings.find(({ code }) => code === 'scenarios-on-neither')?.what).toBe(
      '4 scenarios of older runs of main are neither in its newest run nor in this run: `s-026`, `s-027`, `s-028`, `s-029`',
    );
  });

  it('says what was removed and changed, whatever older runs have', () => {
    const newest = run({ ...many(28, [1]), 's-028': { trials: [1], asks: 'new question' } });
    const { changed, removed } = pairScenarios({ candidate: run(many(29, [1])), runs: [newest, thirty] });
    expect({ changed: changed.map(({ scenario }) => scenario), removed }).toEqual({ changed: ['s-028'], removed: [] });
  });

  it.each([
    { name: 'alone', runs: [first(10)] },
    { name: 'before whole runs', runs: [first(10), ...older] },
    { name: 'twice before whole runs', runs: [first(10), first(10), thirty, thirty] },
  ])('is not compared with 20 dead scenarios if it has 10 of 30: $name', ({ runs }) => {
    const decision = decideRun(first(30, 20), runs);
    expect(decision.decision).toBe('invalid');
    expect(decision.headline).toBe('Only 10 of 30 scenarios are in both runs, too few to compare them');
  });
});

describe('scenarios that five runs of main in a row lack', () => {
  const part = run(many(10, [1]));
  const dead = run(many(30, (index) => [index < 10 ? 1 : 0]));
  const decidedWith = (...history: readonly Report[]) => {
    const records = history.map((report, index) => recordOf(report, { sha: `a${index}` }, '2026-02-01'));
    return decideRun(dead, [part, part, part, part, part], '', { history: records });
  };

  it.each([
    { name: 'under the same ids', before: run(many(30, [1])) },
    { name: 'under another id', before: run({ ...many(10, [1]), old: asking('s-029') }) },
    { name: 'with another question', before: run({ ...many(10, [1]), 's-029': asking('old') }) },
  ])('are not new if an earlier run has them $name', ({ before }) => {
    expect(decidedWith(part, part, before).decision).toBe('invalid');
  });

  it('are new if no earlier run has them', () => {
    expect(decidedWith(part, part)).toMatchObject({ decision: 'pass', scenarios: { paired: 10, new: 20 } });
  });
});

describe('eight new scenarios beside 30 of main', () => {
  const thirty = run(many(30, [1]));
  const grown = (...trials: TrialSketch[]) =>
    run({ ...many(30, [1]), ...many(8, (index) => (index === 0 ? trials : [1]), 'new') });

  it.each([
    { name: 'stand apart if all pass', candidate: grown(1), runs: [thirty], decided: 'pass' },
    { name: 'stand apart if two runs lack them', candidate: grown(0), runs: [thirty, thirty], decided: 'pass' },
    { name: 'count if one fails', candidate: grown(0), runs: [thirty], decided: 'invalid' },
    { name: 'count if a trial of one fails', candidate: grown(1, 0), runs: [thirty], decided: 'invalid' },
    {
      name: 'wait for one without a verdict',
      candidate: grown('infrastructure'),
      runs: [thirty],
      decided: 'inconclusive',
    },
  ])('$name', ({ candidate, runs, decided }) => {
    const decision = decideRun(candidate, runs);
    expect(decision.decision).toBe(decided);
    expect(decision.scenarios.new).toBe(8);
    expect(decision.baselines).toHaveLength(runs.length);
  });
});

const suites = fc.dictionary(
  fc.constantFrom(...'abcdefgh'),
  fc.record({
    trials: fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 3 }),
    asks: fc.constantFrom('p', 'q', 'r', 's', null),
  }),
);

it('puts every scenario of either side in exactly one list', () => {
  fc.assert(
    fc.property(suites, suites, (now, then) => {
      const [candidate, main] = [run(now), run(then)];
      const { pairs, new: news, removed, changed, renamed } = pairScenarios({ candidate, runs: [main] });
      const ids = (list: readonly { readonly scenario: string }[]) => list.map(({ scenario }) => scenario);
      const here = [...ids(pairs), ...ids(news), ...ids(changed)];
      const there = [...pairs.map(({ onMain }) => onMain), ...ids(removed), ...ids(changed)];
      expect(here.sort()).toEqual(ids(candidate.scenarios));
      expect(there.sort()).toEqual(ids(main.scenarios));
      expect(renamed).toEqual(
        pairs.filter((one) => one.onMain !== one.scenario).map((one) => ({ old: one.onMain, new: one.scenario })),
      );
    }),
  );
});

/** Every scenario under another id that sorts alike, with the content that it had. */
function renameAll(report: Report): Report {
  const rename = (id: string) => `renamed/${id}`;
  return {
    ...report,
    scenarios: report.scenarios.map((one) => ({ ...one, scenario: rename(one.scenario) })),
    errored: report.errored.map((one) => ({ ...one, scenario: rename(one.scenario) })),
  };
}

it('decides a suite whose scenarios were all renamed as before', () => {
  const twelveOf = (...trials: readonly TrialSketch[]) =>
    fc.array(fc.array(fc.constantFrom(...trials), { minLength: 2, maxLength: 2 }), { minLength: 12, maxLength: 12 });
  const twelve = twelveOf(0, 0.5, 1);
  fc.assert(
    fc.property(
      twelveOf(0, 0.5, 1, 'infrastructure'),
      twelve,
      fc.array(twelve, { maxLength: 2 }),
      (now, then, earlier) => {
        const of = (all: readonly (readonly TrialSketch[])[]): Report => run(many(12, (index) => all[index] ?? [1]));
        const policy = 'gate: { scenarios: { must_pass: [s-003] } }';
        const mains = [then, ...earlier].map(of);
        const plain = decideRun(of(now), mains, policy);
        const renamed = decideRun(renameAll(of(now)), mains, policy);
        const nameless = (value: unknown): unknown =>
          JSON.parse(
            JSON.stringify(value, (key, part) => (key === 'renamed_from' ? undefined : part)).replaceAll(
              'renamed/',
              '',
            ),
          );
        const { findings, flips, scenarios, compared: _, ...rest } = renamed;
        expect(nameless(rest)).toEqual(
          nameless({ ...plain, findings: undefined, flips: undefined, scenarios: undefined, compared: undefined }),
        );
        expect(nameless(findings.filter(({ code }) => code !== 'scenarios-renamed'))).toEqual(nameless(plain.findings));
        expect(nameless({ ...flips, renamed: [] })).toEqual(nameless(plain.flips));
        expect({ ...scenarios, renamed: 0 }).toEqual(plain.scenarios);
        expect(flips.renamed).toHaveLength(12);
      },
    ),
    { numRuns: 60 },
  );
});

/** What each scenario asks, by id; null where its trials do not record it. */
type Suite = Readonly<Record<string, string | null>>;

const scenarios = (suite: Suite) => {
  const sketch = Object.entries(suite).map(([id, asks]): [string, ScenarioSketch] => [id, { trials: [1], asks }]);
  return run(Object.fromEntries(sketch)).scenarios;
};

it.each<{ name: string; here: Suite; there: Suite; matches: Readonly<Record<string, string>> }>([
  { name: 'the same id and question', here: { a: 'x' }, there: { a: 'x' }, matches: { a: 'a' } },
  { name: 'the same id, unrecorded here', here: { a: null }, there: { a: 'x' }, matches: { a: 'a' } },
  { name: 'the same id, unrecorded there', here: { a: 'x' }, there: { a: null }, matches: { a: 'a' } },
  { name: 'no other question', here: { a: 'y' }, there: { a: 'x' }, matches: {} },
  { name: 'another id', here: { b: 'x' }, there: { a: 'x' }, matches: { b: 'a' } },
  { name: 'no other id without a record', here: { b: null }, there: { a: null }, matches: {} },
  { name: 'ids that were swapped', here: { a: 'y', b: 'x' }, there: { a: 'x', b: 'y' }, matches: { a: 'b', b: 'a' } },
  {
    name: 'numbers that one more in front has shifted',
    here: { s1: 'new', s2: 'x', s3: 'y' },
    there: { s1: 'x', s2: 'y' },
    matches: { s2: 's1', s3: 's2' },
  },
  { name: 'nothing that stands twice there', here: { c: 'x' }, there: { a: 'x', b: 'x' }, matches: {} },
  { name: 'nothing that stands twice here', here: { b: 'x', c: 'x' }, there: { a: 'x' }, matches: {} },
  { name: 'its own id before a copy', here: { a: 'x', b: 'x' }, there: { a: 'x', c: 'z' }, matches: { a: 'a' } },
  { name: 'no copy of one that has its match', here: { b: 'x' }, there: { a: 'x', b: null }, matches: { b: 'b' } },
  {
    name: 'no two to one',
    here: { a: null, b: 'x' },
    there: { a: 'x', c: 'z' },
    matches: { a: 'a' },
  },
])('matches $name', ({ here, there, matches }) => {
  const found = matchScenarios(scenarios(here), scenarios(there));
  expect(Object.fromEntries([...found].map(([id, other]) => [id, other.scenario]))).toEqual(matches);
});
