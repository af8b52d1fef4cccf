import type { AppliedWaiver, Decided } from '../../schemas/types/decision.ts';
import type { Comparisons } from './comparing/comparisons.ts';
import type { Waivers } from './comparing/excused.ts';
import type { ComparisonInput } from './comparing/pairing.ts';
import { type GateContext, gateContext } from './context.ts';
import { coverageLosses, tooFewScenarios, vanishedFindings } from './findings/coverage.ts';
import { comparabilityFindings, keyFindings, unpairedDifference, withoutBaseline } from './findings/evidence.ts';
import { decides } from './findings/finding-list.ts';
import { senselessRules, unknownNames, unknownWaivers } from './findings/policy.ts';
import { outcomeFindings, rateFindings } from './findings/rates.ts';
import { mustPassFindings, scenarioFindings } from './findings/scenarios.ts';
import { askForTrials, trialFindings } from './findings/trials.ts';
import { applyWaivers } from './findings/waivers.ts';
import type { AnyFinding, FindingData } from './messages/catalogue.ts';
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
    ...(context.isFirstLook ? [] : vanishedFindings(context)),
    ...(context.isFirstLook ? [] : coverageLosses(context)),
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
  ];
  const waived = applyWaivers(context, found);
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...(stopped ? [] : askForTrials(context))];
  return { context, decided: decidedBy(findings, context.comparisons), findings, waivers: waived.applied };
}

/**
 * First match wins: invalid evidence, a blocking finding, missing trials, an inconclusive gating metric, else pass. Criteria do not make
 * a run inconclusive: in a small suite most of them are, and a regressed one blocks by its finding.
 */
export function decidedBy(findings: readonly AnyFinding[], { metrics }: Pick<Comparisons, 'metrics'>): Decided {
  if (findings.some((finding) => finding.effect === 'invalid')) return 'invalid';
  if (findings.some((finding) => finding.effect === 'block')) return 'fail';
  if (findings.some(({ code }) => code === 'more-trials')) return 'inconclusive';
  return metrics.filter(gates).some(({ state }) => state === 'inconclusive') ? 'inconclusive' : 'pass';
}
