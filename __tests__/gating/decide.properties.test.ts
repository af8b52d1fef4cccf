import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { mayHaveDropped } from '../../src/gating/signs-of-drop.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { rubricOfFacts, trialOf } from '../rubric/rubric-of.ts';
import { run, type ScenarioSketch, type TrialSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';

/** One scenario on both sides; an empty side stands for a scenario that is not in that run. */
interface Both {
  readonly id: string;
  readonly tags: readonly string[];
  /** Whether the criterion `rare` applies. */
  readonly rare: boolean;
  readonly baseline: readonly TrialSketch[];
  readonly candidate: readonly TrialSketch[];
}

const scored = fc.oneof(
  fc.constantFrom<TrialSketch>(0, 1, 'crash'),
  fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
);
const anyTrial = fc.oneof(
  { weight: 8, arbitrary: scored },
  { weight: 1, arbitrary: fc.constantFrom<TrialSketch>('infrastructure', 'judge') },
);

const suiteOf = (trial: fc.Arbitrary<TrialSketch>): fc.Arbitrary<readonly Both[]> => {
  const side = fc.oneof(
    { weight: 12, arbitrary: fc.array(trial, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant([]) },
  );
  const tags = fc.subarray(['smoke', 'slow']);
  return fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-c_][a-z]{0,2}$/),
      tags,
      rare: fc.boolean(),
      baseline: side,
      candidate: side,
    }),
    { minLength: 1, maxLength: 14, selector: (one) => one.id },
  );
};

const policy = fc.constantFrom(
  '',
  'gate: { scenarios: { removed: allow } }',
  'gate: { metrics: { TCR: { threshold: 0.6, tolerance: 0.1 } }, criteria: { "*": { threshold: 0.3, tolerance: 0.2 } }, scenarios: { removed: warn } }',
  'gate: { criteria: { task-completion/done: { tier: advisory } }, outcomes: { hard_failure: { at_most: 0.4 } }, scenarios: { removed: allow, new: warn } }',
  'gate: { outcomes: { successful_completion: { at_least: 0.3 } }, scenarios: { must_pass: [smoke] } }\non_not_comparable: pass',
  'errors: { budget: 0.3 }\non_not_comparable: pass\ngate: { scenarios: { removed: allow } }',
  'alpha: 0.2\ngate: { scenarios: { removed: allow } }',
  'noise: none\ngate: { scenarios: { removed: allow } }',
  'require: proof\nalpha: 0.1\ngate: { metrics: { TCR: { tolerance: 0.2 } } }',
);

/** Compares whatever is on both sides, the metric alone. */
const COMPARED =
  'on_not_comparable: pass\ngate: { criteria: { "*": { tier: advisory } }, scenarios: { removed: allow, min_overlap: 0 } }';

function reportOf(suite: readonly Both[], side: 'baseline' | 'candidate'): Report {
  const there = suite.filter((one) => one[side].length > 0);
  return run(Object.fromEntries(there.map((one) => [one.id, sketchOf(one, one[side])])));
}

function sketchOf({ tags, rare }: Both, trials: readonly TrialSketch[]): ScenarioSketch {
  const scores = trials.flatMap((trial) => (trial === 'crash' ? [0] : typeof trial === 'number' ? [trial] : []));
  return {
    trials,
    tags,
    criteria: {
      done: scores.map((score) => score === 1),
      half: scores.map((score) => score >= 0.5),
      rare: scores.map((score) => (rare ? score > 0 : null)),
    },
  };
}

function decideSuite(suite: readonly Both[], policyText: string) {
  return decideRun(reportOf(suite, 'candidate'), reportOf(suite, 'baseline'), policyText);
}

/** The suite with the chosen trials of the candidate replaced. */
function change(suite: readonly Both[], choose: (index: number, trial: TrialSketch) => TrialSketch): readonly Both[] {
  let index = 0;
  return suite.map((one) => ({ ...one, candidate: one.candidate.map((trial) => choose(index++, trial)) }));
}

it('decides whatever it is given, soundly, with an exit code that fits', () => {
  fc.assert(
    fc.property(suiteOf(anyTrial), policy, fc.boolean(), (suite, text, compared) => {
      const candidate = reportOf(suite, 'candidate');
      const decision = decideRun(candidate, compared ? reportOf(suite, 'baseline') : null, text);
      const fitting = { pass: [0], fail: [1], inconclusive: [0, 2], invalid: [3] };
      expect(fitting[decision.decision]).toContain(decision.exit_code);
    }),
    { numRuns: 400 },
  );
});

it('does not depend on the order of scenarios, rubrics or baseline', () => {
  const reversed = (report: Report): Report => ({
    ...report,
    scenarios: [...report.scenarios].reverse(),
    rubrics: [...report.rubrics].reverse(),
  });
  fc.assert(
    fc.property(suiteOf(anyTrial), policy, (suite, text) => {
      const [candidate, baseline] = [reportOf(suite, 'candidate'), reportOf(suite, 'baseline')];
      expect(decideRun(reversed(candidate), reversed(baseline), text)).toEqual(decideRun(candidate, baseline, text));
    }),
  );
});

it('never fails a report compared with itself, whatever has no verdict, and calls it neither worse nor better', () => {
  const itself = (trial: fc.Arbitrary<TrialSketch>) =>
    suiteOf(trial).filter((suite) => suite.some((one) => one.candidate.length > 0));
  fc.assert(
    fc.property(itself(scored), fc.integer({ min: 1, max: 5 }), (suite, runs) => {
      const report = reportOf(suite, 'candidate');
      const decision = decideRun(report, new Array<Report>(runs).fill(report));
      expect(['pass', 'inconclusive']).toContain(decision.decision);
      expect(decision.metrics[0]?.delta).toBe(0);
      expect(decideRun(report, report, 'noise: none').decision).toBe('pass');
    }),
  );
  fc.assert(
    fc.property(itself(anyTrial), (suite) => {
      const report = reportOf(suite, 'candidate');
      expect(decideRun(report, report).decision).not.toBe('fail');
    }),
  );
});

/** A threshold is held against noise, and a better trial may also be a quieter one; to the point it is not. */
const pointed = policy
  .filter((text) => !text.includes('proof'))
  .map((text) => text.replaceAll('threshold:', 'mode: point, threshold:'));

it('never turns a pass into a failure when a trial gets better', () => {
  fc.assert(
    fc.property(suiteOf(anyTrial), pointed, fc.nat(40), (suite, text, chosen) => {
      const before = decideSuite(suite, text);
      // A drop that chance may explain, may no longer be explained once an outlier is fixed.
      const mayHide = [...before.metrics, ...before.criteria].some((rate) => mayHaveDropped(rate, rate.tolerance));
      fc.pre(before.decision === 'pass' && !mayHide);
      const better = change(suite, (index, trial) =>
        index === chosen && trial !== 'infrastructure' && trial !== 'judge' ? 1 : trial,
      );
      expect(decideSuite(better, text).decision).not.toBe('fail');
    }),
    { numRuns: 200 },
  );
});

it('never lets missing trials past the budget rescue a failure', () => {
  fc.assert(
    fc.property(
      suiteOf(scored),
      policy,
      fc.array(fc.boolean(), { minLength: 42, maxLength: 42 }),
      (suite, text, lost) => {
        fc.pre(decideSuite(suite, text).decision === 'fail');
        const outage = change(suite, (index, trial) => (lost[index] ? 'infrastructure' : trial));
        const { trials } = reportOf(outage, 'candidate');
        const missing = trials.errored.infrastructure;
        fc.pre(missing / (trials.scored + missing) > 0.3);
        expect(decideSuite(outage, text).exit_code).not.toBe(0);
      },
    ),
    { numRuns: 200 },
  );
});

/** Runs of main that differ from the candidate's baseline by chance. */
const history = fc.array(suiteOf(scored), { minLength: 1, maxLength: 5 });

it('does not depend on the order of scenarios in any run, nor on the order of rubrics', () => {
  const reversed = (report: Report): Report => ({ ...report, scenarios: [...report.scenarios].reverse() });
  fc.assert(
    fc.property(suiteOf(scored), history, policy, (suite, runs, text) => {
      const candidate = reportOf(suite, 'candidate');
      const mains = [reportOf(suite, 'baseline'), ...runs.slice(1).map((one) => reportOf(one, 'baseline'))];
      expect(decideRun(reversed(candidate), mains.map(reversed), text)).toEqual(decideRun(candidate, mains, text));
    }),
  );
});

it('never changes the sign of a difference by a scenario that is equal on both sides', () => {
  fc.assert(
    fc.property(suiteOf(scored), (suite) => {
      const equal: Both = { id: 'zz', tags: [], rare: false, baseline: [1], candidate: [1] };
      const sign = (all: readonly Both[]): number => Math.sign(decideSuite(all, COMPARED).metrics[0]?.delta ?? 0);
      fc.pre(suite.some((one) => one.baseline.length > 0 && one.candidate.length > 0));
      expect(sign([...suite, equal])).toBe(sign(suite));
    }),
  );
});

it('mirrors the difference, and never calls both directions a regression, when the sides are swapped', () => {
  fc.assert(
    fc.property(suiteOf(scored), (suite) => {
      const there = decideSuite(suite, COMPARED).metrics[0];
      const swapped = suite.map((one) => ({ ...one, baseline: one.candidate, candidate: one.baseline }));
      const back = decideSuite(swapped, COMPARED).metrics[0];
      expect(back?.delta ?? 0).toBeCloseTo(-(there?.delta ?? 0), 9);
      if (there?.state === 'regressed') expect(back?.state).toBe('improved');
      if (there?.state === 'improved') expect(back?.state).toBe('regressed');
    }),
  );
});

it('never turns inconclusive into regressed by copying every trial', () => {
  fc.assert(
    fc.property(suiteOf(scored), (suite) => {
      const doubled = suite.map((one) => ({
        ...one,
        baseline: [...one.baseline, ...one.baseline],
        candidate: [...one.candidate, ...one.candidate],
      }));
      fc.pre(decideSuite(suite, COMPARED).metrics[0]?.state === 'inconclusive');
      expect(decideSuite(doubled, COMPARED).metrics[0]?.state).not.toBe('regressed');
    }),
  );
});

it('calls nothing unchanged whose interval allows a drop of the tolerance', () => {
  fc.assert(
    fc.property(suiteOf(scored), history, fc.constantFrom(0.05, 0.3), (suite, runs, tolerance) => {
      const text = `gate: { metrics: { TCR: { tolerance: ${tolerance} } }, criteria: { "*": { tolerance: ${tolerance} } } }`;
      const mains = [reportOf(suite, 'baseline'), ...runs.slice(1).map((one) => reportOf(one, 'baseline'))];
      const { metrics, criteria } = decideRun(reportOf(suite, 'candidate'), mains, text);
      for (const { state, interval } of [...metrics, ...criteria])
        if (state === 'unchanged') expect(interval?.lower).toBeGreaterThan(-tolerance);
    }),
  );
});

it('does not depend on the order of trials or criteria, or on which end of the runs of main is read first', () => {
  const trials = fc.array(scored, { minLength: 1, maxLength: 3 });
  const scenario = fc.record({
    rare: fc.boolean(),
    candidate: trials,
    runs: fc.array(trials, { minLength: 5, maxLength: 5 }),
  });
  const suites = fc.array(scenario, { minLength: 5, maxLength: 12 });
  const turned = (report: Report): Report => ({
    ...report,
    rubrics: report.rubrics.map((rubric) => ({ ...rubric, criteria: [...rubric.criteria].reverse() })),
    scenarios: report.scenarios.map((one) => ({
      ...one,
      rubrics: Object.fromEntries(
        Object.entries(one.rubrics).map(([id, scores]) => [id, { ...scores, scores: [...scores.scores].reverse() }]),
      ),
    })),
  });
  fc.assert(
    fc.property(suites, (suite) => {
      const side = (choose: (one: (typeof suite)[number]) => readonly TrialSketch[]): Report =>
        run(
          Object.fromEntries(
            suite.map((one, index) => [`s-${index}`, sketchOf({ ...TAGLESS, rare: one.rare }, choose(one))]),
          ),
        );
      const candidate = side((one) => one.candidate);
      const mains = Array.from({ length: 5 }, (_, index) => side((one) => one.runs[index] ?? []));
      const there = decideRun(candidate, mains);
      const back = decideRun(turned(candidate), mains.toReversed().map(turned));
      // From where main itself changed, older runs do not count, and then their order does.
      fc.pre(there.baselines.length === 5 && back.baselines.length === 5);
      expect(comparedIn(back)).toEqual(comparedIn(there));
    }),
  );
});

const TAGLESS = { id: '', tags: [], baseline: [], candidate: [] };

/** What is compared with all of main's runs; flips and reliability are told against the newest. */
function comparedIn({ decision, metrics, criteria }: Decision) {
  return {
    decision,
    metrics: metrics.map(({ reliability: _, ...metric }) => metric),
    criteria: [...criteria].sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

it('does not depend on the scale of the weights of a rubric', () => {
  // The hash of the rubric does.
  const NOTHING = { candidate: null, baseline: null };
  const trial = fc.record({ a: fc.boolean(), b: fc.boolean(), c: fc.boolean() });
  const side = fc.array(fc.array(trial, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 6 });
  const weights = fc.record({
    a: fc.integer({ min: 1, max: 9 }),
    b: fc.integer({ min: 1, max: 9 }),
    c: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      side,
      side,
      weights,
      fc.constantFrom(0.1, 0.5, 3, 1024),
      policy,
      (now, then, { a, b, c }, scale, text) => {
        fc.pre(!text.includes('task-completion'));
        const decideBy = (factor: number): Decision => {
          const rubric = rubricOfFacts({ a: a * factor, b: b * factor, c: c * factor }, { weights: 'relative' });
          return { ...decideRun(measured(rubric, now), measured(rubric, then), text), compared: NOTHING };
        };
        expect(decideBy(scale)).toEqual(decideBy(1));
      },
    ),
  );
});

type Facts = Readonly<Record<string, boolean>>;

function measured(rubric: Rubric, scenarios: readonly (readonly Facts[])[]): Report {
  const builder = startReport([rubric]);
  for (const [index, trials] of scenarios.entries())
    for (const [number, facts] of trials.entries()) {
      const trial = trialOf({ scenario: `s-${index}`, trial: number + 1, ...facts });
      builder.add(scoreTrial([rubric], trial));
    }
  return builder.finish();
}
