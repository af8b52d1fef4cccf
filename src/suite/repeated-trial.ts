import { counted, shown } from '../contract/text.ts';
import { describePlace, UserError } from '../errors.ts';
import { factAt, scalarFacts, textForm } from './fact-path.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { ReadTrial } from './read-trials.ts';
import { type Selection, selectionText } from './select-trials.ts';
import type { Trial } from './trial.ts';

/** Reads all trials of the run once more, from the first on; nothing where that is not worth it. */
type ReadAgain = () => Iterable<ReadTrial>;

/** What the run is read again for. */
interface ReadingAgain {
  /** To find the earlier place: as far as there. */
  readonly earlier: ReadAgain;
  /** To count what a selection leaves out: all of it. */
  readonly leftOut: ReadAgain;
}

/**
 * The problem of a trial that stands twice, and how to tell the two apart.
 * @param mapping how the trials are read; null for the native format
 */
export function repeatedTrial(read: ReadTrial, mapping: Mapping | null, again: ReadingAgain): UserError {
  const { scenario, trial } = read.trial;
  const before = firstOf(read.trial, again.earlier());
  const first = before === undefined ? 'earlier' : `at ${describePlace(before.where)}`;
  const fix = before && (suggestSelection(before, read, again.leftOut) ?? adviseNumber(before, read, mapping));
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

/** Where attempts carry no number of their own, their order in the file is one. */
function adviseNumber(before: ReadTrial, now: ReadTrial, mapping: Mapping | null): string {
  if (mapping?.trialNumbers === 'counted')
    return `${OWN_NUMBER}: \`number_trials\` counts those of one file, so write all attempts at a scenario into one`;
  if (mapping?.trialNumbers !== 'none' || before.where.file !== now.where.file) return OWN_NUMBER;
  return `${OWN_NUMBER}, or, where these are attempts of one agent, let the mapping count them in their order: \`number_trials: true\``;
}

/** Advice for a file that seems to hold several agents: the first short fact that tells the two trials apart. */
function suggestSelection(before: ReadTrial, now: ReadTrial, all: ReadAgain): string | undefined {
  const isSameRow = before.where.file === now.where.file && before.position === now.position;
  const fact = scalarFacts(now.trial).find((name) => tellsApart(name, before.trial, now.trial, isSameRow));
  if (fact === undefined) return undefined;
  const [first, second] = [String(factAt(before.trial, fact)), String(factAt(now.trial, fact))];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  const selection = { fact, value: first };
  return `${seem}. Select one with \`--select ${selectionText(selection)}\`${onlyElsewhere(selection, all())}`;
}

/** What nobody would miss: scenarios that the selection would leave out as a whole. */
function onlyElsewhere({ fact, value }: Selection, trials: Iterable<ReadTrial>): string {
  const all = new Set<string>();
  const kept = new Set<string>();
  for (const { trial } of trials) {
    all.add(trial.scenario);
    if (textForm(factAt(trial, fact)) === value) kept.add(trial.scenario);
  }
  const left = all.size - kept.size;
  const exist = left === 1 ? 'exists' : 'exist';
  return left === 0 ? '' : `; of ${counted(all.size, 'scenario')} ${left} ${exist} only under other values`;
}

/** Facts that differ between any two trials of one agent. */
const OF_ONE_TRIAL: ReadonlySet<string> = new Set(
  'scenario trial title input output final_state ground_truth harness judge usage error'.split(' '),
);

/** Free texts differ between any two trials, and so do amounts, unless both trials are cells of one row. */
function tellsApart(name: string, before: Trial, now: Trial, isSameRow: boolean): boolean {
  if (OF_ONE_TRIAL.has(name.replace(/\..*/, ''))) return false;
  const [first, second] = [factAt(before, name), factAt(now, name)];
  if (typeof second !== 'string' && !(isSameRow && typeof second === 'number')) return false;
  return first !== second && isName(first) && isName(second);
}

function isName(value: unknown): boolean {
  return /^\S{1,100}$/.test(textForm(value) ?? '');
}
