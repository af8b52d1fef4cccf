import type { HistoryRecord } from '../../../schemas/types/history.ts';

/** Whether a text is a commit's id or the beginning of one; a drift reference that is none is the path of a baseline file. */
export function isCommit(reference: string): boolean {
  return /^(?:[0-9a-f]{7,40}|[0-9a-f]{64})$/.test(reference);
}

/** The record of a commit that is named by its id or the beginning of it, newest first. */
export function recordAt(history: readonly HistoryRecord[], reference: string | undefined): HistoryRecord | undefined {
  if (reference === undefined || !isCommit(reference)) return undefined;
  return history.find(({ sha }) => sha?.startsWith(reference));
}

/**
 * The run that a reference pins; a sentence that says why there is none; or null where it is a file that could not be read, of which a
 * note tells.
 */
export function findReference(
  reference: string,
  {
    history,
    reference: file,
  }: { readonly history: readonly HistoryRecord[]; readonly reference: HistoryRecord | null },
): HistoryRecord | string | null {
  if (!isCommit(reference)) return file;
  const found = recordAt(history, reference);
  if (found !== undefined) return found;
  return history.length === 0
    ? 'main has no history yet'
    : `no run of it is among the ${history.length} that main's history keeps`;
}
