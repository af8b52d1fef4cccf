import type { Commit, GithubState } from './github-state.ts';

/** The commit that a branch name or commit id names; null when there is none. */
export function findCommit(state: GithubState, ref: string): Commit | null {
  const branch = ref.replace(/^(refs\/)?heads\//, '');
  return state.commits.get(state.branches.get(branch) ?? ref) ?? null;
}

/** The commit and everything before it, newest first, merged side branches in between: as GitHub lists commits. */
export function history(state: GithubState, from: Commit): Commit[] {
  const found = new Map<string, Commit>();
  const waiting = [from];
  for (let commit = waiting.pop(); commit !== undefined; commit = waiting.pop()) {
    if (found.has(commit.sha)) continue;
    found.set(commit.sha, commit);
    waiting.push(...commit.parents.flatMap((sha) => state.commits.get(sha) ?? []));
  }
  return [...found.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** What lies between two commits. */
export interface Comparison {
  readonly status: 'identical' | 'ahead' | 'behind' | 'diverged';
  readonly mergeBase: Commit;
  /** Commits of head that base lacks, oldest first. */
  readonly ahead: readonly Commit[];
  readonly behind: readonly Commit[];
}

/** Compares two commits; null when they have no common ancestor. */
export function compare(state: GithubState, base: Commit, head: Commit): Comparison | null {
  const ofBase = history(state, base);
  const ofHead = history(state, head);
  const mergeBase = ofHead.find((commit) => ofBase.includes(commit));
  if (mergeBase === undefined) return null;
  const ahead = ofHead.filter((commit) => !ofBase.includes(commit)).reverse();
  const behind = ofBase.filter((commit) => !ofHead.includes(commit)).reverse();
  return { status: comparedStatus(ahead.length, behind.length), mergeBase, ahead, behind };
}

function comparedStatus(ahead: number, behind: number): Comparison['status'] {
  if (ahead > 0 && behind > 0) return 'diverged';
  if (ahead > 0) return 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}
