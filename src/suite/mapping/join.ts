import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { isRecord } from '../../contract/json.ts';
import { counted, inline, shown } from '../../contract/text.ts';
import { type Place, type Problem, type Problems, unlessMistaken } from '../../errors.ts';
import type { ResultFile } from '../reading/open.ts';
import { startPrefilter } from '../reading/records.ts';
import type { Redaction } from '../redaction/redaction.ts';
import { startTrialCounts, type TrialCounts } from '../trial-counts.ts';
import { compileRecords } from './compile-records.ts';
import { MAX_GATHERED, tooMuch } from './gather.ts';
import { type MappingPart, unmapped } from './mapping-compiler.ts';
import { compileObject, compileText } from './values.ts';

/** Adds records of some files to the trials of the others. */
export type Join = NonNullable<ReturnType<typeof compileJoin>>;

/** Compiles the `join` part of a mapping; undefined without one. */
export function compileJoin({ mapping, nan, join }: MappingFile, part: MappingPart) {
  if (join === undefined) return undefined;
  const { files, records, by, to, optional = false, expect } = join;
  const pattern = part.at('files').pattern(files);
  const split = compileRecords({ mapping, scenario: '$', ...(records && { records }), ...(nan && { nan }) }, part);
  return {
    /** Whether the results may lack such files. */
    isOptional: optional,
    /** The totals that a record states of the trials; undefined if no record has to. */
    totalsIn: expect && compileObject(expect as Readonly<Record<string, ValueSpec>>, part.at('expect')),
    /** Whether a file contains records to join instead of trials. */
    reads: (file: string): boolean => pattern.test(file),
    split,
    /** Key of a record to join; undefined if it belongs to no trial. */
    keyOf: compileText(by, part.at('by')),
    /** Key of the source of a trial; undefined if no record is joined to it. */
    keyOfTrial: compileText(to, part.at('to')),
  };
}

export type Joined = ReturnType<typeof readJoined>;

interface KeyedRecord {
  readonly value: unknown;
  readonly where: Place;
  isTaken: boolean;
}

const NO_FILE: Problem = {
  code: 'no-joined-file',
  what: 'no file of the results matches `join.files`',
  fix: 'Name these files among the results too, or correct the pattern',
};

/** Reads the records to join into memory. @param files all files of the run @param problems receives the problems of broken records */
export function readJoined(
  join: Join,
  files: readonly ResultFile[],
  { redaction, problems }: { readonly redaction: Redaction; readonly problems: Problems },
) {
  const records = new Map<string, KeyedRecord>();
  const declared = new Map<string, number>();
  const read = startTrialCounts();
  let isSuspect = false;
  let size = 0;
  const add = (key: string, value: unknown, where: Place): void => {
    if (records.has(key)) throw unmapped('join.by', `two records have the key ${shown(key)}`, where);
    records.set(key, { value, where, isTaken: false });
  };
  const addTotals = (record: unknown, where: Place): void => {
    const totals = join.totalsIn?.(record, where) ?? {};
    for (const [total, count] of Object.entries(totals))
      declared.set(total, (declared.get(total) ?? 0) + Number(count));
  };
  const attempt = (work: () => void): void => unlessMistaken(work, (mistake) => problems.take(mistake));
  const joinFiles = files.filter(({ file }) => join.reads(file));
  if (joinFiles.length === 0 && !join.isOptional) problems.add([NO_FILE]);
  for (const file of joinFiles) {
    attempt(() => {
      const mayHoldSecret = startPrefilter(redaction);
      for (const record of join.split(file).items) {
        const { where, text, parse } = record;
        size += text.length;
        if (size > MAX_GATHERED) throw tooMuch(file.file);
        const holdsSecret = mayHoldSecret(record);
        isSuspect ||= holdsSecret;
        attempt(() => {
          const value = holdsSecret ? redaction.value(parse()) : parse();
          addTotals(value, where);
          const key = join.keyOf(value, where);
          if (key !== undefined) add(key, value, where);
        });
      }
    });
  }
  return {
    /** Whether any of the records contained a secret. */
    isSuspect,
    /** The source of a trial with the record of its key as `joined`. @throws UserError for a source that is not an object */
    addTo(value: unknown, where: Place): unknown {
      const key = join.keyOfTrial(value, where);
      const record = key === undefined ? undefined : records.get(key);
      if (record === undefined) return value;
      if (!isRecord(value))
        throw unmapped('join', `${shown(value)} is not an object, so no record can be added`, where);
      record.isTaken = true;
      return { ...value, joined: record.value };
    },
    /** Counts a trial, for the totals that the records state. */
    addTrial: read.add,
    /** Problems of records that no trial used, and of totals that differ from the trials; empty without any. */
    problems: (): readonly Problem[] => [
      ...unusedIn(records),
      ...(join.totalsIn === undefined ? [] : differences(declared, read.counts())),
    ],
  };
}

/** Verdicts that stand in other files are whole only if those files count as many trials as were read. */
function differences(declared: ReadonlyMap<string, number>, read: TrialCounts): readonly Problem[] {
  return (['trials', 'passed'] as const).flatMap((total) => {
    const stated = declared.get(total);
    if (stated === read[total]) return [];
    const statement = stated === undefined ? `no number of ${total}` : `${stated} ${total}`;
    const what = `the joined files state ${statement}, and other results are there`;
    const fix = 'Name the results and the scores of the same categories';
    return [{ code: 'other-totals', what, found: `${read[total]} ${total}`, fix }];
  });
}

function unusedIn(records: ReadonlyMap<string, KeyedRecord>): readonly Problem[] {
  const unusedRecords = [...records].filter(([, { isTaken }]) => !isTaken);
  const [first] = unusedRecords;
  if (first === undefined) return [];
  const [key, { where }] = first;
  const what = `${counted(unusedRecords.length, 'joined record')} without a trial, first the one with the key \`${inline(key)}\``;
  const fix = 'Correct `join.by` or `join.to`, let the harness write a verdict for each, or give `by` no value there';
  return [{ code: 'join-unused', what, where, fix }];
}
