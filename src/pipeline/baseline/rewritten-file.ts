import { contentHash } from '../../contract/canonical-json.ts';
import { soundOr } from '../../errors.ts';
import type { Loosening } from '../../gating/decision.ts';
import { shortHash } from '../../gating/wording.ts';
import { type CheckedBaselineFile, MAX_BASELINE_BYTES, readBaselineFile } from '../../io/bundle/baseline-file.ts';
import { fileExists, readText } from '../../io/files.ts';

/** A committed run as the base has it, and what it is for. */
export interface KeptFile {
  /** Path in the repository. */
  readonly file: string;
  readonly kept: CheckedBaselineFile;
  readonly what: string;
}

/**
 * How a run writes a committed file anew that counts from the merge on; nothing where its checkout has the file of the base, or none.
 * @param root folder of the checkout; null where that is not the run's own
 */
export function rewrittenFile({ file, kept, what }: KeptFile, root: string | null): readonly Loosening[] {
  if (root === null || !fileExists(file, root)) return [];
  const [old, now] = [shortHash(contentHash(kept)), contentOf(file, root)];
  return old === now ? [] : [{ subject: file, what, old, new: now }];
}

function contentOf(file: string, root: string): string {
  return soundOr('unreadable', () => {
    return shortHash(contentHash(readBaselineFile(file, readText(file, root, { maxBytes: MAX_BASELINE_BYTES }))));
  });
}
