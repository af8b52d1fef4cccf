import type { ConfirmedScenario as PublishedScenario, TestName } from '../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../schemas/types/report.ts';
import { sortedUnion } from '../contract/text.ts';
import { collapseOf, pooledTrials } from './collapse.ts';
import type { ComparisonContext } from './comparing/comparison-context.ts';
import { type Pair, type ReadingInput, scenariosById } from './comparing/pairing.ts';
import type { UntestedRate } from './comparing/rate.ts';
import { countsUnder, type OlderRun, type RateCounts, type ScenarioCounts } from './comparing/scenario-counts.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import {
  asksToConfirm,
  brokenAgainst,
  type Confirmation,
  type ConfirmedScenario,
  comparing,
  FRESH_TRIALS,
  freshTrials,
  readConfirmation,
  scenarioWords,
} from './statistics/confirmation.ts';
import type { FurtherTest } from './statistics/family.ts';
import { dropOf, type Stratum } from './statistics/stratified.ts';

/** Share of all test weights reserved for fresh trials, even if none are requested. */
const WEIGHT = 0.4;

/** A test of fresh trials for one rate: the primary metric, or a critical criterion. */
interface Hypothesis {
  readonly rate: UntestedRate;
  readonly weight: number;
  readonly paired: number;
  /** Scenarios that look broken under it, or that an earlier attempt asked to confirm. */
  readonly lost: readonly { readonly scenario: string; readonly main: Stratum['main'] }[];
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
  /** Scenarios with fresh trials that were not requested, sorted. */
  readonly unasked: readonly string[];
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

const NOTHING: Confirm = { asked: [], answers: null, scenarios: [], unasked: [], differing: [], tests: [] };

/** Finds the scenarios that look broken, and evaluates their fresh trials. @param counts under the primary metric, if it is tested */
export function confirmOf(context: ConfirmContext, pairs: readonly Pair[], counts: RateCounts | null): Confirm {
  const { policy, fresh: given } = context;
  const fresh = scenariosById(given?.report.scenarios ?? []);
  if (policy.noise === 'none') return { ...NOTHING, differing: differingFrom(pairs, fresh) };
  if (policy.on_inconclusive !== 'confirm' || counts === null) return { ...NOTHING, unasked: [...fresh.keys()].sort() };
  const all = hypothesesOf(context, pairs, { counts, asked: given?.asked ?? null });
  const asked = sortedUnion(...all.map(({ lost }) => lost.map(({ scenario }) => scenario)));
  const unasked = [...fresh.keys()].filter((id) => !asked.includes(id)).sort();
  const asTest = (hypothesis: Hypothesis, p: number) => ({ test: 'confirm' as const, p, weight: hypothesis.weight });
  if (given === null || asked.length === 0)
    return { ...NOTHING, asked, unasked, tests: all.map((hypothesis) => asTest(hypothesis, 1)) };
  const first = new Map(pairs.map(({ scenario, candidate }) => [scenario, candidate]));
  const counted = all.map(({ rate, lost }) =>
    lost.map(({ scenario, main }) => {
      const trials = { first: first.get(scenario)?.trials ?? [], fresh: fresh.get(scenario)?.trials ?? [] };
      return { scenario, main, ...freshCount(policy, rate, trials) };
    }),
  );
  const answers = all.map((hypothesis, index): Answer => {
    const strata = counted[index] ?? [];
    const level = policy.alpha * hypothesis.weight;
    const read = readConfirmation(strata, { level, budget: policy.errors.budget });
    return { ...read, hypothesis, drop: dropOf(strata, hypothesis.paired) };
  });
  const tests = answers.map((answer) => {
    const { hypothesis, result, p } = answer;
    return { ...asTest(hypothesis, result === 'incomplete' ? 1 : p), answer };
  });
  // Each scenario is shown as counted under the first rate that asked for it.
  const shown = asked.flatMap((id) => counted.flat().find(({ scenario }) => scenario === id) ?? []);
  const words = scenarioWords(shown);
  const scenarios = shown.map(({ scenario, candidate: { failed, trials }, main, missing }, index) => {
    return { scenario, word: words[index] ?? 'flaky', failed, trials, main, missing };
  });
  return { ...NOTHING, asked, answers, scenarios, unasked, tests };
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
  const share = critical.length === 0 ? WEIGHT : WEIGHT / 2;
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
    return against === null || !stands ? [] : [{ scenario, main: pooledTrials(against) }];
  });
  const { tolerance } = rate.rule;
  const question = { paired, tolerance, level: policy.alpha * weight, collapseP: collapseOf(counts)?.p ?? 0 };
  return { rate, weight, paired, lost: asked !== null || asksToConfirm(lost, question) ? lost : [] };
}

/** Counts the fresh trials of one scenario under a rate. Crashes of the agent always count, as failures. */
function freshCount(
  { confirm }: ResolvedPolicy,
  { key }: UntestedRate,
  { first, fresh }: Readonly<Record<'first' | 'fresh', NonNullable<ScenarioReport['trials']>>>,
): Pick<ConfirmedScenario, 'candidate' | 'missing'> {
  const known = first.map(({ facts }) => facts);
  const counted = confirm.fresh === 'declared' ? fresh.slice(0, FRESH_TRIALS) : freshTrials(known, fresh);
  const failed = counted.filter((trial) => trial.failed?.includes(key)).length;
  return { candidate: { failed, trials: counted.length }, missing: FRESH_TRIALS - counted.length };
}

/** Scenarios whose trials, fresh and of the first run, do not all fail the same rubrics and criteria. */
function differingFrom(pairs: readonly Pair[], fresh: ReadonlyMap<string, ScenarioReport>): readonly string[] {
  const failuresOf = ({ trials = [] }: ScenarioReport) => trials.map(({ failed = [] }) => failed.join(' '));
  return pairs.flatMap(({ scenario, candidate }) => {
    const freshScenario = fresh.get(scenario);
    return freshScenario !== undefined && new Set([...failuresOf(freshScenario), ...failuresOf(candidate)]).size > 1
      ? [scenario]
      : [];
  });
}
