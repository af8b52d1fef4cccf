import type { Report } from '../../schemas/types/report.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import type { EarlierConfirm } from '../scoring/pool-trials.ts';
import type { Evidence } from '../suite/read-run.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { type MeasuredCandidate, measureRun } from './measure.ts';
import type { UnreadRun } from './run-files.ts';

/** Fresh trials by both configs. */
export interface MeasuredConfirm {
  /** Scenarios that an earlier look asked for; null where none has. */
  readonly asked: readonly string[] | null;
  /** By the base config. */
  readonly report: Report;
  /** By the head config; null where both configs score alike. */
  readonly head: Report | null;
}

/** The run that is judged, with its fresh trials. */
export interface ConfirmedCandidate extends MeasuredCandidate {
  /** Left out or null where there are none. */
  readonly confirm?: MeasuredConfirm | null;
  /** The fresh trials as lines of the native format; left out in a replay, which reads none. */
  readonly freshTrials?: string;
}

interface ConfirmFiles extends UnreadRun {
  readonly earlier: EarlierConfirm | null;
  /** Whether the head config's mapping reads the run. */
  readonly isReadByHead: boolean;
  readonly ask: AskJudge;
}

/**
 * Scores the fresh trials of this attempt after those of earlier ones, by both configs; a number that is taken becomes the next free one.
 * @returns nothing where there are none, and no earlier attempt has asked
 * @throws UserError with every problem of the files
 */
export async function measureConfirm(
  run: ConfirmFiles,
  configs: Configs,
): Promise<Pick<ConfirmedCandidate, 'confirm' | 'freshTrials'>> {
  const { files, earlier, isReadByHead } = run;
  const asked = earlier?.asked ?? null;
  const kept = earlier?.file ?? null;
  // No trial has come: what was asked for is still missing.
  if (files.length === 0 && kept === null)
    return asked === null ? {} : { confirm: { asked, report: NONE, head: null } };
  const { base, head } = configs;
  const mapping = (isReadByHead ? head : base)?.mapping ?? null;
  const pool = kept === null ? undefined : { earlier: kept, fresh: files, before: [], own: 0, repeated: [] };
  const read = await run.ask({ ...run, mapping, pool }, configs);
  let freshTrials = '';
  const add = (evidence: Evidence): void => {
    freshTrials += `${evidenceLine(evidence)}\n`;
  };
  const report = measureRun(read, base.rubrics, { add });
  const byHead = head === null || scoreAlike(base, head) ? null : measureRun(read, head.rubrics);
  return { confirm: { asked, report, head: byHead }, freshTrials };
}

const NONE: Report = {
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: [],
};
