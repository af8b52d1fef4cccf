import type { Count, Report, RubricReport } from '../scoring/report.ts';
import { rubricComparable, scenariosComparable } from './comparability.ts';
import { type Answer, compareFamily, type Member } from './compare.ts';
import type { CriterionComparison, MetricComparison, OutcomeComparison, State } from './decision.ts';
import { criterionValues, metricValues, type Pairing } from './pairing.ts';
import type { Policy } from './policy.ts';
import { criterionBar, metricBar, outcomeRule, rubricsInOrder } from './rules.ts';

/** Every compared rate of a run: the primary rubric first, then by id; criteria and outcomes in the rubric's order. */
export interface Comparisons {
  readonly metrics: readonly MetricComparison[];
  readonly criteria: readonly CriterionComparison[];
  readonly outcomes: readonly OutcomeComparison[];
}

/** What one rubric's comparisons are built from. */
interface Context {
  readonly policy: Policy;
  readonly rubric: RubricReport;
  readonly baseline: RubricReport | undefined;
  /** The state and difference of a member of the family. */
  readonly answerOf: (member: string) => Verdictless | Answer;
}

interface Verdictless {
  readonly state: State;
  readonly delta: null;
}

/** Compares all rates of a run with the baseline; without one, states say so and only the candidate's side is filled. */
export function compareReports(
  policy: Policy,
  candidate: Report,
  baseline: Report | null,
  pairing: Pairing,
): Comparisons {
  const rubrics = rubricsInOrder(candidate);
  const answers = compareFamily(
    rubrics
      .filter((rubric) => baseline !== null && scenariosComparable(pairing) && rubricComparable(rubric, baseline))
      .flatMap((rubric) => membersOf(policy, rubric, pairing)),
  );
  const unanswered: Verdictless = { state: baseline === null ? 'no-baseline' : 'not-comparable', delta: null };
  const contexts = rubrics.map((rubric) => ({
    policy,
    rubric,
    baseline: baseline?.rubrics.find((other) => other.rubric === rubric.rubric),
    answerOf: (member: string) => answers.get(member) ?? unanswered,
  }));
  return {
    metrics: contexts.map(compareMetric),
    criteria: contexts.flatMap(compareCriteria),
    outcomes: contexts.flatMap((context) => compareOutcomes(context, candidate)),
  };
}

/** A rubric id holds no `/`, so a metric under its rubric's id never meets a criterion under `rubric/key`. */
function membersOf(policy: Policy, { rubric, metric, criteria }: RubricReport, pairing: Pairing): readonly Member[] {
  const values = metricValues(pairing, rubric);
  return [
    { name: rubric, tolerance: metricBar(policy, metric).tolerance, values },
    ...criteria.map(({ key }) => ({
      name: `${rubric}/${key}`,
      tolerance: criterionBar(policy, rubric, key).tolerance,
      values: criterionValues(pairing, rubric, key),
    })),
  ];
}

function compareMetric({ policy, rubric, baseline, answerOf }: Context): MetricComparison {
  const { tolerance, threshold } = metricBar(policy, rubric.metric);
  return {
    name: rubric.metric,
    rubric: rubric.rubric,
    candidate: rubric.score,
    baseline: baseline?.score ?? null,
    candidate_trials: rubric.trials,
    baseline_trials: baseline?.trials ?? null,
    ...answerOf(rubric.rubric),
    tolerance,
    threshold,
  };
}

function compareCriteria({ policy, rubric, baseline, answerOf }: Context): readonly CriterionComparison[] {
  return rubric.criteria.map((criterion) => {
    const { tier, tolerance, threshold } = criterionBar(policy, rubric.rubric, criterion.key);
    const before = baseline?.criteria.find((other) => other.key === criterion.key);
    return {
      rubric: rubric.rubric,
      key: criterion.key,
      ...(criterion.question === undefined ? {} : { question: criterion.question }),
      tier,
      candidate: countOf(criterion),
      baseline: before === undefined ? null : countOf(before),
      ...answerOf(`${rubric.rubric}/${criterion.key}`),
      tolerance,
      threshold,
    };
  });
}

function compareOutcomes({ policy, rubric, baseline }: Context, candidate: Report): readonly OutcomeComparison[] {
  return rubric.outcomes.map(({ outcome, trials }) => {
    const rule = outcomeRule(policy, candidate, rubric.rubric, outcome);
    const before = baseline?.outcomes.find((other) => other.outcome === outcome);
    return {
      rubric: rubric.rubric,
      outcome,
      candidate: { passed: trials, total: rubric.trials.total },
      baseline: baseline && before ? { passed: before.trials, total: baseline.trials.total } : null,
      at_most: rule.at_most ?? null,
      at_least: rule.at_least ?? null,
    };
  });
}

function countOf({ passed, total }: Count): Count {
  return { passed, total };
}
