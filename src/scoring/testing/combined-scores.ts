import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { rounded } from '../../contract/rounded.ts';
import { NO_PARTS } from '../../rubric/judgement.ts';
import { type Applied, STRATEGIES, type Strategy } from '../../rubric/nodes/strategies.ts';

/** Ways to combine that go by scores and weights alone. */
const BY_SCORE = ['weighted_sum', 'weighted_median', 'min', 'median', 'mean'] as const;

/** More patterns of scores than these are not looked at. */
const MOST = 4096;

type ScoresOf = (node: JsonObject) => readonly number[] | null;

/** All scores that nodes combined into one can come to; null where those below can have any, or more than are looked at. */
export function combinedScores(criteria: JsonObject, combine: unknown, scoresOf: ScoresOf): readonly number[] | null {
  const scores = scoresByPattern(criteria, combine, scoresOf)?.filter((score) => score !== null);
  return scores === undefined ? null : [...new Set(scores)];
}

/** The same for every pattern of scores below, in a fixed order; null in it where no part applies. */
export function scoresByPattern(criteria: JsonObject, combine: unknown, scoresOf: ScoresOf): Pattern | null {
  const name = BY_SCORE.find((one) => one === (combine ?? 'weighted_sum'));
  if (name === undefined) return null;
  const parts = Object.values(criteria).filter(isRecord);
  const weights = parts.map(({ weight }) => (typeof weight === 'number' ? weight : 1));
  return patternsOf(parts, scoresOf)?.map((pattern) => scoreOf(pattern, weights, STRATEGIES[name])) ?? null;
}

/** Null where no part applies. */
function scoreOf(pattern: Pattern, weights: readonly number[], strategy: Strategy): number | null {
  const judgements = pattern.flatMap((score) => (score === null ? [] : [judgementOf(score)]));
  if (judgements.length === 0) return null;
  return rounded(strategy.score({ judgements, weights: weights.filter((_, index) => pattern[index] !== null) }));
}

/** What each of the parts may score, null where it does not apply. */
type Pattern = readonly (number | null)[];

function patternsOf(parts: readonly JsonObject[], scoresOf: ScoresOf): readonly Pattern[] | null {
  let patterns: readonly Pattern[] = [[]];
  for (const part of parts) {
    const scores = scoresOf(part);
    if (scores === null) return null;
    const options = mayNotApply(part) ? [...scores, null] : scores;
    if (patterns.length * options.length > MOST) return null;
    patterns = patterns.flatMap((before) => options.map((score) => [...before, score]));
  }
  return patterns;
}

/** A composite does not apply where nothing below it does. */
function mayNotApply({ when, criteria }: JsonObject): boolean {
  return when !== undefined || (isRecord(criteria) && Object.values(criteria).filter(isRecord).every(mayNotApply));
}

function judgementOf(score: number): Applied {
  return { verdict: 'pass', score, severity: 'none', parts: NO_PARTS };
}
