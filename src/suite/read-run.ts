import { adviseName } from '../contract/names.ts';
import { counted, shown } from '../contract/text.ts';
import { type Problem, Problems, UserError } from '../errors.ts';
import { readJoined } from './mapping/join.ts';
import { type ReadTrial, readTrials } from './read-trials.ts';
import type { ResultFile } from './reading/open.ts';
import { startSelection } from './select-trials.ts';
import type { Trial } from './trial.ts';
import { type IndexOptions, startTrialIndex } from './trial-index.ts';

/** Most trials of one run. */
export const MAX_TRIALS = 1_000_000;
const TOO_MANY: Problem = {
  code: 'too-many-trials',
  what: 'the run has too many trials',
  expected: `at most ${MAX_TRIALS}`,
};

export interface RunOptions extends Omit<IndexOptions, 'joined'> {
  /** Called for each trial outside the selection. */
  readonly onUnselected?: (() => void) | undefined;
}

/**
 * Streams the trials of all files as one run, in the order of files and records. Memory grows only by an index of trial ids.
 * The generator continues after a broken record, so do not use any trial before it has ended.
 * @throws UserError at the end, with the problems of all files: unreadable or broken files and records, repeated trials,
 *   an empty selection, no trials
 */
export function* readRun(files: readonly ResultFile[], options: RunOptions): Generator<Trial> {
  for (const { trial } of readEvidence(files, options)) yield trial;
}

/** A trial, its place in a file, and its text for the evidence. */
export type Evidence = Pick<ReadTrial, 'trial' | 'where' | 'text'>;

/** Like `readRun`, with the texts of the records. */
export function* readEvidence(all: readonly ResultFile[], options: RunOptions): Generator<Evidence> {
  const problems = Problems.ofRecords();
  const selection = startSelection(options.select);
  const join = options.mapping?.join;
  const joined = join && readJoined(join, all, { redaction: options.redaction, problems });
  const files = all.filter(({ file }) => join?.reads(file) !== true);
  const reading = { ...options, joined };
  const index = startTrialIndex(files, reading);
  for (const read of readTrials(files, reading, problems)) {
    joined?.addTrial(read.trial);
    if (!selection.keeps(read.trial)) {
      options.onUnselected?.();
      continue;
    }
    const mistake = unknownArm(read, options.arms) ?? index.add(read);
    if (mistake === undefined) yield read;
    else problems.take(mistake);
    if (index.size() > MAX_TRIALS) break;
  }
  if (options.mayWant === undefined) problems.add(selection.problems());
  if (problems.count === 0) problems.add(joined?.problems() ?? []);
  if (index.size() > MAX_TRIALS) problems.add([TOO_MANY]);
  else if (index.size() === 0 && problems.count === 0 && options.mayWant === undefined) {
    const found = `${counted(files.length, 'file')} without a record`;
    const fix = 'Check that the suite step ran: a run without trials cannot pass';
    problems.add([{ code: 'no-trials', what: 'there is no trial to judge', found, fix }]);
  }
  problems.throwAny();
}

/** The mistake of an arm that the policy does not name: its trials would count for neither side. */
function unknownArm({ trial: { arm }, where }: ReadTrial, arms: RunOptions['arms'] = []): UserError | undefined {
  if (arms.length === 0 || arm == null || arm === '' || arms.some((name) => name === arm)) return undefined;
  const what = "the trial names an arm that main's policy does not have";
  const expected = 'one of its arms, or none for the agent as it is';
  const advice = adviseName(`${arm}`, arms);
  return new UserError({ code: 'unknown-arm', what, where, expected, found: shown(arm), ...advice });
}
