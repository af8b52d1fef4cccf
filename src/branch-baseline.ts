import { openBundleZip } from './io/bundle-reader.ts';
import { baselineName } from './io/github/artifact.ts';
import { type BaselineRequest, searchBaseline } from './io/github/baseline.ts';
import { noTokenNote } from './io/github/baseline-notes.ts';
import type { GitHubClient } from './io/github/client.ts';
import type { Ruler } from './io/ruler.ts';
import { type MeasuredBaseline, measureBundle } from './measure.ts';
import type { BaselineAnswer } from './pipeline.ts';

/** Where and how to look for the base branch's bundle. */
export type BranchSearch = Omit<BaselineRequest<unknown>, 'name' | 'open'>;

/** A finder for the bundle that a trusted run of the base branch has saved; without a client there is none. */
export function findBranchBaseline(
  client: GitHubClient | null,
  search: BranchSearch,
): (ruler: Ruler, suite: string) => Promise<BaselineAnswer> {
  return async (ruler, suite) => {
    if (client === null) return { baseline: null, notes: [noTokenNote()] };
    const open = (archive: Uint8Array, label: string): MeasuredBaseline =>
      measureBundle(openBundleZip(label, archive), ruler);
    const { found, notes } = await searchBaseline(client, { ...search, name: baselineName(suite), open });
    if (found === null) return { baseline: null, notes };
    const { report, notes: remarks } = found.content;
    return { baseline: { report, origin: found.origin }, notes: [...notes, ...remarks] };
  };
}
