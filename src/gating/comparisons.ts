import type { Count, Report, RubricReport } from '../scoring/report.ts';
import { rateComparable, scenariosComparable } from './comparability.ts';
import { type Answer, compareMembers, type Member } from './compare.ts';
import { compareExactly } from './compare-exactly.ts';
import type { CriterionComparison, MetricComparison, OutcomeComparison } from './decision.ts';
import { criterionLevel, metricLevel } from './level.ts';
import type { Pairing, Sides } from './pairing.ts';
import type { Policy } from './policy.ts';
import { mean } from './rates.ts';
import { reliabilityOf } from './reliability.ts';
import { type Bar, criterionBar, metricBar, outcomeRule, rubricsInOrder, testSettings } from './rules.ts';
import { criterionName, criterionSample, metricSample, type Source } from './samples.ts';
import type { Basis } from './statistics/detectable.ts';
import { type NoiseOf, noiseOfRates } from './threshold.ts';

/** Every compared rate of a run: the primary rubric first, then by id; criteria and outcomes in the rubric's order. */
export interface Comparisons {
  readonly metrics: readonly MetricComparison[];
  readonly criteria: readonly CriterionComparison[];
  readonly outcomes: readonly OutcomeComparison[];
  /** Standard error of a rate from the suite's own noise. */
  readonly noiseOf: NoiseOf;
  /** What each metric's paired test rested on, by rubric id, where there was one. */
  readonly bases: ReadonlyMap<string, Basis>;
}

/** A rubric of the candidate, and main's runs that were scored by the same one. */
interface Context {
  readonly policy: Policy;
  readonly candidate: Report;
  readonly pairing: Pairing;
  readonly rubric: RubricReport;
  /** The rubric's part of those runs of main that a rate is compared with; of the newest alone where that is not comparable. */
  readonly baselinesOf: (rate: Rate) => readonly RubricReport[];
  readonly answerOf: (member: string) => Answer;
}

/** A metric or criterion, and whether it rests on what a model that judges has said. */
interface Rate {
  readonly by_judge?: true;
}

const UNANSWERED = {
  delta: null,
  interval: null,
  detectable: null,
  evidence: [],
  decided_by: [],
  leaning_down: false,
  basis: null,
} as const;

/**
 * Compares all rates of a run with main's runs, newest first; without one, states say so and only the candidate's side is filled.
 * @param left scenarios that a waiver leaves out of the comparison
 */
export function compareReports(
  policy: Policy,
  { candidate, runs }: Sides,
  pairing: Pairing,
  left: ReadonlySet<string> = new Set(),
): Comparisons {
  const rubrics = rubricsInOrder(candidate);
  const pairs = left.size === 0 ? pairing.pairs : pairing.pairs.filter(({ scenario }) => !left.has(scenario));
  const canCompare = scenariosComparable(policy, pairing);
  const runsFor = (rubric: RubricReport, rate: Rate): readonly number[] =>
    canCompare ? comparableRuns(rubric, rate, { candidate, runs }) : [];
  const members = rubrics.flatMap((rubric) =>
    membersOf(policy, rubric, (rate) => ({ pairs, rubric, runs: runsFor(rubric, rate) })),
  );
  const answers = policy.noise === 'none' ? compareExactly(members) : compareMembers(members, testSettings(policy));
  const unanswered: Answer = { ...UNANSWERED, state: runs.length === 0 ? 'no-baseline' : 'not-comparable' };
  const contexts = rubrics.map((rubric) => ({
    policy,
    candidate,
    pairing,
    rubric,
    baselinesOf: (rate: Rate) => {
      const found = runsFor(rubric, rate).flatMap((index) => runs[index] ?? []);
      return partsOf(rubric, found.length > 0 ? found : runs.slice(0, 1));
    },
    answerOf: (member: string) => answers.get(member) ?? unanswered,
  }));
  return {
    metrics: contexts.map(compareMetric),
    criteria: contexts.flatMap(compareCriteria),
    outcomes: contexts.flatMap(compareOutcomes),
    noiseOf: policy.noise === 'none' ? () => null : noiseOfRates(candidate, members, answers),
    bases: new Map(rubrics.flatMap(({ rubric }) => basisOf(rubric, answers.get(rubric)))),
  };
}

function basisOf(rubric: string, answer: Answer | undefined): readonly (readonly [string, Basis])[] {
  return answer?.basis ? [[rubric, answer.basis]] : [];
}

/** Runs of main, by index, that a rate is compared with; none where it cannot be compared with the newest. */
function comparableRuns(rubric: RubricReport, rate: Rate, { candidate, runs }: Sides): readonly number[] {
  const found = runs.flatMap((baseline, index) =>
    rateComparable(rate, rubric, { candidate, baseline }) ? [index] : [],
  );
  return found[0] === 0 ? found : [];
}

function partsOf({ rubric }: RubricReport, runs: readonly Report[]): readonly RubricReport[] {
  return runs.flatMap((run) => run.rubrics.find((other) => other.rubric === rubric) ?? []);
}

function membersOf(policy: Policy, rubric: RubricReport, sourceOf: (rate: Rate) => Source): readonly Member[] {
  const isKnown = (rate: Rate): boolean => sourceOf(rate).runs.length > 0;
  const bar = metricBar(policy, rubric.metric);
  const metric: Member = { kind: 'metric', gates: gates(bar), sample: metricSample(sourceOf(rubric), bar.tolerance) };
  return [
    ...(isKnown(rubric) ? [metric] : []),
    ...rubric.criteria.filter(isKnown).map((criterion): Member => {
      const own = criterionBar(policy, rubric.rubric, criterion.key);
      const sample = criterionSample(sourceOf(criterion), criterion.key, own.tolerance);
      return { kind: 'criterion', gates: gates(own), sample };
    }),
  ];
}

function gates({ tier }: Bar): boolean {
  return tier !== 'advisory';
}

function compareMetric({ policy, candidate, pairing, rubric, baselinesOf, answerOf }: Context): MetricComparison {
  const { tier, tolerance, threshold } = metricBar(policy, rubric.metric);
  const reliability = reliabilityOf(candidate, pairing.pairs, rubric.rubric);
  const baselines = baselinesOf(rubric);
  const scores = baselines.flatMap(({ score }) => score ?? []);
  const { basis: _, ...answer } = answerOf(rubric.rubric);
  return {
    name: rubric.metric,
    rubric: rubric.rubric,
    tier,
    candidate: rubric.score,
    baseline: scores.length === 0 ? null : mean(scores),
    candidate_trials: rubric.trials,
    baseline_trials: pooled(baselines.map(({ trials }) => trials)),
    level: metricLevel(candidate, rubric),
    ...answer,
    tolerance,
    threshold,
    ...(reliability === undefined ? {} : { reliability }),
  };
}

function compareCriteria({
  policy,
  candidate,
  rubric,
  baselinesOf,
  answerOf,
}: Context): readonly CriterionComparison[] {
  return rubric.criteria.map((criterion) => {
    const { tier, tolerance, threshold } = criterionBar(policy, rubric.rubric, criterion.key);
    const before = baselinesOf(criterion).flatMap(
      ({ criteria }) => criteria.find((other) => other.key === criterion.key) ?? [],
    );
    const { basis: _, ...answer } = answerOf(criterionName(rubric.rubric, criterion.key));
    return {
      rubric: rubric.rubric,
      key: criterion.key,
      ...(criterion.question === undefined ? {} : { question: criterion.question }),
      tier,
      candidate: countOf(criterion),
      baseline: pooled(before),
      level: criterionLevel(candidate, rubric.rubric, criterion),
      ...answer,
      tolerance,
      threshold,
    };
  });
}

function compareOutcomes({ policy, candidate, rubric, baselinesOf }: Context): readonly OutcomeComparison[] {
  const baselines = baselinesOf(rubric);
  return rubric.outcomes.map(({ outcome, trials }) => {
    const rule = outcomeRule(policy, candidate, rubric.rubric, outcome);
    const before = baselines.flatMap((other): readonly Count[] => {
      const found = other.outcomes.find((one) => one.outcome === outcome);
      return found === undefined ? [] : [{ passed: found.trials, total: other.trials.total }];
    });
    return {
      rubric: rubric.rubric,
      outcome,
      candidate: { passed: trials, total: rubric.trials.total },
      baseline: pooled(before),
      at_most: rule.at_most ?? null,
      at_least: rule.at_least ?? null,
    };
  });
}

function countOf({ passed, total }: Count): Count {
  return { passed, total };
}

/** The counts of all runs together; null for none. */
function pooled(counts: readonly Count[]): Count | null {
  if (counts.length === 0) return null;
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, total: sum.total + count.total }), {
    passed: 0,
    total: 0,
  });
}
