import { posix } from 'node:path';
import { canonicalJson } from '../../contract/json.ts';
import { describeProblems, unlessMistaken } from '../../errors.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { type CheckedBaselineFile, openBaselineFile } from '../../io/bundle/baseline-file.ts';
import { configOfBundle } from '../../io/bundle/bundled-config.ts';
import { MANIFEST_FILE } from '../../io/bundle/format.ts';
import { type Bundle, openGivenBundle } from '../../io/bundle/read.ts';
import { TWO_JOBS_FILE } from '../../io/bundle/two-jobs.ts';
import type { Config } from '../../io/config.ts';
import { folderExists, isThere } from '../../io/files.ts';
import { findFiles, findResultFiles, type Sought } from '../../io/find-files.ts';
import { realPath } from '../../io/paths.ts';
import type { Selection } from '../../suite/select-trials.ts';
import { type Configs, configsOfBase, headDecides, unreadableBase } from '../configs.ts';
import { askNoJudge } from '../judging.ts';
import { redactingPolicies, redactionOf, type SecretSources } from '../redacting.ts';
import type { RunFiles } from '../run-files.ts';
import { scoreRun } from '../score-run.ts';
import type { BaselineAnswer, BaselineRun, FindBaseline } from './answer.ts';
import { waiversOfBase } from './choose-config.ts';
import type { BranchSearch } from './discover.ts';
import type { InspectedMain } from './inspect.ts';
import { type ChosenScoring, type ComparedRuns, measureNewest, notesOnRuns, withoutAbsence } from './measure.ts';
import { measureBundle, measureFile } from './score-baseline.ts';

export interface GivenBaseline extends SecretSources {
  /** Newest first: bundles (folder or zip), baseline files, results files or folders of them; empty for none. */
  readonly baselines: readonly string[];
  /** Selects the baseline's trials in a results file. */
  readonly baselineSelect: readonly Selection[];
  /** Results and selection of the run itself, to detect a run that is compared with itself. */
  readonly results?: readonly string[];
  readonly select?: readonly Selection[];
}

const BASELINE: Sought = {
  example: '*.jsonl',
  advice: 'Name a bundle (folder or zip), a file that `baseline-file` wrote, or results (a file or a folder)',
};

/**
 * Finds named runs where no base branch is known. The config in the newest bundle decides; without a bundle, the run's own config
 * decides, and its mapping reads results files.
 */
export function findGivenBaseline(given: GivenBaseline, root: string): FindBaseline {
  return async (head, ask) => {
    const sources = openNamed(given.baselines, root);
    const bundle = firstBundle(sources);
    const texts = bundle && configOfBundle(bundle);
    const notes: FindingData[] = [];
    const configs = unlessMistaken(
      () => (bundle === null || texts === null ? headDecides(head) : configsOfBase(head, texts, bundle.label)),
      (mistake) => {
        notes.push(unreadableBase(bundle?.label ?? '', describeProblems(mistake), 'this run'));
        return headDecides(head);
      },
    );
    const measured = await measureNamed(given, sources, { root, configs, ask });
    return answerOf(configs, measured.runs, [...notes, ...measured.notes]);
  };
}

export function answerOf(
  configs: Configs,
  runs: readonly BaselineRun[],
  notes: BaselineAnswer['notes'],
): BaselineAnswer {
  const searched = { newest: null, relaxed: [], relaxation: null, labels: [] };
  return { configs, runs, ...searched, waivers: waiversOfBase(configs), notes: [...notes, ...notesOnRuns(runs)] };
}

/** Step 4 of the baseline search if the input `baseline` is used: measures the runs named by the input `baseline`, if any, and main's newest run, which they replace. */
export async function measureInstead(
  { root }: BranchSearch,
  { deciding }: InspectedMain,
  { configs, ask, given }: ChosenScoring & { readonly given: GivenBaseline },
): Promise<ComparedRuns> {
  // Nothing is compared with it, so it may be past the error budget.
  const newest = deciding && (await measureNewest(deciding, { configs, ask: askNoJudge }, () => true));
  const unused = newest?.run ?? null;
  const named = await measureNamed(given, openNamed(given.baselines, root), { root, configs, ask });
  const skipped = unused === null ? withoutAbsence(newest?.notes ?? []) : [];
  const notes = [...skipped, ...noneGiven(given), ...named.notes, ...notesOnRuns(named.runs)];
  return { runs: named.runs, unused, relaxed: [], notes };
}

/** The finding if the input `baseline` asks for none. */
export function noneGiven({ baselines }: GivenBaseline): readonly FindingData[] {
  return baselines.length > 0 ? [] : [baselineFinding('baseline-none')];
}

/** Measures the named runs, newest first. @throws UserError for a run that cannot be read */
async function measureNamed(
  given: GivenBaseline,
  sources: readonly Source[],
  by: Pick<Measuring, 'root' | 'configs' | 'ask'>,
): Promise<Pick<ComparedRuns, 'runs' | 'notes'>> {
  const how = { ...by, select: given.baselineSelect, secrets: given };
  const runs: BaselineRun[] = [];
  for (const source of sources) runs.push(await measureSource(source, how));
  return { runs, notes: itselfNote(given, sources, by.root) };
}

/** Whether a name is a folder of results, such as those of a mapping with `join`: it has no file that only a bundle has. */
function isOfResults(name: string, root: string): boolean {
  const parts = [MANIFEST_FILE, TWO_JOBS_FILE, 'gate.json', 'decision.json'];
  return folderExists(name, root) && !parts.some((part) => isThere(posix.join(name, part), root));
}

function patternOf(name: string, root: string): string {
  return folderExists(name, root) ? posix.join(name, '**/*') : name;
}

/** Opens the named runs, each run once. @throws UserError for a broken bundle or baseline file */
export function openNamed(names: readonly string[], root: string): readonly Source[] {
  const named = names.map((name): Source => {
    const bundle = isOfResults(name, root) ? null : openGivenBundle(name, root);
    return { name, path: realPath(name, root), bundle, file: bundle === null ? openBaselineFile(name, root) : null };
  });
  return named.filter((source, index) => named.findIndex((earlier) => isSameRun(source, earlier)) === index);
}

/** The finding for a run that is compared with itself. One file may contain both runs if their selections differ. */
function itselfNote(given: GivenBaseline, sources: readonly Source[], root: string): readonly FindingData[] {
  const { results = [], select = [], baselineSelect } = given;
  if (canonicalJson(select) !== canonicalJson(baselineSelect)) return [];
  const candidates = new Set(findFiles(results, root).map((file) => realPath(file, root)));
  const isItself = ({ name, bundle, file }: Source) =>
    bundle === null &&
    file === null &&
    findFiles([patternOf(name, root)], root).some((result) => candidates.has(realPath(result, root)));
  const same = sources.filter(isItself);
  const names = same.map(({ name }) => name);
  return names.length === 0 ? [] : [baselineFinding('baseline-itself', { names })];
}

interface Measuring extends ChosenScoring {
  readonly select: readonly Selection[];
  readonly root: string;
  /** Secrets to redact in results files; bundles are stored without secrets. */
  readonly secrets: SecretSources;
}

/** Measures a run. @throws UserError if it cannot be read */
export async function measureSource(
  source: Source,
  { select, root, configs, secrets, ask }: Measuring,
): Promise<BaselineRun> {
  const { name, bundle, file } = source;
  if (bundle !== null) {
    const measured = await measureBundle(bundle, configs, ask);
    const [{ time: created } = { time: undefined }] = measured.history;
    const origin = { ...bundle.manifest.origin, label: bundle.label };
    return { ...measured, origin: created === undefined ? origin : { ...origin, created } };
  }
  if (file !== null)
    return { ...measureFile(file, configs), origin: { ...file.origin, label: name, created: file.written } };
  const files = findResultFiles([patternOf(name, root)], root, BASELINE);
  return measureResults(name, { files, select }, { configs, secrets, ask });
}

/** Measures a run by its results files, which the name stands for. @throws UserError if they cannot be read */
export async function measureResults(
  name: string,
  read: Pick<RunFiles, 'files' | 'select'>,
  { configs, secrets, ask }: Pick<Measuring, 'configs' | 'secrets' | 'ask'>,
): Promise<BaselineRun> {
  const { rules: redaction } = redactionOf(redactingPolicies(configs), secrets);
  const readBy = ({ mapping }: Config) => ask({ ...read, mapping, redaction }, configs);
  const { base, head } = configs;
  const trials = await readBy(base);
  const report = scoreRun(trials, base);
  return {
    report,
    trials,
    head: { measured: head === null ? report : scoreRun(await readBy(head), head) },
    history: [],
    notes: [],
    origin: { label: name },
  };
}

/** A run in a bundle, a baseline file or a results file. */
export interface Source {
  readonly name: string;
  /** Its real path, with links and case resolved. */
  readonly path: string;
  /** Null for a file. */
  readonly bundle: Bundle | null;
  /** Null for a bundle or a results file. */
  readonly file: CheckedBaselineFile | null;
}

export function firstBundle(sources: readonly Source[]): Bundle | null {
  return sources.find(({ bundle }) => bundle !== null)?.bundle ?? null;
}

/**
 * Whether two names refer to the same run, which counts once. Runs without an id are the same only at the same path: a stable agent can
 * repeat its results.
 */
function isSameRun(a: Source, b: Source): boolean {
  if (a.path === b.path) return true;
  const [origin, originOfB] = [a, b].map(({ bundle, file }) => bundle?.manifest.origin ?? file?.origin);
  if (origin?.run_id === undefined || canonicalJson(origin) !== canonicalJson(originOfB)) return false;
  return a.bundle === null || b.bundle === null || a.bundle.manifest.results === b.bundle.manifest.results;
}
