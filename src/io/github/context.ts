/** A repository on GitHub. */
export interface Repository {
  /** Null when the runner did not tell it; then no baseline can be trusted. */
  readonly id: number | null;
  readonly owner: string;
  readonly name: string;
}

/** The workflow run whose results are judged. */
export interface WorkflowRun {
  /** Grows from run to run; the same for every attempt of a run. */
  readonly id: number;
  /** Counts from 1. */
  readonly attempt: number;
  readonly url: string;
  /** Path of the workflow file, for example `.github/workflows/gate.yml`; null when unknown. */
  readonly workflow: string | null;
}

/** The pull request that the results belong to. */
export interface PullRequest {
  /** Null when only the head branch is known: a fork's pull request seen from `workflow_run`. */
  readonly number: number | null;
  /** Its head branch as `owner:branch`. */
  readonly head: string;
  /** Whether it comes from another repository; its token cannot write. */
  readonly fork: boolean;
}

/** Where on the base branch the search for a baseline starts. */
export type BaselineAnchor =
  /** The parent of a test merge that is not `head`; where there is no such parent, the merge base with `base`. */
  | { readonly kind: 'merge-parent'; readonly merge: string; readonly head: string; readonly base: string }
  /** The newest common ancestor of branch `base` and commit `head`. */
  | { readonly kind: 'merge-base'; readonly base: string; readonly head: string }
  | { readonly kind: 'commit'; readonly sha: string }
  /** The first parent of a commit. */
  | { readonly kind: 'first-parent'; readonly sha: string }
  /** The event does not say what the base is. */
  | { readonly kind: 'unknown' };

/** Everything about the run that the environment and the event say. */
export interface RunContext {
  readonly event: string;
  readonly repository: Repository;
  readonly run: WorkflowRun;
  readonly pullRequest: PullRequest | null;
  /** The author's commit: the head of a pull request, else the commit under test. */
  readonly headSha: string;
  /** The commit that was checked out by default: for a pull request the test merge. */
  readonly testedSha: string;
  /** When the commit under test was made, ISO 8601 in UTC; null where the event does not say. */
  readonly time: string | null;
  /** The latest time that the event itself names, ISO 8601 in UTC: the run is not older; null where it names none. */
  readonly notBefore: string | null;
  /** Branch that the run is compared with; null when neither event nor environment name it. */
  readonly baseRef: string | null;
  readonly defaultBranch: string | null;
  /** Whether this run may serve others as a baseline: it runs what was merged into the default branch, or pushed to a protected one. */
  readonly publishesBaseline: boolean;
  readonly anchor: BaselineAnchor;
  /** Labels of the pull request, as the event knows them. */
  readonly labels: readonly string[];
  /** The pull request that the merge queue asks about; null outside of it. */
  readonly queued: number | null;
}
