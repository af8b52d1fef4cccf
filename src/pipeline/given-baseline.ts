import { resolve } from 'node:path';
import { canonicalJson } from '../contract/canonical-json.ts';
import type { BaselineOrigin, Finding, RunOrigin } from '../gating/decision.ts';
import { nameList } from '../gating/wording.ts';
import { type CheckedBaselineFile, openBaselineFile } from '../io/baseline-file.ts';
import { type Bundle, openGivenBundle } from '../io/bundle-reader.ts';
import { rulerOfBundle } from '../io/bundled-ruler.ts';
import { readText, type TextFile } from '../io/files.ts';
import { findResultFiles } from '../io/find-files.ts';
import type { Ruler } from '../io/ruler.ts';
import type { Report } from '../scoring/report.ts';
import type { Selection } from '../suite/select-trials.ts';
import type { BaselineAnswer } from './baseline-answer.ts';
import { readPinned } from './drift-reference.ts';
import { type MeasuredBaseline, measureBundle, measureRun, remarksOn } from './measure.ts';
import { measureFile } from './measure-file.ts';
import { redactionOfMain } from './redacting.ts';
import { type BaseRuler, baseRulerDecides, ownRulerDecides, type Rulers, waiversOfBase } from './rulers.ts';

/** Runs of main that somebody named. */
export interface GivenBaseline {
  /** Newest first: bundles (folder or zip), baseline files or results files; empty for none. */
  readonly baselines: readonly string[];
  /** Which trials of a results file are the baseline's. */
  readonly baselineSelect: readonly Selection[];
  /** The base branch's policy, for its waivers; undefined takes that of the newest bundle. */
  readonly basePolicy?: string | undefined;
}

/** A run that somebody named, measured. */
export interface GivenRun extends MeasuredBaseline {
  readonly origin: BaselineOrigin;
}

/**
 * A finder for the named runs. The ruler in the newest bundle decides; where no bundle is named, the run's own does, and results
 * files are read with its mapping.
 */
export function findGivenBaseline(given: GivenBaseline, root: string): (own: Ruler) => Promise<BaselineAnswer> {
  return async (own) => {
    const named = given.baselines.map((name) => openGiven(name, root));
    const sources = named.filter((source, index) => named.findIndex((other) => isSameRun(source, other)) === index);
    const repeated = repeatedNote(named.filter((source) => !sources.includes(source)));
    const bundle = sources.find((source) => source.bundle !== null)?.bundle ?? null;
    const base = baseRulerOf(bundle, own, readBasePolicy(given, root));
    const { rulers, notes } = base === null ? { rulers: ownRulerDecides(own), notes: [] } : baseRulerDecides(own, base);
    const runs = sources.map((source) => measureSource(source, { select: given.baselineSelect, root }, rulers));
    const { driftReference, notes: driftNotes } = readPinned(rulers.deciding, root);
    const waivers = waiversOfBase(rulers);
    return {
      rulers,
      runs,
      waivers,
      labels: [],
      notes: [...notes, ...repeated, ...remarksOn(runs), ...driftNotes],
      driftReference,
    };
  };
}

/** Measures a bundle (folder or zip), a baseline file or a results file by one ruler. @throws UserError when it cannot be read */
export function measureGiven(
  { name, select, root }: { readonly name: string; readonly select: readonly Selection[]; readonly root: string },
  ruler: Ruler,
): GivenRun {
  return measureSource(openGiven(name, root), { select, root }, ownRulerDecides(ruler));
}

interface Source {
  readonly name: string;
  readonly path: string;
  /** Null for a file. */
  readonly bundle: Bundle | null;
  /** Null for a bundle, and for a results file. */
  readonly kept: CheckedBaselineFile | null;
}

function openGiven(name: string, root: string): Source {
  const bundle = openGivenBundle(name, root);
  return { name, path: resolve(root, name), bundle, kept: bundle === null ? openBaselineFile(name, root) : null };
}

/** One run named twice is no second look at main. Of runs without an id only the same folder or file is surely one: a stable agent repeats itself. */
function isSameRun(one: Source, other: Source): boolean {
  if (one.path === other.path) return true;
  const [a, b] = [originOf(one), originOf(other)];
  if (a?.run_id === undefined || canonicalJson(a) !== canonicalJson(b)) return false;
  return one.bundle === null || other.bundle === null || one.bundle.manifest.results === other.bundle.manifest.results;
}

function originOf({ bundle, kept }: Source): RunOrigin | undefined {
  return bundle?.manifest.origin ?? kept?.origin;
}

function repeatedNote(sources: readonly Source[]): readonly Finding[] {
  if (sources.length === 0) return [];
  return [
    {
      code: 'baseline-repeated',
      effect: 'notice',
      what: `Named again and counted once, as the same run: ${nameList(sources.map(({ name }) => name))}`,
      next: 'Name different runs of main',
    },
  ];
}

function measureSource(
  { name, bundle, kept }: Source,
  { select, root }: { readonly select: readonly Selection[]; readonly root: string },
  rulers: Rulers,
): GivenRun {
  if (bundle !== null) {
    return { ...measureBundle(bundle, rulers), origin: { ...bundle.manifest.origin, label: bundle.label } };
  }
  if (kept !== null)
    return { ...measureFile(kept, rulers), origin: { ...kept.origin, label: name, created: kept.written } };
  const files = findResultFiles([name], root);
  const redaction = redactionOfMain(rulers);
  const reportBy = ({ mapping, rubrics }: Ruler): Report => measureRun({ files, mapping, select, redaction }, rubrics);
  const { deciding, own } = rulers;
  return {
    report: reportBy(deciding),
    own: own && reportBy(own),
    unscored: null,
    history: [],
    notes: [],
    origin: { label: name },
  };
}

/** What the user names must be readable; what a bundle holds may be of another time. */
function baseRulerOf(bundle: Bundle | null, own: Ruler, policy: TextFile | null): BaseRuler | null {
  if (policy === null) return bundle && { texts: rulerOfBundle(bundle), label: bundle.label };
  const texts = bundle === null ? own.texts : rulerOfBundle(bundle);
  return { texts: { ...texts, policy }, label: bundle?.label ?? policy.file };
}

function readBasePolicy({ basePolicy: file }: GivenBaseline, root: string): TextFile | null {
  return file === undefined ? null : { file, text: readText(file, root, { outside: true }) };
}
