import { dirname, resolve } from 'node:path';
import type { Decision } from '../../schemas/types/decision.ts';
import type { RunEvidence } from '../../schemas/types/gate.ts';
import { contentHash } from '../contract/hash.ts';
import { defined } from '../contract/json.ts';
import { missingTrials } from '../gating/comparing/scores.ts';
import { memoryAfter } from '../gating/memory.ts';
import type { ResolvedPolicy } from '../gating/policy/resolve-policy.ts';
import { sum } from '../gating/statistics/moments.ts';
import { readCheckout } from '../io/git.ts';
import type { GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';
import { findJob, findOtherJob } from '../io/github/jobs.ts';
import { testsEvent } from '../io/github/tested-commit.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { totalTrials } from '../suite/trial-counts.ts';
import type { BaselineAnswer } from './baseline/answer.ts';
import type { ConfirmedCandidate } from './score-fresh.ts';

/** Finds what the runner and GitHub know of a run of this suite with these results files, for its evidence record. */
export type FindEvidence = (suite: string, files: readonly ResultFile[]) => Promise<RunEvidence>;

interface Workspace {
  readonly root: string;
  /** Whether other jobs produced the results, so that the checkout of this job says nothing about them. */
  readonly isSharded: boolean;
}

/** Finds the facts of a run on GitHub. One that is unknown is left out: it decides nothing. */
export function findRunEvidence(client: GitHubClient | null, context: RunContext, workspace: Workspace): FindEvidence {
  return async (suite, files) => {
    const { defaultBranch, untrustedBase, publishesBaseline, headSha, run, pullRequest } = context;
    const baseRef = untrustedBase ?? context.baseRef;
    const [checkedOut, jobs] = await Promise.all([
      findCheckout(client, context, workspace, files),
      findJobs(client, context, suite),
    ]);
    const is_default = defaultBranch === null ? undefined : baseRef === defaultBranch;
    const is_protected = untrustedBase === undefined ? undefined : false;
    return defined({
      is_main: publishesBaseline,
      event_commit: headSha,
      checked_out: checkedOut,
      ...jobs,
      attempt: run.attempt,
      pull_request: pullRequest?.number ?? undefined,
      base: baseRef === null ? undefined : defined({ branch: baseRef, is_default, is_protected }),
    });
  };
}

/** Finds the commit checked out where a results file is; undefined if that is unknown. */
export type FindCommit = (file: ResultFile) => string | undefined;

export function findCommits(context: RunContext, workspace: Workspace): FindCommit {
  return (file) => checkoutOf(file, context, workspace)?.commit;
}

/** The checkout that holds a results file; null if other jobs or runs produced it. */
function checkoutOf({ file }: ResultFile, { event, repository }: RunContext, { root, isSharded }: Workspace) {
  // The second half of a split workflow scores the results of another run.
  if (isSharded || event === 'workflow_run') return null;
  return readCheckout(resolve(root, dirname(file)), root, `${repository.owner}/${repository.name}`);
}

async function findCheckout(
  client: GitHubClient | null,
  context: RunContext,
  workspace: Workspace,
  [first]: readonly ResultFile[],
): Promise<RunEvidence['checked_out']> {
  const checkout = first === undefined ? null : checkoutOf(first, context, workspace);
  if (checkout === null) return undefined;
  const { commit, branch } = checkout;
  const isOfEvent = await testsEvent(client, context, checkout);
  return defined({ commit, branch: branch ?? undefined, is_of_event: isOfEvent });
}

async function findJobs(client: GitHubClient | null, context: RunContext, suite: string): Promise<RunEvidence> {
  const job = await findJob(client, context);
  if (client === null || job === undefined) return {};
  return defined({ job, other_job: await findOtherJob(client, context, { suite, job }) });
}

/** Adds to the facts of a run what was chosen, read, scored and asked for. @param files number of its results files */
export function completeEvidence(
  found: RunEvidence,
  files: number,
  { report, pooled, confirm }: ConfirmedCandidate,
  { configs: { base }, runs, listings = [] }: Pick<BaselineAnswer, 'configs' | 'runs' | 'listings'>,
  decision: Decision,
): RunEvidence {
  const earlier = (pooled?.attempts ?? []).filter(({ attempt }) => attempt !== found.attempt);
  const expected = new Set(runs.flatMap((run) => run.report.scenarios.map(({ scenario }) => scenario)));
  return defined({
    ...found,
    config: contentHash([base.rubrics.map(({ hash }) => hash), base.mapping?.hash ?? null, base.policy.hash()]),
    results: { files, trials: missingTrials(report).total - totalTrials(earlier) },
    scenarios: defined({ expected: runs.length === 0 ? undefined : expected.size, found: report.scenarios.length }),
    ...askedAndDelivered(base.policy.confirm, confirm, decision),
    listings: listings.length === 0 ? undefined : listings,
    leaves: found.memory && memoryAfter(decision, found.memory),
  });
}

/** The fresh trials and the control trials that the run asked for over all attempts, and those that came. */
export function askedAndDelivered(
  { control: isControlled }: ResolvedPolicy['confirm'],
  given: Pick<NonNullable<ConfirmedCandidate['confirm']>, 'trials' | 'control'> | null,
  { confirm, confirmed, filled, baseline }: Decision,
): Pick<RunEvidence, 'fresh' | 'control'> {
  const awaited = (confirm?.scenarios.length ?? 0) * (confirm?.trials ?? 0);
  const again = sum(confirmed.map(({ trials, missing }) => trials + missing));
  const asked = filled?.asked ?? (confirmed.length === 0 ? awaited : again);
  const all = given?.trials ?? [];
  const ofMain = { asked: isControlled ? asked : 0, delivered: all.filter(({ control }) => control === true).length };
  const fresh = { asked, delivered: all.length - ofMain.delivered };
  const control = defined({ sha: given?.control ?? baseline?.sha, ...ofMain });
  const ifAny = <T extends typeof fresh>(side: T) => (side.asked + side.delivered === 0 ? undefined : side);
  return defined({ fresh: ifAny(fresh), control: ifAny(control) });
}
