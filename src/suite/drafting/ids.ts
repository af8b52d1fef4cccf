import type { MappingGuess } from '../../../schemas/types/init.ts';
import { type Column, every, isNumeric, isText } from './columns.ts';
import { OUTPUT_NAMES, VERDICT_NAMES, words } from './guesses.ts';

/** How to form the scenario id and the trial number. */
export interface IdGuess {
  readonly parts: readonly Column[];
  /** Free-text parts of the id, used as slugs because records with one id ask different things. */
  readonly hashed: readonly Column[];
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
/** Names of columns that distinguish records with one id, such as the same scenario for two models. */
const PART_NAMES = words(
  'model model_name model_id provider provider_id agent name id suite group file path module class classname section category task variant language prompt_id config dataset split metric',
);
/** Names of the tested agent: its variants are never trials of one scenario. */
const AGENT_NAMES = words('model model_name model_id provider provider_id agent variant config');
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
/** Names of lists with the same scenarios in each item. */
const RUN_LISTS = /^(?:runs|trials|attempts|epochs|seeds|rep(?:eat)?s|iterations|rounds)$/i;
const LONGEST_ID = 200;

const isId = every((value) => typeof value === 'string' || Number.isSafeInteger(value));
const isCount = every((value) => Number.isSafeInteger(Number(value)) && Number(value) >= 0);
const isShort = every((value) => String(value).length <= LONGEST_ID);
const isNumberedRun = every((value) => NUMBERED_RUN.test(String(value)));

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
  const isPart = (column: Column): boolean => column !== id && column.distinct > 1;
  const parts = full
    .filter((column) => isPart(column) && PART_NAMES.includes(column.name) && !DECLARED_NAMES.has(column.name))
    .sort((a, b) => PART_NAMES.indexOf(a.name) - PART_NAMES.indexOf(b.name));
  const isPlace = ({ selector }: Column): boolean => selector.startsWith('$.keys');
  const areRuns = full.some((column) => isPlace(column) && RUN_LISTS.test(String(column.values[0])));
  const groups = full.filter(
    (column) =>
      isPart(column) &&
      ((isText(column) && !isNumeric(column)) || (isPlace(column) && !areRuns)) &&
      isShort(column) &&
      column.distinct * 2 <= files.length &&
      isGroup(column),
  );
  const trials = full.filter(
    (column) => (TRIAL_NAMES.includes(column.name) && isCount(column)) || isNumberedRun(column),
  );
  const declared = columns.filter((column) => column !== id && DECLARED_NAMES.has(column.name));
  return tellApart(id, { parts, groups, trials, declared, files });
}

function isGroup({ name }: Column): boolean {
  const isOther = [VERDICT_NAMES, OUTPUT_NAMES, TRIAL_NAMES].some((names) => names.includes(name));
  return !isOther && !/error|reason|time|date/.test(name);
}

function mainColumn(full: readonly Column[], count: number): Column | undefined {
  const isRandom = ({ values }: Column): boolean => values.every((value) => UUID.test(String(value)));
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
  /** Columns that often distinguish records, most reliable first. */
  readonly parts: readonly Column[];
  /** Other columns with values that repeat across records. */
  readonly groups: readonly Column[];
  readonly trials: readonly Column[];
  readonly declared: readonly Column[];
  readonly files: readonly string[];
}

type Choice = Pick<IdGuess, 'parts' | 'byFile'>;

/** Adds parts to the id, or trial numbers, until all records with one id ask the same. */
function tellApart(id: Column, helpers: Helpers): IdGuess {
  const { parts, groups, declared, files } = helpers;
  const texts = new Map([id, ...parts, ...groups, ...declared].map((column) => [column, column.values.map(textOf)]));
  const textsOf = (column: Column) => texts.get(column) ?? [];
  const idsOf = ({ parts: columns, byFile }: Choice): readonly string[] => {
    const own = columns.map(textsOf);
    return files.map((file, at) => [byFile ? file : '', ...own.map((some) => some[at])].join('\n'));
  };
  const askTheSame = (ids: readonly string[]): boolean => declared.every((column) => areSame(ids, textsOf(column)));
  const choices = (more: readonly Column[]): readonly Choice[] =>
    combined(more).flatMap((some) => [false, true].map((byFile) => ({ parts: [...some, id], byFile })));
  const unique = (more: readonly Column[]) => choices(more).find((choice) => areUnique(idsOf(choice)));
  const plain = { parts: [id], hashed: [], byFile: false, trial: null, why: undefined };
  const alone = idsOf(plain);
  if (areUnique(alone)) return plain;

  // A trial number explains repeated ids better than a longer id.
  const numbered = choices(parts).flatMap((choice) => {
    const ids = idsOf(choice);
    const trial = askTheSame(ids) ? numberOf(ids, choice, helpers) : undefined;
    return trial === undefined ? [] : [{ ...plain, ...choice, trial, why: whyParts(choice) }];
  })[0];
  if (numbered !== undefined) return numbered;
  const areRepeats = declared.length > 0 && askTheSame(alone);
  const apart = unique(parts) ?? (areRepeats ? undefined : unique([...parts, ...groups]));
  if (apart !== undefined) return { ...plain, ...apart, why: whyParts(apart) };
  const agents = parts.filter(({ name }) => AGENT_NAMES.includes(name)).slice(0, 2);
  const counted = choices([...parts, ...groups]).find((choice) => {
    if (!agents.every((agent) => choice.parts.includes(agent))) return false;
    const ids = idsOf(choice);
    return askTheSame(ids) && areSame(ids, files);
  });
  if (counted !== undefined)
    return { ...plain, ...counted, trial: 'counted', why: declared.length > 0 ? 'same' : 'unknown' };
  const hashed = declared.filter((column) => !areSame(alone, textsOf(column)));
  const byFile = !areSame(idsOf({ parts: [id, ...hashed], byFile: false }), files);
  const isWhole = areUnique(idsOf({ parts: [id, ...hashed], byFile }));
  return { ...plain, hashed, byFile, trial: isWhole ? null : 'counted', why: 'content' };
}

/** Source of the trial numbers for these ids: a column, or the file names; undefined if neither works. */
function numberOf(ids: readonly string[], { byFile }: Choice, { trials, files }: Helpers): Column | 'file' | undefined {
  const areNumbered = (numbers: readonly unknown[]): boolean =>
    areUnique(ids.map((id, at) => `${id}\n${String(numbers[at])}`));
  const column = trials.find(({ values }) => areNumbered(values));
  if (column !== undefined || byFile || new Set(files).size < 2) return column;
  const pattern = new RegExp(RUN_NUMBER, 'i');
  const runs = files.map((file) => pattern.exec(file)?.[1]);
  return !runs.includes(undefined) && areNumbered(runs) ? 'file' : undefined;
}

function whyParts({ parts, byFile }: Choice): IdGuess['why'] {
  return parts.length > 1 || byFile ? 'parts' : undefined;
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

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

/** Whether all records with one id have the same text; an absent text fits any. */
function areSame(ids: readonly string[], texts: readonly (string | undefined)[]): boolean {
  const first = new Map<string, string>();
  return ids.every((id, at) => {
    const text = texts[at];
    const known = first.get(id) ?? text;
    if (known !== undefined) first.set(id, known);
    return text === undefined || known === text;
  });
}
