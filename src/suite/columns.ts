import { isRecord, type JsonObject, memberOf } from '../contract/json.ts';

/** The words of a text. */
export const words = (text: string): readonly string[] => text.split(' ');

/** A value to which the selectors of a mapping apply, and its file. */
export interface Sample {
  readonly file: string;
  readonly value: unknown;
}

/** A step of a path: a name, or every item of a list or member of an object, or only those of which a condition holds. */
export type Step = string | { readonly every: 'item' | 'member'; readonly where?: string };

/** A selector with its value in every sample. */
export interface Column {
  /** JSONPath of the value. */
  readonly selector: string;
  /** Last name on the path, in snake case: `task_id` for `taskId`. */
  readonly name: string;
  /** Number of names on the path. */
  readonly depth: number;
  /** In the order of the samples; null and an empty text count as absent. */
  readonly values: readonly unknown[];
  /** Number of samples that have it. */
  readonly present: number;
  /** Number of distinct values. */
  readonly distinct: number;
}

/** Names of what holds the words of graders, as a list or an object. */
export const GRADERS =
  '\\w*scores?|metrics?\\w*|evaluat\\w*|evals|grad(?:es?|ers?|ing)|judge?ments?|checks?|criteria|assert\\w*|feedback\\w*|ratings?|component_?results';
/** In the last names on a path: `checks`, `evaluation.results`. */
const GRADER_LIST = new RegExp(`(?:^|\\.)(?:${GRADERS})(?:\\.results)?$`, 'i');
/** Names of the name of a grader, most reliable first. */
const GRADER_NAMES = words('name key metric metric_name evaluator evaluator_name grader scorer criterion check type');

const DEEPEST = 4;
const MOST_COLUMNS = 400;

/** The columns of the samples, in order of appearance; a list is one value, unless graders fill it. */
export function columnsOf(samples: readonly Sample[]): readonly Column[] {
  const columns = new Map<string, { readonly names: readonly Name[]; readonly values: unknown[] }>();
  for (const [index, { value }] of samples.entries())
    collect(value, [], (names, member) => {
      const selector = selectorOf(names);
      const column = columns.get(selector) ?? { names, values: [] };
      if (columns.size < MOST_COLUMNS) columns.set(selector, column);
      column.values[index] = member;
    });
  return [...columns].map(([selector, { names, values }]): Column => {
    const all = samples.map((_, index) => values[index]);
    const there = all.filter((value) => value !== undefined);
    const distinct = new Set(there.map((value) => JSON.stringify(value))).size;
    // A key on the way is a key, whatever its place.
    const name = names[0] === 'keys' ? 'key' : asWords(String(names.at(-1) ?? ''));
    return { selector, name, depth: names.length, values: all, present: there.length, distinct };
  });
}

/** A step of the path, or a position in `keys` or `parents`. */
type Name = Step | number;

function collect(value: unknown, names: readonly Name[], add: (names: readonly Name[], value: unknown) => void): void {
  if (value === undefined) return;
  if (collectGraders(value, names, add)) return;
  if (!isRecord(value) || names.length === DEEPEST) {
    const isAbsent = value === null || value === '';
    if (names.length > 0) add(names, isAbsent ? undefined : value);
    return;
  }
  if (names.length === 0 && Array.isArray(value.parents) && 'item' in value) {
    collectPlaced(value, value.parents, add);
    return;
  }
  for (const [name, member] of Object.entries(value)) if (!name.includes("'")) collect(member, [...names, name], add);
}

/** Collects whether all that graders say is true, and the number of each that has a name of its own. @returns whether there is any */
function collectGraders(
  list: unknown,
  names: readonly Name[],
  add: (names: readonly Name[], value: unknown) => void,
): boolean {
  if (!Array.isArray(list) || !GRADER_LIST.test(names.slice(-2).join('.')) || !list.every(isRecord)) return false;
  const truths = Object.entries(list[0] ?? {}).flatMap(([name, value]) => (typeof value === 'boolean' ? [name] : []));
  for (const name of truths)
    add(
      [...names, { every: 'item' }, name],
      list.every((item) => memberOf(item, name) === true),
    );
  const key = GRADER_NAMES.find((name) => new Set(list.map((item) => memberOf(item, name))).size === list.length);
  const scores = list.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) =>
      typeof value === 'number' ? [{ by: memberOf(item, key ?? ''), name, value }] : [],
    ),
  );
  for (const { by, name, value } of scores)
    if (typeof by === 'string' && !/['"\\]/.test(by))
      add([...names, { every: 'item', where: `@.${key} == '${by}'` }, name], value);
  return truths.length + scores.length > 0;
}

/** Collects an item from deep in its record; of the objects around it, only their scalar members. */
function collectPlaced(
  { item, index, key, keys }: JsonObject,
  parents: readonly unknown[],
  add: (names: readonly Name[], value: unknown) => void,
): void {
  collect(item, ['item'], add);
  if (index !== undefined) add(['index'], index);
  if (key !== undefined) add(['key'], key);
  for (const [index, name] of (keys as readonly unknown[]).slice(0, -1).entries()) add(['keys', index], name);
  for (const [index, parent] of parents.entries())
    for (const [name, member] of Object.entries(parent as object))
      if (typeof member !== 'object' && !name.includes("'")) add(['parents', index, name], member);
}

function asWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/(?<=.)_$/, '')
    .toLowerCase();
}

/** The shallowest fitting column with one of the names; among equals, the one with the earliest name in the list. */
export function named(
  columns: readonly Column[],
  names: readonly string[],
  fits: (column: Column) => boolean,
): Column | undefined {
  const rank = ({ name }: Column): number => names.indexOf(name);
  return columns
    .filter((column) => rank(column) >= 0 && fits(column))
    .sort((a, b) => a.depth - b.depth || rank(a) - rank(b))[0];
}

/** A test of columns: at least one value is present, and all present values fit. */
export function every(fits: (value: unknown) => boolean): (column: Column) => boolean {
  return ({ values, present }) => present > 0 && values.every((value) => value === undefined || fits(value));
}

export const isText = every((value) => typeof value === 'string');
export const isBoolean = every((value) => typeof value === 'boolean');
/** Whether all values are numbers, or texts of numbers as in CSV. */
export const isNumeric = every(
  (value) => value !== '' && Number.isFinite(typeof value === 'string' ? Number(value) : value),
);

/** The JSONPath of a path, for example `$.a['b c'][*]`. */
export function selectorOf(steps: readonly (Step | number)[]): string {
  const parts = steps.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    if (typeof step === 'object') return step.where === undefined ? '[*]' : `[?${step.where}]`;
    return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `['${step}']`;
  });
  return `$${parts.join('')}`;
}
