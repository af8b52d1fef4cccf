import type { Count, CriterionReport, Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { criterionRule, hasOwnRule, metricRule, type RateRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { sum } from '../statistics/moments.ts';
import { rateOf, SLACK } from '../statistics/rates.ts';
import { criterionName } from '../wording.ts';
import { sameJudges } from './comparison-key.ts';
import { type ComparisonInput, matchScenarios, type Pairing, pairScenarios } from './pairing.ts';
import { meanScore, rubricsInOrder, scoresOf, tallyOf } from './scores.ts';

/** A metric or a criterion of the candidate, and main's runs that measured the same. */
export interface Rate {
  /** The metric, or `rubric/criterion`. */
  readonly name: string;
  readonly rubric: RubricReport;
  /** Null for a metric. */
  readonly criterion: CriterionReport | null;
  /** Whether it depends on a judge's verdicts. */
  readonly byJudge: boolean;
  readonly rule: RateRule;
  /** Main's runs with the same rubric and, if the rate depends on one, the same judge, by index; empty unless the newest is among them. */
  readonly comparableRuns: readonly number[];
  /** Indexes of the runs it is compared with; empty if the two suites have too few scenarios in common. */
  readonly comparedRuns: readonly number[];
  /** The comparable runs that single scenarios are compared with: only the newest under `noise: none`. */
  readonly scenarioRuns: readonly number[];
  /** Its value in one scenario, 0 to 1; null if it has none. */
  readonly valueIn: (scenario: ScenarioReport) => number | null;
}

export interface CriterionRate extends Rate {
  readonly criterion: CriterionReport;
  /** Whether its mean score is compared instead of its passes. */
  readonly byScore: boolean;
  /** Its count in one scenario, with scores only if those are compared. */
  readonly countIn: (scenario: ScenarioReport) => Count;
}

/** The rates of one rubric: its metric, and those of its criteria that are compared, in the rubric's order. */
export interface RubricRates {
  readonly rubric: RubricReport;
  readonly metric: Rate;
  readonly criteria: readonly CriterionRate[];
}

/** The rates of a run, and the scenarios and runs of main to compare them with. */
export interface ComparisonContext extends ComparisonInput {
  readonly policy: ResolvedPolicy;
  /** The newest run of main; null without one. */
  readonly baseline: Report | null;
  /** The primary rubric first, then by id. */
  readonly rubrics: readonly RubricRates[];
  /** Null in a report without rubrics. */
  readonly primary: RubricRates | null;
  readonly pairing: Pairing;
  /** Runs of main before the compared ones, each with its scenarios by the candidate's ids. */
  readonly older: readonly { readonly report: Report; readonly scenarios: ReadonlyMap<string, ScenarioReport> }[];
  /** Whether enough scenarios are on both sides for any comparison. */
  readonly isComparable: boolean;
}

/** Pairs the scenarios of a run with those of main's runs, newest first, and finds the comparable runs of each rate. */
export function comparisonContext(policy: ResolvedPolicy, input: ComparisonInput): ComparisonContext {
  const { candidate, runs, before = [] } = input;
  const pairing = pairScenarios({ candidate, runs });
  const isComparable = scenariosComparable(policy, pairing);
  const rubrics = rubricsInOrder(candidate).map((rubric) => ratesOf(policy, rubric, { candidate, runs }, isComparable));
  return {
    policy,
    ...input,
    older: before.map((report) => ({ report, scenarios: matchScenarios(candidate.scenarios, report.scenarios) })),
    baseline: runs[0] ?? null,
    rubrics,
    primary: rubrics[0] ?? null,
    pairing,
    isComparable,
  };
}

function ratesOf(
  policy: ResolvedPolicy,
  rubric: RubricReport,
  input: ComparisonInput,
  isComparable: boolean,
): RubricRates {
  const { candidate, runs } = input;
  const sameRubric = runs.flatMap((run, index) => (rubricComparable(rubric, run) ? [index] : []));
  const sameJudge = sameRubric.filter((index) => sameJudges(candidate, runs[index] ?? candidate));
  const runsFor = (byJudge: true | undefined) => {
    const found = byJudge ? sameJudge : sameRubric;
    const comparableRuns = found[0] === 0 ? found : [];
    return {
      comparableRuns,
      comparedRuns: isComparable ? comparableRuns : [],
      scenarioRuns: policy.noise === 'none' ? comparableRuns.slice(0, 1) : comparableRuns,
    };
  };
  const metric: Rate = {
    name: rubric.metric,
    rubric,
    criterion: null,
    byJudge: rubric.by_judge === true,
    rule: metricRule(policy, rubric.metric),
    ...runsFor(rubric.by_judge),
    valueIn: (scenario) => meanScore(scenario, rubric.rubric),
  };
  const criteria = comparedCriteria(policy, metric, input).map((criterion): CriterionRate => {
    const name = criterionName(rubric.rubric, criterion.key);
    const ruled = criterionRule(policy, name);
    const rule: RateRule = criterion.status === 'proposed' ? { ...ruled, tier: 'advisory' } : ruled;
    const byScore =
      criterion.score !== undefined && (rule.by === null ? criterion.by_score === true : rule.by === 'score');
    const countIn = (scenario: ScenarioReport): Count => {
      const { scores, ...count } = tallyOf(scenario, rubric.rubric, criterion.key);
      return byScore && scores !== undefined ? { ...count, scores } : count;
    };
    return {
      name,
      rubric,
      criterion,
      byScore,
      byJudge: criterion.by_judge === true,
      rule,
      ...runsFor(criterion.by_judge),
      countIn,
      valueIn: (scenario) => rateOf(countIn(scenario)),
    };
  });
  return { rubric, metric, criteria };
}

/**
 * The criteria of a rubric that are compared, in its order. Leaves out an only criterion that equals the metric: a second test of the same
 * would cost alpha, and a waiver of the metric alone would not help. It is compared if the policy has a rule or a waiver for it.
 */
function comparedCriteria(policy: ResolvedPolicy, metric: Rate, input: ComparisonInput): readonly CriterionReport[] {
  const { rubric } = metric;
  const [only, ...others] = rubric.criteria;
  if (only === undefined || others.length > 0) return rubric.criteria;
  const isRuled = hasOwnRule(policy, rubric.metric, criterionName(rubric.rubric, only.key));
  return isRuled || !equalsMetric(only, metric, input) ? rubric.criteria : [];
}

/** Whether a criterion equals the metric in every scenario of the run and of main's comparable runs. */
function equalsMetric(criterion: CriterionReport, { rubric, comparableRuns }: Rate, input: ComparisonInput) {
  const reports = [input.candidate, ...comparableRuns.flatMap((index) => input.runs[index] ?? [])];
  const isEqual = (scenario: ScenarioReport): boolean => {
    const { scores = [] } = scoresOf(scenario, rubric.rubric) ?? {};
    const { passed, total } = tallyOf(scenario, rubric.rubric, criterion.key);
    return scores.length === total && Math.abs(sum(scores) - passed) < SLACK;
  };
  return criterion.by_judge === rubric.by_judge && reports.every(({ scenarios }) => scenarios.every(isEqual));
}

/** Whether enough scenarios are on both sides for any comparison. */
export function scenariosComparable(policy: ResolvedPolicy, { overlap }: Pick<Pairing, 'overlap'>): boolean {
  return overlap.common > 0 && overlap.common / overlap.total >= policy.gate.scenarios.min_overlap - SLACK;
}

/** Whether both reports were scored by the same rubric: same id, same content. */
export function rubricComparable(rubric: RubricReport, baseline: Report): boolean {
  return baseline.rubrics.some((other) => other.rubric === rubric.rubric && other.hash === rubric.hash);
}
