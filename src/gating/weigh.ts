import { comparableRuns } from './comparing/comparability.ts';
import { type Comparisons, compareReports } from './comparing/comparisons.ts';
import { type Pairing, pairScenarios, type Sides } from './comparing/pairing.ts';
import type { AppliedWaiver, Decided, Finding } from './decision.ts';
import { askedLess } from './findings/asked-less.ts';
import { comparabilityFindings } from './findings/comparability-findings.ts';
import { type DropOf, dropsAgainst, excusedScenarios, withExcused } from './findings/excused.ts';
import { tooFewScenarios } from './findings/few-scenarios.ts';
import { decides } from './findings/finding-list.ts';
import { keyFindings } from './findings/key-findings.ts';
import { askForTrials, MORE_TRIALS, trialsToCome, withheld } from './findings/more-trials.ts';
import { withoutBaseline } from './findings/no-baseline.ts';
import { unknownNames, unknownWaivers } from './findings/policy-names.ts';
import { senselessRules } from './findings/policy-sense.ts';
import { rateFindings } from './findings/rate-findings.ts';
import { scenarioFindings } from './findings/scenario-findings.ts';
import { trialFindings } from './findings/trial-findings.ts';
import { unpairedDifference } from './findings/unpaired.ts';
import { vanishedFindings } from './findings/vanished-findings.ts';
import { applyWaivers, type Waivers } from './findings/waivers.ts';
import type { Policy } from './policy/policy.ts';
import { gates, primaryRubric } from './policy/rules.ts';

/** A candidate weighed once, as its report stands. */
export interface Weighed {
  readonly decided: Decided;
  /** By subject: the policy, the comparison, metrics, criteria, outcomes, scenarios, trials. */
  readonly findings: readonly Finding[];
  readonly comparisons: Comparisons;
  readonly pairing: Pairing;
  readonly waivers: readonly AppliedWaiver[];
}

/** Weighs a report against the policy, the waivers that count and the runs of main, newest first. */
export function weigh(written: Policy, waivers: Waivers, sides: Sides): Weighed {
  const policy = { ...written, waivers: waivers.held };
  const { candidate, runs } = sides;
  const baseline = runs[0] ?? null;
  const pairing = pairScenarios(sides);
  const dropOf = dropsOf(policy, sides);
  const excused = excusedScenarios(waivers, pairing, dropOf);
  const pairs = withExcused(pairing.pairs, excused);
  const compared = compareReports(policy, sides, pairing, pairs);
  const early = trialsToCome(policy, candidate) > 0;
  const comparisons = early ? withheld(compared) : compared;
  const found = [
    ...unknownNames(policy, candidate, baseline),
    ...unknownWaivers([...waivers.held, ...waivers.ignored], sides),
    ...senselessRules(policy, sides, comparisons),
    ...comparabilityFindings(policy, sides, pairing),
    ...keyFindings(policy, sides, early),
    ...unpairedDifference(candidate, baseline, pairing),
    ...withoutBaseline(policy, baseline),
    ...rateFindings(policy, comparisons, { sides, pairs, early }),
    ...(early ? [] : vanishedFindings(comparisons, pairing)),
    ...(early ? [] : askedLess(policy, comparisons, pairing)),
    ...tooFewScenarios(comparisons, pairing),
    ...scenarioFindings(policy, sides, pairing, excused),
    ...trialFindings(candidate),
  ];
  const waived = applyWaivers(waivers, { findings: found, comparisons, pairing, excused, dropOf });
  const stopped = waived.findings.some(decides);
  const findings = [...waived.findings, ...(stopped ? [] : askForTrials(policy, candidate, comparisons))];
  return { decided: decidedBy(findings, comparisons), findings, comparisons, pairing, waivers: waived.applied };
}

/** Where every drop is real, only the newest run of main counts. */
function dropsOf({ noise }: Policy, sides: Sides): DropOf {
  const primary = primaryRubric(sides.candidate);
  if (primary === undefined) return () => 0;
  const runs = comparableRuns(primary, primary, sides);
  return dropsAgainst(noise === 'none' ? runs.slice(0, 1) : runs, primary.rubric);
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
