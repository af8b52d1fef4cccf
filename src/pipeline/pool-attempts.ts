import type { AttemptTrials } from '../../schemas/types/manifest.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { type LeftOut, trialFinding } from '../gating/findings/trials.ts';
import { type Pool, planPool } from '../scoring/pool-trials.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import type { EarlierAttempts } from './earlier-attempts.ts';
import type { UnreadRun } from './run-files.ts';

export interface Pooled {
  /** In the order of the evidence; empty if only this attempt counts. */
  readonly attempts: readonly AttemptTrials[];
  readonly notes: readonly FindingData[];
}

/**
 * Adds the trials of earlier attempts to those of this attempt: a re-run must not replace a bad result by a lucky one.
 * @param mapping the mapping of the run's own files; null for the native format
 * @returns no pool if only this attempt counts
 */
export function poolAttempts(
  run: UnreadRun,
  earlier: EarlierAttempts | undefined,
  mapping: Mapping | null,
): { readonly pool?: Pool; readonly pooled: Pooled } {
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

function notAdded(left: readonly LeftOut[]): readonly FindingData[] {
  if (left.length === 0) return [];
  return [trialFinding('trials-not-added', { left: left.toSorted((a, b) => a.attempt - b.attempt) })];
}

/** The finding for failed attempts with lost trials: a lucky re-run must not pass unnoticed. */
function lostAttempts(attempts: readonly number[]): readonly FindingData[] {
  return attempts.length === 0 ? [] : [trialFinding('attempts-lost', { attempts })];
}

function alone(notes: readonly FindingData[]): { readonly pooled: Pooled } {
  return { pooled: { attempts: [], notes } };
}
