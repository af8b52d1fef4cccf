import type { Count, ScenarioReport } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { missingUnder } from '../comparing/missing-trials.ts';
import { meanScore, type Pairing } from '../comparing/pairing.ts';
import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { FEWEST_SCENARIOS } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rates.ts';
import { criterionName, someOf } from '../wording.ts';

/**
 * One notice for all: a criterion that seldom applies is the usual case. It warns where a critical one fell all the same, of which no
 * test can tell anything.
 */
export function tooFewScenarios({ comparisons, pairing }: GateContext): readonly Finding[] {
  const { metrics, criteria } = comparisons;
  const { pairs } = pairing;
  const seldom = criteria.filter(({ state }) => state === 'insufficient');
  const scarce = metrics.filter(({ state }) => state === 'insufficient');
  const names = scarce.map(({ name }) => `\`${name}\``);
  const few = [...names, ...seldom.map((criterion) => seldomText(criterion, pairs.length))];
  if (few.length === 0) return [];
  const fallen = criteria.filter(isUntestedFall).map(fallText);
  const told = fallen.length === 0 ? '' : `; critical and lower than on main: ${someOf(fallen)}`;
  const byFamily = pairs.some(({ baseline }) => baseline.family !== undefined)
    ? ', those of one family counted once'
    : '';
  return [
    {
      code: 'too-few-scenarios',
      effect: fallen.length === 0 ? 'notice' : 'warn',
      what: `Fewer than ${FEWEST_SCENARIOS} paired scenarios${byFamily}: thresholds alone decide on ${someOf(few)}${told}`,
      expected: `at least ${counted(FEWEST_SCENARIOS, 'paired scenario')}`,
      next: seldom.some((criterion) => appliesSeldom(criterion, pairs.length))
        ? 'Add scenarios in which it applies; to the others it is no question'
        : adviceOnFew(pairs.length, unjudgedUnder(scarce, pairing)),
    },
  ];
}

/** Whether there are enough scenarios, and a criterion applied in a few of them only. */
function appliesSeldom({ paired }: CriterionComparison, pairs: number): boolean {
  return pairs >= FEWEST_SCENARIOS && (paired?.scenarios ?? 0) < FEWEST_SCENARIOS;
}

function seldomText(criterion: CriterionComparison, pairs: number): string {
  const name = `\`${criterionName(criterion.rubric, criterion.key)}\``;
  const scenarios = counted(criterion.paired?.scenarios ?? 0, 'scenario');
  return appliesSeldom(criterion, pairs) ? `${name} (applied in ${scenarios} on both sides)` : name;
}

/** How many scenarios lack a verdict, of all rubrics or of those of these metrics. */
function unjudgedUnder(metrics: readonly MetricComparison[], { pairs, unjudged }: Pairing): number {
  const lacks = (scenario: ScenarioReport): boolean =>
    metrics.some(({ rubric }) => meanScore(scenario, rubric) === null && missingUnder(scenario, rubric) > 0);
  const lacking = pairs.filter(({ candidate, baseline }) => lacks(candidate) || lacks(baseline));
  const ids = lacking.map(({ candidate }) => candidate.scenario);
  return new Set([...unjudged.candidate, ...unjudged.baseline, ...ids]).size;
}

/** Scenarios that are there and have no verdict would do; to add others would not mend that. */
function adviceOnFew(paired: number, unjudged: number): string {
  if (unjudged === 0 || paired + unjudged < FEWEST_SCENARIOS) return 'Add scenarios; 30 or more are worth comparing';
  return `See why ${counted(unjudged, 'scenario')} ${unjudged === 1 ? 'has' : 'have'} no verdict, and run them again`;
}

function isUntestedFall({ state, tier, delta, tolerance }: CriterionComparison): boolean {
  return state === 'insufficient' && tier === 'critical' && (delta ?? 0) < -tolerance - SLACK;
}

function fallText({ rubric, key, baseline, candidate }: CriterionComparison): string {
  return `\`${criterionName(rubric, key)}\` (${countText(baseline)} -> ${countText(candidate)})`;
}

function countText(count: Count | null): string {
  return count === null ? '–' : `${count.passed}/${count.total}`;
}
