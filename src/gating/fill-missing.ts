import type { Report, RubricReport, ScenarioReport, ScenarioScores, TrialMark } from '../../schemas/types/report.ts';
import { memberOf } from '../contract/json.ts';
import { meanNodeScore } from '../scoring/tally.ts';
import type { ComparisonContext } from './comparing/comparison-context.ts';
import { NO_TRIALS, pooled, type Rate } from './comparing/rate.ts';
import { idsLacking, missingOf, missingOn, missingTrials, missingUnder } from './comparing/scores.ts';
import { outcomeRule } from './policy/resolve-policy.ts';
import { sum } from './statistics/moments.ts';
import { meanRate } from './statistics/rate-of.ts';

/** A trial that takes the place of one without a verdict. */
export interface StandIn {
  readonly mark: TrialMark;
  /** The rubrics (`ID`) and criteria (`ID/KEY`) that it does not pass. */
  readonly failed: ReadonlySet<string>;
  /** Its scores under those that apply, 0 to 1. */
  readonly scores: Readonly<Record<string, number>>;
  /** Its outcomes, as `ID/OUTCOME`. */
  readonly outcomes: ReadonlySet<string>;
}

/**
 * The report as if every trial without a verdict had passed (score 1, every criterion passed) or failed (score 0, every criterion failed).
 * Passed ones also count for each outcome with an `at_least` limit, failed ones for each with an `at_most` limit.
 */
export function assumeMissing(
  { policy, primary }: Pick<ComparisonContext<Rate>, 'policy' | 'primary'>,
  report: Report,
  assumed: 'pass' | 'fail',
): Report {
  const ids = report.rubrics.flatMap(({ rubric, criteria }) => [
    rubric,
    ...criteria.map(({ key }) => `${rubric}/${key}`),
  ]);
  const outcomes = report.rubrics.flatMap((rubric) => {
    const isPrimary = rubric.rubric === primary?.rubric.rubric;
    return rubric.outcomes.flatMap(({ outcome }) => {
      const { at_least, at_most } = outcomeRule(policy, { rubric: rubric.rubric, isPrimary }, outcome);
      return (assumed === 'pass' ? at_least : at_most) === null ? [] : [`${rubric.rubric}/${outcome}`];
    });
  });
  const standIn = {
    failed: new Set(assumed === 'pass' ? [] : ids),
    scores: Object.fromEntries(ids.map((id) => [id, assumed === 'pass' ? 1 : 0])),
    outcomes: new Set(outcomes),
  };
  return fillMissing(report, (scenario) => {
    // Each mark is unique: nothing suggests that a trial without a verdict is a copy.
    return Array.from({ length: missingOf(scenario) }, (_, index) => ({
      ...standIn,
      mark: { facts: `missing ${index}` },
    }));
  });
}

/** The report as if other trials had run in place of those without a verdict. @param standInsOf as many as the scenario lacks, or none: it stays as it is */
export function fillMissing(report: Report, standInsOf: (scenario: ScenarioReport) => readonly StandIn[]): Report {
  if (missingTrials(report).missing === 0) return report;
  const filled = report.scenarios.map((scenario) => {
    const standIns = missingOf(scenario) === 0 ? [] : standInsOf(scenario);
    return { before: scenario, standIns, scenario: fillScenario(scenario, report.rubrics, standIns) };
  });
  const scenarios = filled.map(({ scenario }) => scenario);
  const filledUp = (rubric: RubricReport): RubricReport => {
    const { rubric: id, criteria, outcomes } = rubric;
    const measured = scenarios.flatMap((scenario) => memberOf(scenario.rubrics, id) ?? []);
    const scored = measured.filter(({ scores }) => scores.length > 0);
    const added = filled.flatMap(({ before, standIns }) => standIns.slice(0, missingUnder(before, id)));
    return {
      ...rubric,
      score: scored.length === 0 ? null : meanRate(scored.map(({ scores }) => meanRate(scores))),
      trials: {
        passed: sum(scored.map(({ passed }) => passed)),
        total: sum(scored.map(({ scores }) => scores.length)),
      },
      criteria: criteria.map((criterion) => {
        const tallies = measured.flatMap((scores) => memberOf(scores.criteria, criterion.key) ?? []);
        const count = pooled(tallies) ?? NO_TRIALS;
        const score = criterion.score === undefined ? {} : { score: meanNodeScore(scenarios, id, criterion.key) };
        return { ...criterion, ...count, ...score };
      }),
      outcomes: outcomes.map(({ outcome, trials }) => {
        const more = added.filter((standIn) => standIn.outcomes.has(`${id}/${outcome}`));
        return { outcome, trials: trials + more.length };
      }),
    };
  };
  const countErrors = (kind: 'infrastructure' | 'judge') => sum(scenarios.map(({ errored }) => errored[kind]));
  const errored = { infrastructure: countErrors('infrastructure'), judge: countErrors('judge') };
  const lacking = new Set(idsLacking({ scenarios }));
  return {
    ...report,
    trials: {
      ...report.trials,
      scored: report.trials.scored + sum(filled.map(({ standIns }) => standIns.length)),
      errored: { ...report.trials.errored, ...errored },
    },
    rubrics: report.rubrics.map(filledUp),
    scenarios,
    errored: report.errored.filter(({ kind, scenario }) => kind === 'agent' || lacking.has(scenario)),
  };
}

function fillScenario(
  scenario: ScenarioReport,
  rubrics: readonly RubricReport[],
  standIns: readonly StandIn[],
): ScenarioReport {
  if (standIns.length === 0) return scenario;
  const { unjudged: _, trials, ...known } = scenario;
  const filled = rubrics.flatMap((rubric) => {
    const scores = fillScores(scenario, rubric, standIns);
    return scores === undefined ? [] : [[rubric.rubric, scores] as const];
  });
  return {
    ...known,
    errored: { ...scenario.errored, infrastructure: 0, judge: 0 },
    ...(trials === undefined ? {} : { trials: [...trials, ...standIns.map(({ mark }) => mark)] }),
    rubrics: Object.fromEntries(filled),
  };
}

function fillScores(
  scenario: ScenarioReport,
  { rubric, criteria }: RubricReport,
  standIns: readonly StandIn[],
): ScenarioScores | undefined {
  const known = memberOf(scenario.rubrics, rubric);
  const missing = missingUnder(scenario, rubric);
  if (missing === 0) return known;
  const { scores = [], passed = 0, failures = [] } = known ?? {};
  const tallies = criteria.map(({ key, score }) => {
    const count = memberOf(known?.criteria, key) ?? NO_TRIALS;
    const more = countStandIns(standIns, `${rubric}/${key}`, missingOn(scenario, rubric, key));
    const isGraded = score !== undefined && more.total > 0;
    const graded = isGraded ? { scores: [...(count.scores ?? []), ...more.scores] } : {};
    return [key, { ...count, passed: count.passed + more.passed, total: count.total + more.total, ...graded }] as const;
  });
  const more = countStandIns(standIns, rubric, missing);
  return {
    scores: [...scores, ...more.scores],
    passed: passed + more.passed,
    criteria: Object.fromEntries(tallies),
    failures,
  };
}

/** Counts the first of these trials under a rubric or criterion, as far as it applies to them. */
function countStandIns(standIns: readonly StandIn[], id: string, missing: number) {
  const filling = standIns.slice(0, missing).filter(({ scores }) => Object.hasOwn(scores, id));
  return {
    passed: filling.filter(({ failed }) => !failed.has(id)).length,
    total: filling.length,
    scores: filling.flatMap(({ scores }) => memberOf(scores, id) ?? []),
  };
}
