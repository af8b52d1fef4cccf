import type { RunEvidence } from '../../../schemas/types/gate.ts';
import type { HistoryRecord } from '../../../schemas/types/history.ts';
import type { RubricIdentity } from '../../../schemas/types/manifest.ts';
import type { Report } from '../../../schemas/types/report.ts';
import type { Cell } from '../../gating/attribution.ts';
import { baselineFinding } from '../../gating/findings/baseline.ts';
import type { FindingData } from '../../gating/findings/finding.ts';
import { redactionHash } from '../../gating/policy/redaction-policy.ts';
import type { CheckedBaselineFile } from '../../io/bundle/baseline-file.ts';
import { recordedEvidence } from '../../io/bundle/bundled-config.ts';
import { EVIDENCE_FILE, rubricIdentities } from '../../io/bundle/format.ts';
import { type Bundle, evidenceOf, historyOfBundle, laterEvidenceOf, reportOfBundle } from '../../io/bundle/read.ts';
import type { Config } from '../../io/config.ts';
import { questionsOf } from '../../scoring/answer-trial.ts';
import type { RedactionRules } from '../../suite/redaction/redaction.ts';
import { type Configs, scoreAlike } from '../configs.ts';
import type { AskJudge } from '../judging.ts';
import { redactionOfMain } from '../redacting.ts';
import type { RunFiles } from '../run-files.ts';
import { hasArms, scoreRun, withRedacted } from '../score-run.ts';

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
  /** What it rests on; absent if that is unknown. */
  readonly evidence?: RunEvidence | undefined;
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
    isRescored && report === stored ? [baselineFinding('baseline-not-rescored', { label: bundle.label })] : [];
  const read = { mapping: null, select: [], redaction: run.redaction, readBy: stored.read_by, answered };
  const trials = bundle.has(EVIDENCE_FILE) ? { trials: { files: [laterEvidenceOf(bundle)], ...read } } : {};
  const evidence = recordedEvidence(bundle);
  const measured = { report, history: historyOfBundle(bundle), isRescored, notes, evidence, ...trials };
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
  const read = { mapping: null, select: [], redaction, readBy: stored.read_by, hasArms: hasArms(stored) };
  const files = { files: [evidenceOf(bundle)], ...read };
  const asked = await ask(files, configs);
  return { report: withRedacted(scoreRun(asked, config), stored), answered: asked.answered };
}

/** Whether the stored report was made with this config and redaction. */
function isScoredBy({ bundle, stored, redaction }: StoredRun, config: Config): boolean {
  const { rubrics, redaction: hash } = bundle.manifest;
  return isScoredAs({ ...stored, rubrics }, config) && hash === redactionHash(redaction);
}

/** Whether a run was scored with the rubrics of this config, and its empty trials as its policy says. */
export function isScoredAs({ rubrics: scored, empty_trials: empty }: ScoredAs, { rubrics, policy }: Config): boolean {
  const identities = (list: ScoredAs['rubrics']): string =>
    list
      .map((identity) => `${identity.rubric} ${identity.hash}`)
      .sort()
      .join('\n');
  return (empty ?? 'scored') === policy.errors.empty && identities(scored) === identities(rubricIdentities(rubrics));
}

interface ScoredAs extends Pick<Report, 'empty_trials'> {
  readonly rubrics: readonly Pick<RubricIdentity, 'rubric' | 'hash'>[];
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
    head.rubrics.every(({ id, hash }) => report.rubrics.some((scored) => scored.rubric === id && scored.hash === hash));
  return {
    ...measured,
    head: isByHead ? { measured: report } : { unavailable: 'the committed baseline keeps no trials' },
  };
}
