import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BaseWaivers, NO_WAIVERS, waiversOf } from './base-waivers.ts';
import type { MainRun } from './gating/decide.ts';
import type { Finding } from './gating/decision.ts';
import { type Bundle, openBundleFolder, openBundleZip } from './io/bundle-reader.ts';
import { findResultFiles, readText } from './io/files.ts';
import type { Ruler } from './io/ruler.ts';
import { measureBundle, measureRun, remarksOn } from './measure.ts';
import type { BaselineAnswer } from './pipeline.ts';
import type { Selection } from './suite/read-run.ts';

/** Runs of main that somebody named. */
export interface GivenBaseline {
  /** Newest first: bundles (folder or zip) or results files; empty for none. */
  readonly baselines: readonly string[];
  /** Which trials of a results file are the baseline's. */
  readonly baselineSelect: readonly Selection[];
  /** The base branch's policy, for its waivers; undefined takes that of the newest bundle. */
  readonly basePolicy?: string | undefined;
}

/** A run that somebody named, measured with today's rubrics. */
export interface GivenRun extends MainRun {
  /** Null for a results file. */
  readonly bundle: Bundle | null;
  readonly notes: readonly Finding[];
}

/** A finder for the named runs; a results file is scored with the same mapping and rubrics. */
export function findGivenBaseline(given: GivenBaseline, root: string): (ruler: Ruler) => Promise<BaselineAnswer> {
  return async (ruler) => {
    const runs = given.baselines.map((name) => measureGiven({ name, select: given.baselineSelect, root }, ruler));
    const { waivers, notes } = readWaivers(given, root, runs[0]?.bundle ?? null);
    return {
      baselines: runs.map(({ report, origin }) => ({ report, origin })),
      waivers,
      notes: [...remarksOn(runs), ...notes],
    };
  };
}

/** Measures a bundle (folder or zip) or a results file. @throws UserError when it cannot be read */
export function measureGiven(
  { name, select, root }: { readonly name: string; readonly select: readonly Selection[]; readonly root: string },
  ruler: Ruler,
): GivenRun {
  const bundle = openGivenBundle(resolve(root, name), name);
  if (bundle !== null) {
    return { ...measureBundle(bundle, ruler), origin: { ...bundle.manifest.origin, label: bundle.label }, bundle };
  }
  const files = findResultFiles([name], root);
  const report = measureRun({ files, mapping: ruler.mapping, select }, ruler.rubrics);
  return { report, origin: { label: name }, bundle: null, notes: [] };
}

/** Opens a folder or a zip as a bundle; null where it is neither. @throws UserError when the bundle is damaged */
export function openGivenBundle(path: string, label: string): Bundle | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return openBundleFolder(label, path);
  return stat?.isFile() && label.endsWith('.zip') ? openBundleZip(label, readFileSync(path)) : null;
}

/** What the user names must be readable; what a bundle holds may be of another time. */
function readWaivers({ basePolicy }: GivenBaseline, root: string, bundle: Bundle | null): BaseWaivers {
  if (basePolicy !== undefined) return waiversOf(basePolicy, readText(basePolicy, root, { outside: true }));
  if (bundle === null || !bundle.has('policy.yml')) return NO_WAIVERS;
  return waiversOf(`${bundle.label}/policy.yml`, new TextDecoder().decode(bundle.bytes('policy.yml')));
}
