import { describeProblems, unlessMistaken } from '../../errors.ts';
import type { Loosening } from '../../gating/decision.ts';
import { isCommit } from '../../gating/history/drift-reference.ts';
import { recordOf } from '../../gating/history/history.ts';
import type { HistoryRecord } from '../../gating/history/history-record.ts';
import { type FindingData, render } from '../../gating/messages/catalogue.ts';
import { type CheckedBaselineFile, MAX_BASELINE_BYTES, readBaselineFile } from '../../io/bundle/baseline-file.ts';
import type { Config } from '../../io/config.ts';
import { readText } from '../../io/files.ts';
import { type CommittedFile, readCommittedBaseline } from '../../io/github/baseline/committed-baseline.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { rewrittenFile } from './rewritten-file.ts';

/** The run that the policy's `drift` pins by a file. */
export interface PinnedRun {
  /** Null where there is no such file to read, or it could not be, and then `notes` says why. */
  readonly driftReference: HistoryRecord | null;
  /** How the run itself writes that file anew. */
  readonly lowered: readonly Loosening[];
  readonly notes: readonly FindingData[];
}

const NOTHING_PINNED: PinnedRun = { driftReference: null, lowered: [], notes: [] };

/** The file that the policy of the deciding ruler pins, or null where it pins a commit or nothing. */
function pinnedFile({ policy }: Config): string | null {
  const reference = policy.drift?.reference;
  return reference === undefined || isCommit(reference) ? null : reference;
}

/** Reads the pinned file as it stands on disk. Never throws for what it holds. */
export function readPinned(deciding: Config, root: string): PinnedRun {
  const file = pinnedFile(deciding);
  if (file === null) return NOTHING_PINNED;
  return unlessMistaken(
    () => pinned(readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }))),
    (mistake) => notPinned(file, describeProblems(mistake)),
  );
}

/** Where the pinned file is read, and where the run has its own. */
export interface PinnedAt extends Omit<CommittedFile, 'file' | 'base'> {
  readonly base: string | null;
  /** Folder of the checkout; null where that is not the run's own. */
  readonly root: string | null;
}

/** Reads the pinned file as it stands at a commit: what a pull request says in it does not count. Never throws for what it holds. */
export async function fetchPinned(
  client: GitHubClient,
  deciding: Config,
  { base, root, ...at }: PinnedAt,
): Promise<PinnedRun> {
  const file = pinnedFile(deciding);
  if (file === null) return NOTHING_PINNED;
  if (base === null) return notPinned(file, 'the base commit is not known');
  const kept = await readCommittedBaseline(client, { ...at, file, base });
  if (!('report' in kept)) {
    const { what, actual } = render(kept);
    return notPinned(file, [what, actual].filter(Boolean).join(': '));
  }
  return { ...pinned(kept), lowered: rewrittenFile({ file, kept, what: 'the run that `drift` compares with' }, root) };
}

function pinned({ report, origin, written }: CheckedBaselineFile): PinnedRun {
  return { ...NOTHING_PINNED, driftReference: recordOf(report, origin, written) };
}

function notPinned(reference: string, reason: string): PinnedRun {
  const note = { code: 'drift-reference-missing', effect: 'warn', reference, unreadable: true, reason } as const;
  return { ...NOTHING_PINNED, notes: [note] };
}
