import { driftFinding } from '../../gating/findings/drift.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import type { Reference } from '../../gating/history/main-drift.ts';
import type { ResolvedPolicy } from '../../gating/policy/resolve-policy.ts';
import { timeOfCommit } from '../../io/github/baseline/ancestry.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { RunContext } from '../../io/github/context.ts';
import { ApiError } from '../../io/requests.ts';

/** The commit that main is compared with over time, and why it is unknown if it is. */
interface FoundReference {
  readonly reference: Reference | null;
  readonly notes: readonly FindingData[];
}

/** Finds the commit that the policy's `reference` names, at one request; only a run of main needs it. Never throws for errors of GitHub. */
export async function findReference(
  client: GitHubClient,
  { publishesBaseline, repository }: RunContext,
  { reference: name }: Pick<ResolvedPolicy, 'reference'>,
): Promise<FoundReference> {
  if (!publishesBaseline || name === null) return { reference: null, notes: [] };
  try {
    return { reference: { name, time: await timeOfCommit(client, repository, name) }, notes: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { reference: null, notes: [driftFinding('reference-unknown', { names: [name], reason: error.message })] };
  }
}
