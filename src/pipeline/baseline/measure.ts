import type { Relaxation } from '../../../schemas/types/decision.ts';
import { must } from '../../contract/must.ts';
import { UserError } from '../../errors.ts';
import { withinErrorBudget } from '../../gating/comparing/scores.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import { distinct, rowOf } from '../../gating/findings/catalogue.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { oneOfEach } from '../../gating/findings/finding-list.ts';
import { MOST_RUNS } from '../../gating/history/main-runs.ts';
import { reportOf } from '../../gating/history/records.ts';
import { FEWEST_RUNS } from '../../gating/statistics/history.ts';
import type { CheckedBaselineFile } from '../../io/bundle/baseline-file.ts';
import type { BaselineArtifact } from '../../io/github/baseline/artifacts.ts';
import type { GitHubClient } from '../../io/github/client.ts';
import { ApiError } from '../../io/requests.ts';
import { type Configs, scoreAlike } from '../configs.ts';
import { type AskJudge, askNoJudge } from '../judging.ts';
import type { BaselineAnswer, BaselineRun } from './answer.ts';
import { originOfFile, readCommittedBaseline, rewrittenFile } from './committed.ts';
import type { BranchSearch } from './discover.ts';
import {
  distanceIn,
  type InspectedMain,
  type InspectedRun,
  type InspectedRuns,
  openCandidate,
  originOf,
  unreadableNote,
} from './inspect.ts';
import { isScoredAs, type MeasuredBaseline, measureBundle, measureFile } from './score-baseline.ts';

/** The measured runs to compare with. */
export interface ComparedRuns extends Pick<BaselineAnswer, 'runs' | 'notes'> {
  /** Whether main has runs of the suite. */
  readonly isKnown: boolean;
  /** Main's newest run, if the run is compared with another one or with none; null if there is no such run. */
  readonly unused: BaselineRun | null;
  /** How the run changes the committed baseline. */
  readonly relaxed: readonly Relaxation[];
}

/** The chosen configs, and the judge of main's runs. */
export interface ChosenScoring {
  readonly configs: Configs;
  readonly ask: AskJudge;
}

/** Step 4 of the baseline search: measures main's own runs, or the committed baseline. */
export async function measureMain(
  client: GitHubClient,
  search: BranchSearch,
  { deciding, compared }: InspectedMain,
  { configs, ask }: ChosenScoring,
): Promise<ComparedRuns> {
  const { runs, committed, ofOtherWorkflow, notes } = await measureRuns(
    client,
    must(compared, "the search for main's runs"),
    {
      measure: ({ bundle, isBaseline }) => measureBundle(bundle, configs, isBaseline ? ask : askNoJudge),
      recall: (newest, run) => recallRun(newest, run, configs),
      measureFile: (file) => measureFile(file, configs),
      isFit: ({ report }) => withinErrorBudget(configs.base.policy, report),
    },
  );
  // Both searches may report the same findings.
  const skipped =
    deciding === null ? [] : explainMissing(deciding).filter(({ code }) => notes.every((note) => note.code !== code));
  return {
    runs,
    isKnown: runs.length > 0 || ofOtherWorkflow !== null,
    unused: ofOtherWorkflow,
    relaxed: committed === null ? [] : rewrittenFile(search, committed),
    notes: [...skipped, ...notes, ...notesOnRuns(runs)],
  };
}

/** Reads a run from the history in the newest bundle, without trials. Null if it, or the newest run, has to be scored again. */
function recallRun(newest: MeasuredBaseline, run: number, configs: Configs): MeasuredBaseline | null {
  const record = newest.history.find(({ run_id }) => run_id === run);
  const report = record === undefined ? null : reportOf(record);
  const { base, head } = configs;
  const isScored = report !== null && newest.isRescored !== true && (head === null || scoreAlike(base, head));
  return isScored && isScoredAs(report, base) ? measureFile({ report }, configs) : null;
}

/** The notes on several runs: of each code, only that of the newest run. */
export function notesOnRuns(runs: readonly { readonly notes: readonly FindingData[] }[]): readonly FindingData[] {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}

/** Measures a run of main by the chosen config. @throws UserError for an unusable bundle; the next older one is then measured */
export type MeasureRun = (run: Pick<InspectedRun, 'bundle' | 'isBaseline'>) => Promise<MeasuredBaseline>;

/** How to measure main's runs by the chosen config. */
export interface Measuring {
  readonly measure: MeasureRun;
  /** Reads an older run from the history in the newest bundle, which saves a download; null if the history does not suffice. */
  recall(newest: MeasuredBaseline, run: number): MeasuredBaseline | null;
  /** Measures a committed baseline. */
  measureFile(file: CheckedBaselineFile): MeasuredBaseline;
  /** Whether the run is within the error budget. */
  isFit(run: MeasuredBaseline): boolean;
}

/** Main's measured runs. */
export interface MeasuredRuns {
  /** Main's runs, newest first, at most five, or the committed baseline; empty if there is neither. */
  readonly runs: readonly BaselineRun[];
  /** The committed baseline that replaces a run; null if there is a run, or no such file. */
  readonly committed: CheckedBaselineFile | null;
  /** Main's newest run of a workflow that saves no baselines, if no artifact is a baseline; null if none. */
  readonly ofOtherWorkflow: BaselineRun | null;
  /** Why there are no or too few runs, and which nearer candidates were skipped. */
  readonly notes: readonly FindingData[];
}

/**
 * Measures the nearest usable run and up to four older ones. Each was saved by a trusted run of the base commit or an ancestor, unless the
 * source selects others. Never throws for errors of GitHub.
 */
export async function measureRuns(
  client: GitHubClient,
  inspected: InspectedRuns,
  by: Measuring,
): Promise<MeasuredRuns> {
  const { run, artifact, ofOtherWorkflow, notes } = await measureNewest(inspected, by);
  const running = run?.origin.distance === 0 ? [] : await inspected.findRunning();
  if (run === null) return measureCommitted(client, inspected, by, { ofOtherWorkflow, notes: [...notes, ...running] });
  const older = await client.spare(() => measureOlder(client, inspected, by, run, artifact));
  const { sha = '', distance = 0 } = run.origin;
  const far: readonly FindingData[] = distance <= FAR ? [] : [baselineFinding('baseline-far', { sha, distance })];
  const runs = [run, ...older.runs];
  return {
    runs,
    committed: null,
    ofOtherWorkflow: null,
    notes: [...asPassedOver(notes), ...older.notes, ...far, ...running],
  };
}

/** Main's nearest usable run, or none, for which the notes contain the reason. */
type Newest = { readonly notes: readonly FindingData[]; readonly ofOtherWorkflow: BaselineRun | null } & (
  | { readonly run: BaselineRun; readonly artifact: BaselineArtifact }
  | { readonly run: null; readonly artifact: null }
);

/** Measures the nearest usable run. One past the error budget is used only if there is no other. */
export async function measureNewest(
  inspected: InspectedRuns,
  { measure, isFit }: Pick<Measuring, 'measure' | 'isFit'>,
): Promise<Newest> {
  const notes: FindingData[] = [];
  let ofOtherWorkflow: BaselineRun | null = null;
  let unfit: { readonly run: BaselineRun; readonly artifact: BaselineArtifact } | null = null;
  let { nearest: inspection } = inspected;
  for (; inspection.run !== null; inspection = await inspected.openNext(ofOtherWorkflow === null)) {
    notes.push(...inspection.notes);
    const { artifact, isBaseline } = inspection.run;
    const measured: BaselineRun | FindingData = await measureRun(inspection.run, measure);
    if ('code' in measured) notes.push(measured);
    else if (!isBaseline) ofOtherWorkflow ??= measured;
    else if (isFit(measured)) {
      const skipped = unfit === null ? [] : [passedOver(unfit.run)];
      return { run: measured, artifact, ofOtherWorkflow: null, notes: [...distinct(notes), ...skipped] };
    } else unfit ??= { run: measured, artifact };
  }
  notes.push(...inspection.notes);
  if (unfit !== null) return { ...unfit, ofOtherWorkflow: null, notes: distinct(notes) };
  return {
    run: null,
    artifact: null,
    ofOtherWorkflow,
    notes: [...distinct(notes), ...inspected.explainEnd(notes)],
  };
}

/** The finding that main's newest run is past the error budget, so that an older one is used. */
function passedOver({ origin: { label } }: BaselineRun): FindingData {
  return baselineFinding('baseline-passed-over', { subject: { kind: 'baseline', name: label }, cause: 'unscored' });
}

/** The findings if no run opens, except that main has none; empty if one does. */
function explainMissing({ nearest: { run, notes }, explainEnd }: InspectedRuns): readonly FindingData[] {
  return run === null ? withoutAbsence([...distinct(notes), ...explainEnd(notes)]) : [];
}

/** The findings, except that main has no run. */
export function withoutAbsence(notes: readonly FindingData[]): readonly FindingData[] {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== 'a reason');
}

/** Measures a run; returns the finding if that is impossible. */
async function measureRun(run: InspectedRun, measure: MeasureRun): Promise<BaselineRun | FindingData> {
  try {
    return { ...(await measure(run)), origin: run.origin };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return unreadableNote(run.artifact, error);
  }
}

/** Most candidates to inspect for older runs. */
const MOST_OLDER = 20;

interface OlderRuns {
  readonly runs: readonly BaselineRun[];
  readonly notes: readonly FindingData[];
}

/** Measures older usable runs. An error of GitHub ends the search and keeps the runs measured so far. */
async function measureOlder(
  client: GitHubClient,
  inspected: InspectedRuns,
  by: Measuring,
  newest: BaselineRun,
  newestArtifact: BaselineArtifact,
): Promise<OlderRuns> {
  const { artifacts, elsewhere } = inspected.candidates;
  const place = artifacts.indexOf(newestArtifact);
  const near = place < 0 ? [] : artifacts.slice(place + 1, place + 1 + MOST_OLDER);
  const runs: BaselineRun[] = [];
  const notes: FindingData[] = [];
  try {
    for (const artifact of [...near, ...elsewhere]) {
      if (runs.length === MOST_RUNS - 1) break;
      const older = await measureOlderRun(client, inspected, by, newest, artifact);
      runs.push(...older.runs.filter(by.isFit));
      notes.push(...older.notes);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const incomplete = { used: runs.length + 1, reason: error.message };
    return { runs, notes: [baselineFinding('baseline-incomplete', incomplete)] };
  }
  // With fewer runs the gate cannot use main's history, so the notes report the skipped ones.
  return { runs, notes: runs.length + 1 < FEWEST_RUNS ? oneOfEach(asPassedOver(notes)) : [] };
}

/**
 * Reads an older run from the newest bundle's history, without a request, even if its own bundle has expired or is far away. Otherwise
 * downloads it, unless the artifact is from another repository, expired or not near: the newest run suffices.
 */
async function measureOlderRun(
  client: GitHubClient,
  { query, candidates }: InspectedRuns,
  by: Measuring,
  newest: BaselineRun,
  artifact: BaselineArtifact,
): Promise<OlderRuns> {
  const isNear = candidates.artifacts.includes(artifact);
  const candidate = { artifact, distance: isNear ? distanceIn(candidates, artifact) : null };
  const recalled = by.recall(newest, artifact.runId);
  if (recalled !== null) return { runs: [{ ...recalled, origin: originOf(query, candidate) }], notes: [] };
  if (!artifact.ofThisRepository || !isNear) return { runs: [], notes: [] };
  if (artifact.expired) return { runs: [], notes: [baselineFinding('baseline-expired', { sha: artifact.sha })] };
  const { run, notes } = await openCandidate(client, query, candidate, false);
  if (run === null) return { runs: [], notes };
  const measured = await measureRun(run, by.measure);
  if ('code' in measured) return { runs: [], notes: [...notes, measured] };
  // Only the newest run is compared by trial, so older archives need not stay in memory.
  return { runs: [{ ...measured, trials: undefined }], notes };
}

/** Measures the committed baseline if no artifact can be used, unless the source is a commit. */
async function measureCommitted(
  client: GitHubClient,
  { query, base }: InspectedRuns,
  by: Measuring,
  { ofOtherWorkflow, notes }: Pick<MeasuredRuns, 'ofOtherWorkflow' | 'notes'>,
): Promise<MeasuredRuns> {
  const { source, file } = query;
  const nothing: MeasuredRuns = { runs: [], committed: null, ofOtherWorkflow, notes };
  if (file === null || base === null || source.kind === 'commit') return nothing;
  const committed = await client.spare(() => readCommittedBaseline(client, query, file, base));
  if (!('report' in committed)) return { ...nothing, notes: [...notes, committed] };
  // With a baseline, problems with others do not make the run invalid.
  const remarks = withoutAbsence(notes).map((note): FindingData => {
    return note.effect === 'invalid' ? { ...note, effect: 'warn' } : note;
  });
  const run = { ...by.measureFile(committed), origin: originOfFile(file, committed) };
  const fromFile = baselineFinding('baseline-from-file', { file, base });
  return { runs: [run], committed, ofOtherWorkflow, notes: [...remarks, fromFile] };
}

/** If a baseline is used, untrusted artifacts are not reported, and ofOtherWorkflow problems only as notices. */
function asPassedOver(notes: readonly FindingData[]): readonly FindingData[] {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== 'a run').map((note) => ({ ...note, effect: 'notice' }));
}

/** A baseline further behind the base gets a warning: changes in between may cause the differences. */
const FAR = 50;
