import type { Report } from '../../scoring/report.ts';
import type { Comparisons } from '../comparing/comparisons.ts';
import { meanScore, meanScores, type Pair, type Pairing, type Sides } from '../comparing/pairing.ts';
import type { MetricComparison } from '../comparing/rate-comparison.ts';
import type { Finding } from '../decision.ts';
import { gates, primaryRubric } from '../policy/rules.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import { someOf } from '../wording.ts';
import { flippedPairs } from './flips.ts';

/**
 * Where a metric regressed although no criterion did and no scenario was lost, small drops have added up, and no table shows them: the
 * scenarios that fell most, against the mean of main's runs.
 */
export function worstScenarios({ metrics, criteria }: Comparisons, sides: Sides, pairing: Pairing): readonly Finding[] {
  const unexplained = metrics
    .filter((metric) => metric.state === 'regressed' && gates(metric) && metric.evidence.length > 0)
    .filter(({ rubric }) => !criteria.some((one) => one.rubric === rubric && one.state === 'regressed'))
    .filter(({ rubric }) => !standsForCriterion(rubric, criteria, sides.candidate));
  if (unexplained.length === 0) return [];
  const anyLost = flippedPairs(sides, pairing).lost.length > 0;
  return unexplained
    .filter(({ rubric }) => !(anyLost && rubric === primaryRubric(sides.candidate)?.rubric))
    .flatMap((metric) => finding(metric, pairing.pairs));
}

/** A metric that stands for the only criterion of its rubric fell by that one. */
function standsForCriterion(id: string, compared: Comparisons['criteria'], { rubrics }: Report): boolean {
  const hasAny = rubrics.some(({ rubric, criteria }) => rubric === id && criteria.length > 0);
  return hasAny && !compared.some(({ rubric }) => rubric === id);
}

function finding({ name, rubric }: MetricComparison, pairs: readonly Pair[]): readonly Finding[] {
  const fallen = pairs.flatMap((pair) => fallOf(pair, rubric)).sort((a, b) => a.change - b.change);
  if (fallen.length === 0) return [];
  const named = fallen.map(({ scenario, then, now }) => `\`${scenario}\` (${two(then)} -> ${two(now)})`);
  return [
    {
      code: 'scenarios-fallen',
      effect: 'notice',
      what: `No single criterion shows why ${name} fell; these scenarios fell most: ${someOf(named)}`,
    },
  ];
}

function fallOf({ scenario, candidate, runs }: Pair, rubric: string) {
  const now = meanScore(candidate, rubric);
  const before = meanScores(runs, rubric);
  if (now === null || before.length === 0) return [];
  const then = meanRate(before);
  return now < then - SLACK ? [{ scenario, then, now, change: now - then }] : [];
}

function two(score: number): string {
  return score.toFixed(2);
}
