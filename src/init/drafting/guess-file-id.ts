import { appendTo } from '../../contract/group-by.ts';

/** How the names of files tell scenarios and trials: patterns of a mapping, with a group each. */
export interface FileNames {
  readonly scenario: string;
  /** Null if each file is a scenario. */
  readonly trial: string | null;
}

/** What stands before the number of a run, in the syntax of a mapping. */
const RUN = '(?:run|trial|attempt|epoch|seed|rep(?:eat)?|iteration)';
/** Pattern of the run number in a file name, in the syntax of a mapping. */
export const RUN_NUMBER = `${RUN}[-_ ]?(\\d{1,6})(?:\\D[^/]*)?$`;
/** The endings of a file name. */
const END = '(?:\\.[a-z]+)*$';
const NUMBER = '\\d{1,6}';

/** Where harnesses put the number of a trial. */
const LAYOUTS: readonly (FileNames & { readonly trial: string })[] = [
  // refund-late.2.json, refund-late_run-2.json
  { scenario: `([^/]+?)[-_. ]?(?:${RUN}[-_. ]?)?${NUMBER}${END}`, trial: `(${NUMBER})${END}` },
  // refund-late/run-2.json
  { scenario: `([^/]+)/[^/]*?${NUMBER}${END}`, trial: `(${NUMBER})${END}` },
  // run-2/refund-late.json
  { scenario: `([^/]+?)${END}`, trial: `(${NUMBER})/[^/]+$` },
];

/** Guesses how the names of files with one record each tell scenarios and trials. @param files two or more, all different */
export function guessFileNames(files: readonly string[]): FileNames {
  return LAYOUTS.find((layout) => areTrials(layout, files)) ?? { scenario: fileName(files), trial: null };
}

/** What a pattern of a file name finds; undefined if it does not match. */
export function partOfName(match: string, file: string): string | undefined {
  return new RegExp(match).exec(file)?.[1];
}

/** Whether the files are the same two or more trials of several scenarios. */
function areTrials({ scenario, trial }: FileNames & { readonly trial: string }, files: readonly string[]): boolean {
  const trials = new Map<string, number[]>();
  for (const file of files) {
    const [id, number] = [partOfName(scenario, file), partOfName(trial, file)];
    if (id === undefined || number === undefined) return false;
    appendTo(trials, id, Number(number));
  }
  const [first = '', ...others] = [...trials.values()].map((numbers) => numbers.sort((a, b) => a - b).join());
  const isOnce = [...trials.values()].every((numbers) => new Set(numbers).size === numbers.length);
  return isOnce && first.includes(',') && others.length > 0 && others.every((numbers) => numbers === first);
}

/** A pattern for file names without extension; includes the folders below the common one if names repeat. */
export function fileName(files: readonly string[]): string {
  const paths = [...new Set(files)];
  if (new Set(paths.map((path) => path.replace(/^.*\//, ''))).size === paths.length) return `([^/]+?)${END}`;
  const [first = []] = paths.map((path) => path.split('/'));
  const common = first.findIndex((folder, at) => paths.some((path) => path.split('/')[at] !== folder));
  return `^(?:[^/]+/){${common}}(.+?)${END}`;
}
