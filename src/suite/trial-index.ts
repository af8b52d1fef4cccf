import { shown } from '../contract/text.ts';
import { describePlace, LISTED_OF_A_KIND, Problems, UserError } from '../errors.ts';
import type { Mapping } from './mapping/mapping.ts';
import { type Reading, type ReadTrial, readTrials } from './read-trials.ts';
import type { ResultFile } from './reading/open.ts';
import { type Selection, selectionText, startSelection } from './select-trials.ts';
import { armOf, factAt, numberedWith, scalarFacts, type Trial, textForm } from './trial.ts';

/** How to read the trials of a run again. */
export interface IndexOptions extends Reading {
  /** A trial is kept if it fits all of these. */
  readonly select: readonly Selection[];
  /** The arms that trials may name, each with trial numbers of its own; empty: an arm is any fact; absent: trials may name any. */
  readonly arms?: readonly string[] | undefined;
}

/** Trial numbers of each scenario and arm, by its id in lower case. */
interface SeenNumbers {
  /** A bit mask of the numbers below `LOW_NUMBERS`; few suites have others, so an index of most runs is only this map. */
  readonly low: Map<string, number>;
  readonly high: Map<string, Set<number>>;
  /** Original spelling of the ids with capitals. */
  readonly spelled: Map<string, string>;
}

/** Trial numbers that fit into a bit mask. */
const LOW_NUMBERS = 31;

/**
 * Starts an index of the trials of a run, by scenario and number.
 * @param files with the options, to locate an earlier trial for the message about a repeated one
 */
export function startTrialIndex(files: readonly ResultFile[], options: IndexOptions) {
  const numbers: SeenNumbers = { low: new Map(), high: new Map(), spelled: new Map() };
  let size = 0;
  let repeated = 0;
  const hasArms = options.arms?.length !== 0;
  /** Adds a trial. @returns the mistake of a repeated trial (names both places), or of a scenario id that differs only in case */
  const add = (read: ReadTrial): UserError | undefined => {
    const { scenario, trial } = read.trial;
    const folded = scenario.toLowerCase();
    if (!numbers.low.has(folded) && folded !== scenario) numbers.spelled.set(folded, scenario);
    const first = numbers.spelled.get(folded) ?? folded;
    if (first !== scenario) {
      const [what, expected, found] = ['two scenario ids differ only in case', shown(first), shown(scenario)];
      return new UserError({ code: 'scenario-spelling', what, where: read.where, expected, found });
    }
    // A scenario is known by the trials of its arms too.
    if (!numbers.low.has(folded)) numbers.low.set(folded, 0);
    if (addNumber(numbers, hasArms ? numberedWith(read.trial).toLowerCase() : folded, trial)) {
      size++;
      return undefined;
    }
    repeated++;
    return repeatedTrial(read, options, repeated <= LISTED_OF_A_KIND ? readAgain(files, options) : []);
  };
  return { add, size: () => size };
}

/** Adds a trial number; returns false if it was there before. @param group id of the scenario in lower case, and its arm */
function addNumber({ low, high }: SeenNumbers, group: string, trial: number): boolean {
  const bits = low.get(group) ?? 0;
  const bit = trial < LOW_NUMBERS ? 1 << trial : 0;
  low.set(group, bits | bit);
  return bit === 0 ? addHigh(high, group, trial) : (bits & bit) === 0;
}

function addHigh(high: Map<string, Set<number>>, group: string, trial: number): boolean {
  const numbers = high.get(group) ?? new Set();
  const sizeBefore = numbers.size;
  high.set(group, numbers.add(trial));
  return numbers.size > sizeBefore;
}

/**
 * Reads all selected trials again, which saves storing every place in runs without a mistake. The mapping's selectors do not count what they
 * find this time.
 */
export function* readAgain(files: readonly ResultFile[], options: IndexOptions): Generator<ReadTrial> {
  const selection = startSelection(options.select);
  const uses = (options.mapping?.selectors ?? []).map((use) => ({ use, counts: { ...use } }));
  try {
    for (const read of readTrials(files, options, Problems.ofRecords())) if (selection.keeps(read.trial)) yield read;
  } finally {
    for (const { use, counts } of uses) Object.assign(use, counts);
  }
}

/**
 * The problem of a repeated scenario and trial number, with advice on how to distinguish the two trials.
 * @param trials the run from its start; empty to skip the search for the earlier trial
 */
function repeatedTrial(read: ReadTrial, { mapping, arms }: IndexOptions, trials: Iterable<ReadTrial>): UserError {
  const { scenario, trial } = read.trial;
  const firstTrial = firstOf(read.trial, trials, arms);
  const first = firstTrial === undefined ? 'earlier' : `at ${describePlace(firstTrial.where)}`;
  const fix =
    firstTrial &&
    (adviseArms(firstTrial, read) ?? suggestSelection(firstTrial, read) ?? adviseNumber(firstTrial, read, mapping));
  return new UserError({
    code: 'repeated-trial',
    what: `scenario ${shown(scenario)} has its trial ${trial} twice, first ${first}`,
    where: read.where,
    fix: fix ?? OWN_NUMBER,
  });
}

function firstOf(repeated: Trial, trials: Iterable<ReadTrial>, arms: IndexOptions['arms']): ReadTrial | undefined {
  for (const read of trials) {
    const { scenario, trial } = read.trial;
    const isSameArm = arms?.length === 0 || armOf(read.trial) === armOf(repeated);
    if (scenario === repeated.scenario && trial === repeated.trial && isSameArm) return read;
  }
  return undefined;
}

/** Advice for trials of several arms that the policy does not name; undefined for others. */
function adviseArms(firstTrial: ReadTrial, secondTrial: ReadTrial): string | undefined {
  const [first, second] = [armOf(firstTrial.trial), armOf(secondTrial.trial)];
  if (first === second) return undefined;
  return `Their \`arm\` differs: name ${shown(second ?? first)} under \`arms\` of main's policy, and merge that before trials of it are delivered`;
}

const OWN_NUMBER = 'Give each attempt at a scenario its own `trial` number';

/** Suggests that the mapping numbers the attempts in the order of the file, if that can help. */
function adviseNumber(firstTrial: ReadTrial, secondTrial: ReadTrial, mapping: Mapping | null): string {
  if (mapping?.trialNumbers !== 'none' || firstTrial.where.file !== secondTrial.where.file) return OWN_NUMBER;
  return `${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``;
}

/** The first short fact that differs between two trials with one number: probably that of the agent; undefined if there is none. */
export function agentFact(firstTrial: ReadTrial, secondTrial: ReadTrial): string | undefined {
  const isSameRow = firstTrial.where.file === secondTrial.where.file && firstTrial.position === secondTrial.position;
  return scalarFacts(secondTrial.trial).find((name) =>
    tellsApart(name, firstTrial.trial, secondTrial.trial, isSameRow),
  );
}

/** Advice for a file with several agents: select by the fact that tells them apart. */
function suggestSelection(firstTrial: ReadTrial, secondTrial: ReadTrial): string | undefined {
  const fact = agentFact(firstTrial, secondTrial);
  if (fact === undefined) return undefined;
  const [first, second] = [String(factAt(firstTrial.trial, fact)), String(factAt(secondTrial.trial, fact))];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  return `${seem}. Select one with \`--select ${selectionText({ fact, value: first })}\``;
}

/** Facts that differ between trials of the same agent. */
const OF_ONE_TRIAL: ReadonlySet<string> = new Set(
  'scenario trial title input output final_state ground_truth harness judge usage error'.split(' '),
);

/** Whether a fact can identify an agent: a short text that differs, or a number if both trials are cells of one row. */
function tellsApart(name: string, firstTrial: Trial, secondTrial: Trial, isSameRow: boolean): boolean {
  if (OF_ONE_TRIAL.has(name.replace(/\..*/, ''))) return false;
  const [first, second] = [factAt(firstTrial, name), factAt(secondTrial, name)];
  if (typeof second !== 'string' && !(isSameRow && typeof second === 'number')) return false;
  return first !== second && isName(first) && isName(second);
}

function isName(value: unknown): boolean {
  return /^\S{1,100}$/.test(textForm(value) ?? '');
}
