import type { PullMemory, RunEvidence } from '../../schemas/types/gate.ts';
import { describeProblems, UserError } from '../errors.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { memoryFinding } from '../gating/findings/memory.ts';
import { NO_MEMORY } from '../gating/memory.ts';
import { recordedEvidence } from '../io/bundle/bundled-config.ts';
import { bundleName } from '../io/github/artifact.ts';
import { type BaselineArtifact, listBaselines, openArtifact } from '../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';
import { ApiError } from '../io/requests.ts';

export interface FoundMemory {
  /** Undefined outside of a pull request. */
  readonly memory: PullMemory | undefined;
  readonly notes: readonly FindingData[];
}

export type FindMemory = (suite: string) => Promise<FoundMemory>;

/** Finds what the newest run of an earlier push left. A first push sends no request. */
export function findPullMemory(client: GitHubClient | null, context: RunContext): FindMemory {
  const { pullRequest, publishesBaseline } = context;
  return async (suite) => {
    if (pullRequest?.number == null || publishesBaseline) return { memory: undefined, notes: [] };
    if (client === null || pullRequest.isOpening === true) return nothingLeft();
    return client.spare(() => recallNewest(client, context, suite));
  };
}

/** Attempts of a run whose bundles are looked for, at a request each: their names hold the pull request's number and the attempt. */
const ATTEMPTS = [1, 2, 3] as const;

/**
 * Reads the evidence record of the pull request's newest run before this one, of the last attempt that judged it. One that is listed and
 * cannot be read is no reason to pass (evidence contract, E11).
 */
async function recallNewest(client: GitHubClient, context: RunContext, suite: string): Promise<FoundMemory> {
  const { run, pullRequest, headSha } = context;
  try {
    for (const artifact of await listEarlier(client, context, suite)) {
      if (artifact.expired) return nothingLeft(memoryFinding('memory-expired'));
      const bundle = await openArtifact(client, artifact, artifact.name);
      if (bundle === null) return unreadable('its digest differs from that of the upload');
      const { manifest } = bundle;
      // The second half of a split workflow scored an earlier attempt of this run in a run of its own.
      if (manifest.origin.run_id === run.id) continue;
      const evidence = recordedEvidence(bundle);
      if (isUnjudgedAgain(evidence)) continue;
      const isSame = manifest.suite === suite && evidence?.pull_request === pullRequest?.number;
      return evidence === undefined || !isSame ? nothingLeft() : { memory: leftBy(evidence, headSha), notes: [] };
    }
    return nothingLeft();
  } catch (error) {
    return afterError(error);
  }
}

/** The bundles of the pull request's other runs, newest first. */
async function listEarlier(client: GitHubClient, context: RunContext, suite: string) {
  const { run } = context;
  const listAttempt = async (attempt: number) => {
    const { name } = bundleName({ ...context, run: { ...run, attempt } }, suite, false);
    return (await listBaselines(client, { name, pages: 1 })).items;
  };
  return (await Promise.all(ATTEMPTS.map(listAttempt)))
    .flat()
    .filter((artifact) => artifact.runId !== run.id && isOfPullRequest(context, artifact))
    .sort((a, b) => b.runId - a.runId || b.id - a.id);
}

/** Whether a re-run judged nothing: what it leaves is older than what the attempts before it left. */
function isUnjudgedAgain({ attempt = 1, memory, leaves }: RunEvidence = {}): boolean {
  return attempt > 1 && leaves?.judged === memory?.judged;
}

/** What a run left. A second run of one commit is no further push. */
function leftBy({ leaves = NO_MEMORY, event_commit: sha }: RunEvidence, headSha: string): PullMemory {
  return sha === headSha && leaves.judged > 0 ? { ...leaves, judged: leaves.judged - 1 } : leaves;
}

/** Statuses of a list that the token may not read: it could not read a baseline either. */
const REFUSED: readonly number[] = [401, 403, 404];

function afterError(error: unknown): FoundMemory {
  if (error instanceof UserError) return unreadable(describeProblems(error));
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 410) return nothingLeft(memoryFinding('memory-expired'));
  return REFUSED.includes(error.status) ? nothingLeft() : unreadable(error.message);
}

function nothingLeft(...notes: readonly FindingData[]): FoundMemory {
  return { memory: NO_MEMORY, notes };
}

function unreadable(reason: string): FoundMemory {
  return nothingLeft(memoryFinding('memory-unreadable', { reason }));
}

/** Whether GitHub lists an artifact under the pull request's own branch. The second half of a split workflow runs on the default branch. */
function isOfPullRequest({ pullRequest, event, defaultBranch }: RunContext, artifact: BaselineArtifact): boolean {
  const { head = null, fork = false } = pullRequest ?? {};
  const branch = head?.slice(head.indexOf(':') + 1);
  if (event === 'workflow_run') return artifact.ofThisRepository && artifact.branch === defaultBranch;
  return artifact.ofThisRepository === !fork && (branch === undefined || artifact.branch === branch);
}
