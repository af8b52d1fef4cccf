import { appendTo } from '../../contract/group-by.ts';

/** How the names of files tell scenarios and trials: patterns of a mapping, with a group each. */
export interface FileNames {
  readonly scenario: string;
  /** Null if each file is a scenario. */
  readonly trial: string | null;
}

/** What stands before the number of a run, in the syntax of a mapping. */
export const RUN = '(?:run|trial|attempt|epoch|seed|rep(?:eat)?|iteration)';
/** Pattern of the run number in a file name, in the syntax of a mapping. */
export const RUN_NUMBER = `${RUN}[-_ ]?(\\d{1,6})(?:\\D[^/]*)?$`;
/** The endings of a file name. */
const END = '(?:\\.[a-z]+)*$';
const NUMBER = '\\d{1,6}';
const NUMBERED_RUN = `${RUN}[-_. ]?${NUMBER}`;
/** What stands around the number of a trial at the end of a name: `.2`, ` (2)`. */
const BEFORE = '[-_. (#]*';
const AFTER = `\\)?${END}`;

interface Layout extends FileNames {
  readonly trial: string;
  /** What shows that the numbers are those of trials: their name, equal numbers from 0 or 1 in all scenarios, or only that trials ask the same. */
  readonly proof: 'named' | 'counted' | 'asked';
}

/** Where harnesses put the number of a trial. @param name of a scenario, without folders or with those that differ */
function layoutsOf(name: string): readonly Layout[] {
  const atEnd = `(${NUMBER})${AFTER}`;
  return [
    // refund-late_run-2.json, Refund late - Run 2.JSON
    { proof: 'named', scenario: `${name}${BEFORE}${NUMBERED_RUN}${AFTER}`, trial: atEnd },
    // refund-late/run-2.json
    { proof: 'named', scenario: `${name}/${NUMBERED_RUN}${AFTER}`, trial: atEnd },
    // run-2/refund-late.json
    { proof: 'named', scenario: `${NUMBERED_RUN}/(.+?)${END}`, trial: `${RUN}[-_. ]?(${NUMBER})/` },
    // refund-late/run-2/result.json
    { proof: 'named', scenario: `${name}/${NUMBERED_RUN}/[^/]+$`, trial: `(${NUMBER})/[^/]+$` },
    // refund-late.2.json, refund-late (2).json
    { proof: 'counted', scenario: `${name}${BEFORE}${NUMBER}${AFTER}`, trial: atEnd },
    // 2/refund-late.json
    { proof: 'counted', scenario: `([^/]+?)${END}`, trial: `(?:^|/)(${NUMBER})/[^/]+$` },
    // refund-late/2.json: a folder may be an agent's too, and the number that of a scenario
    { proof: 'asked', scenario: `${name}/[^/]*?${NUMBER}${AFTER}`, trial: atEnd },
  ];
}

/**
 * Guesses how the names of files with one record each tell scenarios and trials.
 * @param files two or more, all different
 * @param asked values of what the scenarios ask, in the order of the files
 */
export function guessFileNames(files: readonly string[], asked: readonly (readonly unknown[])[]): FileNames {
  const layouts = ['([^/]+?)', `${belowCommon(files)}(.+?)`].flatMap(layoutsOf);
  const layout = layouts.find((layout) => areTrials(layout, files, asked));
  if (layout === undefined) return { scenario: fileName(files), trial: null };
  return { scenario: `(?i)${layout.scenario}`, trial: `(?i)${layout.trial}` };
}

/** What a pattern of a file name finds; undefined if it does not match. */
export function partOfName(match: string, file: string): string | undefined {
  return new RegExp(match.replace('(?i)', ''), match.startsWith('(?i)') ? 'i' : '').exec(file)?.[1];
}

/** Whether the files are trials of several scenarios, some of which have more than one. */
function areTrials(
  { scenario, trial, proof }: Layout,
  files: readonly string[],
  asked: readonly (readonly unknown[])[],
) {
  const trials = new Map<string, number[]>();
  const ids = files.map((file) => partOfName(`(?i)${scenario}`, file));
  for (const [at, file] of files.entries()) {
    const [id, number] = [ids[at], partOfName(`(?i)${trial}`, file)];
    if (id === undefined || number === undefined) return false;
    appendTo(trials, id, Number(number));
  }
  const all = [...trials.values()].map((numbers) => numbers.sort((a, b) => a - b));
  const isOnce = all.every((numbers) => new Set(numbers).size === numbers.length);
  const isRepeated = all.length > 1 && all.some(({ length }) => length > 1);
  if (!isOnce || !isRepeated || !asked.every((values) => areSame(ids.map(String), values))) return false;
  if (proof === 'named' || asked.length > 0) return true;
  const first = all.reduce((longest, numbers) => (numbers.length > longest.length ? numbers : longest), []);
  const isFromStart = [0, 1].includes(first[0] ?? -1) && first.at(-1) === first.length - 1 + (first[0] ?? 0);
  const isNamedApart = new Set(ids.map((id) => id?.replace(/^.*\//, ''))).size > 1;
  // A trial of a few scenarios may be missing.
  const isWhole = (numbers: readonly number[]): boolean => numbers.length === first.length;
  const isEqual = all.flat().every((number) => first.includes(number)) && all.filter(isWhole).length > 0.8 * all.length;
  return proof === 'counted' && isFromStart && isNamedApart && isEqual;
}

/** Whether all records with one id have the same value; an absent value fits any. */
export function areSame(ids: readonly string[], values: readonly unknown[]): boolean {
  const first = new Map<string, string>();
  return ids.every((id, at) => {
    const text = JSON.stringify(values[at]);
    const known = first.get(id) ?? text;
    if (known !== undefined) first.set(id, known);
    return text === undefined || known === text;
  });
}

/** A pattern for file names without extension; includes the folders below the common one if names repeat. */
export function fileName(files: readonly string[]): string {
  const paths = [...new Set(files)];
  if (new Set(paths.map((path) => path.replace(/^.*\//, ''))).size === paths.length) return `([^/]+?)${END}`;
  return `${belowCommon(paths)}(.+?)${END}`;
}

/** The pattern of the folders that all files are in. */
function belowCommon(files: readonly string[]): string {
  return `^(?:[^/]+/){${commonFolders(files)}}`;
}

/** Number of folders that all files are in. */
export function commonFolders(files: readonly string[]): number {
  const [first = [], ...others] = files.map((file) => file.split('/'));
  return first.findIndex((part, at) => at === first.length - 1 || others.some((parts) => parts[at] !== part));
}
