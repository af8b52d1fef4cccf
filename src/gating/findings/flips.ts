import type { Decision, Flip } from '../../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { type Pair, scenariosById } from '../comparing/pairing.ts';
import { meanScore, meanScores, passesOf, scoresOf } from '../comparing/scores.ts';
import { sumOfEffects } from '../comparing/suite-effect.ts';
import type { GateContext } from '../context.ts';
import { meanRate } from '../statistics/rates.ts';

/** How many failed criteria the reason of a flip names. */
const MOST_REASONS = 3;

/** The flips of a run without any. */
export const NO_FLIPS: Decision['flips'] = { broke: [], fixed: [], new: [], removed: [], changed: [], renamed: [] };

/**
 * Scenarios that pass on one side only under the primary rubric, that are on one side only, that have changed content, or that were
 * renamed; each list by id. A scenario passes if more than half of its scored trials pass; on main, over all runs that it is compared with.
 */
export function flipsOf({ candidate, baseline, primary, pairing, suiteEffects }: GateContext): Decision['flips'] {
  if (primary === null || baseline === null) return NO_FLIPS;
  const { rubric } = primary.rubric;
  const { added, removed } = suiteEffects;
  const here = scenariosById(candidate.scenarios);
  const onMain = scenariosById(baseline.scenarios);
  // None if the rubric differs between the sides.
  const compared = pairing.pairs.map((pair) => ({
    pair,
    main: primary.metric.scenarioRuns.flatMap((run) => pair.runs[run] ?? []),
  }));
  const flipped = (from: boolean): readonly Flip[] =>
    compared
      .filter((one) => passes(one.main, rubric) === from && passes([one.pair.candidate], rubric) === !from)
      .map((one) => flipOfPair(one.pair, one.main, rubric));
  return {
    broke: flipped(true),
    fixed: flipped(false),
    new: pairing.new.map((one) => ({ ...flipOf(null, one, rubric), suite_effect: added(one) })),
    removed: pairing.removed.map((one) => ({ ...flipOf(one, null, rubric), suite_effect: removed(one) })),
    changed: pairing.changed.map((one) => ({
      ...flipOf(one.baseline, one.candidate, rubric),
      suite_effect: sumOfEffects([added(one.candidate), removed(one.baseline)]),
    })),
    renamed: pairing.renamed.map(({ old, new: now }) => ({
      ...flipOf(onMain.get(old) ?? null, here.get(now) ?? null, rubric),
      renamed_from: old,
    })),
  };
}

/** The flip of a pair. @param main the scenario in the runs of main that it is compared with */
function flipOfPair(pair: Pair, main: readonly ScenarioReport[], rubric: string): Flip {
  const failed = main.find((run) => passes([run], rubric) === false) ?? pair.baseline;
  const flip = { ...flipOf(failed, pair.candidate, rubric), baseline: meanRate(meanScores(main, rubric)) };
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
}

/** Whether more than half of a scenario's trials pass, over one run or several; undefined if none was scored. */
function passes(runs: readonly ScenarioReport[], rubric: string): boolean | undefined {
  const { passed, total } = passesOf(runs, rubric);
  return total === 0 ? undefined : passed * 2 > total;
}

function flipOf(baseline: ScenarioReport | null, candidate: ScenarioReport | null, rubric: string): Flip {
  const [newest, ...older] = [candidate, baseline].filter((scenario) => scenario !== null);
  const title = newest?.title ?? older[0]?.title;
  const failed = [candidate, baseline].find((scenario) => scenario !== null && passes([scenario], rubric) === false);
  const why = failed ? reasonOf(failed, rubric) : '';
  return {
    scenario: newest?.scenario ?? '',
    ...(title === undefined ? {} : { title }),
    candidate: candidate === null ? null : meanScore(candidate, rubric),
    baseline: baseline === null ? null : meanScore(baseline, rubric),
    ...(why === '' ? {} : { why }),
  };
}

function reasonOf(scenario: ScenarioReport, rubric: string): string {
  const failures = scoresOf(scenario, rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more = failures.length - reasons.length;
  return [...reasons, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
