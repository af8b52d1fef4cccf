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
import { type Configs, scoreAlike } from '../configs.ts';
import type { AskJudge } from '../judging.ts';
import { redactionOfMain } from '../redacting.ts';
import type { RunFiles } from '../run-files.ts';
import { hasArms, scoreRun, withRedacted } from '../score-run.ts';

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
  const { rubrics, redaction: hash } = bundle.manifest;
  const stored = reportOfBundle(bundle);
  const hasTrials = bundle.has(EVIDENCE_FILE);
  const read = { mapping: null, select: [], redaction: redactionOfMain(configs), readBy: stored.read_by };
  const isScoredBy = (config: Config): boolean =>
    isScoredAs({ ...stored, rubrics }, config) && hash === redactionHash(read.redaction);
  const measureBy = async (config: Config) => {
    // A judge could now answer questions that were unanswered when the run was scored.
    const isOpen = stored.errored.some(({ kind, refused }) => kind === 'judge' || refused === true);
    const lacksAnswers = isOpen && questionsOf(config.rubrics).length > 0;
    if (!hasTrials || (isScoredBy(config) && !lacksAnswers)) return { report: stored, answered: undefined };
    const asked = await ask({ files: [evidenceOf(bundle)], ...read, hasArms: hasArms(stored) }, configs);
    return { report: withRedacted(scoreRun(asked, config), stored), answered: asked.answered };
  };

  const { report, answered } = await measureBy(base);
  const isRescored = !isScoredBy(base);
  const notes: readonly FindingData[] =
    isRescored && report === stored ? [baselineFinding('baseline-not-rescored', { label: bundle.label })] : [];
  const trials = hasTrials ? { trials: { files: [laterEvidenceOf(bundle)], ...read, answered } } : {};
  const evidence = recordedEvidence(bundle);
  const measured = { report, history: historyOfBundle(bundle), isRescored, notes, evidence, ...trials };
  if (head === null || scoreAlike(base, head)) return { ...measured, head: { measured: report } };
  const canScore = hasTrials || isScoredBy(head);
  if (!canScore) return { ...measured, head: { unavailable: `${bundle.label} keeps no evidence` } };
  return { ...measured, head: { measured: (await measureBy(head)).report } };
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
