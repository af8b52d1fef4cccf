import type { PullMemory } from '../../schemas/types/gate.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { memoryFinding } from '../gating/findings/memory.ts';
import { NO_MEMORY } from '../gating/memory.ts';
import { findEarlierPush } from '../io/github/baseline/earlier-push.ts';
import type { GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';

/** What earlier pushes of the pull request left to this run. */
export interface FoundMemory {
  /** Undefined outside of a pull request. */
  readonly memory: PullMemory | undefined;
  readonly notes: readonly FindingData[];
}

/** Finds the memory of the pull request for a suite. */
export type FindMemory = (suite: string) => Promise<FoundMemory>;

/** Finds what the newest run of an earlier push left. A first push sends no request. */
export function findPullMemory(client: GitHubClient | null, context: RunContext): FindMemory {
  const { pullRequest, publishesBaseline, headSha } = context;
  return async (suite) => {
    if (pullRequest?.number == null || publishesBaseline) return { memory: undefined, notes: [] };
    if (client === null || pullRequest.isOpening === true) return { memory: NO_MEMORY, notes: [] };
    const push = await client.spare(() => findEarlierPush(client, context, suite));
    switch (push.kind) {
      case 'none':
        return { memory: NO_MEMORY, notes: [] };
      case 'expired':
        return { memory: NO_MEMORY, notes: [memoryFinding('memory-expired')] };
      case 'unreadable':
        return { memory: NO_MEMORY, notes: [memoryFinding('memory-unreadable', { reason: push.reason })] };
      case 'recorded': {
        const { leaves = NO_MEMORY, event_commit: sha } = push.evidence;
        // A second run of one commit is no further push.
        const isSame = sha === headSha && leaves.judged > 0;
        return { memory: isSame ? { ...leaves, judged: leaves.judged - 1 } : leaves, notes: [] };
      }
    }
  };
}
