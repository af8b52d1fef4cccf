import type { Decision, Flip } from '../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../schemas/types/report.ts';
import { memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { type Pair, scenariosById } from './comparing/pairing.ts';
import { NO_TRIALS, onMain, pooled, type Rate } from './comparing/rate.ts';
import { sumOfEffects } from './comparing/suite-effect.ts';
import type { GateContext } from './context.ts';
import { meanRate } from './statistics/rate-of.ts';

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
  const { metric } = primary;
  const { added, removed } = suiteEffects;
  const inCandidate = scenariosById(candidate.scenarios);
  const inNewest = scenariosById(baseline.scenarios);
  // None if the rubric differs between the sides.
  const compared = pairing.pairs.map((pair) => ({ pair, main: onMain(pair, metric) }));
  const flipped = (from: boolean): readonly Flip[] =>
    compared
      .filter(({ pair, main }) => passes(main, metric) === from && passes([pair.candidate], metric) === !from)
      .map(({ pair, main }) => flipOfPair(pair, main, metric));
  return {
    broke: flipped(true),
    fixed: flipped(false),
    new: pairing.new.map((scenario) => ({
      ...flipOf({ candidate: scenario, baseline: null }, metric),
      suite_effect: added(scenario),
    })),
    removed: pairing.removed.map((scenario) => ({
      ...flipOf({ candidate: null, baseline: scenario }, metric),
      suite_effect: removed(scenario),
    })),
    changed: pairing.changed.map((sides) => ({
      ...flipOf(sides, metric),
      suite_effect: sumOfEffects([added(sides.candidate), removed(sides.baseline)]),
    })),
    renamed: pairing.renamed.map(({ old, new: id }) => ({
      ...flipOf({ candidate: inCandidate.get(id) ?? null, baseline: inNewest.get(old) ?? null }, metric),
      renamed_from: old,
    })),
  };
}

/** The flip of a pair. @param main the scenario in the runs of main that it is compared with */
function flipOfPair(pair: Pair, main: readonly ScenarioReport[], metric: Rate): Flip {
  const failed = main.find((run) => passes([run], metric) === false) ?? pair.baseline;
  const scores = main.flatMap((run) => metric.valueIn(run) ?? []);
  const flip = {
    ...flipOf({ candidate: pair.candidate, baseline: failed }, metric),
    baseline: meanRate(scores),
  };
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
}

/** Whether more than half of a scenario's trials pass, over one run or several; undefined if none was scored. */
function passes(runs: readonly ScenarioReport[], { countIn }: Rate): boolean | undefined {
  const { passed, total } = pooled(runs.map(countIn)) ?? NO_TRIALS;
  return total === 0 ? undefined : passed * 2 > total;
}

/** A scenario on both sides; null on a side without it. */
type FlipSides = Readonly<Record<'candidate' | 'baseline', ScenarioReport | null>>;

function flipOf({ candidate, baseline }: FlipSides, metric: Rate): Flip {
  const { scenario, title = baseline?.title } = must(candidate ?? baseline, 'the scenario of a flip');
  const failed = [candidate, baseline].find((side) => side !== null && passes([side], metric) === false);
  const why = failed ? reasonOf(failed, metric) : '';
  return {
    scenario,
    ...(title === undefined ? {} : { title }),
    candidate: candidate === null ? null : metric.valueIn(candidate),
    baseline: baseline === null ? null : metric.valueIn(baseline),
    ...(why === '' ? {} : { why }),
  };
}

function reasonOf(scenario: ScenarioReport, { rubric }: Rate): string {
  const failures = memberOf(scenario.rubrics, rubric.rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more = failures.length - reasons.length;
  return [...reasons, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
