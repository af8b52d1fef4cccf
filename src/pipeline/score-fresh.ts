import type { Report } from '../../schemas/types/report.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import type { EarlierConfirm } from '../scoring/pool-trials.ts';
import type { Evidence } from '../suite/read-run.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import type { UnreadRun } from './run-files.ts';
import type { ScoredCandidate } from './score-candidate.ts';
import { scoreRun } from './score-run.ts';

/** Trials of the confirm run, scored by both configs. */
export interface ScoredFresh {
  /** Scenarios that an earlier attempt asked to confirm; null if none did. */
  readonly asked: readonly string[] | null;
  /** By the base config. */
  readonly report: Report;
  /** By the head config; null if both configs score alike. */
  readonly head: Report | null;
}

/** The candidate with the trials of its confirm run. */
export interface ConfirmedCandidate extends ScoredCandidate {
  /** Absent or null if there is no confirm run. */
  readonly confirm?: ScoredFresh | null;
  /** The fresh trials as lines of the native format; absent in a replay, which reads none. */
  readonly freshTrials?: string;
}

interface ConfirmFiles extends UnreadRun {
  readonly earlier: EarlierConfirm | null;
  /** Whether the head config's mapping read the results of the first run. */
  readonly isReadByHead: boolean;
  readonly ask: AskJudge;
}

/**
 * Scores the fresh trials of this attempt after those of earlier attempts, by both configs. A used trial number becomes the next free one.
 * @returns an empty object if there are no fresh trials and no earlier attempt asked for any
 * @throws UserError with all problems of the files
 */
export async function scoreFresh(
  run: ConfirmFiles,
  configs: Configs,
): Promise<Pick<ConfirmedCandidate, 'confirm' | 'freshTrials'>> {
  const { files, earlier, isReadByHead } = run;
  const asked = earlier?.asked ?? null;
  const kept = earlier?.file ?? null;
  // Without fresh trials, the scenarios to confirm are still missing.
  if (files.length === 0 && kept === null)
    return asked === null ? {} : { confirm: { asked, report: NONE, head: null } };
  const { base, head } = configs;
  const mapping = (isReadByHead ? head : base)?.mapping ?? null;
  const pool = kept === null ? undefined : { earlier: kept, fresh: files, before: [], own: 0 };
  const read = await run.ask({ ...run, mapping, pool }, configs);
  let freshTrials = '';
  const add = (evidence: Evidence): void => {
    freshTrials += `${evidenceLine(evidence)}\n`;
  };
  const report = scoreRun(read, base.rubrics, { add });
  const byHead = head === null || scoreAlike(base, head) ? null : scoreRun(read, head.rubrics);
  return { confirm: { asked, report, head: byHead }, freshTrials };
}

const NONE: Report = {
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: [],
};
