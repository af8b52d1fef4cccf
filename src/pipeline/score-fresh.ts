import type { FreshTrial, GateDocument } from '../../schemas/types/gate.ts';
import type { Report } from '../../schemas/types/report.ts';
import { defined, memberOf } from '../contract/json.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import type { RoundFile } from '../io/shards.ts';
import type { DeliveredFile, Delivery, EarlierConfirm } from '../scoring/pool-trials.ts';
import { startContentHash } from '../scoring/scenario-content.ts';
import type { ScoredTrial } from '../scoring/score-trial.ts';
import { markOf, startSharedFacts } from '../scoring/trial-mark.ts';
import type { Evidence } from '../suite/read-run.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { armOf } from '../suite/trial.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { evidenceOfRun, type RunFiles, type UnreadRun } from './run-files.ts';
import type { ScoredCandidate } from './score-candidate.ts';
import { armsOf, type Scoring, scoreByConfig } from './score-run.ts';

/** Fresh trials of all attempts, scored by both configs; `head` is null if these score alike. */
type ScoredFresh = NonNullable<GateDocument['confirm']>;

export interface ConfirmedCandidate extends ScoredCandidate {
  /** Null if no fresh trials were awaited or came. */
  readonly confirm: ScoredFresh | null;
  /** The fresh trials as lines of the native format; empty without any, and in a replay, which reads none. */
  readonly freshLines: string;
  readonly controlLines: string;
}

/** A results file of scenarios that ran again. */
export interface AgainFile extends RoundFile {
  /** The commit checked out where a control's results are; undefined if unknown. */
  readonly commit?: string | undefined;
}

interface ConfirmFiles extends Omit<UnreadRun, 'files'> {
  readonly fresh: readonly AgainFile[];
  readonly control: readonly AgainFile[];
  readonly earlier: EarlierConfirm | null;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
  readonly measured: Pick<ScoredCandidate, 'report' | 'head' | 'isReadByHead'>;
  readonly ask: AskJudge;
}

/**
 * Scores the fresh trials and the control trials of this attempt, each after those of earlier attempts, by both configs.
 * @throws UserError with all problems of the files
 */
export async function scoreFresh(
  run: ConfirmFiles,
  configs: Configs,
): Promise<Pick<ConfirmedCandidate, 'confirm' | 'freshLines' | 'controlLines'>> {
  const { earlier } = run;
  const fresh = await scoreSide({ ...run, files: run.fresh, kept: earlier?.fresh ?? null }, configs);
  const control = await scoreSide(
    { ...run, files: run.control, kept: earlier?.control ?? null, isControl: true },
    configs,
  );
  const asked = earlier?.asked ?? null;
  const trials = [...fresh.trials, ...control.trials];
  const lines = { freshLines: fresh.lines, controlLines: control.lines };
  // Without fresh trials, the scenarios to confirm are still missing.
  if (trials.length === 0 && asked === null) return { confirm: null, ...lines };
  const isAlike = configs.head === null || scoreAlike(configs.base, configs.head);
  const head = isAlike || trials.length === 0 ? null : [...fresh.head, ...control.head];
  return { confirm: defined({ asked, control: earlier?.sha, trials, head }), ...lines };
}

interface SideFiles extends Omit<ConfirmFiles, 'fresh' | 'control'> {
  readonly files: readonly AgainFile[];
  readonly kept: DeliveredFile | null;
  readonly isControl?: true;
}

async function scoreSide(side: SideFiles, { base, head }: Configs) {
  const { files: again, kept, measured } = side;
  if (again.length === 0 && kept === null) return { trials: [], head: [], lines: '' };
  const mapping = (measured.isReadByHead ? head : base)?.mapping ?? null;
  const files = again.map(({ file }) => file);
  const pool =
    kept === null ? undefined : { earlier: kept.file, fresh: files, before: [], own: 0, isInOrder: true as const };
  const read = await side.ask({ ...side, files, mapping, pool, arms: armsOf(base) }, { base, head });
  let lines = '';
  const trials = scoreBy(base, read, { side, first: measured.report }, (evidence) => {
    lines += `${evidenceLine(evidence)}\n`;
  });
  const byHead = head === null || scoreAlike(base, head) ? [] : scoreBy(head, read, { side, first: measured.head });
  return { trials, head: byHead, lines };
}

/** The trials of one side, without those of arms: only the agent as it is runs again. */
function* trialsAgain(read: RunFiles): Generator<Evidence> {
  for (const evidence of evidenceOfRun(read, startRedaction(read.redaction)))
    if (read.arms?.length === 0 || armOf(evidence.trial) === null) yield evidence;
}

/** Scores the trials of one side, and marks each so that copies of it and of the first look's trials are found. */
function scoreBy(
  config: Scoring,
  read: RunFiles,
  { side, first }: { readonly side: SideFiles; readonly first: Report },
  keep?: (evidence: Evidence) => void,
): readonly FreshTrial[] {
  const contentOf = startContentHash();
  const shared = startSharedFacts(first.shared_facts ?? []);
  const trials: FreshTrial[] = [];
  for (const evidence of trialsAgain(read)) {
    keep?.(evidence);
    const { trial } = evidence;
    const content = contentOf(trial) ?? undefined;
    const scored = markFresh(scoreByConfig(config, trial), side.isControl !== true);
    const { attempt, order, commit } = side.kept?.trials[trials.length] ?? deliveryOf(evidence, side);
    const mark = { ...scored, facts: scored.facts ?? shared.hashOf(shared.add(trial)) };
    const { scenario, trial: number } = trial;
    trials.push(
      defined({ scenario, attempt, trial: number, content, ...mark, order, control: side.isControl, commit }),
    );
  }
  return trials;
}

/** What is kept of a scored trial. @param isSpare whether it may stand in for one that never came or has no verdict, so that its scores count */
function markFresh(scored: ScoredTrial, isSpare: boolean) {
  const found = markOf(scored, 1);
  if (found === null) return { facts: null, unscored: true as const };
  const { further: _, ...mark } = found;
  return isSpare ? { ...mark, ...scoresOf(scored) } : mark;
}

function scoresOf({ rubrics }: ScoredTrial): Pick<FreshTrial, 'scores' | 'outcomes'> {
  const scores = rubrics.flatMap(({ rubric: { id, criteria: known }, judgement, criteria }) => [
    [id, judgement.score] as const,
    ...known.map(({ key }, index) => [`${id}/${key}`, criteria[index]?.score ?? null] as const),
  ]);
  const applying = scores.flatMap(([id, score]) => (score === null ? [] : [[id, score] as const]));
  const outcomes = rubrics.flatMap(({ rubric, judgement, outcome }) => {
    return judgement.score === null || rubric.outcomes.length === 0 ? [] : [`${rubric.id}/${outcome}`];
  });
  return { scores: Object.fromEntries(applying), outcomes };
}

/** How a trial of this attempt was delivered: in the round of its file, else at its recorded time. */
function deliveryOf({ trial, where }: Evidence, { files, attempt }: SideFiles): Delivery {
  const again = files.find(({ file }) => file.file === where.file);
  const order = again?.round ?? instantOf(memberOf(trial, 'time'));
  return defined({ attempt, order: order ?? undefined, commit: again?.commit });
}

/** A time as a number, or an ISO 8601 text in milliseconds, in UTC without an offset; null for anything else. */
function instantOf(time: unknown): number | null {
  if (typeof time === 'number') return time;
  const [, instant, offset = 'Z'] =
    /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(String(time)) ?? [];
  const parsed = Date.parse(`${instant?.replace(' ', 'T')}${offset}`);
  return Number.isNaN(parsed) ? null : parsed;
}
