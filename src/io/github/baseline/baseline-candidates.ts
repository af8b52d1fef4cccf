import { shortSha } from '../../../gating/wording.ts';
import type { GitHubClient } from '../client.ts';
import { listAncestors, unknownCommit } from './ancestry.ts';
import { type BaselineArtifact, listBaselines } from './baseline-artifacts.ts';
import type { BaselineRequest } from './baseline-attempt.ts';

/** How far back along the base branch a baseline is looked for. */
const MOST_COMMITS = 50;
/** Artifacts of this repository that are looked at closely, which costs requests. */
const MOST_CANDIDATES = 20;
/** Those of others are refused unseen; a few are told of, and a flood of them hides no true one. */
const MOST_FOREIGN = 3;
/** A page holds a hundred artifacts; the newest two hundred reach far beyond the commits that are searched. */
const PAGES = 2;
/** A commit that somebody names may lie far back. */
const PAGES_FOR_COMMIT = 10;

/** What may be the baseline, best first. */
export interface Candidates {
  /** The base commit and those before it; empty where ancestry does not matter. */
  readonly ancestors: readonly string[];
  readonly artifacts: readonly BaselineArtifact[];
}

const NONE: Candidates = { ancestors: [], artifacts: [] };

/**
 * Lists what the request's source allows, without what its own run has saved. Ancestors come nearest first and, for each commit, newest
 * first; everything else newest first.
 * @param base the commit where the search for ancestors starts; null when it is not known
 * @throws ApiError
 */
export async function collectCandidates(
  client: GitHubClient,
  request: BaselineRequest<unknown>,
  base: string | null,
): Promise<Candidates> {
  const { source, context, name } = request;
  if (source.kind === 'ancestors' && base === null) return NONE;
  const pages = source.kind === 'commit' ? PAGES_FOR_COMMIT : PAGES;
  const listed = await listBaselines(client, context.repository, { name, pages });
  const others = listed.filter((artifact) => artifact.runId !== context.run.id);
  if (source.kind === 'latest') return { ancestors: [], artifacts: fewOf(others) };
  if (source.kind === 'commit')
    return { ancestors: [], artifacts: fewOf(others.filter(({ sha }) => sha.startsWith(source.sha))) };
  if (base === null) return NONE;
  const ancestors = await listAncestors(client, context.repository, base, MOST_COMMITS);
  if (ancestors.length === 0) throw unknownCommit(`commit ${shortSha(base)}`);
  return { ancestors, artifacts: fewOf(ancestors.flatMap((sha) => others.filter((one) => one.sha === sha))) };
}

function fewOf(artifacts: readonly BaselineArtifact[]): readonly BaselineArtifact[] {
  const own = artifacts.filter((artifact) => artifact.ofThisRepository).slice(0, MOST_CANDIDATES);
  const foreign = artifacts.filter((artifact) => !artifact.ofThisRepository).slice(0, MOST_FOREIGN);
  const looked = new Set([...own, ...foreign]);
  return artifacts.filter((artifact) => looked.has(artifact));
}
