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
import type { GitHubClient } from '../../io/github/client.ts';
import { ApiError } from '../../io/requests.ts';
import { type Configs, scoreAlike } from '../configs.ts';
import { type AskJudge, askNoJudge } from '../judging.ts';
import type { BaselineAnswer, BaselineRun } from './answer.ts';
import { originOfFile, readCommittedBaseline, rewrittenFile } from './committed.ts';
import type { Candidate } from './discover.ts';
import {
  findRunning,
  type InspectedMain,
  type InspectedRun,
  type InspectedRuns,
  openCandidate,
  originOf,
  unreadableNote,
} from './inspect.ts';
import { isScoredAs, type MeasuredBaseline, measureBundle, measureFile } from './score-baseline.ts';

export interface ComparedRuns extends Pick<BaselineAnswer, 'runs' | 'relaxed'> {
  /** Main's newest run, if the run is compared with another one or with none; null if there is no such run. */
  readonly unused: BaselineRun | null;
  readonly notes: readonly FindingData[];
}

export interface ChosenScoring {
  readonly configs: Configs;
  readonly ask: AskJudge;
}

/** Step 4 of the baseline search: measures main's own runs, or the committed baseline. */
export async function measureMain(
  client: GitHubClient,
  { deciding, compared }: InspectedMain,
  by: ChosenScoring,
): Promise<ComparedRuns> {
  const measured = await measureRuns(client, must(compared, "the search for main's runs"), by);
  const { runs, notes } = measured;
  // Both searches may report the same findings.
  const skipped =
    deciding === null ? [] : explainMissing(deciding).filter(({ code }) => notes.every((note) => note.code !== code));
  return { ...measured, notes: [...skipped, ...notes, ...notesOnRuns(runs)] };
}

/** The notes on several runs: of each code, only that of the newest run. */
export function notesOnRuns(runs: readonly { readonly notes: readonly FindingData[] }[]): readonly FindingData[] {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}

/**
 * Measures the nearest usable run and up to four older ones. Each was saved by a trusted run of the base commit or an ancestor, unless the
 * source selects others. Without any, measures the committed baseline. Never throws for errors of GitHub.
 */
export async function measureRuns(
  client: GitHubClient,
  inspected: InspectedRuns,
  by: ChosenScoring,
): Promise<ComparedRuns> {
  const { run, unused, notes } = await measureNewest(inspected, by);
  const running = run?.origin.distance === 0 ? [] : await findRunning(client, inspected);
  if (run === null) return measureCommitted(client, inspected, by, { unused, notes: [...notes, ...running] });
  const older = await client.spare(() => measureOlder(client, inspected, by, run));
  const { sha = '', distance = 0 } = run.origin;
  const far = distance <= FAR ? [] : [baselineFinding('baseline-far', { sha, distance })];
  const all = [...asPassedOver(notes), ...older.notes, ...far, ...running];
  return { runs: [run, ...older.runs], unused: null, relaxed: [], notes: all };
}

/** A baseline further behind the base gets a warning: changes in between may cause the differences. */
const FAR = 50;

interface Measured {
  /** Null if there is none. */
  readonly run: BaselineRun | null;
  readonly notes: readonly FindingData[];
}

/**
 * Measures the nearest usable run. One that does not fit is used only if there is no other. Without any, the notes contain the reason,
 * and `unused` is main's newest run of a workflow that saves no baselines.
 * @param fits by default, whether a run is within the error budget
 */
export async function measureNewest(
  inspected: InspectedRuns,
  by: ChosenScoring,
  fits = (run: MeasuredBaseline) => isFit(run, by),
): Promise<Measured & Pick<ComparedRuns, 'unused'>> {
  const notes: FindingData[] = [];
  let unused: BaselineRun | null = null;
  let unfit: BaselineRun | null = null;
  let { nearest: inspection } = inspected;
  for (; inspection.run !== null; inspection = await inspected.openNext(unused === null)) {
    notes.push(...inspection.notes);
    const measured: BaselineRun | FindingData = await measureRun(inspection.run, by);
    if ('code' in measured) notes.push(measured);
    else if (!inspection.run.isBaseline) unused ??= measured;
    else if (fits(measured)) {
      const skipped = unfit === null ? [] : [passedOver(unfit)];
      return { run: measured, unused: null, notes: [...distinct(notes), ...skipped] };
    } else unfit ??= measured;
  }
  notes.push(...inspection.notes);
  if (unfit !== null) return { run: unfit, unused: null, notes: distinct(notes) };
  return { run: null, unused, notes: [...distinct(notes), ...inspected.explainEnd(notes)] };
}

function isFit({ report }: MeasuredBaseline, { configs: { base } }: ChosenScoring): boolean {
  return withinErrorBudget(base.policy, report);
}

/** The finding that main's newest run is past the error budget, so that an older one is used. */
function passedOver({ origin: { label } }: BaselineRun): FindingData {
  return baselineFinding('baseline-passed-over', { subject: { kind: 'baseline', name: label }, cause: 'unscored' });
}

/** The findings if no run opens, except that main has none; empty if one does. */
function explainMissing({ nearest: { run, notes }, explainEnd }: InspectedRuns): readonly FindingData[] {
  return run === null ? withoutAbsence([...distinct(notes), ...explainEnd(notes)]) : [];
}

export function withoutAbsence(notes: readonly FindingData[]): readonly FindingData[] {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== 'a reason');
}

/** Measures a run by the chosen config; returns the finding if that is impossible. */
async function measureRun(
  { bundle, artifact, isBaseline, origin }: InspectedRun,
  { configs, ask }: ChosenScoring,
): Promise<BaselineRun | FindingData> {
  try {
    return { ...(await measureBundle(bundle, configs, isBaseline ? ask : askNoJudge)), origin };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return unreadableNote(artifact, error);
  }
}

/** Most candidates to inspect for older runs. */
const MOST_OLDER = 20;

/** Measures older usable runs. An error of GitHub ends the search and keeps the runs measured so far. */
async function measureOlder(
  client: GitHubClient,
  inspected: InspectedRuns,
  by: ChosenScoring,
  newest: BaselineRun,
): Promise<Pick<ComparedRuns, 'runs' | 'notes'>> {
  const { near, elsewhere } = inspected.candidates;
  const place = near.findIndex(({ artifact }) => artifact.runId === newest.origin.run_id);
  const older = place < 0 ? [] : near.slice(place + 1, place + 1 + MOST_OLDER);
  const runs: BaselineRun[] = [];
  const notes: FindingData[] = [];
  try {
    for (const candidate of [...older, ...elsewhere.map((artifact) => ({ artifact, distance: null }))]) {
      if (runs.length === MOST_RUNS - 1) break;
      const measured = await measureOlderRun(client, inspected, by, newest, candidate);
      if (measured.run !== null && isFit(measured.run, by)) runs.push(measured.run);
      notes.push(...measured.notes);
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
  by: ChosenScoring,
  newest: BaselineRun,
  candidate: Candidate,
): Promise<Measured> {
  const { artifact } = candidate;
  const recalled = recallRun(newest, artifact.runId, by.configs);
  if (recalled !== null) return { run: { ...recalled, origin: originOf(query, candidate) }, notes: [] };
  if (!artifact.ofThisRepository || !candidates.near.includes(candidate)) return { run: null, notes: [] };
  if (artifact.expired) return { run: null, notes: [baselineFinding('baseline-expired', { sha: artifact.sha })] };
  const { run, notes } = await openCandidate(client, query, candidate, false);
  if (run === null) return { run, notes };
  const measured = await measureRun(run, by);
  if ('code' in measured) return { run: null, notes: [...notes, measured] };
  // Only the newest run is compared by trial, so older archives need not stay in memory.
  return { run: { ...measured, trials: undefined }, notes };
}

/** Reads a run from the history in the newest bundle, without trials. Null if it, or the newest run, has to be scored again. */
function recallRun(newest: MeasuredBaseline, run: number, configs: Configs): MeasuredBaseline | null {
  const record = newest.history.find(({ run_id }) => run_id === run);
  const report = record === undefined ? null : reportOf(record);
  const { base, head } = configs;
  const isScored = report !== null && newest.isRescored !== true && (head === null || scoreAlike(base, head));
  return isScored && isScoredAs(report, base) ? measureFile({ report }, configs) : null;
}

/** Measures the committed baseline if no artifact can be used, unless the source is a commit. */
async function measureCommitted(
  client: GitHubClient,
  { query, base }: InspectedRuns,
  { configs }: ChosenScoring,
  { unused, notes }: Pick<ComparedRuns, 'unused' | 'notes'>,
): Promise<ComparedRuns> {
  const { source, file } = query;
  const nothing: ComparedRuns = { runs: [], unused, relaxed: [], notes };
  if (file === null || base === null || source.kind === 'commit') return nothing;
  const committed = await client.spare(() => readCommittedBaseline(client, query, file, base));
  if (!('report' in committed)) return { ...nothing, notes: [...notes, committed] };
  // With a baseline, problems with others do not make the run invalid.
  const remarks = withoutAbsence(notes).map((note): FindingData => {
    return note.effect === 'invalid' ? { ...note, effect: 'warn' } : note;
  });
  return {
    runs: [{ ...measureFile(committed, configs), origin: originOfFile(file, committed) }],
    unused,
    relaxed: rewrittenFile(query, committed),
    notes: [...remarks, baselineFinding('baseline-from-file', { file, base })],
  };
}

/** If a baseline is used, untrusted artifacts are not reported, and problems with others only as notices. */
function asPassedOver(notes: readonly FindingData[]): readonly FindingData[] {
  return notes.filter(({ code }) => rowOf(code).yieldsTo !== 'a run').map((note) => ({ ...note, effect: 'notice' }));
}
