import { type Place, type Problem, UserError } from '../errors.ts';
import type { Mapping } from './mapping.ts';
import { normaliseTrial } from './normalise-trial.ts';
import type { ProblemList } from './problem-list.ts';
import { type RawRecord, readRecords } from './read-records.ts';
import type { ResultFile } from './result-file.ts';
import type { Trial } from './trial.ts';

/** A trial and the record it came from. */
export interface ReadTrial {
  readonly trial: Trial;
  readonly position: number;
  readonly where: Place;
}

/**
 * Streams the trials of one file. A broken record is added to the problems and left out; a broken file ends there.
 */
export function* readTrials(input: ResultFile, mapping: Mapping | null, problems: ProblemList): Generator<ReadTrial> {
  try {
    const records = mapping === null ? readRecords(input) : mapping.split(input);
    for (const record of records.items) {
      const where = records.placeOf(record.position);
      const trial = trialOf(record, mapping, where, problems);
      if (trial !== undefined) yield { trial, position: record.position, where };
    }
  } catch (error) {
    problems.take(error);
  }
}

/** The trial that a record is; undefined when it is none or broken. */
function trialOf(record: RawRecord, mapping: Mapping | null, where: Place, problems: ProblemList): Trial | undefined {
  try {
    const value = record.parse(where);
    const native = mapping === null ? value : mapping.apply(value, where);
    return native === undefined ? undefined : normaliseTrial(native, where);
  } catch (error) {
    problems.take(error instanceof UserError && where.line === undefined ? numbered(error, record.position) : error);
    return undefined;
  }
}

/** Says which record it is where no line can. */
function numbered(error: UserError, position: number): UserError {
  const problems = error.problems.map(
    (problem): Problem => ({ ...problem, what: `record ${position}: ${problem.what}` }),
  );
  return new UserError(problems, { cause: error });
}
