import type { FreshTrial } from '../../schemas/types/gate.ts';
import type { AttemptTrials } from '../../schemas/types/manifest.ts';
import { contentHash } from '../contract/hash.ts';
import { addTo } from '../contract/numbers.ts';
import { describeProblems, Problems, UserError } from '../errors.ts';
import type { Mapping } from '../suite/mapping/mapping.ts';
import { type Evidence, readEvidence, readRun } from '../suite/read-run.ts';
import { type Reading, readTrials } from '../suite/read-trials.ts';
import type { ResultFile } from '../suite/reading/open.ts';
import { type Redaction, type RedactionRules, startRedaction } from '../suite/redaction/redaction.ts';
import { type Selection, startSelection } from '../suite/select-trials.ts';
import { numberedWith, type Trial } from '../suite/trial.ts';
import { totalTrials } from '../suite/trial-counts.ts';
import { startContentHash } from './scenario-content.ts';

/** The files of this attempt, and how to read them. */
export interface OwnFiles {
  readonly files: readonly ResultFile[];
  /** Null for the native format. */
  readonly mapping: Mapping | null;
  readonly select: readonly Selection[];
  readonly redaction: RedactionRules;
}

/** Trials of several attempts that are scored together. */
export interface Pool {
  readonly earlier: ResultFile;
  /** Files of this attempt that do not repeat an earlier attempt. */
  readonly fresh: readonly ResultFile[];
  /** Trials of earlier attempts, in the order of the evidence. */
  readonly before: readonly AttemptTrials[];
  /** Number of trials in the fresh files. */
  readonly own: number;
  /** Present if every trial of this attempt gets a number after the earlier ones, in their own order; else only a taken number changes. */
  readonly isInOrder?: true;
  /** Secrets replaced when the earlier trials were read, by shape; left out without any. */
  readonly redacted?: Readonly<Record<string, number>> | undefined;
}

/**
 * Plans how to score the trials of this attempt together with those of earlier attempts. A file whose trials all occur in one earlier
 * attempt is a repetition: the suite did not run again.
 * @returns the reason if they cannot be scored together; null if files of this attempt are broken (reading them reports the problems)
 */
export function planPool(current: OwnFiles, earlier: EarlierTrials): Pool | Unfit | null {
  const redaction = startRedaction(current.redaction);
  const known = readKnown(earlier, redaction);
  if ('why' in known) return known;
  const files = current.files.map((file) => readOwn(file, current, { mapping: current.mapping, redaction }, known));
  if (files.some(({ isBroken }) => isBroken)) return null;
  const clash = files.find((file) => file.clash !== null)?.clash ?? null;
  if (clash !== null) return { why: clash };
  const fresh = files.filter(({ isRepeated }) => !isRepeated);
  return {
    earlier: earlier.file,
    fresh: fresh.map(({ file }) => file),
    before: known.previous,
    own: totalTrials(fresh),
    redacted: earlier.redacted,
  };
}

/**
 * Streams the trials of a pool, earlier attempts first. If the number of a trial is taken, it gets the next free one.
 * @throws UserError at the end, with every problem of the files of this attempt
 */
export function* readPool(
  { earlier, fresh, isInOrder }: Pool,
  current: Omit<OwnFiles, 'files' | 'redaction'> & { readonly redaction: Redaction },
): Generator<Evidence> {
  const number = startNumbers();
  const native = { mapping: null, select: [], redaction: current.redaction };
  const last = new Map<string, number>();
  for (const evidence of readEvidence([earlier], native)) {
    const group = numberedWith(evidence.trial);
    last.set(group, Math.max(evidence.trial.trial, last.get(group) ?? 0));
    yield number(evidence);
  }
  if (fresh.length === 0) return;
  for (const evidence of readEvidence(fresh, current)) {
    const largest = isInOrder ? last.get(numberedWith(evidence.trial)) : undefined;
    yield number(largest === undefined ? evidence : renumbered(evidence, evidence.trial.trial + largest + 1));
  }
}

/** Gives every trial a number that is unique within its scenario and arm: its own, or the smallest free one. */
function startNumbers(): (evidence: Evidence) => Evidence {
  const groups = new Map<string, { readonly taken: Set<number>; next: number }>();
  return (evidence) => {
    const { trial } = evidence;
    const group = groups.get(numberedWith(trial)) ?? { taken: new Set<number>(), next: 1 };
    groups.set(numberedWith(trial), group);
    const { taken } = group;
    while (taken.has(group.next)) group.next++;
    const number = taken.has(trial.trial) ? group.next : trial.trial;
    taken.add(number);
    return number === trial.trial ? evidence : renumbered(evidence, number);
  };
}

function renumbered({ trial, where }: Evidence, number: number): Evidence {
  return { trial: { ...trial, trial: number }, where, text: null };
}

function readOwn(file: ResultFile, { select }: OwnFiles, reading: Reading, known: Known) {
  const problems = Problems.ofRecords();
  const selection = startSelection(select);
  const contentOf = startContentHash();
  const tally: Tally = new Map();
  let trials = 0;
  // Why a trial of the file cannot be scored together with earlier ones.
  let clash: string | null = null;
  // The earlier attempts that have all trials of the file so far.
  let same = known.tallies;
  for (const { trial } of readTrials([file], reading, problems)) {
    if (!selection.keeps(trial)) continue;
    trials++;
    clash ??= clashOf(trial, contentOf(trial), known);
    if (same.length === 0) continue;
    const hash = trialHash(trial);
    const times = addTo(tally, hash);
    same = same.filter((earlier) => (earlier.get(hash) ?? 0) >= times);
  }
  return { file, trials, isBroken: problems.count > 0, clash, isRepeated: trials > 0 && same.length > 0 };
}

function clashOf({ scenario }: Trial, content: string | null, { scenarios }: Known): string | null {
  const known = scenarios.get(scenario.toLowerCase());
  if (known === undefined) return null;
  if (known.id !== scenario) return `it spells scenario ${scenario} as ${known.id}`;
  if (content === null || known.contents.size === 0 || known.contents.has(content)) return null;
  return `scenario ${scenario} had other content there`;
}

/** Evidence of an earlier attempt of the run, including that of the attempts before it. */
export interface EarlierTrials {
  /** In the native format. */
  readonly file: ResultFile;
  readonly attempt: number;
  /** The attempts that its trials come from, in order; null if all are its own. */
  readonly attempts: readonly AttemptTrials[] | null;
  /** Secrets replaced when the trials were read, by shape; left out without any. */
  readonly redacted?: Readonly<Record<string, number>> | undefined;
}

/** Trials that an earlier attempt of the run kept of scenarios that ran again, and the scenarios for which it asked for them. */
export interface EarlierConfirm {
  readonly fresh: DeliveredFile | null;
  readonly control: DeliveredFile | null;
  readonly asked: readonly string[] | null;
  /** The commit at which it asked for control trials; undefined if it did not, or it is unknown. */
  readonly sha: string | undefined;
}

/** Trials in the native format, and how each was delivered, in their order. */
export interface DeliveredFile {
  readonly file: ResultFile;
  readonly trials: readonly Delivery[];
}

/** How a fresh trial or control trial was delivered. */
export type Delivery = Pick<FreshTrial, 'attempt' | 'order' | 'commit'>;

/** Why an earlier attempt cannot be scored together with this one. */
export interface Unfit {
  readonly why: string;
  /** Present if it was invalid or past its error budget: another attempt may answer alone. */
  readonly isUndecided?: true;
}

interface Known {
  readonly previous: readonly AttemptTrials[];
  /** Number of equal trials by their hash, for each attempt. */
  readonly tallies: readonly Tally[];
  /** By scenario id in lower case. */
  readonly scenarios: ReadonlyMap<string, KnownScenario>;
}

/** Number of occurrences per hash. */
type Tally = Map<string, number>;

interface KnownScenario {
  readonly id: string;
  readonly contents: Set<string>;
}

/** Reads the evidence of earlier attempts once. @returns a reason if it is not valid evidence of those attempts */
function readKnown(earlier: EarlierTrials, redaction: Redaction): Known | Unfit {
  const parts = startTallies(earlier.attempts ?? [{ trials: Number.POSITIVE_INFINITY }]);
  const scenarios = new Map<string, KnownScenario>();
  const contentOf = startContentHash();
  let count = 0;
  try {
    for (const trial of readRun([earlier.file], { mapping: null, select: [], redaction })) {
      count++;
      // A trial beyond the manifest is of no attempt; the count below reports it.
      const part = parts.find(({ end }) => count <= end);
      if (part !== undefined) addTo(part.tally, trialHash(trial));
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
  const attempts = earlier.attempts ?? [{ attempt: earlier.attempt, trials: count }];
  if (totalTrials(attempts) !== count) return { why: 'it has other trials than its manifest says' };
  return { previous: attempts, tallies: parts.map(({ tally }) => tally), scenarios };
}

/** For each attempt, the position of its last trial in the evidence, from 1, and an empty tally. */
function startTallies(attempts: readonly { readonly trials: number }[]) {
  let end = 0;
  return attempts.map(({ trials }) => {
    end += trials;
    return { end, tally: new Map() as Tally };
  });
}

function trialHash({ trial: _, ...recorded }: Trial): string {
  return contentHash(recorded);
}
