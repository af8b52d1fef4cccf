import type { AttemptTrials } from '../../schemas/types/manifest.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { type LeftOut, trialFinding } from '../gating/findings/trials.ts';
import { redactionHash } from '../gating/policy/redaction-policy.ts';
import { type FoundAttempt, searchAttempts } from '../io/github/baseline/attempts.ts';
import type { GitHubClient } from '../io/github/client.ts';
import type { RunContext } from '../io/github/context.ts';
import { type Pool, planPool } from '../scoring/pool-trials.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import type { RedactionRules } from '../suite/redaction/redaction.ts';
import type { Configs } from './configs.ts';
import type { UnreadRun } from './run-files.ts';

/** The earlier attempts of a run. */
export interface EarlierAttempts extends FoundAttempt {
  /** Number of this attempt, from 1. */
  readonly attempt: number;
}

/** Finds the earlier attempts, given the configs and the redaction. */
export type FindEarlier = (configs: Configs, redaction: RedactionRules) => Promise<EarlierAttempts>;

/** Finds the bundles of earlier attempts. On main it adds none: the newest attempt is the baseline. */
export function findEarlierAttempts(client: GitHubClient | null, context: RunContext): FindEarlier {
  return async ({ base: { policy, mapping } }, redaction) => {
    const { attempt } = context.run;
    if (context.publishesBaseline || attempt === 1)
      return { attempt, trials: null, left: [], failed: [], confirm: null };
    if (client === null) {
      const why = 'there is no token to ask for it with';
      const left = Array.from({ length: attempt - 1 }, (_, index) => ({ attempt: index + 1, why }));
      return { attempt, trials: null, left, failed: left.map(({ attempt: number }) => number), confirm: null };
    }
    const { suite } = policy;
    const query = { context, suite, mapping: mapping?.hash ?? null, redaction: redactionHash(redaction) };
    return { attempt, ...(await client.spare(() => searchAttempts(client, query))) };
  };
}

/** Attempts that were measured together. */
export interface Pooled {
  /** In the order of the evidence; empty if only this attempt counts. */
  readonly attempts: readonly AttemptTrials[];
  readonly notes: readonly FindingData[];
}

interface PooledRun {
  /** Undefined if only this attempt counts. */
  readonly pool: Pool | undefined;
  readonly pooled: Pooled;
}

/**
 * Adds the trials of earlier attempts to those of this attempt: a re-run must not replace a bad result by a lucky one.
 * @param mapping the mapping of the run's own files; null for the native format
 */
export function poolAttempts(run: UnreadRun, earlier: EarlierAttempts | undefined, mapping: Mapping | null): PooledRun {
  if (earlier === undefined) return alone([]);
  const { trials, left, attempt, failed } = earlier;
  const pool = trials && planPool({ ...run, mapping }, trials);
  if (trials === null || pool === null) return alone([...notAdded(left), ...lostAttempts(failed)]);
  if ('why' in pool) {
    const unfit = (trials.attempts ?? [trials]).map(({ attempt: number }) => ({ attempt: number, why: pool.why }));
    return alone([...notAdded([...left, ...unfit]), ...lostAttempts(failed)]);
  }
  const { before, own } = pool;
  const lost = failed.filter((number) => before.every((added) => added.attempt !== number));
  const notes: readonly FindingData[] = [
    trialFinding('trials-added', { earlier: before, added: own }),
    ...notAdded(left),
    ...lostAttempts(lost),
  ];
  // An attempt without trials of its own is listed too: its bundle is not lost.
  return { pool, pooled: { attempts: [...before, { attempt, trials: own }], notes } };
}

/** The finding for attempts that are left out. */
function notAdded(left: readonly LeftOut[]): readonly FindingData[] {
  if (left.length === 0) return [];
  return [trialFinding('trials-not-added', { left: left.toSorted((a, b) => a.attempt - b.attempt) })];
}

/** The finding for failed attempts with lost trials: a lucky re-run must not pass unnoticed. */
function lostAttempts(attempts: readonly number[]): readonly FindingData[] {
  return attempts.length === 0 ? [] : [trialFinding('attempts-lost', { attempts })];
}

function alone(notes: readonly FindingData[]): PooledRun {
  return { pool: undefined, pooled: { attempts: [], notes } };
}
