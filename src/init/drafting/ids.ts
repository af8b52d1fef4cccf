import type { MappingGuess } from '../../../schemas/types/init.ts';
import { type Column, every, isNumeric } from '../../suite/columns.ts';
import { words } from './guesses.ts';

/** How to form the scenario id and the trial number. */
export interface IdGuess {
  readonly parts: readonly Column[];
  /** Whether the file name is part of the id. */
  readonly byFile: boolean;
  /** Source of the trial number: a column, the number in the file name, or the order of the records with one id. */
  readonly trial: Column | 'file' | 'counted' | null;
  /** Why the id has several parts or the trials are counted; undefined if neither applies. */
  readonly why: MappingGuess['why'];
}

/** Names of scenario ids, most reliable first. */
const ID_NAMES = [
  words('scenario scenario_id test_id case_id task_id instance_id eval_id example_id question_id'),
  words('problem_id item_id requirement_id id uid key name test_name nodeid test eval case item'),
  words('task title question query problem input prompt instruction description text'),
];
const TRIAL_NAMES = words(
  'trial trial_id trial_num trial_number attempt attempt_number epoch repetition repeat run run_index run_number run_id iteration sample_index sample seed try rep',
);
/** Names of the tested agent: its variants are never trials of one scenario. */
const AGENT_NAMES = words('model model_name model_id provider provider_id agent variant config');
/** Names of columns that distinguish records with one id, such as the same scenario for two models. */
const PART_NAMES = [
  ...AGENT_NAMES,
  ...words(
    'name id suite label group area file path module class classname section category task language prompt_id dataset split metric',
  ),
];
/** Names of the content of a scenario. */
export const DECLARED_NAMES: ReadonlySet<string> = new Set(
  words(
    'input question query prompt instruction instructions problem user_input user_message task description criteria criterion vars ground_truth expected expected_output expected_answer target reference reference_answer gold correct_answer',
  ),
);
const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;
/** Pattern of the run number in a file name, in the syntax of a mapping. */
export const RUN_NUMBER = '(?:run|trial|attempt|epoch|seed|rep(?:eat)?|iteration)[-_ ]?(\\d{1,6})(?:\\D[^/]*)?$';
/** A name that is only a run number, such as `run-1`. */
export const NUMBERED_RUN = /^(?:run|trial|attempt|epoch|seed|rep(?:eat)?|iteration)[-_ ]?\d{1,6}$/i;
const LONGEST_ID = 200;

const isId = every((value) => typeof value === 'string' || Number.isSafeInteger(value));
const isCount = every((value) => Number.isSafeInteger(Number(value)) && Number(value) >= 0);
const isShort = every((value) => String(value).length <= LONGEST_ID);
const isNumberedRun = every((value) => NUMBERED_RUN.test(String(value)));
const isRandom = every((value) => UUID.test(String(value)));

/**
 * Guesses the id: the column with the most reliable name and the most distinct values, plus further parts until records with one id
 * ask the same.
 * @param files the file of each record
 */
export function guessId(columns: readonly Column[], files: readonly string[]): IdGuess | null {
  const full = columns.filter((column) => column.present === files.length && isId(column));
  const id = mainColumn(
    full.filter((column) => !isNumberedRun(column)),
    files.length,
  );
  if (id === undefined) return null;
  const declared = columns.filter((column) => column !== id && DECLARED_NAMES.has(column.name));
  const varied = full.filter((column) => column !== id && column.distinct > 1 && isShort(column));
  const rank = ({ name }: Column): number => PART_NAMES.indexOf(name);
  const parts = [
    ...varied.filter((column) => rank(column) >= 0 && !declared.includes(column)).sort((a, b) => rank(a) - rank(b)),
    ...varied.filter((column) => column.selector.startsWith('$.keys') && !isNumeric(column)),
    ...varied.filter((column) => declared.includes(column)),
  ];
  const trials = full.filter(
    (column) => (TRIAL_NAMES.includes(column.name) && isCount(column)) || isNumberedRun(column),
  );
  return tellApart(id, { parts, trials, declared, files });
}

function mainColumn(full: readonly Column[], count: number): Column | undefined {
  const candidates = ID_NAMES.flatMap((names) =>
    full
      .filter((column) => names.includes(column.name))
      .sort((a, b) => b.distinct - a.distinct || names.indexOf(a.name) - names.indexOf(b.name) || a.depth - b.depth)
      .slice(0, 1),
  );
  const varied = candidates.filter(({ distinct }) => distinct > 1 || count === 1);
  const unlisted = full.find(
    (column) => /_(?:id|name)$/.test(column.name) && column.distinct === count && isShort(column) && !isRandom(column),
  );
  return varied.find((column) => !isRandom(column)) ?? unlisted ?? varied[0] ?? candidates[0];
}

interface Helpers {
  /** Columns that may distinguish records, most reliable first. */
  readonly parts: readonly Column[];
  readonly trials: readonly Column[];
  readonly declared: readonly Column[];
  readonly files: readonly string[];
}

/** Adds parts to the id, or trial numbers, until the records with one id are its trials. */
function tellApart(id: Column, { parts, trials, declared, files }: Helpers): IdGuess {
  const idsOf = ({ parts: columns, byFile }: Pick<IdGuess, 'parts' | 'byFile'>): readonly string[] =>
    files.map((file, at) => JSON.stringify([byFile && file, ...columns.map(({ values }) => values[at])]));
  const choices = combined(parts).flatMap((some) =>
    [false, true].map((byFile) => {
      const own = { parts: [...some, id], byFile };
      return { ...own, ids: idsOf(own), why: some.length > 0 || byFile ? ('parts' as const) : undefined };
    }),
  );
  const [alone] = choices;
  if (alone !== undefined && areUnique(alone.ids)) return { ...alone, trial: null };

  // A trial number explains repeated ids better than a longer id.
  for (const { ids, ...choice } of choices) {
    const trial = numberOf(ids, choice.byFile, { trials, files });
    if (trial !== undefined && declared.every(({ values }) => areSame(ids, values))) return { ...choice, trial };
  }
  const isRepeated = declared.length > 0 && declared.every(({ values }) => areSame(alone?.ids ?? [], values));
  const apart = choices.find(({ ids }) => areUnique(ids));
  if (apart !== undefined && !isRepeated) return { ...apart, trial: null };
  const counted = [...parts.filter(({ name }) => AGENT_NAMES.includes(name)).slice(0, 2), id];
  const byFile = !areSame(idsOf({ parts: counted, byFile: false }), files);
  return { parts: counted, byFile, trial: 'counted', why: isRepeated ? 'same' : 'unknown' };
}

/** Source of the trial numbers for these ids: a column, or the file names; undefined if neither works. */
function numberOf(
  ids: readonly string[],
  byFile: boolean,
  { trials, files }: Pick<Helpers, 'trials' | 'files'>,
): Column | 'file' | undefined {
  const areNumbered = (numbers: readonly unknown[]): boolean =>
    areUnique(ids.map((id, at) => `${id}\n${String(numbers[at])}`));
  const column = trials.find(({ values }) => areNumbered(values));
  if (column !== undefined || byFile || new Set(files).size < 2) return column;
  const pattern = new RegExp(RUN_NUMBER, 'i');
  const runs = files.map((file) => pattern.exec(file)?.[1]);
  return !runs.includes(undefined) && areNumbered(runs) ? 'file' : undefined;
}

function areUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** All combinations of at most two columns. */
function combined(columns: readonly Column[]): readonly (readonly Column[])[] {
  const some = columns.slice(0, 12);
  const pairs = some.flatMap((one, index) => some.slice(index + 1).map((two) => [one, two]));
  return [[], ...some.map((one) => [one]), ...pairs];
}

/** Whether all records with one id have the same value; an absent value fits any. */
function areSame(ids: readonly string[], values: readonly unknown[]): boolean {
  const first = new Map<string, string>();
  return ids.every((id, at) => {
    const text = JSON.stringify(values[at]);
    const known = first.get(id) ?? text;
    if (known !== undefined) first.set(id, known);
    return text === undefined || known === text;
  });
}
