import reportSchema from '../../schemas/report.schema.json' with { type: 'json' };
import type { HistoryRecord } from '../../schemas/types/history.ts';
import type { ReadBy, Report } from '../../schemas/types/report.ts';
import { schemaCheck } from '../contract/schema/schema-check.ts';
import { sortedUnion } from '../contract/sorted-union.ts';
import { oneOfEach } from '../gating/findings/finding-list.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { redactionHash } from '../gating/policy/redaction-policy.ts';
import type { CheckedBaselineFile } from '../io/bundle/baseline-file.ts';
import { EVIDENCE_FILE, mappingIdentity, rubricIdentities } from '../io/bundle/format.ts';
import type { CheckedBaseline } from '../io/bundle/gate-input.ts';
import { type Bundle, evidenceOf, historyOfBundle } from '../io/bundle/read.ts';
import type { BundleWriter } from '../io/bundle/write.ts';
import type { Config } from '../io/config.ts';
import { productVersion } from '../io/shipped.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { questionsOf } from '../scoring/answer-trial.ts';
import { startReport } from '../scoring/build-report.ts';
import { judgeTrial } from '../scoring/judge-trial.ts';
import { explainTrial } from '../scoring/score-trial.ts';
import { type Redaction, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import { selectionText, startUnselected, type UnselectedTally } from '../suite/select-trials.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { redactionOfMain } from './redacting.ts';
import { evidenceOfRun, type RunFiles } from './run-files.ts';

const reportCheck = schemaCheck<Report>(reportSchema);

/**
 * Reads a run trial by trial, scores each, and keeps evidence and result trees in the bundle, when there is one.
 * @throws UserError with every problem of the files
 */
export function measureRun(run: RunFiles, rubrics: readonly Rubric[], bundle?: Pick<BundleWriter, 'add'>): Report {
  return measureRedacted(run, rubrics, startRedaction(run.redaction), bundle);
}

/** The same by a redaction that can be asked afterwards what it found. @throws UserError with every problem of the files */
export function measureRedacted(
  run: RunFiles,
  rubrics: readonly Rubric[],
  redaction: Redaction,
  bundle?: Pick<BundleWriter, 'add'>,
): Report {
  const report = startReport(rubrics, run.readBy ?? readNow(run));
  const unselected = startUnselected();
  for (const evidence of evidenceOfRun(run, redaction, unselected)) {
    const judged = judgeTrial(rubrics, evidence.trial);
    report.add(judged);
    bundle?.add(evidence, explainTrial(judged));
  }
  return withUnselected(report.finish(added(run.pool?.redacted ?? {}, redaction.counts())), unselected);
}

/** A selection is read by whoever wrote it; what it leaves out, only by whoever counts. */
function withUnselected(report: Report, tally: UnselectedTally): Report {
  const unselected = tally.counts(report.scenarios.map(({ scenario }) => scenario));
  if (report.read_by === undefined || unselected.trials === 0) return report;
  return { ...report, read_by: { ...report.read_by, unselected } };
}

/** Counts of both, by the names of either. */
function added(one: Counts, other: Counts): Counts {
  return Object.fromEntries(
    sortedUnion(Object.keys(one), Object.keys(other)).map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
  );
}

type Counts = Readonly<Record<string, number>>;

function readNow({ mapping, select }: RunFiles): ReadBy {
  const readBy = { tool: productVersion(), mapping: mappingIdentity(mapping) };
  return select.length === 0 ? readBy : { ...readBy, select: select.map(selectionText).sort() };
}

/** A run of main under the ruler that decides, and under the run's own. */
export interface MeasuredBaseline extends Omit<CheckedBaseline, 'origin'> {
  /** The run itself and main's runs before it, newest first; empty where nobody kept them. */
  readonly history: readonly HistoryRecord[];
  readonly notes: readonly FindingData[];
}

/**
 * The reports of a bundle. Where its rubrics are others than the ruler's, or its trials were redacted otherwise, or its report has the
 * form of an older Agent Gate, the stored evidence is scored again, so that both sides of a comparison are measured by the same ruler.
 * Without evidence the stored report stays what it is, and its rubrics will not be comparable.
 * What its trials lack of answers to the rubrics is asked for first.
 * @throws UserError when the bundle is damaged
 */
export async function measureBundle(bundle: Bundle, configs: Configs, ask: AskJudge): Promise<MeasuredBaseline> {
  const { base, head } = configs;
  const redaction = redactionOfMain(configs);
  const stored = storedReport(bundle);
  const isSame = measuredSo(bundle, base.rubrics, redaction);
  const run = { stored, redaction, configs, ask };
  const report = await measureStored(bundle, base, run);
  const history = historyOfBundle(bundle);
  const notes = isSame ? [] : [report === stored ? notRescored(bundle) : rescored(bundle, base.rubrics)];
  if (head === null || scoreAlike(base, head)) return { report, own: head && report, unscored: null, history, notes };
  const canScore = bundle.has(EVIDENCE_FILE) || measuredSo(bundle, head.rubrics, redaction);
  if (!canScore) return { report, own: null, unscored: `${bundle.label} keeps no evidence`, history, notes };
  return { report, own: await measureStored(bundle, head, run), unscored: null, history, notes };
}

/** What a bundle says of itself, and how its trials are measured again. */
interface StoredRun {
  /** Null where its report has another form. */
  readonly stored: Report | null;
  readonly redaction: RedactionRules;
  readonly configs: Configs;
  readonly ask: AskJudge;
}

async function measureStored(bundle: Bundle, { rubrics }: Config, run: StoredRun): Promise<Report> {
  const { stored, redaction, configs, ask } = run;
  const isDone = measuredSo(bundle, rubrics, redaction) && !lacksAnswers(stored, rubrics);
  if (stored !== null && (isDone || !bundle.has(EVIDENCE_FILE))) return stored;
  const readBy = stored?.read_by ?? readByOf(bundle);
  const files = { files: [evidenceOf(bundle)], mapping: null, select: [], redaction, readBy };
  return withRedacted(measureRun(await ask(files, configs), rubrics), stored ?? {});
}

/** What was scored again, with how many secrets its results held: only the run itself could tell. */
export function withRedacted(report: Report, { redacted }: Pick<Report, 'redacted'>): Report {
  return redacted === undefined ? report : { ...report, redacted };
}

/** Whether somebody could give answers that were not to be had when the run was judged. */
function lacksAnswers(stored: Report | null, rubrics: readonly Rubric[]): boolean {
  const isOpen = stored?.errored.some(({ kind, refused }) => kind === 'judge' || refused === true) ?? false;
  return isOpen && questionsOf(rubrics).length > 0;
}

/** What the manifest says, for bundles whose report does not. */
function readByOf({ manifest: { tool, mapping } }: Bundle): ReadBy {
  return { tool, mapping };
}

/** What has to be said of several runs, each thing once: of the newest that it holds for. */
export function remarksOn(runs: readonly { readonly notes: readonly FindingData[] }[]): readonly FindingData[] {
  return oneOfEach(runs.flatMap(({ notes }) => notes));
}

/** Null when it does not have the form that is read here. */
function storedReport(bundle: Bundle): Report | null {
  const value = bundle.json('report.json');
  const problems = reportCheck.problems(value, (pointer) => ({ file: `${bundle.label}/report.json`, pointer }));
  return problems.length === 0 ? { read_by: readByOf(bundle), ...(value as Report) } : null;
}

/** Whether the bundle's report is what these rubrics and this redaction would make of its run. */
function measuredSo(bundle: Bundle, rubrics: readonly Rubric[], redaction: RedactionRules): boolean {
  return sameRubrics(bundle, rubrics) && bundle.manifest.redaction === redactionHash(redaction);
}

function sameRubrics(bundle: Bundle, rubrics: readonly Rubric[]): boolean {
  const identities = (list: readonly { rubric: string; hash: string }[]): string =>
    list
      .map((one) => `${one.rubric} ${one.hash}`)
      .sort()
      .join('\n');
  return identities(bundle.manifest.rubrics) === identities(rubricIdentities(rubrics));
}

function notRescored({ label }: Bundle): FindingData {
  return { code: 'baseline-not-rescored', effect: 'notice', label };
}

/** With the rubrics that differ; without where only the redaction does. */
function rescored(bundle: Bundle, rubrics: readonly Rubric[]): FindingData {
  if (sameRubrics(bundle, rubrics)) return { code: 'baseline-rescored', effect: 'notice', rubrics: null };
  const before = new Map(bundle.manifest.rubrics.map((one) => [one.rubric, one.hash]));
  const changed = rubrics.filter((rubric) => before.get(rubric.id) !== rubric.hash).map((rubric) => rubric.id);
  const removed = [...before.keys()].filter((id) => !rubrics.some((rubric) => rubric.id === id));
  return { code: 'baseline-rescored', effect: 'notice', rubrics: { changed, removed } };
}

/**
 * The report of a committed baseline. There are no trials to score again: what other rubrics measured stays so, and the comparison
 * says that it is not comparable.
 */
export function measureFile({ report }: CheckedBaselineFile, { base, head }: Configs): MeasuredBaseline {
  const measured = { report, unscored: null, history: [], notes: [] };
  if (head === null || scoreAlike(base, head)) return { ...measured, own: head && report };
  const isOwn = head.rubrics.every(({ id, hash }) =>
    report.rubrics.some((one) => one.rubric === id && one.hash === hash),
  );
  return isOwn
    ? { ...measured, own: report }
    : { ...measured, own: null, unscored: 'the committed baseline keeps no trials' };
}
