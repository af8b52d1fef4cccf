import type { Contributions, CrashLoss, CriterionComparison, Decision } from '../../schemas/types/decision.ts';
import type { NodeResult } from '../../schemas/types/result.ts';
import { rounded } from '../contract/numbers.ts';
import { type ComparedScenario, criterionResults, referenceOf } from './compared-trials.ts';
import { onMain } from './comparing/rate.ts';
import type { GateContext } from './context.ts';
import { sum } from './statistics/moments.ts';
import { meanRate, rateOf } from './statistics/rate-of.ts';

/** Largest difference between a change and the sum of its parts, 0 to 1, by rounding alone. */
const ROUNDING = 0.0005;

/** How the primary rubric makes one score of its criteria. */
export interface Combination {
  /** By key, in the order of the rubric. */
  readonly weights: ReadonlyMap<string, number>;
  readonly isSum: boolean;
  /** The score of a trial, 0 to 1, from the results of its criteria that applied. */
  readonly score: (parts: readonly { readonly node: ScoredNode; readonly weight: number }[]) => number;
}

export type ScoredNode = NodeResult & { readonly score: number };

export const NO_COMBINATION: Combination = { weights: new Map(), isSum: true, score: () => 0 };

/**
 * How much each criterion moved the primary metric. In a weighted sum: its change times its share of the weight, exact where the parts add
 * up. In any other strategy: what the trials of `scenarios` would gain if this criterion alone had main's result; such parts need not add up.
 * Null if the metric did not move, or if the rubric has one criterion.
 */
export function contributionsOf(
  { metrics: [metric], criteria }: Decision,
  combination: Combination,
  scenarios: readonly ComparedScenario[],
): Contributions | null {
  const { weights, isSum } = combination;
  if (metric?.paired === undefined || !metric.delta || weights.size < 2) return null;
  const { rubric, delta, paired } = metric;
  const total = sum([...weights.values()]);
  const changeIn = ([key, weight]: readonly [string, number], index: number): number => {
    if (!isSum) return -gainOf(scenarios, { rubric, index, combination }) / paired.scenarios;
    const compared = criteria.find((criterion) => criterion.rubric === rubric && criterion.key === key);
    return (weight / total) * changeOf(compared, paired.scenarios);
  };
  const changes = [...weights].map(changeIn);
  const all = [...weights.keys()].map((criterion, index) => ({ criterion, change: rounded(changes[index] ?? 0) }));
  const moved = all.filter(({ change }) => Math.abs(change) >= ROUNDING);
  return {
    criteria: moved.sort((a, b) => (b.change - a.change) * Math.sign(delta)),
    exact: isSum && Math.abs(sum(changes) - delta) < ROUNDING,
  };
}

/** The change of a criterion as a mean over all paired scenarios of the metric. */
function changeOf(criterion: CriterionComparison | undefined, scenarios: number): number {
  const { delta = null, paired } = criterion?.score ?? criterion ?? {};
  return ((delta ?? 0) * (paired?.scenarios ?? criterion?.paired?.scenarios ?? 0)) / scenarios;
}

interface Part {
  readonly rubric: string;
  readonly index: number;
  readonly combination: Combination;
}

/** Sum over the scenarios that fell of the mean gain of a trial if one criterion had main's result. */
function gainOf(scenarios: readonly ComparedScenario[], { rubric, index, combination }: Part): number {
  const weights = [...combination.weights.values()];
  const scoreOf = (children: readonly NodeResult[]): number => {
    const parts = children.flatMap((node, place) =>
      node.score === null ? [] : [{ node: { ...node, score: node.score }, weight: weights[place] ?? 1 }],
    );
    return parts.length === 0 ? 0 : combination.score(parts);
  };
  const gains = scenarios.map(({ side, main, candidate }) => {
    const reference = referenceOf(main);
    const asOnMain = reference && criterionResults(reference, rubric)[index];
    if (side === 'fixed' || asOnMain === undefined || candidate.length === 0) return 0;
    const gain = candidate.map((trial) => {
      const children = criterionResults(trial, rubric);
      return scoreOf(children.with(index, asOnMain)) - scoreOf(children);
    });
    return meanRate(gain);
  });
  return sum(gains);
}

/** How much of the primary metric the agent's crashes cost: in each scenario their share of the trials, times its score on main. */
export function crashLossOf({ primary, pairing, candidate }: GateContext): CrashLoss | null {
  const { metric } = primary ?? {};
  const trials = candidate.trials.errored.agent;
  if (metric === undefined || trials === 0 || pairing.pairs.length === 0) return null;
  const losses = pairing.pairs.map((pair) => {
    const scores = onMain(pair, metric).flatMap((run) => metric.valueIn(run) ?? []);
    const { total } = metric.countIn(pair.candidate);
    const share = rateOf({ passed: Math.min(total, pair.candidate.errored.agent), total }) ?? 0;
    return scores.length === 0 ? 0 : share * meanRate(scores);
  });
  return { trials, of: candidate.trials.scored, change: rounded(-sum(losses) / pairing.pairs.length) };
}
