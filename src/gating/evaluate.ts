import type { AppliedWaiver, Decided } from '../../schemas/types/decision.ts';
import { applyWaivers } from './apply-waivers.ts';
import type { Rate } from './comparing/rate.ts';
import { thresholdResults } from './comparing/threshold.ts';
import { type GateContext, gateContext, type Reading } from './context.ts';
import { armFindings } from './findings/arms.ts';
import { withoutBaseline } from './findings/baseline.ts';
import { type AnyFinding, rowOf } from './findings/catalogue.ts';
import { comparabilityFindings, keyFindings } from './findings/comparability.ts';
import { awaitedFindings, confirmFindings } from './findings/confirm.ts';
import { coverageFindings, tooFewScenarios, unmeasuredRules } from './findings/coverage.ts';
import type { FindingData, FindingRow } from './findings/finding.ts';
import { decides } from './findings/finding-list.ts';
import { outcomeFindings, usageFindings } from './findings/limits.ts';
import { memoryFindings } from './findings/memory.ts';
import { senselessRules, unknownNames } from './findings/policy.ts';
import { probeFindings } from './findings/probes.ts';
import { rateFindings } from './findings/rates.ts';
import { mustPassFindings, scenarioFindings } from './findings/scenarios.ts';
import { sliceFindings } from './findings/slices.ts';
import { trialFindings } from './findings/trials.ts';
import { gates } from './policy/resolve-policy.ts';

export interface Evaluation {
  readonly context: GateContext;
  readonly decided: Decided;
  /** Ordered by subject: the policy, the comparison, metrics, criteria, outcomes, scenarios, trials. */
  readonly findings: readonly AnyFinding[];
  readonly waivers: readonly AppliedWaiver[];
}

/**
 * Evaluates one reading of a run.
 * @param asIs the context of the actual report, if `input` has trials without a verdict filled in; else null
 */
export function evaluateGate(input: Reading, asIs: GateContext | null = null): Evaluation {
  const context = gateContext(input, asIs);
  const thresholds = thresholdResults(context);
  const unwaived: readonly FindingData[] = [
    ...unknownNames(context),
    ...senselessRules(context),
    ...comparabilityFindings(context),
    ...keyFindings(context),
    ...withoutBaseline(context),
    ...rateFindings(context, thresholds),
    ...sliceFindings(context),
    ...armFindings(context, thresholds),
    ...probeFindings(context),
    ...outcomeFindings(context),
    ...usageFindings(context),
    ...coverageFindings(context),
    ...unmeasuredRules(context),
    ...tooFewScenarios(context),
    ...mustPassFindings(context),
    ...scenarioFindings(context),
    ...trialFindings(context.candidate),
    ...confirmFindings(context),
    ...memoryFindings(context),
  ];
  const waived = applyWaivers(context, unwaived);
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

interface Decisive extends Pick<GateContext, 'policy' | 'baseline'> {
  readonly rates: readonly Pick<Rate, 'kind' | 'rule' | 'state' | 'candidate'>[];
}

/** Whether the run waits for more evidence. It is held until then; otherwise a drop would pass if the evidence never came. */
export function isAwaiting(findings: readonly Pick<AnyFinding, 'code'>[]): boolean {
  return findings.some(({ code }) => AWAITS.has(rowOf(code).holds));
}

const AWAITS: ReadonlySet<FindingRow['holds']> = new Set(['for fresh trials', 'for results'] as const);

function isInDoubt(findings: readonly AnyFinding[], { policy, baseline, rates }: Decisive): boolean {
  const holds = new Set(findings.map(({ code }) => rowOf(code).holds));
  if (holds.has('in doubt')) return true;
  // With `on_no_baseline` unset, a missing baseline counts only if a finding says that main should have one.
  const { on_no_baseline: unless } = policy;
  const isMissed = unless === null ? holds.has('without a baseline') : unless === 'inconclusive';
  if (baseline === null && isMissed) return true;
  return rates.some(({ kind, rule, state, candidate }) => {
    const hasTooFew = state === 'insufficient' && rule.threshold === null && candidate !== null;
    return kind === 'metric' && gates(rule) && hasTooFew;
  });
}
