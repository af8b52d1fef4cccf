import { isCommit } from '../../../gating/history/drift-reference.ts';

/** Which runs of the base branch may be the baseline. */
export type BaselineSource =
  /** Those of the base commit and of its ancestors, nearest first. */
  | { readonly kind: 'ancestors' }
  /** Those of one commit, by its id or the beginning of it, wherever it lies. */
  | { readonly kind: 'commit'; readonly sha: string }
  /** The newest ones, wherever their commits lie. */
  | { readonly kind: 'latest' };

/** The source that the input `baseline` names: `auto`, `latest` or a commit; null for a path and for `none`. */
export function readBaselineSource(text: string): BaselineSource | null {
  if (text === 'auto') return { kind: 'ancestors' };
  if (text === 'latest') return { kind: 'latest' };
  const sha = text.toLowerCase();
  return isCommit(sha) ? { kind: 'commit', sha } : null;
}
