import type { Report } from '../scoring/report.ts';
import { comparabilityFindings } from './comparability.ts';
import { type Comparisons, compareReports } from './comparisons.ts';
import type { Finding, Verdict } from './decision.ts';
import { type Pairing, pairScenarios, type Sides } from './pairing.ts';
import type { Policy } from './policy.ts';
import { unknownNames } from './policy-names.ts';
import { rateFindings } from './rate-findings.ts';
import { scenarioFindings } from './scenario-findings.ts';
import { FEWEST_SCENARIOS } from './statistics/state.ts';
import { trialFindings } from './trial-findings.ts';
import { nameList, plural } from './wording.ts';

/** A candidate weighed once, as its report stands. */
export interface Weighed {
  readonly verdict: Verdict;
  /** By subject: the policy, the comparison, metrics, criteria, outcomes, scenarios, trials. */
  readonly findings: readonly Finding[];
  readonly comparisons: Comparisons;
  readonly pairing: Pairing;
}

/** Weighs a report against the policy and the runs of main, newest first. */
export function weigh(policy: Policy, sides: Sides): Weighed {
  const { candidate, runs } = sides;
  const baseline = runs[0] ?? null;
  const pairing = pairScenarios(sides);
  const comparisons = compareReports(policy, sides, pairing);
  const findings = [
    ...unknownNames(policy, candidate, baseline),
    ...comparabilityFindings(policy, candidate, baseline, pairing),
    ...withoutBaseline(policy, baseline),
    ...rateFindings(policy, comparisons, sides),
    ...tooFewScenarios(comparisons),
    ...scenarioFindings(policy, candidate, baseline, pairing),
    ...trialFindings(candidate),
  ];
  return { verdict: verdictOf(findings, comparisons), findings, comparisons, pairing };
}

/** First match wins: invalid evidence, a blocking finding, a rate that nobody can tell, else pass. */
export function verdictOf(findings: readonly Finding[], { metrics, criteria }: Comparisons): Verdict {
  if (findings.some((finding) => finding.effect === 'invalid')) return 'invalid';
  if (findings.some((finding) => finding.effect === 'block')) return 'fail';
  const gating = [...metrics, ...criteria.filter((criterion) => criterion.tier !== 'advisory')];
  return gating.some((compared) => compared.state === 'inconclusive') ? 'inconclusive' : 'pass';
}

function withoutBaseline(policy: Policy, baseline: Report | null): readonly Finding[] {
  if (baseline !== null) return [];
  const blocks = policy.on_no_baseline === 'fail';
  return [
    {
      code: 'no-baseline',
      effect: blocks ? 'block' : 'notice',
      what: 'No baseline to compare with: thresholds alone decide',
      next: 'Run the gate on main once, so that there is a baseline',
    },
  ];
}

/** One notice for all: a criterion that seldom applies is the usual case. */
function tooFewScenarios({ metrics, criteria }: Comparisons): readonly Finding[] {
  const few = [
    ...metrics.filter(({ state }) => state === 'insufficient').map(({ name }) => name),
    ...criteria.filter(({ state }) => state === 'insufficient').map(({ rubric, key }) => `${rubric}/${key}`),
  ];
  if (few.length === 0) return [];
  return [
    {
      code: 'too-few-scenarios',
      effect: 'notice',
      what: `Fewer than ${FEWEST_SCENARIOS} paired scenarios: thresholds alone decide on ${nameList(few)}`,
      expected: `at least ${plural(FEWEST_SCENARIOS, 'paired scenarios')}`,
      next: 'Add scenarios; 30 or more are worth comparing',
    },
  ];
}
