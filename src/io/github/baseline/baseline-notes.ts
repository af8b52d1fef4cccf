import type { Finding } from '../../../gating/decision.ts';
import { shortSha } from '../../../gating/wording.ts';
import type { ApiError } from '../../requests.ts';
import { keepsArtifacts } from '../artifact.ts';
import { isUsedUp } from '../client.ts';
import type { RunContext } from '../context.ts';

/** Why an artifact or the whole search gave no baseline; the codes are `baseline-TROUBLE`. */
type BaselineTrouble = 'expired' | 'foreign' | 'digest' | 'unreadable' | 'forbidden' | 'unreachable' | 'incomplete';

/** Code of the note on an artifact that no trusted run has made. */
export const FOREIGN = 'baseline-foreign';

/** What the decision is when GitHub cannot be asked: `error` makes it invalid, `no-baseline` goes on without. */
export type OnBaselineError = 'error' | 'no-baseline';

const SEED = 'Run the workflow once on the base branch (push, schedule or workflow_dispatch); it saves the baseline';

/** For a server that keeps no artifacts. */
const COMMIT_ONE =
  'This server keeps no artifacts, so commit one on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it, and the input `baseline-file` names it';

/** The gate's own code for having no baseline, so that its shorter sentence gives way to the one from here. */
export const ABSENT = 'no-baseline';

/** No run of the base branch has left a baseline within reach, or none ever can. */
export function absentNote(name: string, searched: string, { run }: Pick<RunContext, 'run'>): Finding {
  return {
    code: ABSENT,
    effect: 'notice',
    what: 'There is no baseline yet',
    expected: `an artifact \`${name}\` of a run on the base branch`,
    actual: searched,
    next: keepsArtifacts(run.url) ? SEED : COMMIT_ONE,
  };
}

/** Where nothing was found, by the number of commits that were searched. */
export function searchedCommits(commits: number): string {
  if (commits === 0) return 'no base commit to start from';
  return commits === 1 ? 'none at the base commit' : `none at the base commit and the ${commits - 1} before it`;
}

/** A baseline was saved and GitHub has deleted it since. */
export function expiredNote(sha: string): Finding {
  return note('expired', {
    effect: 'warn',
    what: `The baseline of ${shortSha(sha)} has expired`,
    next: `${SEED}. A schedule keeps one alive, and the input \`retention-days\` keeps it longer`,
  });
}

/** An artifact of the right name that no trusted run has made. */
export function foreignNote(sha: string, why: string): Finding {
  return note('foreign', {
    effect: 'warn',
    what: `An artifact that calls itself the baseline of ${shortSha(sha)} was refused: ${why}`,
    expected: 'a push, schedule or workflow_dispatch run of this workflow on the base branch of this repository',
    next: 'Run the workflow once on the base branch, also after a rename of that branch. If another workflow saves the baselines, name its file in the input `baseline-workflow`',
  });
}

/** The bytes that arrived are not those that were uploaded. */
export function digestNote(sha: string, expected: string, actual: string): Finding {
  return note('digest', {
    effect: 'warn',
    what: `The baseline of ${shortSha(sha)} does not match its digest and was not used`,
    expected,
    actual,
    next: 'Run the workflow again; if it stays, save a new baseline on the base branch',
  });
}

/** The archive could not be fetched or is no bundle. */
export function unreadableNote(sha: string, why: string): Finding {
  return note('unreadable', {
    effect: 'warn',
    what: `The baseline of ${shortSha(sha)} cannot be read`,
    actual: why,
    next: 'Save a new baseline: run the workflow on the base branch',
  });
}

/** The token may not read what the search needs. */
function forbiddenNote(error: ApiError, onError: OnBaselineError): Finding {
  return note('forbidden', {
    effect: effectOf(onError),
    what: 'The token may not read the baseline',
    actual: error.message,
    next: 'Add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`',
  });
}

/** GitHub did not answer, or not in time. */
export function unreachableNote(error: ApiError, onError: OnBaselineError): Finding {
  return note('unreachable', {
    effect: effectOf(onError),
    what: 'GitHub did not give the baseline',
    actual: error.message,
    next: 'Run the job again. To judge by thresholds alone in such a case, set `on-baseline-error: no-baseline`',
  });
}

/** GitHub could not be asked: the token may not, or nobody answered. */
export function troubleNote(error: ApiError, onError: OnBaselineError): Finding {
  const isRefusal = [401, 403, 404].includes(error.status) && error.retryAfter === null && !isUsedUp(error);
  return isRefusal ? forbiddenNote(error, onError) : unreachableNote(error, onError);
}

/** Some of main's runs could not be read, or not in time; what was found before is used. */
export function brokenOffNote(used: number, error: ApiError): Finding {
  return note('incomplete', {
    effect: 'notice',
    what: `Only ${used === 1 ? 'the newest run' : `the ${used} newest runs`} of main could be read`,
    actual: error.message,
    next: 'Nothing, if it stays rare: fewer runs of main make the comparison less sharp, not wrong',
  });
}

/** There is no token to ask with. */
export function noTokenNote(): Finding {
  return note('forbidden', {
    effect: 'warn',
    what: 'There is no token, so no baseline was looked for',
    next: 'Leave the input `token` at its default, or set `baseline: none`',
  });
}

function note(trouble: BaselineTrouble, finding: Omit<Finding, 'code'>): Finding {
  return { code: `baseline-${trouble}`, ...finding };
}

/** The effect of not having what was asked for. */
export function effectOf(onError: OnBaselineError): Finding['effect'] {
  return onError === 'error' ? 'invalid' : 'warn';
}
