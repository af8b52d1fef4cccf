import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { mean } from '../statistics/moments.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { points } from '../wording.ts';
import type { Pairing } from './pairing.ts';
import type { UntestedRate } from './rate.ts';

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
 * @param valueIn the metric's score of a scenario, null if it has none
 */
export function suiteEffects(pairing: Pairing, valueIn: UntestedRate['valueIn']): SuiteEffects {
  const paired = pairing.pairs.filter(({ candidate, baseline }) => {
    return valueIn(candidate) !== null && valueIn(baseline) !== null;
  });
  const effectOn = (side: 'candidate' | 'baseline', alone: readonly ScenarioReport[]) => {
    const valuesOf = (scenarios: readonly ScenarioReport[]) => scenarios.flatMap((scenario) => valueIn(scenario) ?? []);
    const known = valuesOf(paired.map((pair) => pair[side]));
    const all = known.length + valuesOf([...alone, ...pairing.changed.map((changed) => changed[side])]).length;
    const centre = mean(known);
    return (scenario: ScenarioReport, sign: 1 | -1): number | null => {
      const score = valueIn(scenario);
      return score === null || known.length === 0 ? null : rounded((sign * (score - centre)) / all);
    };
  };
  const [onCandidate, onMain] = [effectOn('candidate', pairing.new), effectOn('baseline', pairing.removed)];
  return { added: (scenario) => onCandidate(scenario, 1), removed: (scenario) => onMain(scenario, -1) };
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
