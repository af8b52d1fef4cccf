import type { AppliedWaiver, Decided, MetricComparison } from '../../schemas/types/decision.ts';
import type { Comparisons } from './comparing/comparisons.ts';
import type { Waivers } from './comparing/excused.ts';
import type { ComparisonInput } from './comparing/pairing.ts';
import { type GateContext, gateContext } from './context.ts';
import { awaitedFindings, confirmFindings } from './findings/confirm.ts';
import { coverageFindings, tooFewScenarios } from './findings/coverage.ts';
import { comparabilityFindings, keyFindings, unpairedDifference, withoutBaseline } from './findings/evidence.ts';
import { decides } from './findings/finding-list.ts';
import { senselessRules, unknownNames, unknownWaivers } from './findings/policy.ts';
import { outcomeFindings, rateFindings, usageFindings } from './findings/rates.ts';
import { mustPassFindings, scenarioFindings } from './findings/scenarios.ts';
import { askForTrials, trialFindings } from './findings/trials.ts';
import { applyWaivers } from './findings/waivers.ts';
import { isBaselineLost } from './messages/baseline.ts';
import type { AnyFinding, FindingCode, FindingData } from './messages/catalogue.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';

/** What the gate makes of one reading of a run. */
export interface Evaluation {
  readonly context: GateContext;
  readonly decided: Decided;
  /** By subject: the policy, the comparison, metrics, criteria, outcomes, scenarios, trials. */
  readonly findings: readonly AnyFinding[];
  readonly waivers: readonly AppliedWaiver[];
}

/**
 * Evaluates one reading of a run against the policy, the waivers of the base branch and main's runs, newest first.
 * @param asIs the reading of the actual report, where this one fills in trials without a verdict
 */
export function evaluateGate(
  policy: ResolvedPolicy,
  waivers: Waivers,
  input: ComparisonInput,
  asIs?: GateContext,
): Evaluation {
  const context = gateContext(policy, waivers, input, asIs);
  const found: readonly FindingData[] = [
    ...unknownNames(context),
    ...unknownWaivers(context),
    ...senselessRules(context),
    ...comparabilityFindings(context),
    ...keyFindings(context),
    ...unpairedDifference(context),
    ...withoutBaseline(context),
    ...rateFindings(context),
    ...outcomeFindings(context),
    ...usageFindings(context),
    ...(context.isFirstLook ? [] : coverageFindings(context)),
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
    ...confirmFindings(context),
  ];
  const waived = applyWaivers(context, found);
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...(stopped ? [] : [...askForTrials(context), ...awaitedFindings(context)])];
  return { context, decided: decidedBy(findings, context), findings, waivers: waived.applied };
}

/**
 * First match wins: invalid evidence, a blocking finding, trials that are awaited, a sign of a drop or nothing to compare with, else pass.
 * Criteria do not make a run inconclusive: in a small suite most of them are, and a regressed one blocks by its finding.
 */
export function decidedBy(findings: readonly AnyFinding[], context: Decisive): Decided {
  if (findings.some((finding) => finding.effect === 'invalid')) return 'invalid';
  if (findings.some((finding) => finding.effect === 'block')) return 'fail';
  return isAwaiting(findings) || isInDoubt(findings, context) ? 'inconclusive' : 'pass';
}

/** What a decision depends on besides findings. */
type Decisive = Pick<GateContext, 'policy' | 'baseline'> & { readonly comparisons: Pick<Comparisons, 'metrics'> };

/** Whether something is still to come, until which the run is held up: otherwise a drop would pass by never sending it. */
export function isAwaiting(findings: readonly Pick<AnyFinding, 'code'>[]): boolean {
  return findings.some(({ code }) => AWAITING.has(code));
}

const AWAITING: ReadonlySet<string> = new Set<FindingCode>([
  ...(['more-trials', 'confirm-awaited', 'confirm-incomplete'] as const),
  // What an earlier attempt found, or main's run, is not to be had: a re-run must not turn green by that.
  ...(['attempts-lost', 'rate-limited'] as const),
]);

function isInDoubt(findings: readonly AnyFinding[], { policy, baseline, comparisons }: Decisive): boolean {
  if (findings.some(({ code }) => code === 'judge-silent' || code === 'baseline-unfit')) return true;
  if (baseline === null && lacksBaseline(findings, policy)) return true;
  return comparisons.metrics.filter(gates).some((metric) => metric.leans !== undefined || isUntold(metric));
}

/** Whether nothing tells anything of a metric that was measured. */
function isUntold({ state, threshold, candidate }: MetricComparison): boolean {
  return state === 'insufficient' && threshold === null && candidate !== null;
}

/** Whether that there is no baseline is worth a look: where main has saved one, or nobody can tell, unless the policy says otherwise. */
function lacksBaseline(findings: readonly AnyFinding[], { on_no_baseline: rule }: ResolvedPolicy): boolean {
  return rule === null ? findings.some(({ code }) => isBaselineLost(code)) : rule === 'inconclusive';
}
