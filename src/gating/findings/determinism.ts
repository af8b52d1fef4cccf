import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { counted } from '../../contract/text.ts';
import { sameJudges } from '../comparing/comparison-key.ts';
import { type Pair, pairScenarios } from '../comparing/pairing.ts';
import { scoresOf } from '../comparing/scores.ts';
import type { MainRun } from '../history/main-runs.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { FEWEST_RUNS } from '../statistics/history.ts';
import { meanRate, SLACK } from '../statistics/rate-of.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';

export const determinismRows = {
  'not-deterministic': {
    effect: 'invalid',
    message: ({ subject, runs }: Has<'subject'> & { readonly runs: readonly [string, string] }): Sentences => ({
      what: `The policy declares \`noise: none\`, but \`${subject.name}\` has different results in two runs of one commit (${runs.join(', ')})`,
      expected: 'the same result in every run of one commit',
      next: 'Remove the cause of the difference, or set `noise: stochastic`',
    }),
  },

  'noise-free': {
    effect: 'notice',
    message: ({ runs, results }: Numbers<'runs' | 'results'>): Sentences => ({
      what: `${runs} main runs, 0 of ${counted(results, 'scenario result')} changed: consider \`noise: none\``,
      next: `Declare it only if replies are recorded: 0 of ${results} still allows up to 3 in ${results}`,
    }),
  },
} satisfies FindingRows;

const determinismFinding = makerOf(determinismRows);

/** Findings about the noise that the policy declares: a contradiction by the runs under `none`, a hint from main's runs under `auto`. */
export function determinismFindings(
  policy: ResolvedPolicy,
  candidate: MainRun,
  runs: readonly MainRun[],
): readonly FindingData[] {
  const noise = policy.noise;
  if (noise === 'none') return contradiction(policy, [candidate, ...runs]);
  return noise === 'auto' ? hint(runs) : [];
}

function contradiction(policy: ResolvedPolicy, runs: readonly MainRun[]): readonly FindingData[] {
  const twins = runs.flatMap((run, index) => {
    const { sha } = run.origin;
    return runs
      .slice(index + 1)
      .filter((twin) => sha !== undefined && twin.origin.sha === sha && sameJudges(run.report, twin.report))
      .map((twin) => [run, twin] as const);
  });
  for (const [run, twin] of twins) {
    const pair = pairScenarios({ candidate: run.report, runs: [twin.report] }).pairs.find(differs);
    if (pair === undefined) continue;
    const subject = { kind: 'scenario', name: pair.scenario } as const;
    const labels = [run.origin.label, twin.origin.label] as const;
    return [determinismFinding('not-deterministic', { subject, place: policy.placeOf('/noise'), runs: labels })];
  }
  return [];
}

function hint(runs: readonly MainRun[]): readonly FindingData[] {
  const [newest, ...older] = runs;
  if (newest === undefined || runs.length < FEWEST_RUNS) return [];
  const { pairs } = pairScenarios({ candidate: newest.report, runs: older.map(({ report }) => report) });
  const results = pairs.reduce(
    (sum, { runs: olderRuns }) => sum + 1 + olderRuns.filter((run) => run !== null).length,
    0,
  );
  if (pairs.length === 0 || pairs.some((pair) => differs(pair) || isMixed(pair.candidate))) return [];
  return [determinismFinding('noise-free', { runs: runs.length, results })];
}

function differs({ candidate, runs }: Pair): boolean {
  return runs.some((run) => run !== null && !sameResult(candidate, run));
}

/** Whether trials of one run differ: then the agent is not deterministic, even if each run has as many passes. */
function isMixed({ rubrics }: ScenarioReport): boolean {
  return Object.values(rubrics).some(
    ({ scores, criteria }) =>
      new Set(scores).size > 1 || Object.values(criteria).some(({ passed, total }) => passed % total > 0),
  );
}

/**
 * Whether two runs gave one scenario the same result: equal mean scores and pass rates under every rubric that judged it in both. A
 * criterion that applied in only one of them is a difference; one that is missing from the rubric of one run is not.
 */
export function sameResult(first: ScenarioReport, second: ScenarioReport): boolean {
  return Object.keys(first.rubrics).every((rubric) => {
    const [firstScores, secondScores] = [scoresOf(first, rubric), scoresOf(second, rubric)];
    if (firstScores === undefined || secondScores === undefined) return true;
    if (Math.abs(meanRate(firstScores.scores) - meanRate(secondScores.scores)) > SLACK) return false;
    return Object.entries(firstScores.criteria).every(([key, count]) => {
      const other = memberOf(secondScores.criteria, key) ?? count;
      return (count.total === 0) === (other.total === 0) && count.passed * other.total === other.passed * count.total;
    });
  });
}
