import type {
  Count,
  OutcomeCount,
  Report,
  RubricReport,
  ScenarioReport,
  ScenarioScores,
} from '../../../schemas/types/report.ts';
import { type OutcomeRule, outcomeRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { meanScores, scoresOf } from './pairing.ts';

/** How trials without a verdict are counted when a report is read at its best or at its worst. */
export type Assumed = 'pass' | 'fail';

/** How many trials without a verdict are counted, and as what. */
interface Filling {
  readonly missing: number;
  readonly assumed: Assumed;
}

/** How many trials have no verdict (infrastructure and judge errors), and how many there are in all. */
export function missingTrials({ scenarios, trials }: Report): { readonly missing: number; readonly total: number } {
  const missing = scenarios.reduce((sum, scenario) => sum + missingOf(scenario), 0);
  return { missing, total: trials.scored + missing };
}

/**
 * The report as it would be if every trial without a verdict had passed (score 1, every criterion passed) or failed
 * (score 0, every criterion failed). Their outcome is the one that suits the policy's limits best or worst.
 */
export function fillMissing(
  { candidate: report, policy, primary }: Pick<ComparisonContext, 'candidate' | 'policy' | 'primary'>,
  assumed: Assumed,
): Report {
  const scenarios = report.scenarios.map((scenario) => fillScenario(scenario, report.rubrics, assumed));
  return {
    ...report,
    trials: {
      ...report.trials,
      scored: report.trials.scored + missingTrials(report).missing,
      errored: { ...report.trials.errored, infrastructure: 0, judge: 0 },
    },
    rubrics: report.rubrics.map((rubric) => {
      const missing = report.scenarios.reduce((sum, scenario) => sum + missingUnder(scenario, rubric.rubric), 0);
      return {
        ...fillRubric(rubric, scenarios, { missing, assumed }),
        outcomes: rubric.outcomes.map((outcome) => fillOutcome(outcome, { missing, assumed }, ruleOf(rubric, outcome))),
      };
    }),
    scenarios,
    errored: report.errored.filter((trial) => trial.kind === 'agent'),
  };

  function ruleOf(rubric: RubricReport, { outcome }: OutcomeCount) {
    const isPrimary = rubric === primary?.rubric;
    return outcomeRule(policy, { rubric: rubric.rubric, isPrimary }, outcome);
  }
}

/** How many trials of a scenario have no verdict. */
export function missingOf({ errored }: ScenarioReport): number {
  return errored.infrastructure + errored.judge;
}

/** How many of them one rubric has not judged: what another one could not, it may have. */
export function missingUnder(scenario: ScenarioReport, rubric: string): number {
  const { unjudged } = scenario;
  return missingOf(scenario) - (unjudged?.trials ?? 0) + (unjudged?.rubrics[rubric] ?? 0);
}

function fillScenario(scenario: ScenarioReport, rubrics: readonly RubricReport[], assumed: Assumed): ScenarioReport {
  if (missingOf(scenario) === 0) return scenario;
  const { unjudged: _, ...known } = scenario;
  const filled = rubrics.flatMap((rubric) => {
    const missing = missingUnder(scenario, rubric.rubric);
    const scores = scoresOf(scenario, rubric.rubric);
    const own = missing === 0 ? scores : fillScores(scores, rubric, { missing, assumed });
    return own === undefined ? [] : [[rubric.rubric, own] as const];
  });
  return {
    ...known,
    errored: { ...scenario.errored, infrastructure: 0, judge: 0 },
    rubrics: Object.fromEntries(filled),
  };
}

function fillScores(known: ScenarioScores | undefined, { criteria }: RubricReport, filling: Filling): ScenarioScores {
  const { missing, assumed } = filling;
  const counts = new Map(Object.entries(known?.criteria ?? {}));
  return {
    scores: [...(known?.scores ?? []), ...new Array<number>(missing).fill(assumed === 'pass' ? 1 : 0)],
    passed: (known?.passed ?? 0) + (assumed === 'pass' ? missing : 0),
    criteria: Object.fromEntries(
      criteria.map(({ key }) => [key, fillCount(counts.get(key) ?? { passed: 0, total: 0 }, filling)]),
    ),
    failures: known?.failures ?? [],
  };
}

function fillRubric(rubric: RubricReport, scenarios: readonly ScenarioReport[], filling: Filling): RubricReport {
  const means = meanScores(scenarios, rubric.rubric);
  return {
    ...rubric,
    score: means.length === 0 ? null : meanRate(means),
    trials: fillCount(rubric.trials, filling),
    criteria: rubric.criteria.map((criterion) => ({ ...criterion, ...fillCount(criterion, filling) })),
  };
}

function fillOutcome(
  count: OutcomeCount,
  { missing, assumed }: Filling,
  rule: Pick<OutcomeRule, 'at_most' | 'at_least'>,
): OutcomeCount {
  const feared = assumed === 'fail' && rule.at_most !== null;
  const hoped = assumed === 'pass' && rule.at_least !== null;
  return feared || hoped ? { ...count, trials: count.trials + missing } : count;
}

function fillCount({ passed, total }: Count, { missing, assumed }: Filling): Count {
  return { passed: passed + (assumed === 'pass' ? missing : 0), total: total + missing };
}

/** Whether the trials without a verdict are few enough to be left out; a run without any trial is not. */
export function withinErrorBudget(policy: ResolvedPolicy, report: Report): boolean {
  const { missing, total } = missingTrials(report);
  return total > 0 && missing / total <= policy.errors.budget + SLACK;
}
