import { type Place, type Problem, UserError } from '../errors.ts';
import type { Part } from './each-item.ts';
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
      for (const part of partsOf(record, mapping, where, problems)) {
        const trial = trialOf(part, record.position, mapping, problems);
        if (trial !== undefined) yield { trial, position: record.position, where: part.where };
      }
    }
  } catch (error) {
    problems.take(error);
  }
}

/** What the trials of a record are read from; nothing when the record is broken. */
function partsOf(record: RawRecord, mapping: Mapping | null, where: Place, problems: ProblemList): readonly Part[] {
  try {
    const value = record.parse(where);
    return mapping === null ? [{ value, where }] : mapping.partsOf(value, where);
  } catch (error) {
    problems.take(numbered(error, record.position, { where }));
    return [];
  }
}

/** The trial that a part is; undefined when it is none or broken. */
function trialOf(part: Part, position: number, mapping: Mapping | null, problems: ProblemList): Trial | undefined {
  const { value, where } = part;
  try {
    const native = mapping === null ? value : mapping.apply(value, where);
    return native === undefined ? undefined : normaliseTrial(native, where);
  } catch (error) {
    problems.take(numbered(error, position, part));
    return undefined;
  }
}

/** Says which record it is where no line can, and which item of it. */
function numbered(error: unknown, position: number, { where, item }: Pick<Part, 'where' | 'item'>): unknown {
  const numbers = [
    ...(where.line === undefined ? [`record ${position}`] : []),
    ...(item === undefined ? [] : [`item ${item}`]),
  ];
  if (!(error instanceof UserError) || numbers.length === 0) return error;
  const problems = error.problems.map(
    (problem): Problem => ({ ...problem, what: `${numbers.join(', ')}: ${problem.what}` }),
  );
  return new UserError(problems, { cause: error });
}
