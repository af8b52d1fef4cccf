import type { RunOrigin } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { canonicalJson } from '../contract/hash.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { type CheckedBaselineFile, openBaselineFile } from '../io/bundle/baseline-file.ts';
import { configOfBundle } from '../io/bundle/bundled-config.ts';
import { type Bundle, openGivenBundle } from '../io/bundle/read.ts';
import type { Config } from '../io/config.ts';
import { readText, type TextFile } from '../io/files.ts';
import { findFiles, findResultFiles, type Sought } from '../io/find-files.ts';
import { realPath } from '../io/paths.ts';
import type { Selection } from '../suite/select-trials.ts';
import { readPinned } from './base-context.ts';
import type { BaselineAnswer, BaselineRun, FindBaseline } from './baseline.ts';
import { type Configs, headDecides, type StoredConfig, storedDecides, waiversOfBase } from './configs.ts';
import { type AskJudge, askNobody } from './judging.ts';
import { measureBundle, measureFile, measureRun, remarksOn } from './measure.ts';
import { policiesOf, redactionOf, type SecretSources } from './redacting.ts';

/** Runs of main that somebody named. */
export interface GivenBaseline extends SecretSources {
  /** Newest first: bundles (folder or zip), baseline files or results files; empty for none. */
  readonly baselines: readonly string[];
  /** Which trials of a results file are the baseline's. */
  readonly baselineSelect: readonly Selection[];
  /** The run's own results and which of their trials are its; left out where nothing stands beside them. */
  readonly results?: readonly string[];
  readonly select?: readonly Selection[];
  /** The base branch's policy, for its waivers; undefined takes that of the newest bundle. */
  readonly basePolicy?: string | undefined;
}

const BASELINE: Sought = {
  example: '*.jsonl',
  advice: 'It is to be the baseline: name a bundle (folder or zip), what `baseline-file` wrote, or a results file',
};

/**
 * A finder for the named runs, where no other config is known: the one in the newest bundle decides; where no bundle is named, the run's
 * own does, and results files are read with its mapping.
 */
export function findGivenBaseline(given: GivenBaseline, root: string): FindBaseline {
  return async (own, ask) => {
    const named = openNamed(given, root);
    const base = baseRulerOf(firstBundle(named.sources), own, readBasePolicy(given, root));
    const { configs, notes } = base === null ? { configs: headDecides(own), notes: [] } : storedDecides(own, base);
    const { driftReference, notes: notPinned } = readPinned(configs.base, root);
    const measured = await measureNamed(given, named, { root, configs, ask });
    return {
      configs,
      runs: measured.runs,
      waivers: waiversOfBase(configs),
      labels: [],
      notes: [...notes, ...measured.notes, ...remarksOn(measured.runs), ...notPinned],
      driftReference,
    };
  };
}

/** Measures the named runs, newest first. @throws UserError for one that cannot be read */
export async function measureGivenRuns(
  given: GivenBaseline,
  root: string,
  configs: Configs,
  ask: AskJudge,
): Promise<Pick<BaselineAnswer, 'runs' | 'notes'>> {
  return measureNamed(given, openNamed(given, root), { root, configs, ask });
}

async function measureNamed(
  given: GivenBaseline,
  { sources, repeated }: ReturnType<typeof openNamed>,
  by: Pick<Measuring, 'root' | 'configs' | 'ask'>,
): Promise<Pick<BaselineAnswer, 'runs' | 'notes'>> {
  const how = { ...by, select: given.baselineSelect, secrets: given, sought: BASELINE };
  const runs: BaselineRun[] = [];
  for (const source of sources) runs.push(await measureSource(source, how));
  return { runs, notes: [...repeatedNote(repeated), ...itselfNote(given, sources, by.root)] };
}

/** The named runs, each once. */
function openNamed({ baselines }: GivenBaseline, root: string) {
  const named = baselines.map((name) => openGiven(name, root));
  const sources = named.filter((source, index) => named.findIndex((other) => isSameRun(source, other)) === index);
  return { sources, repeated: named.filter((source) => !sources.includes(source)) };
}

/** How a run is measured about which nobody is asked. */
interface NamedRun extends SecretSources {
  readonly select: readonly Selection[];
  readonly root: string;
}

/** Measures a run by one ruler. @throws UserError when it cannot be read */
export async function measureGiven(
  source: Source,
  { select, root, env }: NamedRun,
  config: Config,
): Promise<BaselineRun> {
  const configs = headDecides(config);
  return measureSource(source, { select, root, configs, secrets: { env }, ask: askNobody });
}

function repeatedNote(sources: readonly Source[]): readonly FindingData[] {
  const names = sources.map(({ name }) => name);
  return names.length === 0 ? [] : [{ code: 'baseline-repeated', effect: 'notice', names }];
}

/** A run is as good as itself; but one file may hold both runs, told apart by what is selected. */
function itselfNote(given: GivenBaseline, sources: readonly Source[], root: string): readonly FindingData[] {
  const { results = [], select = [], baselineSelect } = given;
  if (canonicalJson(select) !== canonicalJson(baselineSelect)) return [];
  const own = new Set(findFiles(results, root).map((file) => realPath(file, root)));
  const same = sources.filter(({ path, bundle, kept }) => bundle === null && kept === null && own.has(path));
  const names = same.map(({ name }) => name);
  return names.length === 0 ? [] : [{ code: 'baseline-itself', effect: 'warn', names }];
}

/** How named runs are measured. */
interface Measuring {
  readonly select: readonly Selection[];
  readonly root: string;
  readonly configs: Configs;
  /** For results files: what a bundle keeps went without secrets. */
  readonly secrets: SecretSources;
  readonly ask: AskJudge;
  /** What is missed where nothing has the name; left out for a run like any other. */
  readonly sought?: Sought;
}

async function measureSource(
  source: Source,
  { select, root, configs, secrets, ask, sought }: Measuring,
): Promise<BaselineRun> {
  const { name, bundle, kept } = source;
  if (bundle !== null) {
    const measured = await measureBundle(bundle, configs, ask);
    const [{ time: created } = { time: undefined }] = measured.history;
    const origin = { ...bundle.manifest.origin, label: bundle.label };
    return { ...measured, origin: created === undefined ? origin : { ...origin, created } };
  }
  if (kept !== null)
    return { ...measureFile(kept, configs), origin: { ...kept.origin, label: name, created: kept.written } };
  const files = findResultFiles([name], root, sought);
  const { rules: redaction } = redactionOf(policiesOf(configs), secrets);
  const reportBy = async ({ mapping, rubrics }: Config): Promise<Report> =>
    measureRun(await ask({ files, mapping, select, redaction }, configs), rubrics);
  const { base, head } = configs;
  const report = await reportBy(base);
  return {
    report,
    head: { measured: head === null ? report : await reportBy(head) },
    history: [],
    notes: [],
    origin: { label: name },
  };
}

/** What the user names must be readable; what a bundle holds may be of another time. */
function baseRulerOf(bundle: Bundle | null, head: Config, policy: TextFile | null): StoredConfig | null {
  if (policy === null) return bundle && { texts: configOfBundle(bundle), label: bundle.label };
  const texts = bundle === null ? head.texts : configOfBundle(bundle);
  return { texts: { ...texts, policy }, label: bundle?.label ?? policy.file };
}

function readBasePolicy({ basePolicy: file }: GivenBaseline, root: string): TextFile | null {
  return file === undefined ? null : { file, text: readText(file, root, { outside: true }) };
}

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
function isSameRun(one: Source, other: Source): boolean {
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
