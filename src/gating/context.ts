import type { UsageComparison } from '../../schemas/types/decision.ts';
import { type Collapse, collapseOf } from './collapse.ts';
import { type ComparisonContext, comparisonContext, type Rate } from './comparing/comparison-context.ts';
import { type Comparisons, compareRates } from './comparing/comparisons.ts';
import {
  type DropOf,
  dropsOf,
  type Excused,
  excusedScenarios,
  type Waivers,
  withExcused,
} from './comparing/excused.ts';
import type { ComparisonInput, Pair } from './comparing/pairing.ts';
import { countsUnder } from './comparing/scenario-counts.ts';
import type { ShownRun } from './comparing/scenarios-behind.ts';
import { type SuiteEffects, suiteEffects } from './comparing/suite-effect.ts';
import { compareUsage } from './comparing/usage.ts';
import { type Answer, type Confirm, confirmOf, type ScenarioTest } from './confirm.ts';
import { withFurther } from './leaning.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { sum } from './statistics/moments.ts';
import { SLACK } from './statistics/rates.ts';

/** Every fact that findings use, for one reading of a run. A reading is one way to count trials without a verdict. */
export interface GateContext extends ComparisonContext {
  readonly waivers: Waivers;
  readonly dropOf: DropOf;
  readonly excused: Excused;
  /** The pairs as compared: excused scenarios count as unchanged. */
  readonly pairs: readonly Pair[];
  readonly comparisons: Comparisons;
  /** Cost, latency and tokens of both sides. */
  readonly usage: readonly UsageComparison[];
  /** Every metric by its rubric's id, every compared criterion by `rubric/criterion`. */
  readonly rates: ReadonlyMap<string, Rate>;
  /** The run whose scenarios findings name: always the actual report, also if this reading fills in trials without a verdict. */
  readonly shown: ShownRun;
  /** Whether scenarios that pass on main always fail here; null if not tested. */
  readonly collapse: Collapse | null;
  /** The scenarios that look broken, and the results of their fresh trials. */
  readonly confirm: Confirm;
  /** Rates for which fresh trials show a significant drop of at least the tolerance. */
  readonly broke: readonly Answer[];
  /** How scenarios that only one side has move the primary metric. */
  readonly suiteEffects: SuiteEffects;
}

/**
 * Derives every fact of a reading once.
 * @param headPolicy its own waivers are ignored; `waivers.held`, from the base branch, apply
 * @param asIs the context of the actual report, if `input` has trials without a verdict filled in
 */
export function gateContext(
  headPolicy: ResolvedPolicy,
  waivers: Waivers,
  input: ComparisonInput,
  asIs?: GateContext,
): GateContext {
  const context = comparisonContext({ ...headPolicy, waivers: waivers.held }, input);
  const { policy, candidate, rubrics, pairing, primary } = context;
  const dropOf = dropsOf(pairing, primary);
  const excused = excusedScenarios(waivers, pairing, dropOf);
  const pairs = withExcused(pairing.pairs, excused);
  const { collapse, confirm, tests } = furtherTests(context, pairs);
  const compared = compareRates(context, pairs, tests);
  const broke = tests.flatMap(({ answer }, index) => {
    const isShown = (compared.further[index] ?? 1) <= policy.alpha;
    return answer && isShown && answer.drop >= answer.hypothesis.rate.rule.tolerance - SLACK ? [answer] : [];
  });
  const comparisons = withFurther({ policy, rubrics, collapse, confirm, broke }, compared, tests);
  return {
    ...context,
    waivers,
    dropOf,
    excused,
    pairs,
    collapse,
    confirm,
    broke,
    comparisons,
    usage: compareUsage(context),
    rates: new Map(
      rubrics.flatMap(({ rubric, metric, criteria }): readonly (readonly [string, Rate])[] => [
        [rubric.rubric, metric],
        ...criteria.map((rate) => [rate.name, rate] as const),
      ]),
    ),
    shown: asIs?.shown ?? { candidate, pairing, excused },
    suiteEffects: suiteEffects(pairing, primary?.rubric.rubric ?? ''),
  };
}

/** The collapse tests and the tests of fresh trials, with their shares of alpha. The tests of rates get the rest. */
function furtherTests(
  context: ComparisonContext,
  pairs: readonly Pair[],
): Pick<GateContext, 'collapse' | 'confirm'> & { readonly tests: readonly ScenarioTest[] } {
  const { policy, primary } = context;
  const isTested = primary !== null && primary.metric.comparedRuns.length > 0 && policy.noise !== 'none';
  const counts = isTested ? countsUnder(context, primary.metric, pairs) : null;
  const collapse = counts !== null && primary !== null && gates(primary.metric.rule) ? collapseOf(counts) : null;
  const confirm = confirmOf(context, pairs, counts);
  const left = 1 - sum(confirm.tests.map(({ weight }) => weight));
  const shared = (collapse?.tests ?? []).map((test) => ({ ...test, weight: test.weight * left }));
  return { collapse, confirm, tests: [...shared, ...confirm.tests] };
}
