import type { Decision } from '../../schemas/types/decision.ts';
import type { RunEvidence } from '../../schemas/types/gate.ts';
import { contentHash } from '../contract/hash.ts';
import { missingTrials } from '../gating/comparing/scores.ts';
import { FRESH_TRIALS } from '../gating/statistics/confirmation.ts';
import type { RunContext } from '../io/github/context.ts';
import { totalTrials } from '../scoring/pool-trials.ts';
import type { BaselineAnswer } from './baseline/answer.ts';
import type { ConfirmedCandidate } from './score-fresh.ts';

/** Finds what the runner and GitHub know of a run of this suite, for its evidence record. */
export type FindEvidence = (suite: string) => Promise<RunEvidence>;

/** Finds the facts of a run on GitHub. One that is unknown is left out: it decides nothing. */
export function findRunEvidence(context: RunContext): FindEvidence {
  return async () => {
    const { defaultBranch, untrustedBase, publishesBaseline, headSha, run, pullRequest } = context;
    const baseRef = untrustedBase ?? context.baseRef;
    const isDefault = defaultBranch === null ? {} : { is_default: baseRef === defaultBranch };
    const isProtected = untrustedBase === undefined ? {} : { is_protected: false };
    return {
      is_main: publishesBaseline,
      event_commit: headSha,
      attempt: run.attempt,
      ...(pullRequest?.number == null ? {} : { pull_request: pullRequest.number }),
      ...(baseRef === null ? {} : { base: { branch: baseRef, ...isDefault, ...isProtected } }),
    };
  };
}

/** Adds to the facts of a run what was chosen, read, scored and asked for. @param files number of its results files */
export function completeEvidence(
  found: RunEvidence,
  files: number,
  { report, pooled, confirm }: ConfirmedCandidate,
  { configs: { base }, runs, listings = [] }: Pick<BaselineAnswer, 'configs' | 'runs' | 'listings'>,
  decision: Pick<Decision, 'confirm' | 'confirmed'>,
): RunEvidence {
  const asked = Math.max(decision.confirmed.length, decision.confirm?.scenarios.length ?? 0) * FRESH_TRIALS;
  const delivered = confirm?.trials.length ?? 0;
  const earlier = (pooled?.attempts ?? []).filter(({ attempt }) => attempt !== found.attempt);
  const expected = new Set(runs.flatMap((run) => run.report.scenarios.map(({ scenario }) => scenario)));
  return {
    ...found,
    config: contentHash([base.rubrics.map(({ hash }) => hash), base.mapping?.hash ?? null, base.policy.hash]),
    results: { files, trials: missingTrials(report).total - totalTrials(earlier) },
    scenarios: { ...(runs.length === 0 ? {} : { expected: expected.size }), found: report.scenarios.length },
    ...(asked + delivered === 0 ? {} : { fresh: { asked, delivered } }),
    ...(listings.length === 0 ? {} : { listings }),
  };
}
