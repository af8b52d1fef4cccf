import { describeProblems, unlessMistaken } from '../../errors.ts';
import type { Finding } from '../../gating/decision.ts';
import { isCommit } from '../../gating/history/drift-reference.ts';
import { recordOf } from '../../gating/history/history.ts';
import type { HistoryRecord } from '../../gating/history/history-record.ts';
import { type CheckedBaselineFile, MAX_BASELINE_BYTES, readBaselineFile } from '../../io/bundle/baseline-file.ts';
import { readText } from '../../io/files.ts';
import { type CommittedFile, readCommittedBaseline } from '../../io/github/baseline/committed-baseline.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import type { Ruler } from '../../io/ruler.ts';

/** The run that the policy's `drift` pins by a file. */
export interface PinnedRun {
  /** Null where there is no such file to read, or it could not be, and then `notes` says why. */
  readonly driftReference: HistoryRecord | null;
  readonly notes: readonly Finding[];
}

const NOTHING_PINNED: PinnedRun = { driftReference: null, notes: [] };

/** The file that the policy of the deciding ruler pins, or null where it pins a commit or nothing. */
function pinnedFile({ policy }: Ruler): string | null {
  const reference = policy.drift?.reference;
  return reference === undefined || isCommit(reference) ? null : reference;
}

/** Reads the pinned file as it stands on disk. Never throws for what it holds. */
export function readPinned(deciding: Ruler, root: string): PinnedRun {
  const file = pinnedFile(deciding);
  if (file === null) return NOTHING_PINNED;
  return unlessMistaken(
    () => pinned(readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }))),
    (mistake) => notPinned(file, describeProblems(mistake)),
  );
}

/** Reads the pinned file as it stands at a commit: what a pull request says in it does not count. Never throws for what it holds. */
export async function fetchPinned(
  client: GitHubClient,
  deciding: Ruler,
  { base, ...at }: Omit<CommittedFile, 'file' | 'base'> & { readonly base: string | null },
): Promise<PinnedRun> {
  const file = pinnedFile(deciding);
  if (file === null) return NOTHING_PINNED;
  if (base === null) return notPinned(file, 'the base commit is not known');
  const found = await readCommittedBaseline(client, { ...at, file, base });
  return 'report' in found ? pinned(found) : notPinned(file, [found.what, found.actual].filter(Boolean).join(': '));
}

function pinned({ report, origin, written }: CheckedBaselineFile): PinnedRun {
  return { driftReference: recordOf(report, origin, written), notes: [] };
}

function notPinned(file: string, why: string): PinnedRun {
  const note: Finding = {
    code: 'drift-reference-missing',
    effect: 'warn',
    what: `The drift reference \`${file}\` cannot be compared with`,
    actual: why,
    next: 'Write it anew on the base branch: `agent-gate baseline-file BUNDLE > FILE`',
  };
  return { driftReference: null, notes: [note] };
}
