import { describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { countsOf, type DataRun, gate, OWN, verdictIn } from './measure.ts';

const codesOf = ({ findings }: Decision): readonly string[] => findings.map(({ code }) => code);

describe('reflexion', () => {
  test.each([
    { before: 'simple-run1', after: 'simple-run2', passed: [318, 320], broke: 2, fixed: 4 },
    { before: 'simple-run2', after: 'simple-run1', passed: [320, 318], broke: 4, fixed: 2 },
  ])('$before to $after, the same agent twice, is unchanged', ({ before, after, passed, broke, fixed }) => {
    const decision = gate(reflexion(before), reflexion(after));
    const [baseline, candidate] = passed.map((count) => ({ passed: count, total: 397 }));
    expect(countsOf(decision)).toEqual({ candidate, baseline, broke, fixed });
    expect(decision.decision).toBe('pass');
    expect(verdictIn(decision).state).toBe('unchanged');
  });

  test('a run of which 140 scenarios are missing is incomplete, and its rate is not compared', () => {
    const decision = gate(reflexion('simple-run1'), reflexion('reflexion-run3-partial'));
    expect(decision).toMatchObject({
      decision: 'invalid',
      headline: 'Only 257 of 397 scenarios are in both runs, too few to compare them',
      scenarios: { total: 257, paired: 257, new: 0, removed: 140, changed: 0, renamed: 0 },
    });
    expect(codesOf(decision)).toEqual(['scenarios-not-comparable', 'scenarios-removed']);
    const verdict = verdictIn(decision);
    expect(verdict).toMatchObject({ state: 'not-comparable', delta: null, interval: null, evidence: [] });
    expect(verdict.paired).toBeUndefined();
  });

  test('where a policy allows it, only the scenarios of both runs are compared', () => {
    const policy = 'gate: { scenarios: { min_overlap: 0.5, removed: warn } }';
    const decision = gate(reflexion('simple-run1'), reflexion('reflexion-run3-partial'), policy);
    expect(countsOf(decision)).toMatchObject({ broke: 19, fixed: 12 });
    const { paired, delta, state } = verdictIn(decision);
    expect(paired?.scenarios).toBe(257);
    expect(paired?.baseline).toBeCloseTo(211 / 257, 9);
    expect(paired?.candidate).toBeCloseTo(204 / 257, 9);
    expect(delta).toBeCloseTo(-7 / 257, 9);
    expect(state).toBe('inconclusive');
    expect(decision.decision).toBe('pass');
  });

  function reflexion(name: string): DataRun {
    return { mapping: `${OWN}/mappings/reflexion.yml`, results: `reflexion-mbpp/${name}.jsonl` };
  }
});

describe('agent-fs, a day on which the judge was down', () => {
  const files = { working: 'summary-2026-02-14T14-45', down: 'summary-2026-02-13T17-38' };

  test('is invalid, not a regression', () => {
    const decision = gate(judged('working'), judged('down'));
    expect(decision).toMatchObject({
      decision: 'invalid',
      exit_code: 3,
      trials: { scored: 0, errored: { agent: 0, infrastructure: 13, judge: 68 }, unclassified: 0 },
      flips: { broke: [], fixed: [] },
    });
    expect(codesOf(decision)).toContain('nothing-scored');
    expect(decision.findings.map(({ what }) => what).join('\n')).toContain('81 trials (13 infrastructure, 68 judge)');
    expect(decision.findings.filter(({ effect }) => effect === 'block')).toEqual([]);
  });

  test('is no baseline either', () => {
    const decision = gate(judged('down'), judged('working'));
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 0 });
    expect(codesOf(decision)).toContain('baseline-unfit');
    expect(decision.metrics[0]).toMatchObject({ candidate_trials: { passed: 22, total: 81 } });
  });

  test('is still judged by the checks that need no judge', () => {
    const decision = gate(checked('working'), checked('down'), 'errors: { budget: 0.2 }');
    expect(decision.trials).toMatchObject({ scored: 68, errored: { agent: 0, infrastructure: 13, judge: 0 } });
    expect(decision.criteria).toMatchObject([
      { key: 'schema', candidate: { passed: 30, total: 68 }, baseline: { passed: 43, total: 81 } },
      { key: 'tool_trace', candidate: { passed: 67, total: 68 }, baseline: { passed: 81, total: 81 } },
    ]);
    expect(decision.criteria.map(({ state }) => state)).toEqual(['inconclusive', 'inconclusive']);
    // Thirteen scenarios are left without a trial, and they could change the decision.
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2 });
    expect(codesOf(decision)[0]).toBe('errors-awaited');
  });

  test('without a policy, the 13 trials that never ran are too many to decide on those checks', () => {
    const decision = gate(checked('working'), checked('down'));
    expect(decision).toMatchObject({ decision: 'inconclusive', exit_code: 2 });
    expect(codesOf(decision)[0]).toBe('errors-undecided');
  });

  function judged(day: keyof typeof files): DataRun {
    return { mapping: `${OWN}/mappings/agent-fs.yml`, results: `agent-fs-summary/${files[day]}.json` };
  }

  function checked(day: keyof typeof files): DataRun {
    const rubrics = [`${OWN}/rubrics/agent-fs-checks.yml`];
    return { ...judged(day), mapping: `${OWN}/mappings/agent-fs-checks.yml`, rubrics };
  }
});
