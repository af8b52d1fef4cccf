import type { Report, ScenarioReport } from '../scoring/report.ts';
import { rubricComparable } from './comparability.ts';
import type { Decision, Flip } from './decision.ts';
import { meanScore, type Pair, type Pairing, scoresOf } from './pairing.ts';
import { primaryRubric } from './rules.ts';

/** How many failed criteria the reason of a flip names. */
const MOST_REASONS = 3;

/**
 * Scenarios that pass on one side only under the primary rubric, and those that stand on one side only; all by id.
 * A scenario passes when more than half of its scored trials pass.
 */
export function flipsOf(candidate: Report, baseline: Report | null, pairing: Pairing): Decision['flips'] {
  const primary = primaryRubric(candidate);
  if (primary === undefined || baseline === null) return { lost: [], gained: [], new: [], gone: [] };
  const { rubric } = primary;
  const pairs = rubricComparable(primary, baseline) ? pairing.pairs : [];
  const flipped = (pair: Pair, from: boolean): boolean =>
    passes(pair.baseline, rubric) === from && passes(pair.candidate, rubric) === !from;
  return {
    lost: pairs.filter((pair) => flipped(pair, true)).map((pair) => flipOf(pair.baseline, pair.candidate, rubric)),
    gained: pairs.filter((pair) => flipped(pair, false)).map((pair) => flipOf(pair.baseline, pair.candidate, rubric)),
    new: pairing.new.map((scenario) => flipOf(null, scenario, rubric)),
    gone: pairing.gone.map((scenario) => flipOf(scenario, null, rubric)),
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
