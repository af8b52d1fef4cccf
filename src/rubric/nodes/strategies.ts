import type { Verdict } from '../../../schemas/types/result.ts';
import type { Severity, StrategyName } from '../../../schemas/types/rubric.ts';
import { meanOf, rounded, sumOf } from '../../contract/numbers.ts';
import type { Judgement } from '../evaluation.ts';

export type Applied = Judgement & { readonly score: number };

export function applies(judgement: Judgement): judgement is Applied {
  return judgement.score !== null;
}

/** The parts that applied, at least one, each with its weight (1 by default). */
export interface Parts {
  readonly judgements: readonly Applied[];
  readonly weights: readonly number[];
}

export interface Strategy {
  /** Whether it uses weights; if not, a written weight is a problem. */
  readonly isWeighted: boolean;
  /** The logic in words, with the key of the part if one alone decided; undefined for the default. */
  readonly says: ((parts: Parts, keyOf: (index: number) => string) => string) | undefined;
  score(parts: Parts): number;
  /** The verdict if no threshold is set; absent if the severity decides. */
  readonly verdict?: (parts: Parts) => Verdict;
}

export const STRATEGIES: Readonly<Record<StrategyName, Strategy>> = {
  weighted_sum: { isWeighted: true, says: undefined, score: weightedSum },
  min: {
    isWeighted: false,
    says: (parts, keyOf) => `the lowest counts, that of ${keyOf(lowestIndex(scoresOf(parts)))}`,
    score: (parts) => lowest(scoresOf(parts)),
  },
  cap_by_worst: {
    isWeighted: true,
    says: saysCap,
    score: (parts) => Math.min(weightedSum(parts), lowest(capsOf(parts))),
  },
  weighted_median: { isWeighted: true, says: () => 'the weighted median counts', score: weightedMedian },
  majority_vote: {
    isWeighted: true,
    says: () => 'the majority of the weight decides',
    score: passingShare,
    // A tie fails.
    verdict: (parts) => (passingShare(parts) > 0.5 + HAIR ? 'pass' : 'fail'),
  },
  strict: {
    isWeighted: false,
    says: () => 'all have to pass',
    score: (parts) => (allPass(parts) ? 1 : 0),
    verdict: (parts) => (allPass(parts) ? 'pass' : 'fail'),
  },
  median: { isWeighted: false, says: () => 'the median counts', score: median },
  mean: { isWeighted: false, says: () => 'the mean counts', score: (parts) => meanOf(scoresOf(parts)) },
};

function scoresOf({ judgements }: Parts): readonly number[] {
  return judgements.map(({ score }) => score);
}

function lowest(scores: readonly number[]): number {
  return scores.reduce((low, score) => Math.min(low, score), 1);
}

/** Index of the lowest score, the first if several are equally low. */
function lowestIndex(scores: readonly number[]): number {
  return scores.indexOf(lowest(scores));
}

function weightedSum({ judgements, weights }: Parts): number {
  return sumOf(judgements.map(({ score }, index) => score * (weights[index] as number))) / sumOf(weights);
}

/** Share of a part's lost score that the whole loses at least, by severity. */
const CAPS: Readonly<Record<Severity, number>> = { none: 0, low: 0.25, medium: 0.5, high: 0.75, critical: 1 };

/** The cap of each part, passed or not: 1 - w(severity) * (1 - score). */
function capsOf({ judgements }: Parts): readonly number[] {
  return judgements.map(({ score, severity }) => 1 - CAPS[severity] * (1 - score));
}

function saysCap(parts: Parts, keyOf: (index: number) => string): string {
  const caps = capsOf(parts);
  if (rounded(lowest(caps)) >= rounded(weightedSum(parts))) return 'the weighted sum counts, no part caps it';
  const cap = lowestIndex(caps);
  return `the weighted sum counts, capped by ${keyOf(cap)}, whose severity is ${parts.judgements[cap]?.severity}`;
}

/** Lower weighted median: the smallest score at which the cumulative weight reaches half of the total. */
function weightedMedian({ judgements, weights }: Parts): number {
  const half = sumOf(weights) / 2;
  const enough = half - half * HAIR;
  const pairs = judgements.map(({ score }, index) => ({ score, weight: weights[index] as number }));
  let reached = 0;
  for (const { score, weight } of pairs.sort((a, b) => a.score - b.score)) {
    reached += weight;
    if (reached >= enough) return score;
  }
  return 0;
}

/** Relative tolerance: sums of weights such as 0.1 and 0.2 are slightly off. */
const HAIR = 1e-12;

function passingShare({ judgements, weights }: Parts): number {
  return sumOf(weights.filter((_, index) => judgements[index]?.verdict === 'pass')) / sumOf(weights);
}

function allPass({ judgements }: Parts): boolean {
  return judgements.every(({ verdict }) => verdict === 'pass');
}

/** The middle score; for an even number of scores, the mean of the two in the middle. */
function median(parts: Parts): number {
  const scores = scoresOf(parts).toSorted((a, b) => a - b);
  const middle = scores.length >> 1;
  return meanOf(scores.length % 2 === 1 ? scores.slice(middle, middle + 1) : scores.slice(middle - 1, middle + 1));
}
