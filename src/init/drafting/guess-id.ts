import type { MappingGuess } from '../../../schemas/types/init.ts';
import { type Column, every, isNumeric, words } from '../../suite/columns.ts';
import { areSame, type FileNames, partOfName, RUN, RUN_NUMBER } from './guess-file-id.ts';

/** How to form the scenario id and the trial number. */
export interface IdGuess {
  readonly parts: readonly Column[];
  /** Whether the file name is part of the id. */
  readonly byFile: boolean;
  /** Source of the trial number: a column, the number in the file name, or the order of the records with one id in a file or in all. */
  readonly trial: Column | 'file' | 'counted' | 'counted in all files' | null;
  /** Columns that name the agent, if records of several agents share ids: no parts of the id. */
  readonly agents: readonly Column[];
  /** Set if each file is a run of the same scenarios. */
  readonly isRunByFile?: true;
  /** Set if nothing but the file names tells scenarios and trials. */
  readonly names?: FileNames;
  /** Why the id has several parts or the trials are counted; undefined if neither applies. */
  readonly why: MappingGuess['why'];
}

/** Names of scenario ids, most reliable first. */
const SCENARIO_NAMES = words(
  'scenario scenario_id scenario_name test_id test_case_id case_id task_id task_name instance_id eval_id eval_name example_id question_id problem_id item_id requirement_id',
);
const ID_NAMES = [
  SCENARIO_NAMES,
  words('id uid key name test_name nodeid test eval case test_case item'),
  words('task title question query problem input prompt instruction description text'),
  words('idx index sample_idx task_idx question_idx example_idx sample_index row no number sample_id data_id'),
];
const TRIAL_NAMES = words(
  'trial trial_id trial_num trial_number attempt attempt_number epoch repetition repeat run run_index run_number run_id iteration sample_index sample seed try rep',
);
/** Names of one attempt: never of a scenario. */
const ATTEMPT_NAME =
  /^(?:\w+_)?(?:trial|attempt|rollout|run|epoch|repetition|iteration)(?:_(?:id|name|uri|uuid|key|num|number|index|idx))?$/;
/** Names of the tested agent: its variants are never trials of one scenario. */
const AGENT_NAMES = words(
  'model model_name model_id provider provider_id provider_name agent agent_id agent_name variant config arm system',
);
/** Names of columns that distinguish records with one id, such as the same test in two suites. */
const PART_NAMES = words(
  'name id suite label group area file path module class classname section category task language prompt_id dataset split metric',
);
/** Names of the content of a scenario. */
const QUESTION_NAMES: ReadonlySet<string> = new Set(
  words(
    'input question query prompt instruction instructions problem user_input user_message task description criteria criterion vars ground_truth expected expected_output expected_answer target reference reference_answer gold correct_answer ideal label',
  ),
);
/** UUID, another long hexadecimal number, ULID or a token of mixed letters and digits, after a word or none. */
const RANDOM =
  /^(?:[a-z]+[-_])?(?:[0-9a-fA-F]{8}(?:-?[0-9a-fA-F]{4}){3}-?[0-9a-fA-F]{12}|[0-9a-fA-F]{16,}|[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}|(?=\D*\d)(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z0-9]{17,27})$/;
/** A name that is only a run number, such as `run-1`. */
const NUMBERED_RUN = new RegExp(`^${RUN}[-_ ]?\\d{1,6}$`, 'i');
const LONGEST_ID = 200;
/** Fewest scenarios that two files share if they are runs of one suite, not parts of it. */
const SHARED_BY_RUNS = 3;

const isId = every((value) => typeof value === 'string' || Number.isSafeInteger(value));
const isCount = every((value) => Number.isSafeInteger(Number(value)) && Number(value) >= 0);
const isShort = every((value) => String(value).length <= LONGEST_ID);
export const isNumberedRun = every((value) => NUMBERED_RUN.test(String(value)));
/** Words with a number at their end, such as `RetailTransactions007`, are a name. */
const isRandom = every((value) => RANDOM.test(String(value)) && /\d+[A-Za-z]|^[\d-]+$/.test(String(value)));
const isContent = every((value) => typeof value === 'string' || typeof value === 'object');

/** Whether a column can be a scenario id by its name and values, in the records that have it. */
export function isNamedId(column: Column): boolean {
  return SCENARIO_NAMES.includes(column.name) && isId(column) && isShort(column);
}

/** Whether a column may belong to what a scenario asks: by its name, a text or an object that varies, near the top of the record. */
export function mayBeAsked(column: Column, id: Column | undefined): boolean {
  if (!QUESTION_NAMES.has(column.name) || column === id) return false;
  const isVaried = column.distinct > 1 || (id?.distinct ?? column.values.length) === 1;
  const isNear = id === undefined || column.depth <= id.depth + 1 || column.selector.includes('.record');
  return isVaried && isNear && (isContent(column) || !/task|problem|criteri|input|description|label/.test(column.name));
}

/**
 * Guesses the id: the column with the most reliable name and the most distinct values, plus further parts until records with one id
 * ask the same.
 * @param files the file of each record
 * @param position of each record in a list that holds the attempts at one scenario; null if there is no such list
 */
export function guessId(columns: readonly Column[], files: readonly string[], position: Column | null): IdGuess | null {
  const full = columns.filter((column) => column.present === files.length && isId(column));
  const candidates = mainColumns(
    full.filter((column) => !isNumberedRun(column) && !(ATTEMPT_NAME.test(column.name) && column !== position)),
    files.length,
  );
  const [main] = candidates;
  if (main === undefined) return null;
  const trials = [
    ...full.filter((column) => (TRIAL_NAMES.includes(column.name) && isCount(column)) || isNumberedRun(column)),
    ...(position === null ? [] : [position]),
  ];
  const context = { full, columns, files, trials };
  // A text or a row number is an id only if nothing better is there.
  const names = [...SCENARIO_NAMES, ...(ID_NAMES[1] ?? [])];
  for (const id of candidates.filter((column) => column === main || names.includes(column.name))) {
    const guess = alone(id, context);
    if (guess !== undefined) return guess;
  }
  return withParts(main, context);
}

/** Columns that may be the id, most reliable first. */
function mainColumns(full: readonly Column[], count: number): readonly Column[] {
  const named = ID_NAMES.flatMap((names) =>
    full
      .filter((column) => names.includes(column.name))
      .toSorted((a, b) => b.distinct - a.distinct || names.indexOf(a.name) - names.indexOf(b.name) || a.depth - b.depth)
      .slice(0, 1),
  );
  const varied = named.filter(({ distinct }) => distinct > 1 || count === 1);
  const stable = varied.filter((column) => !isRandom(column));
  const unlisted = full.filter(
    (column) =>
      /_(?:id|name|key|idx|index)$/.test(column.name) &&
      column.distinct === count &&
      isShort(column) &&
      !isRandom(column),
  );
  const others = [...(stable.length === 0 ? unlisted.slice(0, 1) : []), ...varied, ...named];
  return [...new Set([...stable, ...others])];
}

interface Context {
  /** Columns that every record has and that may be part of an id. */
  readonly full: readonly Column[];
  readonly columns: readonly Column[];
  readonly files: readonly string[];
  readonly trials: readonly Column[];
}

/** The guess by one column, where records with one id are its trials; undefined if they are not, or if nothing shows it. */
function alone(id: Column, context: Context): IdGuess | undefined {
  const { full, files, columns } = context;
  const ids = id.values.map(String);
  const guess = { parts: [id], byFile: false, why: undefined };
  if (areUnique(ids)) return { ...guess, agents: [], trial: null };
  const asked = columns.filter((column) => mayBeAsked(column, id));
  const areAsked = asked.filter((column) => !isOfRun(column, ids));
  const agents = agentsOf(id, full);
  const rows = prefixed(ids, agents);
  if (agents.length > 0 && areUnique(rows)) return { ...guess, agents, trial: null };
  const isOneQuestion = areAsked.every(({ values }) => areSame(ids, values));
  if (!isOneQuestion) return undefined;
  const trial = numberOf(rows, false, context);
  if (trial !== undefined) return { ...guess, agents, trial };
  if (areRuns(ids, files)) {
    const isCounted = !areUnique(rows.map((row, at) => `${row}\n${files[at]}`));
    return { ...guess, agents, isRunByFile: true, trial: isCounted ? 'counted' : null };
  }
  // The order within a file numbers attempts only if all of them are in one file.
  const isInOneFile = areSame(ids, files);
  if (areAsked.length > 0 && isInOneFile) return { ...guess, agents, trial: 'counted', why: 'same' };
  const isAttempt = full.some(
    (column) =>
      column !== id &&
      areUnique(column.values.map(String)) &&
      (ATTEMPT_NAME.test(column.name) || isRandom(column) || ['id', 'uid', 'uuid'].includes(column.name)),
  );
  if (!isAttempt || !(SCENARIO_NAMES.includes(id.name) || id.name === 'name' || id.name === 'task')) return undefined;
  return { ...guess, agents, trial: isInOneFile ? 'counted' : 'counted in all files', why: 'attempts' };
}

/** Whether a column tells runs of one scenario apart instead of scenarios: it takes each of its values with most ids. */
function isOfRun({ values, distinct }: Column, ids: readonly string[]): boolean {
  const scenarios = new Set(ids).size;
  const pairs = new Set(values.map((value, at) => JSON.stringify([ids[at], value]))).size;
  return scenarios >= SHARED_BY_RUNS && distinct < scenarios && pairs === scenarios * distinct;
}

/** The columns that name the agent of a record, if agents share ids: fewest that leave no other to vary. */
function agentsOf(id: Column, full: readonly Column[]): readonly Column[] {
  const ids = id.values.map(String);
  const named = AGENT_NAMES.flatMap((name) => full.filter((column) => column.name === name));
  const agents: Column[] = [];
  for (const column of named) {
    const isName = column !== id && column.distinct > 1 && isShort(column);
    if (isName && !areSame(prefixed(ids, agents), column.values)) agents.push(column);
  }
  return agents;
}

/** The ids with the values of these columns before them. */
function prefixed(ids: readonly string[], columns: readonly Column[]): readonly string[] {
  return ids.map((id, at) => JSON.stringify([...columns.map(({ values }) => values[at]), id]));
}

/** Whether the files are runs of one suite: two or more that share all their ids. */
function areRuns(ids: readonly string[], files: readonly string[]): boolean {
  const byFile = new Map<string, Set<string>>();
  for (const [at, file] of files.entries()) byFile.set(file, (byFile.get(file) ?? new Set()).add(ids[at] ?? ''));
  const [first, ...others] = [...byFile.values()];
  if (first === undefined || others.length === 0 || first.size < SHARED_BY_RUNS) return false;
  return others.every((scenarios) => scenarios.size === first.size && [...scenarios].every((id) => first.has(id)));
}

/** The id of each record. */
export function idsOf(
  { parts, byFile, names }: Pick<IdGuess, 'parts' | 'byFile' | 'names'>,
  files: readonly string[],
): readonly string[] {
  if (names !== undefined) return files.map((file) => partOfName(names.scenario, file) ?? file);
  return files.map((file, at) => JSON.stringify([byFile && file, ...parts.map(({ values }) => values[at])]));
}

/** The guess by one column and further parts, or with counted trials. */
function withParts(id: Column, context: Context): IdGuess {
  const { full, columns, files, trials } = context;
  const asked = columns.filter((column) => mayBeAsked(column, id));
  const agents = agentsOf(id, full);
  const varied = full.filter(
    (column) =>
      column !== id && column.distinct > 1 && isShort(column) && !agents.includes(column) && !trials.includes(column),
  );
  const rank = ({ name }: Column): number => PART_NAMES.indexOf(name);
  const isAttemptId = (column: Column): boolean =>
    ['id', 'uid'].includes(column.name) && areUnique(column.values.map(String));
  const parts = [
    ...varied
      .filter((column) => rank(column) >= 0 && !asked.includes(column) && !isAttemptId(column))
      .toSorted((a, b) => rank(a) - rank(b)),
    ...varied.filter((column) => column.selector.startsWith('$.keys') && !isNumeric(column)),
    ...varied.filter((column) => asked.includes(column)),
  ];
  const choices = combined(parts).flatMap((some) =>
    [false, true].map((byFile) => {
      const why = some.length > 0 || byFile ? ('parts' as const) : undefined;
      const choice = { parts: [...some, id], byFile, agents, why };
      return { ...choice, ids: idsOf(choice, files) };
    }),
  );
  // A trial number explains repeated ids better than a longer id.
  for (const { ids, ...choice } of choices) {
    const trial = numberOf(prefixed(ids, agents), choice.byFile, context);
    if (trial !== undefined && asked.every(({ values }) => areSame(ids, values))) return { ...choice, trial };
  }
  const aloneIds = idsOf({ parts: [id], byFile: false }, files);
  const isRepeated = asked.length > 0 && asked.every(({ values }) => areSame(aloneIds, values));
  const apart = choices.find(({ ids }) => areUnique(prefixed(ids, agents)));
  if (apart !== undefined && !isRepeated) {
    const { ids: _, ...choice } = apart;
    return { ...choice, trial: null };
  }
  const byFile = !areSame(aloneIds, files);
  return { parts: [id], byFile, agents, trial: 'counted', why: isRepeated ? 'same' : 'unknown' };
}

/** Source of the trial numbers for these ids: a column, or the file names; undefined if neither works. */
function numberOf(
  ids: readonly string[],
  byFile: boolean,
  { trials, files }: Pick<Context, 'trials' | 'files'>,
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
  const pairs = some.flatMap((first, index) => some.slice(index + 1).map((second) => [first, second]));
  return [[], ...some.map((column) => [column]), ...pairs];
}
