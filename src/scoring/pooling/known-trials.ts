import type { AttemptTrials } from '../../../schemas/types/manifest.ts';
import { contentHash } from '../../contract/hash.ts';
import { addTo } from '../../contract/numbers.ts';
import { describeProblems, UserError } from '../../errors.ts';
import { readRun } from '../../suite/read-run.ts';
import type { ResultFile } from '../../suite/reading/open.ts';
import type { Redaction } from '../../suite/redaction/redaction.ts';
import type { Trial } from '../../suite/trial.ts';
import { startContentHash } from '../scenario-content.ts';

/** The evidence of an earlier attempt of the run; it holds that of the attempts before it. */
export interface EarlierTrials {
  /** In the native format. */
  readonly file: ResultFile;
  readonly attempt: number;
  /** Whose trials it holds, in their order; null where all are its own. */
  readonly attempts: readonly AttemptTrials[] | null;
  /** Secrets that were replaced when they were read, by shape; left out where there were none. */
  readonly redacted?: Readonly<Record<string, number>> | undefined;
}

/** Why an earlier attempt cannot be judged together with this one. */
export interface Unfit {
  readonly why: string;
}

/** What earlier attempts hold. */
export interface Known {
  readonly before: readonly AttemptTrials[];
  readonly count: number;
  /** How many trials are recorded alike, by attempt and hash. */
  readonly recorded: ReadonlyMap<number, Tally>;
  /** By scenario in lower case. */
  readonly scenarios: ReadonlyMap<string, KnownScenario>;
}

/** How often each hash has come. */
export type Tally = Map<string, number>;

interface KnownScenario {
  readonly id: string;
  readonly contents: Set<string>;
}

/** Reads it once. @returns a reason where it is no sound evidence of those attempts */
export function readKnown(earlier: EarlierTrials, redaction: Redaction): Known | Unfit {
  const ends = endsOf(earlier.attempts ?? [{ attempt: earlier.attempt, trials: Number.POSITIVE_INFINITY }]);
  const recorded = new Map<number, Tally>(ends.map(({ attempt }) => [attempt, new Map()]));
  const scenarios = new Map<string, KnownScenario>();
  const contentOf = startContentHash();
  let count = 0;
  try {
    for (const trial of readRun([earlier.file], { mapping: null, select: [], redaction })) {
      count++;
      const tally = recorded.get(ends.find(({ end }) => count <= end)?.attempt ?? 0);
      if (tally !== undefined) addTo(tally, trialHash(trial));
      const folded = trial.scenario.toLowerCase();
      const scenario = scenarios.get(folded) ?? { id: trial.scenario, contents: new Set<string>() };
      scenarios.set(folded, scenario);
      const content = contentOf(trial);
      if (content !== null) scenario.contents.add(content);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { why: `its trials cannot be read: ${describeProblems(error)}` };
  }
  const before = earlier.attempts ?? [{ attempt: earlier.attempt, trials: count }];
  if (totalTrials(before) !== count) return { why: 'it has other trials than its manifest says' };
  return { before, count, recorded, scenarios };
}

/** For each attempt, how many trials there are up to its last one. */
function endsOf(attempts: readonly AttemptTrials[]): readonly { readonly attempt: number; readonly end: number }[] {
  let end = 0;
  return attempts.map(({ attempt, trials }) => {
    end += trials;
    return { attempt, end };
  });
}

/** Equal for what is recorded alike, whatever its number. */
export function trialHash({ trial: _, ...recorded }: Trial): string {
  return contentHash(recorded);
}

/** How many trials there are in all. */
export function totalTrials(parts: readonly { readonly trials: number }[]): number {
  return parts.reduce((total, { trials }) => total + trials, 0);
}
