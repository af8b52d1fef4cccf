import type { AttemptTrials } from '../../schemas/types/manifest.ts';
import type { Report } from '../../schemas/types/report.ts';
import { UserError } from '../errors.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import type { LeftOut } from '../gating/messages/trials.ts';
import { type BundleWriter, createBundle } from '../io/bundle/write.ts';
import { type Pool, planPool } from '../scoring/pooling/pool-trials.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import type { UnmatchedPath } from '../suite/redaction/redact-facts.ts';
import { startRedaction } from '../suite/redaction/redaction.ts';
import type { EarlierAttempts } from './attempts.ts';
import { type Configs, scoreAlike } from './configs.ts';
import type { AskJudge } from './judging.ts';
import { measureRedacted, measureRun } from './measure.ts';
import type { UnreadRun } from './run-files.ts';

/** The run that is judged, under the ruler that decides and under its own. */
export interface MeasuredCandidate {
  readonly report: Report;
  /** Null where the two configs are one. */
  readonly own: Report | null;
  /** What could not be read as the deciding ruler wants it. */
  readonly unscored: readonly string[];
  /** Evidence and result trees under the deciding ruler; still to be finished. Null where none is kept. */
  readonly bundle: BundleWriter | null;
  /** Paths that the policies take out and no trial has; left out where that was not looked for. */
  readonly unmatched?: readonly UnmatchedPath[];
  /** What became of earlier attempts of the run; left out where there are none. */
  readonly pooled?: Pooled | undefined;
}

/** Trials of several attempts that were measured together. */
interface Pooled {
  /** In the order of the evidence; null where this attempt stands alone. */
  readonly attempts: readonly AttemptTrials[] | null;
  readonly notes: readonly FindingData[];
}

interface CandidateFiles extends UnreadRun {
  /** Folder for the bundle; undefined keeps none. */
  readonly out?: string | undefined;
  /** Whether the bundle holds the trials. */
  readonly evidence: boolean;
  /** What earlier attempts of the same run have left; left out where there can be none. */
  readonly earlier?: EarlierAttempts | undefined;
  readonly ask: AskJudge;
}

/**
 * Measures the run by both configs. Where the deciding ruler's mapping cannot read the files, because the pull request changes their
 * shape and the mapping with it, they are read by the run's own. What their trials lack of answers is asked for first.
 * @throws UserError with every problem of the files
 */
export async function measureCandidate(run: CandidateFiles, configs: Configs): Promise<MeasuredCandidate> {
  const { base, head } = configs;
  const decided = await measureDeciding(run, configs);
  if (head === null) return { ...decided, own: null };
  try {
    const ownReport = scoreAlike(base, head)
      ? decided.report
      : measureRun(await run.ask({ ...run, mapping: head.mapping, pool: decided.pool }, configs), head.rubrics);
    return { ...decided, own: ownReport };
  } catch (error) {
    decided.bundle?.discard();
    throw error;
  }
}

interface MeasuredDeciding extends Omit<MeasuredCandidate, 'own'> {
  readonly pool: Pool | undefined;
}

async function measureDeciding(run: CandidateFiles, configs: Configs): Promise<MeasuredDeciding> {
  const { base, head } = configs;
  try {
    return { ...(await measureInto(run, configs, base.mapping)), unscored: [] };
  } catch (error) {
    const isOtherMapping = head !== null && head.mapping?.hash !== base.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    const unscored = ["the mapping of the base cannot read these results, so they were read by the run's own"];
    return { ...(await measureInto(run, configs, head.mapping)), unscored };
  }
}

async function measureInto(run: CandidateFiles, configs: Configs, mapping: Mapping | null) {
  const { pool, pooled } = poolWith(run, mapping);
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

interface PooledRun {
  /** Undefined where this attempt stands alone. */
  readonly pool: Pool | undefined;
  readonly pooled: Pooled | undefined;
}

/** A re-run adds trials, so that nobody repeats a run until chance lets it pass. */
function poolWith({ earlier, ...run }: CandidateFiles, mapping: Mapping | null): PooledRun {
  if (earlier === undefined) return { pool: undefined, pooled: undefined };
  const { trials, left, attempt } = earlier;
  const pool = trials && planPool({ ...run, mapping }, trials);
  if (trials === null || pool === null) return alone(notAdded(left, false));
  if ('why' in pool) {
    const unfit = (trials.attempts ?? [trials]).map((one) => ({ attempt: one.attempt, why: pool.why }));
    return alone(notAdded([...left, ...unfit], false));
  }
  const { before, own, repeated } = pool;
  const all = { effect: 'notice', earlier: before, own } as const;
  const notes: readonly FindingData[] = [
    ...(own === 0 ? [] : [{ code: 'trials-added', ...all } as const]),
    ...(repeated.length === 0 ? [] : [{ code: 'trials-repeated', ...all, repeated } as const]),
    ...notAdded(left, true),
  ];
  const attempts = own === 0 ? before : [...before, { attempt, trials: own }];
  return { pool, pooled: { attempts, notes } };
}

/** Which attempts are not judged with this one; nothing where none is left out. */
function notAdded(left: readonly LeftOut[], hasOthers: boolean): readonly FindingData[] {
  if (left.length === 0) return [];
  return [
    { code: 'trials-not-added', effect: 'notice', left: left.toSorted((a, b) => a.attempt - b.attempt), hasOthers },
  ];
}

function alone(notes: readonly FindingData[]): PooledRun {
  return { pool: undefined, pooled: { attempts: null, notes } };
}
