import type { OutcomeComparison, UsageComparison } from '../../schemas/types/decision.ts';
import { must } from '../contract/must.ts';
import { type Carried, type CarriedContext, type Clearance, carriedOf, clearanceOf } from './carried.ts';
import { type Collapse, collapseOf } from './collapse.ts';
import { type ComparisonContext, comparisonContext } from './comparing/comparison-context.ts';
import type { Lift } from './comparing/lift.ts';
import { matchScenarios, type Pair, type ReadingInput } from './comparing/pairing.ts';
import { compareOutcomes } from './comparing/published-rates.ts';
import type { Rate, UntestedRate } from './comparing/rate.ts';
import { countsUnder, type RateCounts } from './comparing/scenario-counts.ts';
import { type SuiteEffects, suiteEffects } from './comparing/suite-effect.ts';
import { testRates } from './comparing/test-rates.ts';
import { compareUsage } from './comparing/usage.ts';
import {
  type DropOf,
  dropsOf,
  type WaivedScenarios,
  type Waivers,
  waivedScenarios,
  withWaived,
} from './comparing/waived-scenarios.ts';
import type { ShownRun } from './comparing/worst-scenarios.ts';
import { type Answer, type Confirm, confirmOf, type ScenarioTest, testOf } from './confirm.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { type Probes, probeSuite } from './probes.ts';
import { withScenarioResults } from './signs-of-drop.ts';
import { mayBlock, type Slices, slicesOf, sliceTestsOf } from './slices.ts';
import { SLACK } from './statistics/rate-of.ts';
import type { Separateness } from './statistics/separateness.ts';

/** Every fact that findings use, for one reading of a run. A reading is one way to count trials without a verdict. */
export interface GateContext extends ComparisonContext<Rate> {
  readonly lifts: readonly Lift[];
  readonly waivers: Waivers;
  readonly dropOf: DropOf;
  readonly waived: WaivedScenarios;
  readonly probes: Probes;
  readonly outcomes: readonly OutcomeComparison[];
  readonly usage: readonly UsageComparison[];
  /** The run whose scenarios findings name: always the actual report, also if this reading fills in trials without a verdict. */
  readonly shown: ShownRun;
  /** Whether scenarios that pass on main always fail here; null if not tested. */
  readonly collapse: Collapse | null;
  /** Whether trials of one run of main are trials of their own, under the primary metric. */
  readonly separateness: Separateness;
  readonly confirm: Confirm;
  /** Rates for which fresh trials show a significant drop of at least the tolerance. */
  readonly broke: readonly BrokenRate[];
  /** Number of the push to its pull request, from 1. */
  readonly push: number;
  /** Largest adjusted p that blocks: the policy's alpha, less on later pushes. */
  readonly level: number;
  /** What blocked an earlier push of the pull request, and whether it is cleared; null if nothing did. */
  readonly carried: Clearance | null;
  readonly slices: Slices;
  /** Whether a slice dropped, under `gate.slices.effect: block`. */
  readonly sliceFell: boolean;
  /** How scenarios that only one side has move the primary metric. */
  readonly suiteEffects: SuiteEffects;
}

export interface BrokenRate {
  readonly rate: Rate;
  readonly answer: Answer;
}

/** One way to count the trials of a run, and what judges it. */
export interface Reading extends ReadingInput {
  /** Its own waivers are ignored; `waivers.held`, from the base branch, apply. */
  readonly policy: ResolvedPolicy;
  readonly waivers: Waivers;
}

/**
 * Derives every fact of a reading once.
 * @param asIs the context of the actual report, if `input` has trials without a verdict filled in; else null
 */
export function gateContext(input: Reading, asIs: GateContext | null = null): GateContext {
  const { waivers } = input;
  const context = comparisonContext({ ...input.policy, waivers: waivers.held }, input);
  const { policy, candidate, pairing } = context;
  const { level = policy.alpha, number: push = 1 } = input.push ?? {};
  const metric = context.primary?.metric ?? null;
  const dropOf = dropsOf(pairing, metric);
  const probes = probeSuite(policy, asIs?.candidate ?? candidate, input.probes ?? []);
  const covered = waivedScenarios(waivers, pairing, dropOf);
  // Scenarios that prove nothing stand as if waived.
  const waived = { ...covered, dropped: new Set([...covered.dropped, ...probes.excluded]) };
  const pairs = withWaived(pairing.pairs, waived);
  const older = input.before.map((report) => {
    return { report, scenarios: matchScenarios(candidate.scenarios, report.scenarios) };
  });
  const facts = { ...input, ...context, older, waived, level };
  const { tests, carried, ...scenarios } = scenarioTests(facts, pairs);
  const tested = testRates(context, pairs, tests, level);
  const rejects = (index: number): boolean => must(tested.further[index], 'the p of a test') <= level;
  const rejecting = tests.flatMap(({ answer }, index) => {
    if (answer === undefined || !rejects(index)) return [];
    return answer.drop >= answer.hypothesis.rate.rule.tolerance - SLACK ? [answer] : [];
  });
  const broke = rejecting.filter(({ hypothesis }) => hypothesis.part === 'confirm');
  const { further: _, ...rates } = withScenarioResults({ level, ...scenarios, broke, tests }, tested);
  const fails = rejecting.length > broke.length;
  const testedRate = ({ key }: Answer['hypothesis']['rate']): Rate =>
    must(
      rates.rates.find((rate) => rate.key === key),
      'the tested rate of an answer',
    );
  return {
    ...context,
    ...rates,
    waivers,
    dropOf,
    waived,
    probes,
    ...scenarios,
    sliceFell: tests.some(({ test }, index) => {
      return test === 'slices' && mayBlock(rates.primary?.metric.sample?.variance) && rejects(index);
    }),
    level,
    push,
    carried: carried && clearanceOf(carried, { rates: rates.rates, confirm: scenarios.confirm, fails }),
    broke: broke.map((answer) => ({ answer, rate: testedRate(answer.hypothesis.rate) })),
    outcomes: compareOutcomes(context),
    usage: compareUsage(context),
    shown: asIs?.shown ?? { candidate, pairing, waived },
    suiteEffects: suiteEffects(pairing, metric?.valueIn ?? (() => null)),
  };
}

/** The collapse tests and the tests of fresh trials, with their shares of alpha. The tests of rates get the rest. */
function scenarioTests(
  context: CarriedContext,
  pairs: readonly Pair[],
): Pick<GateContext, 'collapse' | 'separateness' | 'slices' | 'confirm'> & {
  readonly carried: Carried | null;
  readonly tests: readonly ScenarioTest[];
} {
  const { policy, primary } = context;
  const isTested = primary !== null && primary.metric.runs.compared.length > 0 && policy.noise !== 'none';
  const counted = new Map<UntestedRate, RateCounts>();
  const countsOf = (rate: UntestedRate): RateCounts => {
    const counts = counted.get(rate) ?? countsUnder(context, rate, pairs);
    counted.set(rate, counts);
    return counts;
  };
  const counts = isTested ? countsOf(primary.metric) : null;
  const collapse = counts !== null && primary !== null && gates(primary.metric.rule) ? collapseOf(counts) : null;
  const carried = carriedOf(context, isTested ? countsOf : null);
  const confirm = confirmOf(context, pairs, isTested ? countsOf : null, carried?.hypothesis ?? null);
  const slices = slicesOf(context, pairs, isTested ? countsOf : null);
  const separateness = counts?.separateness ?? 'separate';
  // Under a control, broken scenarios run again on both sides: main's stored runs ask, and do not block.
  const isControlled = policy.on_inconclusive === 'confirm' && policy.confirm.control;
  const tests = [
    ...(isControlled ? [] : (collapse?.tests ?? [])),
    ...sliceTestsOf(policy, slices),
    ...confirm.tests,
    ...(carried?.own == null ? [] : [testOf(carried.own)]),
  ];
  return { collapse, separateness, slices, confirm, carried, tests };
}
