import { shown } from '../contract/shown.ts';
import { describePlace, UserError } from '../errors.ts';
import { textForm } from './fact-path.ts';
import { startProblems } from './problem-list.ts';
import { type Reading, type ReadTrial, readTrials } from './read-trials.ts';
import type { ResultFile } from './result-file.ts';
import type { Trial } from './trial.ts';

/** Knows every trial of a run by scenario and number. */
export interface Census {
  /** Admits a trial of the file at this index. @throws UserError when it was there before, naming both places */
  admit(fileIndex: number, read: ReadTrial): true;
  size(): number;
}

/** File and position share one number, so that a million trials take about 150 MB. */
const FILE_STEP = 2 ** 32;
/** Beyond these, nobody reads where the first of the two was. */
const LOOKED_UP = 20;

/** A scenario's trials by number; the common case of a lower-case id with trial 1 alone is just its position. */
type Entry = number | { readonly id: string; readonly positions: Map<number, number> };

/** An empty census of the trials in these files. */
export function startCensus(files: readonly ResultFile[], reading: Reading): Census {
  const scenarios = new Map<string, Entry>();
  let size = 0;
  let repeated = 0;
  const admit = (fileIndex: number, read: ReadTrial): true => {
    const before = addTrial(scenarios, read, fileIndex * FILE_STEP + read.position);
    if (before !== undefined) {
      const file = ++repeated > LOOKED_UP ? undefined : files[Math.floor(before / FILE_STEP)];
      throw twice(read, readAgain(file, before % FILE_STEP, read.trial, reading));
    }
    size++;
    return true;
  };
  return { admit, size: () => size };
}

/** Adds a trial, or returns the position of the same one before. */
function addTrial(scenarios: Map<string, Entry>, read: ReadTrial, position: number): number | undefined {
  const { scenario, trial } = read.trial;
  const folded = scenario.toLowerCase();
  const entry = scenarios.get(folded);
  if (entry === undefined) {
    const isPlain = trial === 1 && folded === scenario;
    scenarios.set(folded, isPlain ? position : { id: scenario, positions: new Map([[trial, position]]) });
    return undefined;
  }
  const { id, positions } = typeof entry === 'number' ? { id: folded, positions: new Map([[1, entry]]) } : entry;
  if (id !== scenario) throw otherSpelling(read, id);
  const before = positions.get(trial);
  if (before !== undefined) return before;
  positions.set(trial, position);
  if (typeof entry === 'number') scenarios.set(folded, { id, positions });
  return undefined;
}

/** Ids that differ only in case are a slip of the pen far more often than two scenarios. */
function otherSpelling({ trial, where }: ReadTrial, first: string): UserError {
  const what = 'two scenario ids differ only in case';
  const found = shown(trial.scenario);
  return new UserError({ code: 'scenario-spelling', what, where, expected: shown(first), found });
}

/** The earlier trial, read once more, since keeping every trial would cost memory in the good case. */
function readAgain(
  file: ResultFile | undefined,
  position: number,
  { scenario, trial }: Trial,
  reading: Reading,
): ReadTrial | undefined {
  if (file === undefined) return undefined;
  for (const read of readTrials(file, reading, startProblems())) {
    const isSame = read.trial.scenario === scenario && read.trial.trial === trial;
    if (read.position === position && isSame) return read;
  }
  return undefined;
}

function twice(read: ReadTrial, before: ReadTrial | undefined): UserError {
  const { scenario, trial } = read.trial;
  const first = before === undefined ? 'earlier' : `at ${describePlace(before.where)}`;
  const mend = before === undefined ? '' : suggestSelection(before, read);
  return new UserError({
    code: 'repeated-trial',
    what: `scenario ${shown(scenario)} has its trial ${trial} twice, first ${first}`,
    where: read.where,
    mend: mend === '' ? 'Give each attempt at a scenario its own `trial` number' : mend,
  });
}

/** Advice for a file that seems to hold several agents: the first short fact that tells the two trials apart. */
function suggestSelection(before: ReadTrial, now: ReadTrial): string {
  const isSameRow = before.where.file === now.where.file && before.position === now.position;
  const fact = Object.keys(now.trial).find((name) => tellsApart(name, before.trial, now.trial, isSameRow));
  if (fact === undefined) return '';
  const [first, second] = [String(before.trial[fact]), String(now.trial[fact])];
  const seem = `The file seems to hold several agents: \`${fact}\` is ${shown(first)} and ${shown(second)}`;
  return `${seem}. Select one with \`--select ${fact}=${first}\``;
}

/** Free texts differ between any two trials, and so do amounts, unless both trials are cells of one row. */
function tellsApart(name: string, before: Trial, now: Trial, isSameRow: boolean): boolean {
  if (['scenario', 'trial', 'title', 'input', 'output'].includes(name)) return false;
  const [first, second] = [before[name], now[name]];
  if (typeof second !== 'string' && !(isSameRow && typeof second === 'number')) return false;
  return textForm(first) !== undefined && first !== second && /^\S{1,100}$/.test(String(second));
}
