import type { Report, ScenarioReport } from '../scoring/report.ts';
import { rateComparable } from './comparability.ts';
import type { Decision, Flip } from './decision.ts';
import { scenariosById } from './match-scenarios.ts';
import { meanScore, type Pair, type Pairing, scoresOf } from './pairing.ts';
import { primaryRubric } from './rules.ts';
import { suiteEffects, sumOfEffects } from './suite-effect.ts';

/** How many failed criteria the reason of a flip names. */
const MOST_REASONS = 3;

/** No scenario that changed sides. */
export const NO_FLIPS: Decision['flips'] = { lost: [], gained: [], new: [], gone: [], changed: [], renamed: [] };

/**
 * Scenarios that pass on one side only under the primary rubric, those that stand on one side only or ask something else, and those that
 * go by another id; all by id. A scenario passes when more than half of its scored trials pass.
 */
export function flipsOf(candidate: Report, baseline: Report | null, pairing: Pairing): Decision['flips'] {
  const primary = primaryRubric(candidate);
  if (primary === undefined || baseline === null) return NO_FLIPS;
  const { rubric } = primary;
  const { lost, gained } = flippedPairs(candidate, baseline, pairing);
  return {
    lost: lost.map((pair) => flipOfPair(pair, rubric)),
    gained: gained.map((pair) => flipOfPair(pair, rubric)),
    ...ofSuite(candidate, baseline, pairing, rubric),
  };
}

/** The pairs that pass on one side only under the primary rubric; none where it is another one on either side. */
export function flippedPairs(
  candidate: Report,
  baseline: Report,
  { pairs }: Pairing,
): { readonly lost: readonly Pair[]; readonly gained: readonly Pair[] } {
  const primary = primaryRubric(candidate);
  if (primary === undefined || !rateComparable(primary, primary, { candidate, baseline }))
    return { lost: [], gained: [] };
  const { rubric } = primary;
  const flipped = (from: boolean): readonly Pair[] =>
    pairs.filter((pair) => passes(pair.baseline, rubric) === from && passes(pair.candidate, rubric) === !from);
  return { lost: flipped(true), gained: flipped(false) };
}

function flipOfPair(pair: Pair, rubric: string): Flip {
  const flip = flipOf(pair.baseline, pair.candidate, rubric);
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
}

/** What is another suite, each with its effect on the metric. */
function ofSuite(
  candidate: Report,
  baseline: Report,
  pairing: Pairing,
  rubric: string,
): Pick<Decision['flips'], 'new' | 'gone' | 'changed' | 'renamed'> {
  const { added, removed } = suiteEffects(pairing, rubric);
  const here = scenariosById(candidate.scenarios);
  const main = scenariosById(baseline.scenarios);
  return {
    new: pairing.new.map((one) => ({ ...flipOf(null, one, rubric), suite_effect: added(one) })),
    gone: pairing.gone.map((one) => ({ ...flipOf(one, null, rubric), suite_effect: removed(one) })),
    changed: pairing.changed.map((one) => ({
      ...flipOf(one.baseline, one.candidate, rubric),
      suite_effect: sumOfEffects([added(one.candidate), removed(one.baseline)]),
    })),
    renamed: pairing.renamed.map(({ old, new: now }) => ({
      ...flipOf(main.get(old) ?? null, here.get(now) ?? null, rubric),
      renamed_from: old,
    })),
  };
}

/** Undefined where no trial was scored. */
function passes(scenario: ScenarioReport, rubric: string): boolean | undefined {
  const scores = scoresOf(scenario, rubric);
  return scores === undefined ? undefined : scores.passed * 2 > scores.scores.length;
}

function flipOf(baseline: ScenarioReport | null, candidate: ScenarioReport | null, rubric: string): Flip {
  const [newest, ...older] = [candidate, baseline].filter((scenario) => scenario !== null);
  const title = newest?.title ?? older[0]?.title;
  const failed = [candidate, baseline].find((scenario) => scenario !== null && passes(scenario, rubric) === false);
  const why = failed ? reasonOf(failed, rubric) : '';
  return {
    scenario: newest?.scenario ?? '',
    ...(title === undefined ? {} : { title }),
    baseline: baseline === null ? null : meanScore(baseline, rubric),
    candidate: candidate === null ? null : meanScore(candidate, rubric),
    ...(why === '' ? {} : { why }),
  };
}

function reasonOf(scenario: ScenarioReport, rubric: string): string {
  const failures = scoresOf(scenario, rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more = failures.length - reasons.length;
  return [...reasons, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
