import type { Report } from '../../schemas/types/report.ts';
import { UserError } from '../errors.ts';
import { type BundleWriter, createBundle } from '../io/bundle/write.ts';
import type { Pool } from '../scoring/pool-trials.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import type { UnmatchedPath } from '../suite/redaction/facts.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import { type EarlierAttempts, type Pooled, poolAttempts } from './attempts.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { measureRedacted, measureRun } from './measure.ts';
import type { UnreadRun } from './run-files.ts';

/** The run that is judged, scored by the base config and by the head config. */
export interface MeasuredCandidate {
  /** By the base config. */
  readonly report: Report;
  /** By the head config; the same report where both configs score alike. */
  readonly head: Report;
  /** Whether the head config's mapping read the results, because the base config's could not. */
  readonly isReadByHead: boolean;
  /** Evidence and result trees by the base config, not finished yet; null where no bundle is written. */
  readonly bundle: BundleWriter | null;
  /** Paths that the policies redact and no trial has; left out in a replay. */
  readonly unmatched?: readonly UnmatchedPath[];
  /** What became of earlier attempts of the run; left out where there are none. */
  readonly pooled?: Pooled | undefined;
}

interface CandidateFiles extends UnreadRun {
  /** Folder for the bundle; undefined keeps none. */
  readonly out?: string | undefined;
  /** Whether the bundle holds the trials. */
  readonly evidence: boolean;
  /** Earlier attempts of the run; left out where there can be none. */
  readonly earlier?: EarlierAttempts | undefined;
  readonly ask: AskJudge;
}

/**
 * Scores the run by both configs, after a judge has answered what its trials lack. Where the base config's mapping cannot read the
 * results, because the pull request changes their shape and the mapping with it, the head config's mapping reads them.
 * @throws UserError with every problem of the files
 */
export async function measureCandidate(run: CandidateFiles, configs: Configs): Promise<MeasuredCandidate> {
  const { base, head } = configs;
  const measured = await measureByBase(run, configs);
  if (head === null || scoreAlike(base, head)) return { ...measured, head: measured.report };
  try {
    const files = await run.ask({ ...run, mapping: head.mapping, pool: measured.pool }, configs);
    return { ...measured, head: measureRun(files, head.rubrics) };
  } catch (error) {
    measured.bundle?.discard();
    throw error;
  }
}

interface MeasuredByBase extends Omit<MeasuredCandidate, 'head'> {
  readonly pool: Pool | undefined;
}

async function measureByBase(run: CandidateFiles, configs: Configs): Promise<MeasuredByBase> {
  const { base, head } = configs;
  try {
    return { ...(await measureInto(run, configs, base.mapping)), isReadByHead: false };
  } catch (error) {
    const isOtherMapping = head !== null && head.mapping?.hash !== base.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    return { ...(await measureInto(run, configs, head.mapping)), isReadByHead: true };
  }
}

async function measureInto(run: CandidateFiles, configs: Configs, mapping: Mapping | null) {
  const { pool, pooled } = poolAttempts(run, run.earlier, mapping);
  const files = await run.ask({ ...run, mapping, pool }, configs);
  const bundle = run.out === undefined ? null : createBundle(run.out, run.evidence);
  try {
    const redaction = startRedaction(run.redaction);
    const report = measureRedacted(files, configs.base.rubrics, redaction, bundle ?? undefined);
    return { report, bundle, pool, pooled, unmatched: redaction.unmatched() };
  } catch (error) {
    bundle?.discard();
    throw error;
  }
}
