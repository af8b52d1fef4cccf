import { type BaseWaivers, NO_WAIVERS, waiversOf } from './base-waivers.ts';
import { openBundleZip } from './io/bundle-reader.ts';
import { ApiError } from './io/github/api-error.ts';
import { baselineName } from './io/github/artifact.ts';
import { searchBaseline } from './io/github/baseline.ts';
import type { BaselineRequest } from './io/github/baseline-attempt.ts';
import { noTokenNote, policyNote } from './io/github/baseline-notes.ts';
import type { GitHubClient } from './io/github/client.ts';
import { readFileAt } from './io/github/contents.ts';
import type { Ruler } from './io/ruler.ts';
import { type MeasuredBaseline, measureBundle, remarksOn } from './measure.ts';
import type { BaselineAnswer } from './pipeline.ts';

/** Where and how to look for the base branch's bundles. */
export interface BranchSearch extends Omit<BaselineRequest<unknown>, 'name' | 'open'> {
  /** Path of the policy in the repository; its waivers count as they stand at the base commit. Null when it lies outside. */
  readonly policy: string | null;
}

/** A finder for the bundles that trusted runs of the base branch have saved; without a client there is none. */
export function findBranchBaseline(
  client: GitHubClient | null,
  search: BranchSearch,
): (ruler: Ruler, suite: string) => Promise<BaselineAnswer> {
  return async (ruler, suite) => {
    if (client === null) return { baselines: [], waivers: [], notes: [noTokenNote()] };
    const open = (archive: Uint8Array, label: string): MeasuredBaseline =>
      measureBundle(openBundleZip(label, archive), ruler);
    const { found, base, notes } = await searchBaseline(client, { ...search, name: baselineName(suite), open });
    const ofBase = base === null ? NO_WAIVERS : await client.spare(() => readWaivers(client, search, base));
    return {
      baselines: found.map(({ content, origin }) => ({ report: content.report, origin })),
      waivers: ofBase.waivers,
      notes: [...notes, ...remarksOn(found.map(({ content }) => content)), ...ofBase.notes],
    };
  };
}

async function readWaivers(
  client: GitHubClient,
  { context, policy }: BranchSearch,
  base: string,
): Promise<BaseWaivers> {
  if (policy === null) return NO_WAIVERS;
  try {
    const text = await readFileAt(client, context.repository, { path: policy, ref: base });
    return text === null ? NO_WAIVERS : waiversOf(policy, text);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      waivers: [],
      notes: [policyNote(policy, error.message, 'Run the job again; the token needs `contents: read`')],
    };
  }
}
