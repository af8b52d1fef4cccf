import type { Count, Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { criterionRule, hasOwnRule, metricRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { sum } from '../statistics/moments.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { criterionName } from '../wording.ts';
import { sameJudges } from './comparison-key.ts';
import { liftRate, type UntestedLift } from './lift.ts';
import { type ComparedReports, type Pairing, pairScenarios } from './pairing.ts';
import { countsOnce, criterionRates, metricRate, type RunsOfRate, type UntestedRate } from './rate.ts';
import { rubricsInOrder } from './scores.ts';

export interface RubricRates<R extends UntestedRate> {
  readonly rubric: RubricReport;
  readonly metric: R;
  /** Those that are compared, in the rubric's order. */
  readonly criteria: readonly R[];
  /** Further rates, which only inform: the mean scores of criteria that are compared by their passes. */
  readonly moreRates: readonly R[];
}

export interface ComparisonContext<R extends UntestedRate = UntestedRate> extends ComparedReports {
  readonly policy: ResolvedPolicy;
  /** The newest run of main; null without one. */
  readonly baseline: Report | null;
  /** The primary rubric first, then by id. */
  readonly rubrics: readonly RubricRates<R>[];
  /** Null in a report without rubrics. */
  readonly primary: RubricRates<R> | null;
  /** Every metric, then every compared criterion. */
  readonly rates: readonly R[];
  /** The lift of the primary metric over each arm that the policy contrasts. */
  readonly lifts: readonly UntestedLift[];
  readonly pairing: Pairing;
  readonly isComparable: boolean;
}

/** Pairs the scenarios of a run with those of main's runs, and makes every rate of the run. */
export function comparisonContext(policy: ResolvedPolicy, compared: ComparedReports): ComparisonContext {
  const { candidate, runs } = compared;
  const pairing = pairScenarios(compared);
  const isComparable = scenariosComparable(policy, pairing);
  const reports = { policy, candidate, runs, isComparable, once: countsOnce() };
  const rubrics = rubricsInOrder(candidate).map((rubric) => ratesOf(rubric, reports));
  const rates = ratesIn(rubrics);
  const lifts = rates.primary === null ? [] : liftsOf(rates.primary.metric, { policy, candidate, runs });
  return { policy, candidate, runs, baseline: runs[0] ?? null, pairing, isComparable, ...rates, lifts };
}

function liftsOf(
  metric: UntestedRate,
  { policy, candidate, runs }: Pick<ComparisonContext, 'policy' | 'candidate' | 'runs'>,
): readonly UntestedLift[] {
  const onMain = runs.filter((_, index) => metric.runs.compared.includes(index));
  return Object.entries(policy.arms)
    .filter(([, { contrast }]) => contrast !== null)
    .map(([arm, rule]) => liftRate(metric, { arm, rule, policy, reports: [candidate, ...onMain] }));
}

/** The rates of all rubrics, as a context has them. */
export function ratesIn<R extends UntestedRate>(
  rubrics: readonly RubricRates<R>[],
): Pick<ComparisonContext<R>, 'rubrics' | 'primary' | 'rates'> {
  const rates = [...rubrics.map(({ metric }) => metric), ...rubrics.flatMap(({ criteria }) => criteria)];
  return { rubrics, primary: rubrics[0] ?? null, rates };
}

/** The critical criteria that are compared with main; these have tests by scenario of their own. */
export function criticalRates<R extends UntestedRate>({
  rubrics,
}: Pick<ComparisonContext<R>, 'rubrics'>): readonly R[] {
  return rubrics.flatMap(({ criteria }) =>
    criteria.filter(({ rule, runs }) => rule.tier === 'critical' && runs.compared.length > 0),
  );
}

interface RateReports extends ComparedReports, Pick<ComparisonContext, 'policy' | 'isComparable'> {
  readonly once: ReturnType<typeof countsOnce>;
}

function ratesOf(rubric: RubricReport, reports: RateReports): RubricRates<UntestedRate> {
  const { policy, runs, once } = reports;
  const runsFor = runsByJudge(rubric, reports);
  const inputOf = (byJudge: true | undefined) => {
    const ofRate = runsFor(byJudge === true);
    const shown =
      ofRate.compared.length > 0 ? runs.filter((_, index) => ofRate.compared.includes(index)) : runs.slice(0, 1);
    const baselines = shown.flatMap((run) => run.rubrics.find((known) => known.rubric === rubric.rubric) ?? []);
    return { policy, runs: ofRate, baselines, once };
  };
  const rule = metricRule(policy, rubric.metric);
  const metric = metricRate(rubric, { ...inputOf(rubric.by_judge), rule });
  const criteria = rubric.criteria.map((criterion) => {
    const written = criterionRule(policy, criterionName(rubric.rubric, criterion.key));
    const [rate, meanScore] = criterionRates(rubric, criterion, { ...inputOf(criterion.by_judge), rule: written });
    return { rate, meanScore, written };
  });
  const [first, ...furtherCriteria] = criteria;
  const isRepeated =
    first !== undefined &&
    furtherCriteria.length === 0 &&
    !hasOwnRule(policy, first.rate.name, { criterion: first.written, metric: rule }) &&
    equalsMetric(first.rate, metric, reports);
  const compared = isRepeated ? [] : criteria;
  return {
    rubric,
    metric,
    criteria: compared.map(({ rate }) => rate),
    moreRates: compared.flatMap(({ meanScore }) => meanScore ?? []),
  };
}

/** Which runs of main a rate of a rubric is compared with, by whether it depends on a judge. */
function runsByJudge(rubric: RubricReport, { policy, candidate, runs, isComparable }: RateReports) {
  const sameRubric = [...runs.entries()].filter(([, run]) => rubricComparable(rubric, run));
  const sameJudge = sameRubric.filter(([, run]) => sameJudges(candidate, run));
  return (byJudge: boolean): RunsOfRate => {
    const alike = (byJudge ? sameJudge : sameRubric).map(([index]) => index);
    const comparable = alike[0] === 0 ? alike : [];
    return {
      comparable,
      compared: isComparable ? comparable : [],
      isNewestOnly: policy.noise === 'none',
    };
  };
}

/**
 * Whether a rubric's only criterion equals the metric in every scenario of the run and of main's comparable runs. It is then left out,
 * unless the policy has a rule or a waiver for it: a second test of the same would cost alpha, and a waiver of the metric alone would not
 * help.
 */
function equalsMetric(criterion: UntestedRate, metric: UntestedRate, { candidate, runs }: ComparedReports): boolean {
  if (criterion.byJudge !== metric.byJudge) return false;
  const reports = [candidate, ...runs.filter((_, index) => metric.runs.comparable.includes(index))];
  const isEqual = (scenario: ScenarioReport): boolean => {
    const { scores = [] }: Count = metric.countIn(scenario);
    const { passed, total } = criterion.countIn(scenario);
    return scores.length === total && Math.abs(sum(scores) - passed) < SLACK;
  };
  return reports.every(({ scenarios }) => scenarios.every(isEqual));
}

export function scenariosComparable(policy: ResolvedPolicy, { overlap }: Pick<Pairing, 'overlap'>): boolean {
  return overlap.common > 0 && overlap.common / overlap.total >= policy.gate.scenarios.min_overlap - SLACK;
}

/** Whether both reports were scored by the same rubric: same id, same content. */
export function rubricComparable({ rubric, hash }: RubricReport, report: Report): boolean {
  return report.rubrics.some((known) => known.rubric === rubric && known.hash === hash);
}
