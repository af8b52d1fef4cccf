import type { Report, RubricReport } from '../../scoring/report.ts';
import type { Policy } from '../policy/policy.ts';
import { criterionBar, gates, metricBar, rubricsInOrder, testSettings } from '../policy/rules.ts';
import type { Basis } from '../statistics/detectable.ts';
import { criterionName } from '../wording.ts';
import { comparableRuns, scenariosComparable } from './comparability.ts';
import { type Answer, compareMembers, type Member, untested } from './compare.ts';
import { compareExactly } from './compare-exactly.ts';
import { comparedCriteria } from './compared-criteria.ts';
import { compareCriteria, compareMetric, compareOutcomes, type Rate, type RubricToCompare } from './comparison-rows.ts';
import type { Pair, Pairing, Sides } from './pairing.ts';
import type { CriterionComparison, MetricComparison, OutcomeComparison } from './rate-comparison.ts';
import { criterionSample, metricSample, type Source } from './samples.ts';
import { type NoiseOf, noiseOfRates } from './threshold.ts';

/** Every compared rate of a run: the primary rubric first, then by id; compared criteria and outcomes in the rubric's order. */
export interface Comparisons {
  readonly metrics: readonly MetricComparison[];
  readonly criteria: readonly CriterionComparison[];
  readonly outcomes: readonly OutcomeComparison[];
  /** Standard error of a rate from the suite's own noise. */
  readonly noiseOf: NoiseOf;
  /** What each metric's paired test rested on, by rubric id, where there was one. */
  readonly bases: ReadonlyMap<string, Basis>;
}

/**
 * Compares all rates of a run with main's runs, newest first; without one, states say so and only the candidate's side is filled.
 * @param pairs as they are compared: what a waiver excuses is unchanged in them
 */
export function compareReports(
  policy: Policy,
  { candidate, runs }: Sides,
  pairing: Pairing,
  pairs: readonly Pair[] = pairing.pairs,
): Comparisons {
  const rubrics = rubricsInOrder(candidate).map((rubric) => {
    return { ...rubric, criteria: comparedCriteria(policy, rubric, { candidate, runs }) };
  });
  const canCompare = scenariosComparable(policy, pairing);
  const runsFor = (rubric: RubricReport, rate: Rate): readonly number[] =>
    canCompare ? comparableRuns(rubric, rate, { candidate, runs }) : [];
  const members = rubrics.flatMap((rubric) =>
    membersOf(policy, rubric, (rate) => ({ pairs, rubric, runs: runsFor(rubric, rate) })),
  );
  const answers = policy.noise === 'none' ? compareExactly(members) : compareMembers(members, testSettings(policy));
  const unanswered = untested(runs.length === 0 ? 'no-baseline' : 'not-comparable');
  const waived = pairs.filter(({ isWaived }) => isWaived).length;
  const toCompare = rubrics.map((rubric): RubricToCompare => {
    const answerOf = (member: string) => withWaived(answers.get(member) ?? unanswered, waived);
    const baselinesOf = (rate: Rate) => baselinesFor(rubric, runsFor(rubric, rate), runs);
    const source = { pairs: pairing.pairs, rubric, runs: runsFor(rubric, rubric) };
    return { policy, candidate, source, rubric, baselinesOf, answerOf };
  });
  return {
    metrics: toCompare.map(compareMetric),
    criteria: toCompare.flatMap(compareCriteria),
    outcomes: toCompare.flatMap(compareOutcomes),
    noiseOf: policy.noise === 'none' ? () => null : noiseOfRates(candidate, members, answers),
    bases: new Map(rubrics.flatMap(({ rubric }) => basisOf(rubric, answers.get(rubric)))),
  };
}

/** Says how many of the scenarios count as unchanged. */
function withWaived(answer: Answer, waived: number): Answer {
  return answer.paired === undefined || waived === 0 ? answer : { ...answer, paired: { ...answer.paired, waived } };
}

function basisOf(rubric: string, answer: Answer | undefined): readonly (readonly [string, Basis])[] {
  return answer?.basis ? [[rubric, answer.basis]] : [];
}

/** The rubric's part of those runs; where there are none, of the newest, to be shown beside what cannot be compared. */
function baselinesFor({ rubric }: RubricReport, indexes: readonly number[], runs: readonly Report[]) {
  const shown = indexes.length > 0 ? indexes.flatMap((index) => runs[index] ?? []) : runs.slice(0, 1);
  return shown.flatMap((run) => run.rubrics.find((other) => other.rubric === rubric) ?? []);
}

function membersOf(policy: Policy, rubric: RubricReport, sourceOf: (rate: Rate) => Source): readonly Member[] {
  const bar = metricBar(policy, rubric.metric);
  const metric = knownSource(rubric).map((source): Member => {
    return { kind: 'metric', gates: gates(bar), sample: metricSample(source, bar.tolerance) };
  });
  const criteria = rubric.criteria.flatMap((criterion) =>
    knownSource(criterion).map((source): Member => {
      const own = criterionBar(policy, criterionName(rubric.rubric, criterion.key));
      return { kind: 'criterion', gates: gates(own), sample: criterionSample(source, criterion.key, own.tolerance) };
    }),
  );
  return [...metric, ...criteria];

  /** None where no run of main can be compared with. */
  function knownSource(rate: Rate): readonly Source[] {
    const source = sourceOf(rate);
    return source.runs.length === 0 ? [] : [source];
  }
}
