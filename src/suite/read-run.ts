import { isRecord, MAX_DEPTH } from '../contract/json.ts';
import { addTo } from '../contract/numbers.ts';
import { counted, shown } from '../contract/text.ts';
import { type Place, type Problem, type ProblemList, startProblems, UserError } from '../errors.ts';
import type { Mapping } from './mapping/mapping.ts';
import { normaliseTrial } from './normalise-trial.ts';
import { MAX_RECORD_BYTES, type ResultFile } from './reading/open.ts';
import {
  type ItemValue,
  type Part,
  type RawRecord,
  type Records,
  readRecords,
  type SharedRecord,
} from './reading/records.ts';
import type { Redaction } from './redaction/redaction.ts';
import { type Selection, startSelection, type UnselectedTally } from './select-trials.ts';
import { ANSWERS, ANSWERS_KEY, type Trial } from './trial.ts';
import { startCensus } from './trial-index.ts';

/** The most that one run may have. */
export const MAX_TRIALS = 1_000_000;

/** How to read a run. */
export interface RunOptions {
  /** Turns another harness's records into trials; null for the native format. */
  readonly mapping: Mapping | null;
  /** Which trials to keep; all of these must fit. */
  readonly select: readonly Selection[];
  /** What must not get into a trial. */
  readonly redaction: Redaction;
  /** Counts the trials that are not kept; left out where nobody asks. */
  readonly unselected?: UnselectedTally | undefined;
}

/**
 * Streams every trial of all files as one run, in the order of files and records. Memory grows only by an index of
 * the trials' ids.
 * Trials keep coming after a broken record, so nothing of a run may be used before the generator has ended.
 * @throws UserError at the end, with the problems of all files: unreadable or broken files and records, the same trial
 *   twice, nothing selected, no trial at all
 */
export function* readRun(files: readonly ResultFile[], options: RunOptions): Generator<Trial> {
  for (const { trial } of readEvidence(files, options)) yield trial;
}

/** A trial, and how to keep it. */
export interface Evidence {
  readonly trial: Trial;
  /** The trial as JSON, where it stands so in its file; else null. */
  readonly text: string | null;
}

/** The same as `readRun`, with the texts that the trials were read from. */
export function* readEvidence(files: readonly ResultFile[], options: RunOptions): Generator<Evidence> {
  const problems = startProblems();
  const selection = startSelection(options.select);
  const census = startCensus(files, options);
  const isNew = (read: ReadTrial): boolean => {
    try {
      return census.admit(read);
    } catch (error) {
      problems.take(error);
      return false;
    }
  };
  for (const file of files) {
    for (const read of readTrials(file, options, problems)) {
      if (!selection.keeps(read.trial)) {
        options.unselected?.add(read.trial);
        continue;
      }
      if (isNew(read)) yield read;
      if (census.size() > MAX_TRIALS) break;
    }
  }
  problems.add(selection.problems());
  if (problems.count === 0 && census.size() === 0) problems.add([nothingRan(files)]);
  if (census.size() > MAX_TRIALS) problems.add([tooMany()]);
  problems.throwIfAny();
}

function nothingRan(files: readonly ResultFile[]): Problem {
  return {
    code: 'no-trials',
    what: 'there is no trial to judge',
    found: `${counted(files.length, 'file')} without a record`,
    fix: 'A run in which nothing ran cannot pass: see whether the suite step ran',
  };
}

function tooMany(): Problem {
  return { code: 'too-many-trials', what: 'the run has too many trials', expected: `at most ${MAX_TRIALS}` };
}

/** A trial and the record it came from. */
export interface ReadTrial {
  readonly trial: Trial;
  readonly position: number;
  readonly where: Place;
  /** The record as it stands in the file, where the trial says no more and no less; else null. */
  readonly text: string | null;
}

/** How the records of a file become trials. */
export interface Reading {
  /** Null for the native format. */
  readonly mapping: Mapping | null;
  /** What must not get into a trial, nor into a message about one. */
  readonly redaction: Redaction;
}

/**
 * Streams the trials of one file, without secrets. A broken record is added to the problems and left out; a broken file ends there.
 */
export function* readTrials(input: ResultFile, reading: Reading, problems: ProblemList): Generator<ReadTrial> {
  const { mapping, redaction } = reading;
  const tell = (error: unknown): void => problems.take(withoutSecrets(error, redaction));
  const number = mapping?.trialNumbers === 'counted' ? startCounting() : undefined;
  const clean: RecordReading = { ...reading, isSuspect: false, isEvidence: input.isEvidence === true, number };
  const suspect: RecordReading = { ...clean, isSuspect: true };
  try {
    const { records, isSuspect } = openRecords(input, reading);
    for (const record of records.items) {
      const where = records.placeOf(record.position, record.key);
      const own = isSuspect || mayHoldSecret(record, redaction) ? suspect : clean;
      for (const part of partsOf(record, records, own, where, tell)) {
        const trial = trialOf(part, record.position, own, tell);
        if (trial === undefined) continue;
        // With nothing replaced or filled in, the trial is the very object that was parsed.
        const isRecord = mapping === null && !own.isSuspect && trial === part.value;
        yield { trial, position: record.position, where: part.where, text: isRecord ? record.text : null };
      }
    }
  } catch (error) {
    tell(error);
  }
}

/** The records of a file. What they share is looked through for secrets once. */
function openRecords(input: ResultFile, { mapping, redaction }: Reading): { records: Records; isSuspect: boolean } {
  const records = mapping === null ? readRecords(input) : mapping.split(input);
  const { shared } = records;
  if (shared === undefined || !redaction.mayHold(shared.text)) return { records, isSuspect: false };
  return { records: { ...records, shared: { ...shared, value: redaction.value(shared.value) } }, isSuspect: true };
}

function mayHoldSecret({ text, key }: RawRecord, redaction: Redaction): boolean {
  return redaction.mayHold(text) || (key !== undefined && redaction.mayHold(key));
}

interface RecordReading extends Reading {
  /** Whether the record may hold a secret. */
  readonly isSuspect: boolean;
  readonly isEvidence: boolean;
  /** Gives trials their numbers; undefined where the records do. */
  readonly number: ((trial: Trial) => Trial) | undefined;
}

/** Numbers the trials of each scenario of one file, from 1 in their order. */
function startCounting(): (trial: Trial) => Trial {
  const counts = new Map<string, number>();
  return (trial) => ({ ...trial, trial: addTo(counts, trial.scenario) });
}

type Tell = (error: unknown) => void;

/** What the trials of a record are read from; nothing when the record is broken. */
function partsOf(
  record: RawRecord,
  { partsOf, shared }: Records,
  reading: RecordReading,
  where: Place,
  tell: Tell,
): readonly Part[] {
  const { redaction, isSuspect, isEvidence } = reading;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse(where)) : { facts: record.parse(where) };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (shared !== undefined) return [{ value: itemOf(shared, record, value), where }];
    return partsOf?.(value, where) ?? [{ value, where, answers }];
  } catch (error) {
    tell(numbered(error, record.position, { where }));
    return [];
  }
}

function itemOf({ value: record }: SharedRecord, { position: index, key }: RawRecord, item: unknown): ItemValue {
  return key === undefined ? { record, item, index } : { record, item, key };
}

/** What a judge has answered went without secrets when it was kept, and is no fact that a policy takes out. */
function apart(record: unknown): { readonly facts: unknown; readonly answers?: unknown } {
  if (!isRecord(record) || record[ANSWERS_KEY] === undefined) return { facts: record };
  const { [ANSWERS_KEY]: answers, ...facts } = record;
  return { facts, answers };
}

/** The trial that a part is; undefined when it is none or broken. */
function trialOf(part: Part, position: number, reading: RecordReading, tell: Tell): Trial | undefined {
  const { mapping, redaction } = reading;
  const { value, where, answers } = part;
  try {
    const native = mapping === null ? value : mapped(mapping, part, reading);
    if (native === undefined) return undefined;
    const read = normaliseTrial(redaction.facts(native), () => where);
    const trial = reading.number?.(read) ?? read;
    if (trial !== value) requireStorable(trial, where);
    return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
  } catch (error) {
    tell(numbered(error, position, part));
    return undefined;
  }
}

/** A mapping may read a text as JSON, and so bring out what was not to be seen in the record. */
function mapped(mapping: Mapping, { value, where }: Part, { redaction, isSuspect }: RecordReading): unknown {
  const native = mapping.apply(value, where);
  return isSuspect ? redaction.value(native) : native;
}

function withoutSecrets(error: unknown, redaction: Redaction): unknown {
  if (!(error instanceof UserError)) return error;
  const problems = error.problems.map(
    (problem) =>
      Object.fromEntries(
        Object.entries(problem).map(([key, text]) => [key, typeof text === 'string' ? redaction.text(text) : text]),
      ) as unknown as Problem,
  );
  return new UserError(problems);
}

/** Says which record it is where there are several and no line tells, and which item of it. */
function numbered(error: unknown, position: number, { where, item }: Pick<Part, 'where' | 'item'>): unknown {
  const numbers = [
    ...(where.line === undefined && where.pointer !== undefined ? [`record ${position}`] : []),
    ...(item === undefined ? [] : [`item ${shown(item)}`]),
  ];
  if (!(error instanceof UserError) || numbers.length === 0) return error;
  const problems = error.problems.map(
    (problem): Problem => ({ ...problem, what: `${numbers.join(', ')}: ${problem.what}` }),
  );
  return new UserError(problems, { cause: error });
}

/** A character takes at most so many bytes in JSON: `\\u0000`. */
const MOST_BYTES = 6;

/**
 * Refuses a trial that could be scored and not be read again from the evidence: what a mapping makes may be larger and deeper than what it
 * was made from.
 * @throws UserError
 */
function requireStorable(trial: Trial, where: Place): void {
  const size = sizeOf(trial, 1, where);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  throw refused(where, {
    code: 'record-too-large',
    what: 'the trial is too large to be kept',
    expected: `at most ${MAX_RECORD_BYTES} bytes of JSON`,
    fix: 'Let the mapping take what is large once, or less of it',
  });
}

/** Characters of its texts and keys, and a few for whatever else there is. */
function sizeOf(value: unknown, depth: number, where: Place): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value === 'number' && !Number.isFinite(value)) throw refused(where, NOT_FINITE);
  if (typeof value !== 'object' || value === null) return 5;
  if (depth > MAX_DEPTH) throw refused(where, TOO_DEEP);
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item, depth + 1, where);
  else
    for (const key in value) size += key.length + 4 + sizeOf((value as Record<string, unknown>)[key], depth + 1, where);
  return size;
}

const NOT_FINITE = {
  code: 'not-finite',
  what: 'a number of the trial is too large to be represented',
  expected: 'finite numbers',
} as const;

const TOO_DEEP = {
  code: 'too-deep',
  what: `the trial nests deeper than ${MAX_DEPTH} levels`,
  fix: 'Let the mapping read less of it as JSON, or take a part of it',
} as const;

function refused(where: Place, problem: Problem): UserError {
  return new UserError({ ...problem, where });
}
