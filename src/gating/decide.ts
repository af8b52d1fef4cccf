import type { Decision } from '../../schemas/types/decision.ts';
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { Waiver } from '../../schemas/types/policy.ts';
import type { Report } from '../../schemas/types/report.ts';
import type { GateContext } from './context.ts';
import { decisionOf, type ResolvedRun } from './decision-of.ts';
import { determinismFindings } from './findings/determinism.ts';
import { replacedSecrets } from './findings/evidence.ts';
import { dueReviews } from './findings/policy.ts';
import { collectWaivers } from './findings/waivers.ts';
import { agedRun, oldBaseline } from './history/baseline-age.ts';
import { driftFindings } from './history/drift.ts';
import { runsOfOneLevel } from './history/main-level.ts';
import { chooseRuns, type MainRun } from './history/main-runs.ts';
import type { AnyFinding, FindingData } from './messages/catalogue.ts';
import type { ResolvedPolicy } from './policy/resolve-policy.ts';
import { resolveUnscoredTrials } from './unscored-trials.ts';

/** What the gate decides on. */
export interface GateInput extends Omit<ResolvedRun, 'runs' | 'resolved'> {
  readonly candidate: Report;
  /** Up to five runs of main, newest first; empty where there is none to compare with, and then `notes` may say why. */
  readonly baselines: readonly MainRun[];
  /** Waivers that stand on the base branch; those of the candidate's own policy do not count. */
  readonly waivers: readonly Waiver[];
  /** The day of the decision, `2026-11-21`, for what expires; the gate itself reads no clock. */
  readonly today: string;
  /** Findings made before, while the runs were fetched. */
  readonly notes: readonly AnyFinding[];
  /** The reference of the policy's `drift` where that is a file, and could be read; else null. */
  readonly driftReference: HistoryRecord | null;
}

/** Decides whether the candidate may pass. Never throws for what a report or a policy may hold. */
export function decide(input: GateInput): Decision {
  const { policy, candidate, today } = input;
  const aged = input.baselines.map((run) => agedRun(run, today));
  const { fit, runs, findings } = runsToCompare(policy, candidate, aged);
  const before: readonly AnyFinding[] = [
    ...input.notes,
    ...findings,
    ...oldBaseline(policy, runs),
    ...unlikeRuns(input, fit),
  ];
  const after = [...dueReviews(policy, today), ...replacedSecrets(candidate)];
  const { history, driftReference: reference } = input;
  const notesOn = (context: GateContext): readonly AnyFinding[] => [
    ...before,
    ...driftFindings(context, { history, reference }),
    ...after,
  ];
  const waivers = collectWaivers(policy, input.waivers, today);
  const compared = { candidate, runs: runs.map(({ report }) => report) };
  return decisionOf({ ...input, runs, resolved: resolveUnscoredTrials(policy, waivers, compared, notesOn) });
}

/** Those of main's runs, newest first, that the candidate is compared with; those that are fit for it; and what is wrong with the others. */
export function runsToCompare(policy: ResolvedPolicy, candidate: Report, baselines: readonly MainRun[]) {
  const fit = chooseRuns(policy, candidate, baselines);
  const { runs, findings } = runsOfOneLevel(policy, fit.runs);
  return { fit: fit.runs, runs, findings: [...fit.findings, ...findings] };
}

function unlikeRuns(
  { policy, candidate, candidateOrigin }: GateInput,
  runs: readonly MainRun[],
): readonly FindingData[] {
  const own = { report: candidate, origin: { ...candidateOrigin, label: 'this run' } };
  return determinismFindings(policy, own, runs);
}
