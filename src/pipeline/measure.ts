import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { RubricIdentity } from '../../schemas/types/manifest.ts';
import type { Report } from '../../schemas/types/report.ts';
import { sortedUnion } from '../contract/text.ts';
import { UserError } from '../errors.ts';
import type { Cell } from '../gating/attribution.ts';
import { oneOfEach } from '../gating/findings/finding-list.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { redactionHash } from '../gating/policy/redaction-policy.ts';
import type { CheckedBaselineFile } from '../io/bundle/baseline-file.ts';
import { EVIDENCE_FILE, mappingIdentity, rubricIdentities } from '../io/bundle/format.ts';
import { type Bundle, evidenceOf, historyOfBundle, laterEvidenceOf, reportOfBundle } from '../io/bundle/read.ts';
import type { BundleDraft, BundleWriter } from '../io/bundle/write.ts';
import type { Config } from '../io/config.ts';
import { productVersion } from '../io/shipped.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { questionsOf } from '../scoring/answer-trial.ts';
import { judgeTrial } from '../scoring/judge-trial.ts';
import { startReport } from '../scoring/report.ts';
import { explainTrial } from '../scoring/result-tree.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import { type Redaction, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import { selectionText } from '../suite/select-trials.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { redactionOfMain } from './redacting.ts';
import {
  type EarlierAttempts,
  evidenceOfRun,
  type Pooled,
  poolAttempts,
  type RunFiles,
  type UnreadRun,
} from './run-files.ts';

/**
 * Reads a run trial by trial, scores each trial, and adds evidence and result trees to the bundle, if there is one.
 * @param redaction afterwards contains the counts of what it redacted
 * @throws UserError with all problems of the files
 */
export function measureRun(
  run: RunFiles,
  rubrics: readonly Rubric[],
  bundle?: Pick<BundleWriter, 'add'> | null,
  redaction: Redaction = startRedaction(run.redaction),
): Report {
  const { mapping, select, pool } = run;
  const selected = select.length === 0 ? {} : { select: select.map(selectionText).sort() };
  const readNow = { tool: productVersion(), mapping: mappingIdentity(mapping), ...selected };
  const report = startReport(rubrics, run.readBy ?? readNow);
  let unselected = 0;
  for (const evidence of evidenceOfRun(run, redaction, () => unselected++)) {
    const judged = judgeTrial(rubrics, evidence.trial);
    report.add(judged);
    bundle?.add(evidence, explainTrial(judged));
  }
  const [earlier, counts] = [pool?.redacted ?? {}, redaction.counts()];
  const names = sortedUnion(Object.keys(earlier), Object.keys(counts));
  const found = report.finish(
    Object.fromEntries(names.map((name) => [name, (earlier[name] ?? 0) + (counts[name] ?? 0)])),
  );
  if (found.read_by === undefined || unselected === 0) return found;
  return { ...found, read_by: { ...found.read_by, unselected } };
}

/** A run of main, scored by both configs. */
export interface MeasuredBaseline {
  /** By the base config. */
  readonly report: Report;
  /** By the head config; the same report if both configs score alike. */
  readonly head: Cell<Report>;
  /** The run itself and main's runs before it, newest first; empty for a run without history. */
  readonly history: readonly HistoryRecord[];
  /** Whether its stored report is of other rubrics or another redaction. */
  readonly isRescored?: boolean;
  readonly notes: readonly FindingData[];
  /** Its trials, for a later read; absent if it has no stored trials. */
  readonly trials?: RunFiles | undefined;
}

/**
 * Scores a run of main by both configs. Uses the stored report if the same rubrics and redaction produced it. Otherwise gets missing judge
 * answers and scores the stored trials again. A bundle without trials keeps its stored report for the base config, and the comparison
 * finds its rubrics not comparable.
 * @throws UserError if the bundle is damaged
 */
export async function measureBundle(bundle: Bundle, configs: Configs, ask: AskJudge): Promise<MeasuredBaseline> {
  const { base, head } = configs;
  const stored = reportOfBundle(bundle);
  const run = { bundle, stored, redaction: redactionOfMain(configs), configs, ask };
  const { report, answered } = await measureStored(run, base);
  const isRescored = !isScoredBy(run, base);
  const notes: readonly FindingData[] =
    isRescored && report === stored ? [{ code: 'baseline-not-rescored', effect: 'notice', label: bundle.label }] : [];
  const read = { mapping: null, select: [], redaction: run.redaction, readBy: stored.read_by, answered };
  const trials = bundle.has(EVIDENCE_FILE) ? { trials: { files: [laterEvidenceOf(bundle)], ...read } } : {};
  const measured = { report, history: historyOfBundle(bundle), isRescored, notes, ...trials };
  if (head === null || scoreAlike(base, head)) return { ...measured, head: { measured: report } };
  const canScore = bundle.has(EVIDENCE_FILE) || isScoredBy(run, head);
  if (!canScore) return { ...measured, head: { unavailable: `${bundle.label} keeps no evidence` } };
  return { ...measured, head: { measured: (await measureStored(run, head)).report } };
}

/** A bundle, and how to score its trials again. */
interface StoredRun {
  readonly bundle: Bundle;
  readonly stored: Report;
  readonly redaction: RedactionRules;
  readonly configs: Configs;
  readonly ask: AskJudge;
}

async function measureStored(
  run: StoredRun,
  config: Config,
): Promise<{ readonly report: Report; readonly answered?: RunFiles['answered'] }> {
  const { bundle, stored, redaction, configs, ask } = run;
  // A judge could now answer questions that were unanswered when the run was scored.
  const isOpen = stored.errored.some(({ kind, refused }) => kind === 'judge' || refused === true);
  const lacksAnswers = isOpen && questionsOf(config.rubrics).length > 0;
  const isDone = isScoredBy(run, config) && !lacksAnswers;
  if (isDone || !bundle.has(EVIDENCE_FILE)) return { report: stored };
  const files = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction, readBy: stored.read_by };
  const asked = await ask(files, configs);
  return { report: withRedacted(measureRun(asked, config.rubrics), stored), answered: asked.answered };
}

/** Adds to the report of rescored trials the number of secrets redacted in the original run. */
export function withRedacted(report: Report, { redacted }: Pick<Report, 'redacted'>): Report {
  return redacted === undefined ? report : { ...report, redacted };
}

/** The notes on several runs: of each code, only that of the newest run. */
export function notesOnRuns(runs: readonly { readonly notes: readonly FindingData[] }[]): readonly FindingData[] {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}

/** Whether the stored report was made with these rubrics and this redaction. */
function isScoredBy({ bundle, redaction }: StoredRun, { rubrics }: Config): boolean {
  return sameRubrics(bundle.manifest.rubrics, rubrics) && bundle.manifest.redaction === redactionHash(redaction);
}

/** Whether a run was scored with these rubrics. */
export function sameRubrics(
  scored: readonly Pick<RubricIdentity, 'rubric' | 'hash'>[],
  rubrics: readonly Rubric[],
): boolean {
  const identities = (list: typeof scored): string =>
    list
      .map((one) => `${one.rubric} ${one.hash}`)
      .sort()
      .join('\n');
  return identities(scored) === identities(rubricIdentities(rubrics));
}

/** Measures a committed baseline. It has no trials to score again, so it keeps its report. */
export function measureFile(
  { report }: Pick<CheckedBaselineFile, 'report'>,
  { base, head }: Configs,
): MeasuredBaseline {
  const measured = { report, history: [], notes: [] };
  const isByHead =
    head === null ||
    scoreAlike(base, head) ||
    head.rubrics.every(({ id, hash }) => report.rubrics.some((one) => one.rubric === id && one.hash === hash));
  return {
    ...measured,
    head: isByHead ? { measured: report } : { unavailable: 'the committed baseline keeps no trials' },
  };
}

/** The candidate, scored by both configs. */
export interface MeasuredCandidate {
  /** By the base config. */
  readonly report: Report;
  /** By the head config; the same report if both configs score alike. */
  readonly head: Report;
  /** Whether the head config's mapping read the results, because the base config's could not. */
  readonly isReadByHead: boolean;
  /** Redacted paths of the policies that no trial has; absent in a replay. */
  readonly unmatched?: readonly string[];
  /** Trials of earlier attempts of the run and notes about them; absent if there are none. */
  readonly pooled?: Pooled | undefined;
  /** Its trials as scored, for a later read; absent in a replay. */
  readonly trials?: RunFiles;
}

interface CandidateFiles extends UnreadRun {
  /** Earlier attempts of the run; absent if there can be none. */
  readonly earlier?: EarlierAttempts | undefined;
  readonly ask: AskJudge;
}

/**
 * Gets missing judge answers and scores the run by both configs. If the base config's mapping cannot read the results, because the pull
 * request changes both their format and the mapping, the head config's mapping reads them.
 * @param draft gets evidence and result trees by the base config
 * @throws UserError with all problems of the files
 */
export async function measureCandidate(
  run: CandidateFiles,
  configs: Configs,
  draft: BundleDraft,
): Promise<MeasuredCandidate> {
  const { base, head } = configs;
  const measured = await measureByBase(run, configs, draft);
  if (head === null || scoreAlike(base, head)) return { ...measured, head: measured.report };
  const files = await run.ask({ ...run, mapping: head.mapping, pool: measured.pool }, configs);
  return { ...measured, head: measureRun(files, head.rubrics) };
}

async function measureByBase(run: CandidateFiles, configs: Configs, draft: BundleDraft) {
  const { base, head } = configs;
  try {
    return { ...(await measureInto(draft, run, configs, base.mapping)), isReadByHead: false };
  } catch (error) {
    const isOtherMapping = head !== null && head.mapping?.hash !== base.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    return { ...(await measureInto(draft, run, configs, head.mapping)), isReadByHead: true };
  }
}

async function measureInto(draft: BundleDraft, run: CandidateFiles, configs: Configs, mapping: Mapping | null) {
  const { pool, pooled } = poolAttempts(run, run.earlier, mapping);
  const files = await run.ask({ ...run, mapping, pool }, configs);
  const redaction = startRedaction(run.redaction);
  const report = measureRun(files, configs.base.rubrics, draft.start(), redaction);
  return { report, pool, pooled, unmatched: redaction.unmatched(), trials: files };
}
