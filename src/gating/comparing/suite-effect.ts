import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { mean } from '../statistics/moments.ts';
import { SLACK } from '../statistics/rates.ts';
import { points } from '../wording.ts';
import type { Pairing } from './pairing.ts';
import { meanScore, meanScores } from './scores.ts';

/** Effects of scenarios on one side only on a metric over the whole suite, -1 to 1; null if the scenario has no score. */
export interface SuiteEffects {
  /** The effect of a scenario that only the candidate has. */
  added(scenario: ScenarioReport): number | null;
  /** The effect of a scenario that only main has. */
  removed(scenario: ScenarioReport): number | null;
}

/**
 * Splits the difference between the change of a metric over the whole suite and its change over the paired scenarios into a part for each
 * scenario that only one side has. With C, B the scored scenarios of candidate and main, P the paired ones among them, M the mean:
 *
 *     M(C) - M(B) = [Mc(P) - Mb(P)] + sum of added(c) over C outside P + sum of removed(b) over B outside P
 *     added(c) = (score(c) - Mc(P)) / |C|        removed(b) = -(score(b) - Mb(P)) / |B|
 *
 * so `added` sums to Mc(C) - Mc(P) and `removed` to Mb(P) - Mb(B). Positive flatters the candidate: a hard scenario removed, an easy one
 * added. A renamed scenario is paired and has no effect; a changed one has both. All are null if nothing is paired.
 */
export function suiteEffects(pairing: Pairing, rubric: string): SuiteEffects {
  const paired = pairing.pairs.filter((pair) =>
    [pair.candidate, pair.baseline].every((side) => meanScore(side, rubric) !== null),
  );
  const scoresOf = (scenarios: readonly ScenarioReport[]) => meanScores(scenarios, rubric);
  const now = scoresOf(paired.map(({ candidate }) => candidate));
  const then = scoresOf(paired.map(({ baseline }) => baseline));
  const news = scoresOf([...pairing.new, ...pairing.changed.map(({ candidate }) => candidate)]);
  const lost = scoresOf([...pairing.removed, ...pairing.changed.map(({ baseline }) => baseline)]);
  const [ofNow, ofThen] = [shareOf(now, news.length), shareOf(then, lost.length)];
  return {
    added: (scenario) => ofNow(meanScore(scenario, rubric)),
    removed: (scenario) => negated(ofThen(meanScore(scenario, rubric))),
  };
}

/** The effect of one score, from the paired scores of its side and the number of its scored scenarios that are not paired. */
function shareOf(paired: readonly number[], others: number): (score: number | null) => number | null {
  const centre = mean(paired);
  return (score) =>
    score === null || paired.length === 0 ? null : rounded((score - centre) / (paired.length + others));
}

function negated(effect: number | null): number | null {
  return effect === null ? null : 0 - effect;
}

/** The sum of the known effects; null if none is known. */
export function sumOfEffects(effects: readonly (number | null)[]): number | null {
  const known = effects.filter((effect) => effect !== null);
  return known.length === 0 ? null : rounded(known.reduce((sum, effect) => sum + effect, 0));
}

/** `main's TCR is 2.1 points higher`: deleting a failing scenario must not look like progress. Empty if the effect is zero or unknown. */
export function effectText(metric: string, effect: number | null): string {
  if (effect === null || Math.abs(effect) < SLACK) return '';
  return `main's ${metric} is ${points(effect)} ${effect > 0 ? 'higher' : 'lower'}`;
}
