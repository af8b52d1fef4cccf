import type { Decision, Flip } from '../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../schemas/types/report.ts';
import { defined, memberOf } from '../contract/json.ts';
import { must } from '../contract/must.ts';
import { type Pair, scenariosById } from './comparing/pairing.ts';
import { NO_TRIALS, onMain, pooled, type Rate } from './comparing/rate.ts';
import { sumOfEffects } from './comparing/suite-effect.ts';
import type { GateContext } from './context.ts';
import { sum } from './statistics/moments.ts';
import { weightedHolm } from './statistics/multiplicity.ts';
import { meanRate, SLACK } from './statistics/rate-of.ts';
import { type Stratum, stratumP, type TrialCount } from './statistics/stratified.ts';

const MOST_REASONS = 3;

export const NO_FLIPS: Decision['flips'] = {
  broke: [],
  fixed: [],
  flaky: [],
  lost: [],
  new: [],
  removed: [],
  changed: [],
  renamed: [],
};

/**
 * Scenarios that broke, were fixed or are flaky under the primary rubric, that are on one side only, that have changed content, or that were
 * renamed; each list by id. `lost` has the largest loss first.
 */
export function flipsOf(context: GateContext): Decision['flips'] {
  const { candidate, baseline, primary, pairing, suiteEffects } = context;
  if (primary === null || baseline === null) return NO_FLIPS;
  const { metric } = primary;
  const { added, removed } = suiteEffects;
  const inCandidate = scenariosById(candidate.scenarios);
  const inNewest = scenariosById(baseline.scenarios);
  const turns = turnsOf(context, metric);
  const turned = (wanted: Turn): readonly Flip[] => turns.flatMap(({ turn, flip }) => (turn === wanted ? [flip] : []));
  return {
    broke: turned('broke'),
    fixed: turned('fixed'),
    flaky: turned('flaky'),
    lost: mostLost(turns, metric),
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

/** The scenarios that lost most, until they explain the whole drop; none within the tolerance, or if broken ones explain half of it. */
function mostLost(turns: readonly { readonly turn: Turn; readonly flip: Flip }[], { rule }: Rate): readonly Flip[] {
  const drop = sum(turns.map(({ flip }) => lossOf(flip)));
  const explained = sum(turns.filter(({ turn }) => turn === 'broke').map(({ flip }) => lossOf(flip)));
  if (drop < SLACK || drop < rule.tolerance * turns.length - SLACK || explained * 2 >= drop) return [];
  const fallen = turns.flatMap(({ turn, flip }) => (turn !== 'broke' && lossOf(flip) > SLACK ? [flip] : []));
  let missing = drop - explained;
  return fallen
    .sort((a, b) => lossOf(b) - lossOf(a))
    .filter((flip) => {
      const isNeeded = missing > SLACK;
      missing -= lossOf(flip);
      return isNeeded;
    });
}

function lossOf({ baseline, candidate }: Flip): number {
  return (baseline ?? 0) - (candidate ?? 0);
}

type Turn = 'broke' | 'fixed' | 'flaky' | 'as on main';

/**
 * The turn of every paired scenario. It broke if it fails in all trials here and passes in more than half of those of main's newest run, or
 * if it fails more often than on all of main's runs by more than chance (Fisher's exact test, Holm over all scenarios). Fixed is the
 * mirror image. The newest run alone is compared trial by trial: over several runs the sides would not be alike, and an unchanged suite
 * would seem to break more than it fixes. What passes again in fresh trials, or fails on main too, did not break.
 */
function turnsOf({ policy, pairing, separateness, confirm }: GateContext, metric: Rate) {
  // No run of main is compared if the rubric differs between the sides.
  const compared = pairing.pairs.flatMap((pair) => {
    const main = onMain(pair, metric);
    return main.length === 0 ? [] : [{ pair, main, here: failuresIn([pair.candidate], metric) }];
  });
  const strata = compared.map(({ here, main }) => ({ candidate: here, main: failuresIn(main, metric) }));
  // Trials that repeat each other show nothing beyond chance.
  const level = separateness === 'copied' ? -1 : policy.alpha;
  const worse = adjustedPs(strata).map((p) => p <= level);
  const better = adjustedPs(strata.map(({ candidate, main }) => ({ candidate: main, main: candidate }))).map(
    (p) => p <= level,
  );
  const overruled = overruledBy(confirm);
  return compared.map(({ pair, main, here }, index) => {
    const newest = failuresIn(main.slice(0, 1), metric);
    const turn = (): Turn => {
      if (worse[index] || turnsOver(newest, here)) return overruled.get(pair.scenario) ?? 'broke';
      if (better[index] || turnsOver(here, newest)) return 'fixed';
      return [here, newest].some(({ failed, trials }) => failed > 0 && failed < trials) ? 'flaky' : 'as on main';
    };
    return { turn: turn(), flip: flipOfPair(pair, main, metric) };
  });
}

function overruledBy({ scenarios }: GateContext['confirm']): ReadonlyMap<string, Turn> {
  return new Map(
    scenarios.flatMap(({ scenario, word, failed, trials }): readonly [string, Turn][] => {
      if (word === 'fails on main today' || word === 'fails on main too') return [[scenario, 'as on main']];
      return word !== 'confirmed' && failed < trials ? [[scenario, 'flaky']] : [];
    }),
  );
}

function adjustedPs(strata: readonly Stratum[]): readonly number[] {
  return weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
}

/** Whether more than half of the trials of one side pass, and none of the other. */
function turnsOver(passing: TrialCount, failing: TrialCount): boolean {
  return passing.failed * 2 < passing.trials && failing.trials > 0 && failing.failed === failing.trials;
}

function failuresIn(runs: readonly ScenarioReport[], { countIn }: Rate): TrialCount {
  const { passed, total } = pooled(runs.map(countIn)) ?? NO_TRIALS;
  return { failed: total - passed, trials: total };
}

/** The flip of a pair. @param main the scenario in the runs of main that it is compared with */
function flipOfPair(pair: Pair, main: readonly ScenarioReport[], metric: Rate): Flip {
  const failed = main.find((run) => passes(run, metric) === false) ?? pair.baseline;
  const scores = main.flatMap((run) => metric.valueIn(run) ?? []);
  const flip = {
    ...flipOf({ candidate: pair.candidate, baseline: failed }, metric),
    baseline: meanRate(scores),
  };
  return pair.onMain === pair.scenario ? flip : { ...flip, renamed_from: pair.onMain };
}

/** Whether more than half of a scenario's trials pass; undefined if none was scored. */
function passes(run: ScenarioReport, metric: Rate): boolean | undefined {
  const { failed, trials } = failuresIn([run], metric);
  return trials === 0 ? undefined : failed * 2 < trials;
}

/** A scenario on both sides; null on a side without it. */
type FlipSides = Readonly<Record<'candidate' | 'baseline', ScenarioReport | null>>;

function flipOf({ candidate, baseline }: FlipSides, metric: Rate): Flip {
  const { scenario, title = baseline?.title } = must(candidate ?? baseline, 'the scenario of a flip');
  const failed = [candidate, baseline].find((side) => side !== null && passes(side, metric) === false);
  return defined({
    scenario,
    title,
    candidate: candidate && metric.valueIn(candidate),
    baseline: baseline && metric.valueIn(baseline),
    why: (failed && reasonOf(failed, metric)) || undefined,
  });
}

function reasonOf(scenario: ScenarioReport, { rubric }: Rate): string {
  const failures = memberOf(scenario.rubrics, rubric.rubric)?.failures ?? [];
  const reasons = failures.slice(0, MOST_REASONS).map(({ criterion, explanation }) => `${criterion}: ${explanation}`);
  const more = failures.length - reasons.length;
  return [...reasons, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
