import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { run, type TrialSketch } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

/** The trials of one scenario in the candidate and in up to four runs of main. */
type Runs = readonly (readonly TrialSketch[])[];

const trial = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<TrialSketch>(0, 1) },
  { weight: 1, arbitrary: fc.constantFrom<TrialSketch>('crash', 'infrastructure') },
);
const trials = fc.array(trial, { minLength: 1, maxLength: 3 });

/** From suites in which nothing moves to such that lose nearly all. */
const suite = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 30 }), fc.integer({ min: 0, max: 30 }))
  .chain(([mains, scenarios, broken]) => {
    const broke: Runs = [[0, 0], ...Array.from({ length: mains }, () => [1, 1])];
    const drawn = fc.array(fc.array(trials, { minLength: mains + 1, maxLength: mains + 1 }), {
      minLength: scenarios,
      maxLength: scenarios,
    });
    return drawn.map((all) => all.map((one, index): Runs => (index < broken ? broke : one)));
  });

const reportOf = (all: readonly Runs[], which: number): Report =>
  run(Object.fromEntries(all.map((runs, index) => [`s-${String(index).padStart(2, '0')}`, runs[which] ?? []])));

const decideUnder = (all: readonly Runs[], policy: string): Decision =>
  decideRun(
    reportOf(all, 0),
    (all[0] ?? []).slice(1).map((_, index) => reportOf(all, index + 1)),
    policy,
  );

const rest = fc.constantFrom(
  '',
  'alpha: 0.2\n',
  'noise: none\n',
  'require: proof\n',
  'on_inconclusive: confirm\n',
  'errors: { budget: 0.5 }\n',
);
const gate = (criteria: string, metrics = ''): string => `gate: { metrics: { ${metrics} }, criteria: { ${criteria} } }`;
/** What the policy says of the metric; some of it is milder than what holds for the criterion. */
const metricRule = fc.constantFrom(
  '',
  'TCR: { tolerance: 0.3 }',
  'TCR: { tolerance: 0 }',
  'TCR: { tier: advisory }',
  'TCR: { tier: critical, threshold: 0.5 }',
);
const MILDEST_FIRST = ['pass', 'inconclusive', 'invalid', 'fail'];
const rank = ({ decision }: Decision): number => MILDEST_FIRST.indexOf(decision);

it('is decided as the metric alone would be, where that stands for the criterion', () => {
  fc.assert(
    fc.property(suite, rest, (all, text) => {
      const decision = decideUnder(all, text);
      const alone = decideUnder(all, `${text}${gate('task-completion/done: { tier: advisory }')}`);
      expect(decision.criteria).toEqual([]);
      expect([decision.decision, decision.exit_code]).toEqual([alone.decision, alone.exit_code]);
      expect(decision.metrics).toEqual(alone.metrics);
    }),
    { numRuns: 60 },
  );
});

it('is never decided more mildly than with the criterion beside the metric', () => {
  fc.assert(
    fc.property(suite, rest, metricRule, (all, text, metric) => {
      const both = decideUnder(all, `${text}${gate('task-completion/done: {}', metric)}`);
      expect(both.criteria).toHaveLength(1);
      expect(rank(decideUnder(all, `${text}${gate('', metric)}`))).toBeGreaterThanOrEqual(rank(both));
    }),
    { numRuns: 60 },
  );
});
