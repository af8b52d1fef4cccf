import type { DeclaredTotal } from '../../schemas/types/init.ts';
import { isRecord, MAX_DEPTH, mapLeaves } from '../contract/json.ts';
import { addTo } from '../contract/numbers.ts';
import { type Place, type Problem, type Problems, UserError } from '../errors.ts';
import type { FileTotals } from './mapping/expect.ts';
import type { Joined } from './mapping/join.ts';
import type { Mapping } from './mapping/mapping.ts';
import { normaliseTrial } from './normalise-trial.ts';
import { MAX_RECORD_BYTES, type ResultFile, tooLarge } from './reading/open.ts';
import { parseRecord } from './reading/parse-json.ts';
import { itemOf, type Part, type RawRecord, type Records, readRecords, startPrefilter } from './reading/records.ts';
import type { Redaction } from './redaction/redaction.ts';
import { ANSWERS, ANSWERS_KEY, type Trial } from './trial.ts';

export interface ReadTrial {
  readonly trial: Trial;
  readonly position: number;
  readonly where: Place;
  /** Text of the record if it is equivalent to the trial; else null. */
  readonly text: string | null;
}

export interface Reading {
  /** Null for the native format. */
  readonly mapping: Mapping | null;
  /** Removes secrets from trials and from messages about them. */
  readonly redaction: Redaction;
  /** Data that other files add to the trials; absent without a `join`. */
  readonly joined?: Joined | undefined;
  /** Tells by the text of a native record whether it may be a wanted trial; others are not parsed. Absent: all are wanted. */
  readonly mayWant?: ((text: string) => boolean) | undefined;
  /** Called for each record that is no trial by the mapping's `when`. */
  readonly onUnread?: (() => void) | undefined;
  /** Called with the totals that a file reports, if they are those that were read. */
  readonly onTotals?: ((totals: readonly DeclaredTotal[]) => void) | undefined;
}

/** Reading a file stops if this many of its first records are all broken: it is not a file for this mapping. */
export const HOPELESS_AFTER = 1000;

/**
 * Streams the trials of files, with secrets redacted. Collects the problems of a broken record and continues.
 * Leaves a file if it is broken itself, or if its first `HOPELESS_AFTER` records are.
 */
export function* readTrials(files: readonly ResultFile[], reading: Reading, problems: Problems): Generator<ReadTrial> {
  const { mapping, redaction } = reading;
  const report = (error: unknown): void => problems.take(withoutSecrets(error, redaction));
  const overall = mapping?.trialNumbers === 'counted in all files' ? startCounting(mapping.agentOf) : undefined;
  for (const input of files) {
    const number = mapping?.trialNumbers === 'counted in a file' ? startCounting(mapping.agentOf) : overall;
    const totals = mapping?.totals?.(input.file);
    const isEvidence = input.isEvidence === true;
    yield* trialsIn(input, { ...reading, isSuspect: false, isEvidence, totals, number, report }, problems);
  }
}

function* trialsIn(input: ResultFile, clean: FileReading, problems: Problems): Generator<ReadTrial> {
  const { mapping, redaction, joined, totals, report } = clean;
  const suspect: FileReading = { ...clean, isSuspect: true };
  const problemsAtStart = problems.count;
  let areAllBroken = true;
  try {
    const { records, isSuspect } = openRecords(input, clean);
    const mayHoldSecret = startPrefilter(redaction);
    for (const record of records.items) {
      if (mapping === null && clean.mayWant?.(record.text) === false) continue;
      const reading = isSuspect || joined?.isSuspect || mayHoldSecret(record) ? suspect : clean;
      const trials = trialsOf(record, records, reading);
      areAllBroken &&= trials.length === 0;
      yield* trials;
      if (areAllBroken && problems.count - problemsAtStart >= HOPELESS_AFTER) throw hopeless(input.file, mapping);
    }
    const declared = problems.count === problemsAtStart ? totals?.check(records.header?.()) : undefined;
    if (declared !== undefined) clean.onTotals?.(declared);
  } catch (error) {
    report(error);
  }
}

function trialsOf(record: RawRecord, records: Records, reading: FileReading): ReadTrial[] {
  const { position, text } = record;
  const trials: ReadTrial[] = [];
  for (const part of partsOf(record, records, reading)) {
    const trial = trialOf(part, reading);
    reading.totals?.addTrial(trial);
    if (trial === undefined) continue;
    // If nothing was redacted or filled in, the trial is the parsed object itself.
    const isRecord = reading.mapping === null && !reading.isSuspect && trial === part.value;
    trials.push({ trial, position, where: part.where, text: isRecord ? text : null });
  }
  return trials;
}

function hopeless(file: string, mapping: Mapping | null): UserError {
  return new UserError({
    code: 'no-record-fits',
    what: `none of the first ${HOPELESS_AFTER} records fits, so the rest of the file is not read`,
    where: { file },
    found: mapping === null ? 'no mapping' : `mapping \`${mapping.name}\``,
    fix: 'Run `agent-gate inspect` on the file with the mapping it needs, or `agent-gate init` to draft one',
  });
}

/** The records of a file. Data that they share is redacted once, here. */
function openRecords(input: ResultFile, { mapping, redaction }: Reading): { records: Records; isSuspect: boolean } {
  const records = mapping === null ? readRecords(input) : mapping.split(input);
  const { shared } = records;
  if (shared === undefined || !redaction.mayHold(shared.text)) return { records, isSuspect: false };
  return { records: { ...records, shared: { ...shared, value: redaction.value(shared.value) } }, isSuspect: true };
}

interface FileReading extends Reading {
  /** Whether the record may contain a secret. */
  readonly isSuspect: boolean;
  readonly isEvidence: boolean;
  readonly totals: FileTotals | undefined;
  /** Numbers a trial; undefined if the records contain the numbers. */
  readonly number: ((trial: Trial, part: Part) => Trial) | undefined;
  /** Takes the mistake of a record. @throws any other error */
  readonly report: (error: unknown) => void;
}

/** Numbers the trials of each scenario, or of each scenario and agent, from 1 in their order. */
function startCounting(agentOf: Mapping['agentOf']): NonNullable<FileReading['number']> {
  const counts = new Map<string, number>();
  return (trial, { value, where }) => {
    if (agentOf === undefined) return { ...trial, trial: addTo(counts, trial.scenario) };
    const agent = agentOf(value, where);
    if (agent === undefined) return trial;
    return { ...trial, trial: addTo(counts, JSON.stringify([trial.scenario, agent])) };
  };
}

/** The parts of a record, one for each trial; empty if the record is broken. */
function partsOf(record: RawRecord, records: Records, reading: FileReading): readonly Part[] {
  const { redaction, isSuspect, isEvidence } = reading;
  const { partsOf, shared, header } = records;
  const { where } = record;
  try {
    const { facts, answers } = isEvidence ? apart(record.parse()) : { facts: record.parse() };
    const value = isSuspect ? redaction.value(facts) : facts;
    if (header === undefined) reading.totals?.addRecord(value, where);
    if (shared !== undefined) return [{ value: itemOf(shared, record, value), where }];
    return partsOf?.(value, where) ?? [{ value, where, answers }];
  } catch (error) {
    reading.report(error);
    return [];
  }
}

/** Splits off stored judge answers: they were redacted before they were stored, and no redaction rule applies to them. */
function apart(record: unknown): { readonly facts: unknown; readonly answers?: unknown } {
  if (!isRecord(record) || record[ANSWERS_KEY] === undefined) return { facts: record };
  const { [ANSWERS_KEY]: answers, ...facts } = record;
  return { facts, answers };
}

/** Most records begin with it, and no key is there twice. An id with escapes may hold half of a surrogate pair. */
const FIRST_KEY = /^\{"scenario":"([^"\\]*)"/;

/** The scenario of a record if its text begins with it: parsing all records takes longer than most readers have. */
export function scenarioAtStart(text: string): string | undefined {
  return FIRST_KEY.exec(text)?.[1];
}

/** The trial of a line of evidence, which was redacted before it was stored. @throws UserError for a broken record */
export function storedTrial(text: string, where: Place): Trial {
  const { facts, answers } = apart(parseRecord(text, where));
  const trial = normaliseTrial(facts, () => where);
  return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
}

/** The trial of a part; undefined if the part is broken or not a trial. */
function trialOf(part: Part, reading: FileReading): Trial | undefined {
  const { mapping, redaction } = reading;
  const { value, where, answers } = part;
  try {
    const native = mapping === null ? value : mapped(mapping, part, reading);
    if (native === undefined) {
      reading.onUnread?.();
      return undefined;
    }
    const read = normaliseTrial(redaction.facts(native), () => where);
    const trial = reading.number?.(read, part) ?? read;
    if (trial !== value) requireStorable(trial, where);
    return isRecord(answers) ? { ...trial, [ANSWERS]: answers } : trial;
  } catch (error) {
    reading.report(error);
    return undefined;
  }
}

/** Maps a record and redacts the result again: a mapping may parse a text as JSON and so expose a secret not visible before. */
function mapped(mapping: Mapping, { value, where }: Part, reading: FileReading): unknown {
  const { redaction, isSuspect, joined } = reading;
  const native = mapping.apply(joined === undefined ? value : joined.addTo(value, where), where);
  return isSuspect ? redaction.value(native) : native;
}

function withoutSecrets(error: unknown, redaction: Redaction): unknown {
  if (!(error instanceof UserError)) return error;
  const clean = (text: unknown): unknown => (typeof text === 'string' ? redaction.text(text) : text);
  const problems = error.problems.map(({ where, ...problem }) => {
    return { ...(mapLeaves(problem, clean) as Omit<Problem, 'where'>), ...(where && { where }) };
  });
  return new UserError(problems);
}

/** Most bytes of one character in JSON, as in `\\u0000`. */
const MOST_BYTES = 6;

/**
 * Refuses a trial that could not be a record: a mapping can make it larger than those may be, and deeper than they are read back.
 * @throws UserError
 */
function requireStorable(trial: Trial, where: Place): void {
  const size = sizeOf(trial, 1, where);
  if (size * MOST_BYTES <= MAX_RECORD_BYTES || Buffer.byteLength(JSON.stringify(trial)) <= MAX_RECORD_BYTES) return;
  const fix = 'Let the mapping take what is large once, or less of it';
  throw tooLarge('the trial is too large to be kept', where, { most: `${MAX_RECORD_BYTES} bytes of JSON`, fix });
}

/** Estimated size: the characters of texts and keys, plus a few for every other value. */
function sizeOf(value: unknown, depth: number, where: Place): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 5;
  if (depth > MAX_DEPTH)
    throw new UserError({
      code: 'too-deep',
      what: `the trial nests deeper than ${MAX_DEPTH} levels`,
      where,
      fix: 'Let the mapping read less of it as JSON, or take a part of it',
    });
  let size = 2;
  if (Array.isArray(value)) for (const item of value) size += sizeOf(item, depth + 1, where);
  else
    for (const key in value) size += key.length + 4 + sizeOf((value as Record<string, unknown>)[key], depth + 1, where);
  return size;
}
