import { canonicalJson } from '../../contract/canonical-json.ts';
import type { RunOrigin } from '../../gating/decision.ts';
import { type CheckedBaselineFile, openBaselineFile } from '../../io/bundle/baseline-file.ts';
import { type Bundle, openGivenBundle } from '../../io/bundle/read.ts';
import { realPath } from '../../io/paths.ts';

/** A run that stands in a file or a folder: a bundle, a baseline file or a results file. */
export interface Source {
  readonly name: string;
  /** Where it stands, whatever link or case leads there. */
  readonly path: string;
  /** Null for a file. */
  readonly bundle: Bundle | null;
  /** Null for a bundle, and for a results file. */
  readonly kept: CheckedBaselineFile | null;
}

/**
 * Looks what stands under a name; results are only read when they are measured.
 * @throws UserError for a bundle or baseline file that is broken
 */
export function openGiven(name: string, root: string): Source {
  const bundle = openGivenBundle(name, root);
  return { name, path: realPath(name, root), bundle, kept: bundle === null ? openBaselineFile(name, root) : null };
}

/** The bundle that stands first among the runs. */
export function firstBundle(sources: readonly Source[]): Bundle | null {
  return sources.find(({ bundle }) => bundle !== null)?.bundle ?? null;
}

/**
 * One run named twice is no second look at main. Of runs without an id only the same folder or file is surely one: a stable agent repeats
 * itself.
 */
export function isSameRun(one: Source, other: Source): boolean {
  if (one.path === other.path) return true;
  const [a, b] = [originOf(one), originOf(other)];
  if (a?.run_id === undefined || canonicalJson(a) !== canonicalJson(b)) return false;
  return one.bundle === null || other.bundle === null || one.bundle.manifest.results === other.bundle.manifest.results;
}

function originOf({ bundle, kept }: Source): RunOrigin | undefined {
  return bundle?.manifest.origin ?? kept?.origin;
}

/** Names of two runs that are one; undefined where all differ. */
export function sameRun(sources: readonly Source[]): readonly [string, string] | undefined {
  for (const [index, source] of sources.entries()) {
    const before = sources.slice(0, index).find((other) => isSameRun(other, source));
    if (before !== undefined) return [before.name, source.name];
  }
  return undefined;
}
