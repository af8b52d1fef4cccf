import { shown } from '../contract/text.ts';
import { describePlace, LISTED_OF_A_KIND, startProblems, UserError } from '../errors.ts';
import type { Mapping } from './mapping/mapping.ts';
import { type Reading, type ReadTrial, readTrials } from './read-trials.ts';
import type { ResultFile } from './reading/open.ts';
import { type Selection, selectionText, startSelection } from './select-trials.ts';
import { factAt, scalarFacts, type Trial, textForm } from './trial.ts';

/** Every trial of a run so far, by scenario and number. */
interface TrialIndex {
  /** @throws UserError when the trial was there before, naming both places */
  add(read: ReadTrial): void;
  size(): number;
}

/** How the trials are read again, to name an earlier one. */
interface IndexOptions extends Reading {
  readonly select: readonly Selection[];
}

/** The numbers of the trials of every scenario, by its id in lower case. */
interface SeenNumbers {
  /** A bit for each number below `LOW_NUMBERS`: few suites have others, so that their trials cost nothing but this. */
  readonly low: Map<string, number>;
  readonly high: Map<string, Set<number>>;
  /** The ids that have capitals, as they are written. */
  readonly spelled: Map<string, string>;
}

/** The bits of a small integer. */
const LOW_NUMBERS = 31;

/** An empty index of the selected trials in these files. */
export function startTrialIndex(files: readonly ResultFile[], options: IndexOptions): TrialIndex {
  const seen: SeenNumbers = { low: new Map(), high: new Map(), spelled: new Map() };
  let size = 0;
  let repeated = 0;
  const add = (read: ReadTrial): void => {
    if (!addTrial(seen, read)) {
      repeated++;
      throw repeatedTrial(read, options.mapping, repeated <= LISTED_OF_A_KIND ? readAgain(files, options) : []);
    }
    size++;
  };
  return { add, size: () => size };
}

/** Adds a trial; false where it was there before. */
function addTrial(seen: SeenNumbers, read: ReadTrial): boolean {
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
function startScenario({ low, spelled }: SeenNumbers, folded: string, scenario: string): number {
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

/** Ids that differ only in case are usually a typo. */
function otherSpelling({ trial, where }: ReadTrial, first: string): UserError {
  const what = 'two scenario ids differ only in case';
  const found = shown(trial.scenario);
  return new UserError({ code: 'scenario-spelling', what, where, expected: shown(first), found });
}

/** Reads all selected trials again, to find an earlier one: keeping every place would take memory in runs without a mistake. */
function* readAgain(files: readonly ResultFile[], options: IndexOptions): Generator<ReadTrial> {
  const selection = startSelection(options.select);
  for (const file of files)
    for (const read of readTrials(file, options, startProblems())) if (selection.keeps(read.trial)) yield read;
}

/**
 * The problem of a scenario and trial number that occur twice, with a way to distinguish the two.
 * @param mapping how the trials are read; null for the native format
 * @param trials the run from its start; empty where finding the earlier trial is not worth the time
 */
function repeatedTrial(read: ReadTrial, mapping: Mapping | null, trials: Iterable<ReadTrial>): UserError {
  const { scenario, trial } = read.trial;
  const before = firstOf(read.trial, trials);
  const first = before === undefined ? 'earlier' : `at ${describePlace(before.where)}`;
  const fix = before && (suggestSelection(before, read) ?? adviseNumber(before, read, mapping));
  return new UserError({
    code: 'repeated-trial',
    what: `scenario ${shown(scenario)} has its trial ${trial} twice, first ${first}`,
    where: read.where,
    fix: fix ?? OWN_NUMBER,
  });
}

function firstOf({ scenario, trial }: Trial, trials: Iterable<ReadTrial>): ReadTrial | undefined {
  for (const read of trials) if (read.trial.scenario === scenario && read.trial.trial === trial) return read;
  return undefined;
}

const OWN_NUMBER = 'Give each attempt at a scenario its own `trial` number';

/** Attempts without numbers can be counted in the order of the file. */
function adviseNumber(before: ReadTrial, now: ReadTrial, mapping: Mapping | null): string {
  const isOneFile = before.where.file === now.where.file;
  if (mapping?.trialNumbers === 'counted' && !isOneFile)
    return `${OWN_NUMBER}: \`number_trials\` counts those of one file, so write all attempts at a scenario into one`;
  if (mapping?.trialNumbers !== 'none' || !isOneFile) return OWN_NUMBER;
  return `${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``;
}

/** Advice for a file with several agents: the first short fact that differs between the two trials. */
function suggestSelection(before: ReadTrial, now: ReadTrial): string | undefined {
  const isSameRow = before.where.file === now.where.file && before.position === now.position;
  const fact = scalarFacts(now.trial).find((name) => tellsApart(name, before.trial, now.trial, isSameRow));
  if (fact === undefined) return undefined;
  const [first, second] = [String(factAt(before.trial, fact)), String(factAt(now.trial, fact))];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  return `${seem}. Select one with \`--select ${selectionText({ fact, value: first })}\``;
}

/** Facts that differ between any two trials of one agent. */
const OF_ONE_TRIAL: ReadonlySet<string> = new Set(
  'scenario trial title input output final_state ground_truth harness judge usage error'.split(' '),
);

/** Whether a fact identifies an agent. Free texts and amounts differ between any two trials, unless both are cells of one row. */
function tellsApart(name: string, before: Trial, now: Trial, isSameRow: boolean): boolean {
  if (OF_ONE_TRIAL.has(name.replace(/\..*/, ''))) return false;
  const [first, second] = [factAt(before, name), factAt(now, name)];
  if (typeof second !== 'string' && !(isSameRow && typeof second === 'number')) return false;
  return first !== second && isName(first) && isName(second);
}

function isName(value: unknown): boolean {
  return /^\S{1,100}$/.test(textForm(value) ?? '');
}
