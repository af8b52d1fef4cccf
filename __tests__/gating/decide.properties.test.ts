import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Report } from '../../src/scoring/report.ts';
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
  'gate: { scenarios: { gone: allow } }',
  'gate: { metrics: { TCR: { threshold: 0.6, tolerance: 0.1 } }, criteria: { "*": { threshold: 0.3, tolerance: 0.2 } }, scenarios: { gone: warn } }',
  'gate: { criteria: { task-completion/done: { tier: advisory } }, outcomes: { hard_failure: { at_most: 0.4 } }, scenarios: { gone: allow, new: warn } }',
  'gate: { outcomes: { successful_completion: { at_least: 0.3 } }, scenarios: { must_pass: [smoke] } }\non_not_comparable: pass',
  'errors: { budget: 0.3 }\non_not_comparable: pass\ngate: { scenarios: { gone: allow } }',
);

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
      expect({ pass: 0, fail: 1, inconclusive: 0, invalid: 3 }[decision.decision]).toBe(decision.exit_code);
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

it('passes a report compared with itself, and never fails it whatever has no verdict', () => {
  const itself = (trial: fc.Arbitrary<TrialSketch>) =>
    suiteOf(trial).filter((suite) => suite.some((one) => one.candidate.length > 0));
  fc.assert(
    fc.property(itself(scored), (suite) => {
      const report = reportOf(suite, 'candidate');
      const decision = decideRun(report, report);
      expect(decision.decision).toBe('pass');
      expect(decision.metrics[0]?.delta).toBe(0);
    }),
  );
  fc.assert(
    fc.property(itself(anyTrial), (suite) => {
      const report = reportOf(suite, 'candidate');
      expect(decideRun(report, report).decision).not.toBe('fail');
    }),
  );
});

it('never turns a pass into anything else when a trial gets better', () => {
  fc.assert(
    fc.property(suiteOf(anyTrial), policy, fc.nat(40), (suite, text, chosen) => {
      fc.pre(decideSuite(suite, text).decision === 'pass');
      const better = change(suite, (index, trial) =>
        index === chosen && trial !== 'infrastructure' && trial !== 'judge' ? 1 : trial,
      );
      expect(decideSuite(better, text).decision).toBe('pass');
    }),
    { numRuns: 400 },
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
        expect(['fail', 'invalid']).toContain(decideSuite(outage, text).decision);
      },
    ),
    { numRuns: 400 },
  );
});
