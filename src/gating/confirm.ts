import type { ConfirmedScenario as PublishedScenario, TestName } from '../../schemas/types/decision.ts';
import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { ScenarioReport } from '../../schemas/types/report.ts';
import { groupBy } from '../contract/group-by.ts';
import { must } from '../contract/must.ts';
import { sortedUnion } from '../contract/text.ts';
import { collapseOf, pooledTrials } from './collapse.ts';
import { type ComparisonContext, criticalRates } from './comparing/comparison-context.ts';
import type { Filling, Pair, ReadingInput } from './comparing/pairing.ts';
import type { UntestedRate } from './comparing/rate.ts';
import type { CountsOf, OlderRun, RateCounts, ScenarioCounts } from './comparing/scenario-counts.ts';
import { type FreshPlaces, placeFreshTrials } from './fresh-places.ts';
import { gates } from './policy/resolve-policy.ts';
import {
  asksToConfirm,
  brokenAgainst,
  type Confirmation,
  comparing,
  type FreshCount,
  missingIn,
  mostlyFails,
  readConfirmation,
  scenarioWords,
  trialsToAsk,
} from './statistics/confirmation.ts';
import type { FurtherTest } from './statistics/family.ts';
import { fallOf, type Stratum, type TrialCount } from './statistics/stratified.ts';
import { WEIGHTS } from './statistics/weights.ts';

/** A test of fresh trials for one rate: the primary metric, or a critical criterion. */
export interface Hypothesis {
  /** `carried`: the scenarios blocked an earlier push, so that this run did not select them. */
  readonly part: 'confirm' | 'carried';
  readonly rate: UntestedRate;
  readonly weight: number;
  readonly paired: number;
  /** Scenarios that look broken under it, or that an earlier attempt asked to confirm. */
  readonly lost: readonly LostScenario[];
}

export interface LostScenario {
  readonly scenario: string;
  /** Of the runs of main that it is compared with; a control takes their place. */
  readonly main: Stratum['main'];
  /** Whether main's only run that has it both selects and compares. */
  readonly isOneRun: boolean;
}

export interface Answer extends Confirmation {
  readonly hypothesis: Hypothesis;
  readonly strata: readonly (Stratum & { readonly scenario: string })[];
  readonly drop: number;
}

/** Why the trials of a control compare nothing: none came, all ran at another commit, or one side ran before the other. */
export type ControlFault = 'none' | 'other-commit' | 'not-in-rounds';

/** The scenarios that look broken, and the results of their fresh trials. */
export interface Confirm {
  /** Scenarios to run again, sorted; empty if no fresh trials could block. */
  readonly asked: readonly string[];
  /** Trials to ask for of each, on each side. */
  readonly trials: number;
  /** The commit of main's newest run, where the control runs; null without a control, and where that commit is unknown. */
  readonly control: string | null;
  /** What is asked because trials without a verdict decide; null if none do. */
  readonly filling: Filling | null;
  /** What was asked for that reason, once fresh trials have come; null if nothing was. */
  readonly filled: Filling | null;
  /** Null before there are fresh trials, without a control, and if the control is sound. */
  readonly fault: ControlFault | null;
  /** Null before there are fresh trials. */
  readonly answers: readonly Answer[] | null;
  readonly scenarios: readonly PublishedScenario[];
  /** Scenarios with trials that were not requested, all or those beyond `trials`, sorted. */
  readonly unasked: readonly string[];
  /** Scenarios with trials beyond `trials`, sorted. */
  readonly surplus: readonly string[];
  /** Scenarios whose fresh trials ask something else than the first look, sorted. */
  readonly changed: readonly string[];
  /** Scenarios whose fresh trials differ from the first run, although the suite is declared deterministic. */
  readonly differing: readonly string[];
  /** One test per hypothesis, in the order of their rates. */
  readonly tests: readonly ScenarioTest[];
}

/** A test by scenario; one of fresh trials has their result, once they arrived. */
export interface ScenarioTest extends FurtherTest {
  readonly test: TestName;
  readonly answer?: Answer;
}

export type ConfirmContext = ComparisonContext &
  Pick<ReadingInput, 'fresh' | 'mainSha' | 'push'> & { readonly older: readonly OlderRun[] };

const NOTHING: Confirm = {
  asked: [],
  trials: 0,
  control: null,
  filling: null,
  filled: null,
  fault: null,
  answers: null,
  scenarios: [],
  tests: [],
  unasked: [],
  surplus: [],
  changed: [],
  differing: [],
};

/**
 * Finds the scenarios that look broken, and evaluates their fresh trials.
 * @param countsOf null if the primary metric is not tested
 * @param carried the scenarios that blocked an earlier push, which run again too; null if none did
 */
export function confirmOf(
  context: ConfirmContext,
  pairs: readonly Pair[],
  countsOf: CountsOf | null,
  carried: Hypothesis | null = null,
): Confirm {
  const { policy, fresh: given, push } = context;
  const fresh = groupBy(given?.trials ?? [], ({ scenario }) => scenario);
  if (policy.noise === 'none') return { ...NOTHING, differing: differingFrom(pairs, fresh) };
  if (policy.on_inconclusive !== 'confirm' || countsOf === null)
    return { ...NOTHING, unasked: [...fresh.keys()].sort() };
  const selected = hypothesesOf(context, countsOf, { asked: given?.asked ?? null, carried });
  const all = [...selected, ...(carried === null ? [] : [carried])];
  const asked = sortedUnion(...all.map(({ lost }) => lost.map(({ scenario }) => scenario)));
  const { filling: filled = null } = given ?? {};
  const others = [...fresh.keys()].filter((id) => !asked.includes(id) && !filled?.asked.includes(id));
  const { control: isControlled } = policy.confirm;
  const { level = policy.alpha } = push ?? {};
  const control = (isControlled ? (given?.control ?? context.mainSha) : null) ?? null;
  const questions = selected.map(({ lost, weight }) => ({ lost, level: level * weight }));
  const trials = filled?.trials ?? trialsToAsk(questions, { isControlled, isFirst: level === policy.alpha });
  const asks = { ...NOTHING, asked, control, trials, filled };
  const confirming = (id: string) => trials - (filled?.used.get(id) ?? 0);
  if (given === null || asked.length === 0)
    return { ...asks, unasked: others.sort(), tests: all.map((hypothesis) => asTest(hypothesis, 1)) };
  const places = new Map(
    pairs
      .filter(({ scenario }) => asked.includes(scenario))
      .map((pair) => {
        const delivered = fresh.get(pair.scenario) ?? [];
        const wanted = confirming(pair.scenario);
        return [pair.scenario, placesOf(context, pair, { ...asks, wanted, delivered })];
      }),
  );
  const counted = all.map(({ rate, lost }) =>
    lost.map((scenario) => {
      const { candidate, main } = must(places.get(scenario.scenario), 'its places');
      const ofMain = main === null ? { ...scenario.main, asked: 0, surplus: NONE } : countFresh(rate, main, trials);
      return { ...scenario, candidate: countFresh(rate, candidate, confirming(scenario.scenario)), main: ofMain };
    }),
  );
  const fault = isControlled ? faultOf([...places.values()]) : null;
  const answers = all.map((hypothesis, index): Answer => {
    const strata = must(counted[index], 'the counts of a hypothesis');
    const read = readConfirmation(strata, { level: level * hypothesis.weight, budget: policy.errors.budget });
    const isSound = fault === null || strata.length === 0;
    return {
      ...read,
      ...(isSound ? {} : { result: 'incomplete' }),
      hypothesis,
      strata,
      drop: fallOf(strata, hypothesis.paired),
    };
  });
  const tests = answers.map(testOf);
  // Each scenario is shown as counted under the first rate that asked for it.
  const shown = asked.flatMap((id) => counted.flat().find(({ scenario }) => scenario === id) ?? []);
  const words = scenarioWords(shown);
  const scenarios = shown.map(
    ({ scenario, candidate, main: { failed, trials, ...main } }, index): PublishedScenario => {
      return {
        scenario,
        word: words[index] ?? null,
        failed: candidate.failed,
        trials: candidate.trials,
        main: { failed, trials, ...(isControlled ? { missing: missingIn({ ...main, trials }) } : {}) },
        missing: missingIn(candidate),
      };
    },
  );
  const withPlaces = (is: (of: FreshPlaces) => boolean) =>
    [...places].flatMap(([id, { candidate, main }]) => (is(candidate) || (main && is(main)) ? [id] : [])).sort();
  const surplus = withPlaces((of) => of.surplus.length > 0);
  const changed = withPlaces((of) => of.isChanged);
  return { ...asks, fault, answers, scenarios, unasked: sortedUnion(others, surplus), surplus, changed, tests };
}

const NONE = { failed: 0, trials: 0 } as const;

export function testOf(answer: Answer): ScenarioTest {
  const { hypothesis, result, p } = answer;
  return { ...asTest(hypothesis, result === 'incomplete' ? 1 : p), answer };
}

function asTest({ part, weight }: Hypothesis, p: number): ScenarioTest {
  return { test: part, p, part, share: weight / WEIGHTS[part] };
}

/** The fresh trials of a scenario, and its control trials; null without a control. */
interface BothPlaces {
  readonly candidate: FreshPlaces;
  readonly main: FreshPlaces | null;
  /** Whether control trials ran at another commit than was asked; these do not count. */
  readonly isElsewhere: boolean;
}

/**
 * Chooses the trials of a scenario that count on each side. A control trial that repeats a stored run of main would blame an outage on the
 * pull request, so it is a copy. One that crashed is missing unless a fresh trial crashed too: a checkout that cannot run must not excuse
 * the pull request.
 */
function placesOf(
  { policy, older }: ConfirmContext,
  { scenario, candidate: first, runs }: Pair,
  of: Pick<Confirm, 'trials' | 'control'> & { readonly wanted: number; readonly delivered: readonly FreshTrial[] },
): BothPlaces {
  const ask = { first, asked: of.trials, isDeclared: policy.confirm.fresh === 'declared' };
  const fresh = of.delivered.filter(({ control }) => control !== true);
  const candidate = placeFreshTrials(fresh, { ...ask, asked: of.wanted });
  if (!policy.confirm.control) return { candidate, main: null, isElsewhere: false };
  const controls = of.delivered.filter(({ control }) => control === true);
  const isAsked = ({ commit }: FreshTrial) => commit === undefined || of.control === null || commit === of.control;
  const hasCrashed = fresh.some(({ crashed }) => crashed === true);
  const sound = controls.filter(isAsked).map((trial): FreshTrial => {
    return trial.crashed && !hasCrashed ? { ...trial, unscored: true } : trial;
  });
  const stored = [...runs, ...older.map(({ scenarios }) => scenarios.get(scenario))].flatMap(
    (run) => run?.trials ?? [],
  );
  const known = [...stored, ...fresh].map(({ facts }) => facts);
  return { candidate, main: placeFreshTrials(sound, { ...ask, known }), isElsewhere: sound.length < controls.length };
}

/** Why the control compares nothing. An outage that ends between two sides would look like a difference of the agents. */
function faultOf(places: readonly BothPlaces[]): ControlFault | null {
  const [fresh, control] = [places.map(({ candidate }) => candidate), places.flatMap(({ main }) => main ?? [])].map(
    (side) => side.flatMap(({ counted }) => counted),
  );
  if (!control?.length) return places.some(({ isElsewhere }) => isElsewhere) ? 'other-commit' : 'none';
  if (!fresh?.length) return null;
  return isAllBefore(fresh, control) || isAllBefore(control, fresh) ? 'not-in-rounds' : null;
}

/** Whether every trial of one side may have run before every trial of the other: earlier, at the same time, or when nobody knows. */
function isAllBefore(some: readonly FreshTrial[], others: readonly FreshTrial[]): boolean {
  const isAfter = (a: FreshTrial, b: FreshTrial): boolean =>
    a.attempt === b.attempt ? (a.order ?? Number.NaN) > (b.order ?? Number.NaN) : a.attempt > b.attempt;
  return !some.some((trial) => others.some((other) => isAfter(trial, other)));
}

/** The hypothesis of the primary metric, if it gates, and one per critical criterion. The criteria share half of the weight. */
function hypothesesOf(
  context: ConfirmContext,
  countsOf: CountsOf,
  { asked, carried }: { readonly asked: readonly string[] | null; readonly carried: Hypothesis | null },
): readonly Hypothesis[] {
  const critical = criticalRates(context);
  const metric = context.primary?.metric;
  const share = critical.length === 0 ? WEIGHTS.confirm : WEIGHTS.confirm / 2;
  const ofCriteria = critical.map((rate) =>
    hypothesisOf(context, rate, {
      counts: countsOf(rate),
      weight: share / critical.length,
      asked,
    }),
  );
  if (metric === undefined || !gates(metric.rule)) return ofCriteria;
  // Asked for another reason than the metric.
  const others = [...ofCriteria, ...(carried === null ? [] : [carried])];
  const idsOfOthers = new Set(others.flatMap(({ lost }) => lost.map(({ scenario }) => scenario)));
  const isMetrics = ({ scenario, candidate }: ScenarioCounts): boolean =>
    !idsOfOthers.has(scenario) || mostlyFails(candidate);
  const counts = countsOf(metric);
  const among = { ...counts, scenarios: asked === null ? counts.scenarios : counts.scenarios.filter(isMetrics) };
  return [hypothesisOf(context, metric, { counts: among, weight: share, asked, isAllAsked: true }), ...ofCriteria];
}

function hypothesisOf(
  { policy, push }: Pick<ConfirmContext, 'policy' | 'push'>,
  rate: UntestedRate,
  of: {
    readonly counts: RateCounts;
    readonly weight: number;
    readonly asked: readonly string[] | null;
    /** Whether every requested scenario counts under this rate, even if it no longer looks broken. */
    readonly isAllAsked?: boolean;
  },
): Hypothesis {
  const { counts, weight, asked, isAllAsked = false } = of;
  const { paired, scenarios } = counts;
  const lost = scenarios.flatMap(({ scenario, candidate, runs }) => {
    const stands = asked?.includes(scenario) ?? true;
    const { control: isControlled } = policy.confirm;
    const against = isAllAsked && asked !== null ? comparing(runs) : brokenAgainst(candidate, runs, isControlled);
    const isOneRun = runs.length === 1 && !isControlled;
    return against === null || !stands ? [] : [{ scenario, main: pooledTrials(against), isOneRun }];
  });
  const { tolerance } = rate.rule;
  const question = {
    paired,
    tolerance,
    level: policy.alpha * weight,
    collapseP: collapseOf(counts)?.p ?? 0,
    isControlled: policy.confirm.control,
  };
  const asks = asked !== null || push?.isOverAlpha === true || asksToConfirm(lost, question);
  return { part: 'confirm', rate, weight, paired, lost: asks ? lost : [] };
}

/** Counts the trials of one side of a scenario under a rate. Crashes of the agent that have a place count as failures. */
function countFresh({ key }: UntestedRate, { counted, surplus }: FreshPlaces, asked: number): FreshCount {
  const countOf = (trials: readonly FreshTrial[]): TrialCount => {
    return { failed: trials.filter(({ failed }) => failed?.includes(key)).length, trials: trials.length };
  };
  return { ...countOf(counted), asked, surplus: countOf(surplus) };
}

/** Scenarios whose trials, fresh and of the first run, do not all fail the same rubrics and criteria. */
function differingFrom(pairs: readonly Pair[], fresh: ReadonlyMap<string, readonly FreshTrial[]>): readonly string[] {
  const failuresOf = (trials: ScenarioReport['trials'] = []) => trials.map(({ failed = [] }) => failed.join(' '));
  return pairs.flatMap(({ scenario, candidate }) => {
    const scored = fresh.get(scenario)?.filter(({ unscored }) => !unscored);
    return scored !== undefined && new Set([...failuresOf(scored), ...failuresOf(candidate.trials)]).size > 1
      ? [scenario]
      : [];
  });
}
