import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Bundle, openBundleFolder, openBundleZip } from './io/bundle-reader.ts';
import { findResultFiles } from './io/files.ts';
import type { Ruler } from './io/ruler.ts';
import { measureBundle, measureRun } from './measure.ts';
import type { BaselineAnswer } from './pipeline.ts';
import type { Selection } from './suite/read-run.ts';

/** A baseline that somebody named: a bundle (folder or zip), results files, or `none`. */
export interface GivenBaseline {
  readonly baseline: string;
  /** Which trials of a results file are the baseline's. */
  readonly baselineSelect: readonly Selection[];
}

/** A finder for the named baseline; a results file is scored with the same mapping and rubrics. */
export function findGivenBaseline(given: GivenBaseline, root: string): (ruler: Ruler) => Promise<BaselineAnswer> {
  return async (ruler) => {
    if (given.baseline === 'none') return { baseline: null, notes: [] };
    const bundle = openGivenBundle(resolve(root, given.baseline), given.baseline);
    return bundle === undefined ? fromResults(given, root, ruler) : fromBundle(bundle, ruler);
  };
}

function openGivenBundle(path: string, label: string): Bundle | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return openBundleFolder(label, path);
  return stat?.isFile() && label.endsWith('.zip') ? openBundleZip(label, readFileSync(path)) : undefined;
}

function fromBundle(bundle: Bundle, ruler: Ruler): BaselineAnswer {
  const { report, notes } = measureBundle(bundle, ruler);
  return { baseline: { report, origin: { ...bundle.manifest.origin, label: bundle.label } }, notes };
}

function fromResults({ baseline, baselineSelect }: GivenBaseline, root: string, ruler: Ruler): BaselineAnswer {
  const files = findResultFiles([baseline], root);
  const report = measureRun({ files, mapping: ruler.mapping, select: baselineSelect }, ruler.rubrics);
  return { baseline: { report, origin: { label: baseline } }, notes: [] };
}
