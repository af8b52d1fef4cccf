import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { rubricComparable, scenariosComparable } from '../comparing/comparison-context.ts';
import { sameJudges } from '../comparing/comparison-key.ts';
import { overlapOf } from '../comparing/pairing.ts';
import { missingTrials, primaryRubric, withinErrorBudget } from '../comparing/scores.ts';
import type { FindingData } from '../messages/catalogue.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';

/** Test H needs three runs of main, and after five more of them hardly help. */
export const MOST_RUNS = 5;

/** A run of main, measured with the candidate's rubrics. */
export interface MainRun {
  readonly report: Report;
  readonly origin: BaselineOrigin;
}

/** Runs of main that are fit to be compared with, newest first, and what was wrong with the others. */
export interface ChosenRuns {
  readonly runs: readonly MainRun[];
  readonly findings: readonly FindingData[];
}

/**
 * Chooses the runs of main to compare with. One past the error budget, or without a score under the candidate's primary rubric, is
 * passed over for the next older one; one with too few scenarios in common stays out of the history of the newest.
 * Where only the rubric, or only the judge, is another in all of them, the newest stays, so that it can be said that it is not comparable.
 */
export function chooseRuns(policy: ResolvedPolicy, candidate: Report, baselines: readonly MainRun[]): ChosenRuns {
  const measured = baselines.filter(({ report }) => withinErrorBudget(policy, report));
  const same = measured.filter(({ report }) => hasPrimary(candidate, report));
  const alike = same.findIndex(({ report }) => hasPrimaryJudge(candidate, report));
  // Older runs by another judge stay: what rests on no judge is compared with them.
  const fit = same.length === 0 ? measured.slice(0, 1) : same.slice(Math.max(alike, 0));
  const runs = fit.filter(
    ({ report }, index) => index === 0 || scenariosComparable(policy, { overlap: overlapOf(candidate, report) }),
  );
  const findings = baselines
    .filter((run) => !runs.includes(run))
    .map(
      ({ report, origin }): FindingData => ({
        code: 'baseline-passed-over',
        effect: 'warn',
        subject: { kind: 'baseline', name: origin.label },
        cause: causeAgainst(policy, candidate, report),
        budget: policy.errors.budget,
        minOverlap: policy.gate.scenarios.min_overlap,
      }),
    );
  return { runs, findings };
}

/** Whether the run has a score under the candidate's primary rubric, as it stands there. */
function hasPrimary(candidate: Report, report: Report): boolean {
  const primary = primaryRubric(candidate);
  if (primary === undefined) return true;
  return (
    rubricComparable(primary, report) && report.rubrics.find(({ rubric }) => rubric === primary.rubric)?.score !== null
  );
}

/** Whether the same judge stands behind the primary rubric, where one does. */
function hasPrimaryJudge(candidate: Report, report: Report): boolean {
  return primaryRubric(candidate)?.by_judge !== true || sameJudges(candidate, report);
}

function causeAgainst(policy: ResolvedPolicy, candidate: Report, report: Report) {
  if (!withinErrorBudget(policy, report)) return { kind: 'unscored', ...missingTrials(report) } as const;
  if (!hasPrimary(candidate, report)) return { kind: 'other-rubric' } as const;
  if (!hasPrimaryJudge(candidate, report)) return { kind: 'other-judge' } as const;
  return { kind: 'overlap', ...overlapOf(candidate, report) } as const;
}
