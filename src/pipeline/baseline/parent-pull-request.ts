import type { Report } from '../../../schemas/types/report.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { scenarioFinding } from '../../gating/findings/scenarios.ts';
import { recordedEvidence } from '../../io/bundle/bundled-config.ts';
import { newestResults, openArtifact } from '../../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { RunContext } from '../../io/github/context.ts';
import { listAt, textAt } from '../../io/github/payload.ts';
import { givenOr } from '../../io/requests.ts';

/** What another open pull request, whose branch is the base of this one, lost against main. */
export interface ParentPullRequest {
  /** `#19`, or the name of its branch. */
  readonly label: string;
  /** Ids of the scenarios that broke in its newest run. */
  readonly broke: readonly string[];
}

/**
 * Reads the newest bundle of the pull request on which this one is stacked (evidence contract, E23). It is a second reference that is only
 * shown: anybody who can push can upload it, so it never decides, and it costs two requests at most. Null if there is none, or if it cannot be
 * read.
 */
export async function findParent(
  client: GitHubClient,
  { untrustedBase: branch }: RunContext,
  suite: string,
): Promise<ParentPullRequest | null> {
  if (branch === undefined) return null;
  const find = async (): Promise<ParentPullRequest | null> => {
    const artifact = await newestResults(client, { branch, suite });
    if (artifact === null || artifact.expired) return null;
    const bundle = await openArtifact(client, artifact, branch);
    if (bundle === null) return null;
    const number = recordedEvidence(bundle)?.pull_request;
    const broke = listAt(bundle.json('decision.json'), 'flips', 'broke').flatMap(
      (item) => textAt(item, 'scenario') ?? [],
    );
    return { label: number === undefined ? `the pull request of \`${branch}\`` : `#${number}`, broke };
  };
  return client.spare(() => givenOr(null, find));
}

export function lostInParent(parent: ParentPullRequest | null, { scenarios }: Report): readonly FindingData[] {
  if (parent === null) return [];
  const broke = new Set(parent.broke);
  const failing = scenarios.filter(({ rubrics }) =>
    Object.values(rubrics).some(({ passed, scores }) => passed < scores.length),
  );
  const ids = failing.map(({ scenario }) => scenario).filter((id) => broke.has(id));
  return ids.length === 0 ? [] : [scenarioFinding('scenarios-lost-in-parent', { ids, label: parent.label })];
}
