import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import type { EarlierConfirm } from '../scoring/pool-trials.ts';
import { startContentHash } from '../scoring/scenario-content.ts';
import { markOf, startSharedFacts } from '../scoring/trial-mark.ts';
import type { Evidence } from '../suite/read-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { evidenceOfRun, type RunFiles, type UnreadRun } from './run-files.ts';
import type { ScoredCandidate } from './score-candidate.ts';
import { type Scoring, scoreByConfig } from './score-run.ts';

/** Fresh trials of all attempts, scored by both configs. */
export interface ScoredFresh {
  /** Scenarios that an earlier attempt asked to confirm; null if none did. */
  readonly asked: readonly string[] | null;
  /** The commit at which that attempt asked for control trials; absent if none did. */
  readonly control?: string;
  /** By the base config. */
  readonly trials: readonly FreshTrial[];
  /** By the head config; null if both configs score alike. */
  readonly head: readonly FreshTrial[] | null;
}

/** The candidate with its fresh trials. */
export interface ConfirmedCandidate extends ScoredCandidate {
  /** Null if no fresh trials were awaited or came. */
  readonly confirm: ScoredFresh | null;
  /** The fresh trials as lines of the native format; empty without any, and in a replay, which reads none. */
  readonly freshLines: string;
}

interface ConfirmFiles extends UnreadRun {
  readonly earlier: EarlierConfirm | null;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  /** The first look, scored by both configs. */
  readonly measured: Pick<ScoredCandidate, 'report' | 'head' | 'isReadByHead'>;
  readonly ask: AskJudge;
}

/**
 * Scores the fresh trials of this attempt after those of earlier attempts, by both configs.
 * @throws UserError with all problems of the files
 */
export async function scoreFresh(
  run: ConfirmFiles,
  configs: Configs,
): Promise<Pick<ConfirmedCandidate, 'confirm' | 'freshLines'>> {
  const { files, earlier, measured } = run;
  const asked = earlier?.asked ?? null;
  const kept = earlier?.file ?? null;
  // Without fresh trials, the scenarios to confirm are still missing.
  if (files.length === 0 && kept === null)
    return { confirm: asked === null ? null : { asked, trials: [], head: null }, freshLines: '' };
  const { base, head } = configs;
  const mapping = (measured.isReadByHead ? head : base)?.mapping ?? null;
  const pool =
    kept === null ? undefined : { earlier: kept, fresh: files, before: [], own: 0, isInOrder: true as const };
  const read = await run.ask({ ...run, mapping, pool }, configs);
  const attempts = { earlier: earlier?.attempts ?? [], now: run.attempt };
  let freshLines = '';
  const trials = scoreBy(base, read, { ...attempts, first: measured.report }, (evidence) => {
    freshLines += `${evidenceLine(evidence)}\n`;
  });
  const isAlike = head === null || scoreAlike(base, head);
  const byHead = isAlike ? null : scoreBy(head, read, { ...attempts, first: measured.head });
  return { confirm: { asked, trials, head: byHead }, freshLines };
}

/** What is known of fresh trials: the attempt of each earlier one, this attempt, and the first look. */
interface Delivered {
  readonly earlier: readonly number[];
  readonly now: number;
  readonly first: Report;
}

/** Scores fresh trials, and marks each so that copies of it and of the first look's trials are found. */
function scoreBy(
  config: Scoring,
  read: RunFiles,
  { earlier, now, first }: Delivered,
  keep?: (evidence: Evidence) => void,
): readonly FreshTrial[] {
  const contentOf = startContentHash();
  const shared = startSharedFacts(first.shared_facts ?? []);
  const trials: FreshTrial[] = [];
  for (const evidence of evidenceOfRun(read, startRedaction(read.redaction))) {
    keep?.(evidence);
    const { trial } = evidence;
    const content = contentOf(trial);
    const { further: _, ...mark } = markOf(scoreByConfig(config, trial), 1) ?? { facts: null, unscored: true as const };
    trials.push({
      scenario: trial.scenario,
      attempt: earlier[trials.length] ?? now,
      trial: trial.trial,
      ...(content === null ? {} : { content }),
      ...mark,
      facts: mark.facts ?? shared.hashOf(shared.add(trial)),
    });
  }
  return trials;
}
