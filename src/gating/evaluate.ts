import type { AppliedWaiver, Decided } from '../../schemas/types/decision.ts';
import type { ReadingInput } from './comparing/pairing.ts';
import type { Rate } from './comparing/rate.ts';
import type { Waivers } from './comparing/waived-scenarios.ts';
import { type GateContext, gateContext } from './context.ts';
import { awaitedFindings, confirmFindings } from './findings/confirm.ts';
import { coverageFindings, tooFewScenarios } from './findings/coverage.ts';
import { comparabilityFindings, keyFindings, unpairedDifference, withoutBaseline } from './findings/evidence.ts';
import { decides } from './findings/finding-list.ts';
import { senselessRules, unknownNames, unknownWaivers } from './findings/policy.ts';
import { outcomeFindings, rateFindings, usageFindings } from './findings/rates.ts';
import { mustPassFindings, scenarioFindings } from './findings/scenarios.ts';
import { trialFindings } from './findings/trials.ts';
import { applyWaivers } from './findings/waivers.ts';
import { isBaselineLost } from './messages/baseline.ts';
import type { AnyFinding, FindingCode, FindingData } from './messages/catalogue.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';

/** The gate's result for one reading of a run. */
export interface Evaluation {
  readonly context: GateContext;
  readonly decided: Decided;
  /** Ordered by subject: the policy, the comparison, metrics, criteria, outcomes, scenarios, trials. */
  readonly findings: readonly AnyFinding[];
  readonly waivers: readonly AppliedWaiver[];
}

/**
 * Evaluates one reading of a run against the policy, the waivers of the base branch and main's runs, newest first.
 * @param asIs the context of the actual report, if `input` has trials without a verdict filled in; else null
 */
export function evaluateGate(
  policy: ResolvedPolicy,
  waivers: Waivers,
  input: ReadingInput,
  asIs: GateContext | null = null,
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
    ...coverageFindings(context),
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
    ...confirmFindings(context),
  ];
  const waived = applyWaivers(context, found);
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...(stopped ? [] : awaitedFindings(context))];
  return { context, decided: decidedBy(findings, context), findings, waivers: waived.applied };
}

/**
 * The first match wins: invalid evidence; a blocking finding; awaited trials, a sign of a drop or a missing baseline; else pass. Criteria
 * never make a run inconclusive: in a small suite most of them are, and a regressed one blocks by its finding.
 */
export function decidedBy(findings: readonly AnyFinding[], context: Decisive): Decided {
  if (findings.some((finding) => finding.effect === 'invalid')) return 'invalid';
  if (findings.some((finding) => finding.effect === 'block')) return 'fail';
  return isAwaiting(findings) || isInDoubt(findings, context) ? 'inconclusive' : 'pass';
}

/** The facts that a decision uses besides findings. */
interface Decisive extends Pick<GateContext, 'policy' | 'baseline'> {
  readonly rates: readonly Pick<Rate, 'kind' | 'rule' | 'state' | 'signs' | 'candidate'>[];
}

/** Whether the run waits for more evidence. It is held until then; otherwise a drop would pass if the evidence never came. */
export function isAwaiting(findings: readonly Pick<AnyFinding, 'code'>[]): boolean {
  return findings.some(({ code }) => AWAITING.has(code));
}

const AWAITING: ReadonlySet<string> = new Set<FindingCode>([
  ...(['confirm-awaited', 'confirm-incomplete'] as const),
  // Results of an earlier attempt or of main could not be fetched. A re-run must not pass because of that.
  ...(['attempts-lost', 'rate-limited'] as const),
]);

function isInDoubt(findings: readonly AnyFinding[], { policy, baseline, rates }: Decisive): boolean {
  if (findings.some(({ code }) => code === 'judge-silent' || code === 'baseline-unfit')) return true;
  // With `on_no_baseline` unset, a missing baseline counts only if a finding says that main should have one.
  const { on_no_baseline: rule } = policy;
  const isLost = rule === null ? findings.some(({ code }) => isBaselineLost(code)) : rule === 'inconclusive';
  if (baseline === null && isLost) return true;
  return rates.some(({ kind, rule, state, signs, candidate }) => {
    const hasTooFew = state === 'insufficient' && rule.threshold === null && candidate !== null;
    return kind === 'metric' && gates(rule) && (signs.length > 0 || hasTooFew);
  });
}
