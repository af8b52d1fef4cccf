import type { Report } from '../../schemas/types/report.ts';
import type { ConfirmTrials } from '../gating/comparing/pairing.ts';
import { evidenceLine } from '../io/bundle/write.ts';
import type { EarlierConfirm } from '../scoring/pool-trials.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { type MeasuredCandidate, measureRun } from './measure.ts';
import type { UnreadRun } from './run-files.ts';

/** Fresh trials by both configs. */
export interface MeasuredConfirm {
  readonly base: ConfirmTrials;
  /** The same where both configs score alike. */
  readonly head: ConfirmTrials;
  /** The trials as lines of the native format; null in a replay, which reads none. */
  readonly evidence: string | null;
}

/** The run that is judged, with its fresh trials. */
export interface ConfirmedCandidate extends MeasuredCandidate {
  /** Left out or null where there are none. */
  readonly confirm?: MeasuredConfirm | null;
}

interface ConfirmFiles extends UnreadRun {
  readonly earlier: EarlierConfirm | null;
  /** Whether the head config's mapping reads the run. */
  readonly isReadByHead: boolean;
  readonly ask: AskJudge;
}

/**
 * Scores the fresh trials of this attempt after those of earlier ones, by both configs; a number that is taken becomes the next free one.
 * @returns null where there are none, and no earlier attempt has asked
 * @throws UserError with every problem of the files
 */
export async function measureConfirm(run: ConfirmFiles, configs: Configs): Promise<MeasuredConfirm | null> {
  const { files, earlier, isReadByHead } = run;
  const asked = earlier?.asked ?? null;
  const kept = earlier?.file ?? null;
  if (files.length === 0 && kept === null) return asked === null ? null : awaited(asked);
  const { base, head } = configs;
  const mapping = (isReadByHead ? head : base)?.mapping ?? null;
  const pool = kept === null ? undefined : { earlier: kept, fresh: files, before: [], own: 0, repeated: [] };
  const read = await run.ask({ ...run, mapping, pool }, configs);
  const lines: string[] = [];
  const report = measureRun(read, base.rubrics, { add: (evidence) => lines.push(evidenceLine(evidence)) });
  const byHead = head === null || scoreAlike(base, head) ? report : measureRun(read, head.rubrics);
  return {
    base: { report, asked },
    head: { report: byHead, asked },
    evidence: lines.map((line) => `${line}\n`).join(''),
  };
}

/** No trial has come: what was asked for is still missing. */
function awaited(asked: readonly string[]): MeasuredConfirm {
  const report: Report = {
    schema: 1,
    trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
    rubrics: [],
    scenarios: [],
    errored: [],
  };
  return { base: { report, asked }, head: { report, asked }, evidence: '' };
}
