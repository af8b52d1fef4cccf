import { shown } from '../contract/text.ts';
import { UserError } from '../errors.ts';
import { LISTED_OF_A_KIND, startProblems } from './problem-list.ts';
import { type Reading, type ReadTrial, readTrials } from './read-trials.ts';
import type { ResultFile } from './reading/result-file.ts';
import { repeatedTrial } from './repeated-trial.ts';
import { type Selection, startSelection } from './select-trials.ts';

/** Knows every trial of a run by scenario and number. */
interface Census {
  /** @throws UserError when the trial was there before, naming both places */
  admit(read: ReadTrial): true;
  size(): number;
}

/** How the trials of a census are read again. */
interface CensusOptions extends Reading {
  readonly select: readonly Selection[];
}

/** The numbers of the trials of every scenario, by its id in lower case. */
interface Seen {
  /** A bit for each number below `LOW_NUMBERS`: few suites have others, so that their trials cost nothing but this. */
  readonly low: Map<string, number>;
  readonly high: Map<string, Set<number>>;
  /** The ids that have capitals, as they are spelled. */
  readonly spelled: Map<string, string>;
}

/** As many bits as a small integer has. */
const LOW_NUMBERS = 31;

/** An empty census of the trials in these files, of those that are selected. */
export function startCensus(files: readonly ResultFile[], options: CensusOptions): Census {
  const seen: Seen = { low: new Map(), high: new Map(), spelled: new Map() };
  let size = 0;
  let repeated = 0;
  const admit = (read: ReadTrial): true => {
    if (!addTrial(seen, read)) {
      repeated++;
      const upTo = (worth: number) => () => (repeated <= worth ? readAgain(files, options) : []);
      throw repeatedTrial(read, options.mapping, { earlier: upTo(LISTED_OF_A_KIND), leftOut: upTo(1) });
    }
    size++;
    return true;
  };
  return { admit, size: () => size };
}

/** Adds a trial; false where it was there before. */
function addTrial(seen: Seen, read: ReadTrial): boolean {
  const { scenario, trial } = read.trial;
  const folded = scenario.toLowerCase();
  const bits = seen.low.get(folded) ?? startScenario(seen, folded, scenario);
  const first = seen.spelled.get(folded) ?? folded;
  if (first !== scenario) throw otherSpelling(read, first);
  if (trial >= LOW_NUMBERS) return addHigh(seen.high, folded, trial);
  const bit = 1 << trial;
  seen.low.set(folded, bits | bit);
  return (bits & bit) === 0;
}

/** Knows a scenario from now on, without a trial yet. @returns the bits of none */
function startScenario({ low, spelled }: Seen, folded: string, scenario: string): number {
  low.set(folded, 0);
  if (folded !== scenario) spelled.set(folded, scenario);
  return 0;
}

function addHigh(high: Map<string, Set<number>>, folded: string, trial: number): boolean {
  const numbers = high.get(folded) ?? new Set();
  const before = numbers.size;
  high.set(folded, numbers.add(trial));
  return numbers.size > before;
}

/** Ids that differ only in case are a slip of the pen far more often than two scenarios. */
function otherSpelling({ trial, where }: ReadTrial, first: string): UserError {
  const what = 'two scenario ids differ only in case';
  const found = shown(trial.scenario);
  return new UserError({ code: 'scenario-spelling', what, where, expected: shown(first), found });
}

/** All selected trials of the files once more, since keeping where every one stands would cost memory in the good case. */
function* readAgain(files: readonly ResultFile[], options: CensusOptions): Generator<ReadTrial> {
  const selection = startSelection(options.select);
  for (const file of files)
    for (const read of readTrials(file, options, startProblems())) if (selection.keeps(read.trial)) yield read;
}
