import type { ConfirmedScenario as PublishedScenario, TestName } from '../../schemas/types/decision.ts';
import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { ScenarioReport } from '../../schemas/types/report.ts';
import { must } from '../contract/must.ts';
import { sortedUnion } from '../contract/text.ts';
import { collapseOf, pooledTrials } from './collapse.ts';
import type { ComparisonContext } from './comparing/comparison-context.ts';
import type { Pair, ReadingInput } from './comparing/pairing.ts';
import type { UntestedRate } from './comparing/rate.ts';
import { countsUnder, type OlderRun, type RateCounts, type ScenarioCounts } from './comparing/scenario-counts.ts';
import { type FreshPlaces, placeFreshTrials } from './fresh-places.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import {
  asksToConfirm,
  brokenAgainst,
  type Confirmation,
  type ConfirmedScenario,
  comparing,
  FRESH_TRIALS,
  readConfirmation,
  scenarioWords,
} from './statistics/confirmation.ts';
import type { FurtherTest } from './statistics/family.ts';
import { fallOf, type Stratum } from './statistics/stratified.ts';
import { WEIGHTS } from './statistics/weights.ts';

/** A test of fresh trials for one rate: the primary metric, or a critical criterion. */
interface Hypothesis {
  readonly rate: UntestedRate;
  readonly weight: number;
  readonly paired: number;
  /** Scenarios that look broken under it, or that an earlier attempt asked to confirm. */
  readonly lost: readonly LostScenario[];
}

/** A scenario that looks broken. */
interface LostScenario {
  readonly scenario: string;
  /** Of the runs of main that it is compared with. */
  readonly main: Stratum['main'];
  /** Whether main's only run that has it both selects and compares. */
  readonly isOneRun: boolean;
}

/** The result of fresh trials for one rate. */
export interface Answer extends Confirmation {
  readonly hypothesis: Hypothesis;
  readonly drop: number;
}

/** The scenarios that look broken, and the results of their fresh trials. */
export interface Confirm {
  /** Scenarios to run again, sorted; empty if no fresh trials could block. */
  readonly asked: readonly string[];
  /** Null before there are fresh trials. */
  readonly answers: readonly Answer[] | null;
  readonly scenarios: readonly PublishedScenario[];
  /** Scenarios with fresh trials that were not requested, all or those beyond five, sorted. */
  readonly unasked: readonly string[];
  /** Scenarios with fresh trials beyond five, sorted. */
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

/** The rates of a run, the runs to count by scenario, and the fresh trials. */
export type ConfirmContext = ComparisonContext & Pick<ReadingInput, 'fresh'> & { readonly older: readonly OlderRun[] };

const NOTHING: Confirm = {
  ...{ asked: [], answers: null, scenarios: [], unasked: [], surplus: [], changed: [], differing: [], tests: [] },
};

/** Finds the scenarios that look broken, and evaluates their fresh trials. @param counts under the primary metric, if it is tested */
export function confirmOf(context: ConfirmContext, pairs: readonly Pair[], counts: RateCounts | null): Confirm {
  const { policy, fresh: given } = context;
  const fresh = byScenario(given?.trials ?? []);
  if (policy.noise === 'none') return { ...NOTHING, differing: differingFrom(pairs, fresh) };
  if (policy.on_inconclusive !== 'confirm' || counts === null) return { ...NOTHING, unasked: [...fresh.keys()].sort() };
  const all = hypothesesOf(context, pairs, { counts, asked: given?.asked ?? null });
  const asked = sortedUnion(...all.map(({ lost }) => lost.map(({ scenario }) => scenario)));
  const others = [...fresh.keys()].filter((id) => !asked.includes(id));
  const asTest = (hypothesis: Hypothesis, p: number) => {
    const share = hypothesis.weight / WEIGHTS.confirm;
    return { test: 'confirm' as const, p, part: 'confirm' as const, share };
  };
  if (given === null || asked.length === 0)
    return { ...NOTHING, asked, unasked: others.sort(), tests: all.map((hypothesis) => asTest(hypothesis, 1)) };
  const isDeclared = policy.confirm.fresh === 'declared';
  const places = new Map(
    pairs.flatMap(({ scenario, candidate }) =>
      asked.includes(scenario)
        ? [[scenario, placeFreshTrials(fresh.get(scenario) ?? [], candidate, isDeclared)] as const]
        : [],
    ),
  );
  const counted = all.map(({ rate, lost }) =>
    lost.map((scenario) => ({ ...scenario, ...countFresh(rate, must(places.get(scenario.scenario), 'its places')) })),
  );
  const answers = all.map((hypothesis, index): Answer => {
    const strata = must(counted[index], 'the counts of a hypothesis');
    const level = policy.alpha * hypothesis.weight;
    const read = readConfirmation(strata, { level, budget: policy.errors.budget });
    return { ...read, hypothesis, drop: fallOf(strata, hypothesis.paired) };
  });
  const tests = answers.map((answer) => {
    const { hypothesis, result, p } = answer;
    return { ...asTest(hypothesis, result === 'incomplete' ? 1 : p), answer };
  });
  // Each scenario is shown as counted under the first rate that asked for it.
  const shown = asked.flatMap((id) => counted.flat().find(({ scenario }) => scenario === id) ?? []);
  const words = scenarioWords(shown);
  const scenarios = shown.map(({ scenario, candidate: { failed, trials }, main, missing }, index) => {
    return { scenario, word: words[index] ?? null, failed, trials, main, missing };
  });
  const withPlaces = (is: (of: FreshPlaces) => boolean) =>
    [...places].flatMap(([id, of]) => (is(of) ? [id] : [])).sort();
  const surplus = withPlaces((of) => of.surplus.length > 0);
  const changed = withPlaces((of) => of.isChanged);
  return { ...NOTHING, asked, answers, scenarios, unasked: sortedUnion(others, surplus), surplus, changed, tests };
}

/** The hypothesis of the primary metric, if it gates, and one per critical criterion. The criteria share half of the weight. */
function hypothesesOf(
  context: ConfirmContext,
  pairs: readonly Pair[],
  { counts, asked }: { readonly counts: RateCounts; readonly asked: readonly string[] | null },
): readonly Hypothesis[] {
  const { rubrics, primary } = context;
  const critical = rubrics.flatMap(({ criteria }) =>
    criteria.filter(({ rule, runs }) => rule.tier === 'critical' && runs.compared.length > 0),
  );
  const metric = primary?.metric;
  const share = critical.length === 0 ? WEIGHTS.confirm : WEIGHTS.confirm / 2;
  const ofCriteria = critical.map((rate) =>
    hypothesisOf(context.policy, rate, {
      counts: countsUnder(context, rate, pairs),
      weight: share / critical.length,
      asked,
    }),
  );
  if (metric === undefined || !gates(metric.rule)) return ofCriteria;
  const idsOfCriteria = new Set(ofCriteria.flatMap(({ lost }) => lost.map(({ scenario }) => scenario)));
  const isMetrics = ({ scenario, candidate }: ScenarioCounts): boolean =>
    !idsOfCriteria.has(scenario) || candidate.failed * 2 > candidate.trials;
  const among = { ...counts, scenarios: asked === null ? counts.scenarios : counts.scenarios.filter(isMetrics) };
  return [
    hypothesisOf(context.policy, metric, { counts: among, weight: share, asked, isAllAsked: true }),
    ...ofCriteria,
  ];
}

function hypothesisOf(
  policy: ResolvedPolicy,
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
    const against = isAllAsked && asked !== null ? comparing(runs) : brokenAgainst(candidate, runs);
    return against === null || !stands ? [] : [{ scenario, main: pooledTrials(against), isOneRun: runs.length === 1 }];
  });
  const { tolerance } = rate.rule;
  const question = { paired, tolerance, level: policy.alpha * weight, collapseP: collapseOf(counts)?.p ?? 0 };
  return { rate, weight, paired, lost: asked !== null || asksToConfirm(lost, question) ? lost : [] };
}

function byScenario(trials: readonly FreshTrial[]): ReadonlyMap<string, readonly FreshTrial[]> {
  const scenarios = new Map<string, FreshTrial[]>();
  for (const trial of trials) {
    const known = scenarios.get(trial.scenario);
    if (known === undefined) scenarios.set(trial.scenario, [trial]);
    else known.push(trial);
  }
  return scenarios;
}

/** Counts the fresh trials of one scenario under a rate. Crashes of the agent always count, as failures. */
function countFresh(
  { key }: UntestedRate,
  { counted, surplus }: FreshPlaces,
): Pick<ConfirmedScenario, 'candidate' | 'missing' | 'surplus'> {
  const failuresOf = (trials: readonly FreshTrial[]) => trials.filter(({ failed }) => failed?.includes(key)).length;
  return {
    candidate: { failed: failuresOf(counted), trials: counted.length },
    missing: FRESH_TRIALS - counted.length,
    surplus: failuresOf(surplus),
  };
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
