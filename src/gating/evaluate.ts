import type { Comparisons } from './comparing/comparisons.ts';
import type { Waivers } from './comparing/excused.ts';
import type { ComparisonInput } from './comparing/pairing.ts';
import { type GateContext, gateContext } from './context.ts';
import type { AppliedWaiver, Decided, Finding } from './decision.ts';
import { askedLess } from './findings/asked-less.ts';
import { comparabilityFindings } from './findings/comparability-findings.ts';
import { tooFewScenarios } from './findings/few-scenarios.ts';
import { decides } from './findings/finding-list.ts';
import { keyFindings } from './findings/key-findings.ts';
import { askForTrials, MORE_TRIALS } from './findings/more-trials.ts';
import { withoutBaseline } from './findings/no-baseline.ts';
import { unknownNames, unknownWaivers } from './findings/policy-names.ts';
import { senselessRules } from './findings/policy-sense.ts';
import { rateFindings } from './findings/rate-findings.ts';
import { scenarioFindings } from './findings/scenario-findings.ts';
import { trialFindings } from './findings/trial-findings.ts';
import { unpairedDifference } from './findings/unpaired.ts';
import { vanishedFindings } from './findings/vanished-findings.ts';
import { applyWaivers } from './findings/waivers.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';

/** What the gate makes of one reading of a run. */
export interface Evaluation {
  readonly context: GateContext;
  readonly decided: Decided;
  /** By subject: the policy, the comparison, metrics, criteria, outcomes, scenarios, trials. */
  readonly findings: readonly Finding[];
  readonly waivers: readonly AppliedWaiver[];
}

/**
 * Evaluates a report against the policy, the waivers that count and the runs of main, newest first.
 * @param asIs the report as it stands, where this reading counts its trials without a verdict otherwise
 */
export function evaluateGate(
  written: ResolvedPolicy,
  waivers: Waivers,
  input: ComparisonInput,
  asIs?: GateContext,
): Evaluation {
  const context = gateContext(written, waivers, input, asIs);
  const found = [
    ...unknownNames(context),
    ...unknownWaivers(context),
    ...senselessRules(context),
    ...comparabilityFindings(context),
    ...keyFindings(context),
    ...unpairedDifference(context),
    ...withoutBaseline(context),
    ...rateFindings(context),
    ...(context.isFirstLook ? [] : vanishedFindings(context)),
    ...(context.isFirstLook ? [] : askedLess(context)),
    ...tooFewScenarios(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
  ];
  const waived = applyWaivers(context, found);
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...(stopped ? [] : askForTrials(context))];
  return { context, decided: decidedBy(findings, context.comparisons), findings, waivers: waived.applied };
}

/**
 * First match wins: invalid evidence, a blocking finding, trials still to come, a metric of which nobody can tell whether
 * it changed, else pass. Criteria are seldom clear by themselves in a small suite: one blocks when it is shown to be worse, and is silent
 * when it is not.
 */
export function decidedBy(findings: readonly Finding[], { metrics }: Pick<Comparisons, 'metrics'>): Decided {
  if (findings.some((finding) => finding.effect === 'invalid')) return 'invalid';
  if (findings.some((finding) => finding.effect === 'block')) return 'fail';
  if (findings.some(({ code }) => code === MORE_TRIALS)) return 'inconclusive';
  return metrics.filter(gates).some(({ state }) => state === 'inconclusive') ? 'inconclusive' : 'pass';
}
