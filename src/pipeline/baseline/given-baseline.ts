import type { Report } from '../../../schemas/types/report.ts';
import { canonicalJson } from '../../contract/canonical-json.ts';
import type { FindingData } from '../../gating/messages/catalogue.ts';
import { configOfBundle } from '../../io/bundle/bundled-config.ts';
import type { Bundle } from '../../io/bundle/read.ts';
import type { Config } from '../../io/config.ts';
import { readText, type TextFile } from '../../io/files.ts';
import { findFiles, findResultFiles, type Sought } from '../../io/find-files.ts';
import { realPath } from '../../io/paths.ts';
import type { Selection } from '../../suite/select-trials.ts';
import { type AskJudge, askNobody } from '../asking/ask-judge.ts';
import { measureBundle, measureRun, remarksOn } from '../measure.ts';
import { policiesOf, redactionOf, type SecretSources } from '../redacting.ts';
import { type BaseRuler, baseRulerDecides, ownRulerDecides, type Rulers, waiversOfBase } from '../ruler/rulers.ts';
import type { BaselineAnswer, BaselineRun, FindBaseline } from './baseline-answer.ts';
import { readPinned } from './drift-reference.ts';
import { firstBundle, isSameRun, openGiven, type Source } from './given-source.ts';
import { measureFile } from './measure-file.ts';

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
    const { rulers, notes } = base === null ? { rulers: ownRulerDecides(own), notes: [] } : baseRulerDecides(own, base);
    const { driftReference, notes: notPinned } = readPinned(rulers.deciding, root);
    const measured = await measureNamed(given, named, { root, rulers, ask });
    return {
      rulers,
      runs: measured.runs,
      waivers: waiversOfBase(rulers),
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
  rulers: Rulers,
  ask: AskJudge,
): Promise<Pick<BaselineAnswer, 'runs' | 'notes'>> {
  return measureNamed(given, openNamed(given, root), { root, rulers, ask });
}

async function measureNamed(
  given: GivenBaseline,
  { sources, repeated }: ReturnType<typeof openNamed>,
  by: Pick<Measuring, 'root' | 'rulers' | 'ask'>,
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
  ruler: Config,
): Promise<BaselineRun> {
  const rulers = ownRulerDecides(ruler);
  return measureSource(source, { select, root, rulers, secrets: { env }, ask: askNobody });
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
  readonly rulers: Rulers;
  /** For results files: what a bundle keeps went without secrets. */
  readonly secrets: SecretSources;
  readonly ask: AskJudge;
  /** What is missed where nothing has the name; left out for a run like any other. */
  readonly sought?: Sought;
}

async function measureSource(
  source: Source,
  { select, root, rulers, secrets, ask, sought }: Measuring,
): Promise<BaselineRun> {
  const { name, bundle, kept } = source;
  if (bundle !== null) {
    const measured = await measureBundle(bundle, rulers, ask);
    const [{ time: created } = { time: undefined }] = measured.history;
    const origin = { ...bundle.manifest.origin, label: bundle.label };
    return { ...measured, origin: created === undefined ? origin : { ...origin, created } };
  }
  if (kept !== null)
    return { ...measureFile(kept, rulers), origin: { ...kept.origin, label: name, created: kept.written } };
  const files = findResultFiles([name], root, sought);
  const { rules: redaction } = redactionOf(policiesOf(rulers), secrets);
  const reportBy = async ({ mapping, rubrics }: Config): Promise<Report> =>
    measureRun(await ask({ files, mapping, select, redaction }, rulers), rubrics);
  const { deciding, own } = rulers;
  return {
    report: await reportBy(deciding),
    own: own && (await reportBy(own)),
    unscored: null,
    history: [],
    notes: [],
    origin: { label: name },
  };
}

/** What the user names must be readable; what a bundle holds may be of another time. */
function baseRulerOf(bundle: Bundle | null, own: Config, policy: TextFile | null): BaseRuler | null {
  if (policy === null) return bundle && { texts: configOfBundle(bundle), label: bundle.label };
  const texts = bundle === null ? own.texts : configOfBundle(bundle);
  return { texts: { ...texts, policy }, label: bundle?.label ?? policy.file };
}

function readBasePolicy({ basePolicy: file }: GivenBaseline, root: string): TextFile | null {
  return file === undefined ? null : { file, text: readText(file, root, { outside: true }) };
}
