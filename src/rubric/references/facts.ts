import { isRecord, type JsonObject, REFUSED_NAMES } from '../../contract/json.ts';
import { adviseName, inDots } from '../../contract/names.ts';
import { type Evaluation, type Notes, observe, warn } from '../evaluation.ts';
import { IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { type ComparedFact, type Compiling, type Fact, needOf } from './rubric-names.ts';

/** Adds a fact to the notes. @returns `name (value)`, or the name alone if it is absent */
export function shownFact(notes: Notes, name: string, value: unknown): string {
  observe(notes, name, value);
  return value === undefined ? name : `${name} (${shownValue(value, IN_SENTENCE)})`;
}

const MAX_SEGMENTS = 32;
const LIST_INDEX = /^(?:-1|0|[1-9][0-9]{0,6})$/;

type ReadFact = (at: Evaluation) => unknown;

/** The expected form of a dotted path that cannot be read; undefined for a readable one. */
export function fieldPathProblem(path: string): string | undefined {
  if (path !== inDots(path)) return 'names and list indexes joined by single dots';
  const segments = path.split('.');
  if (segments.length > MAX_SEGMENTS) return `a path of at most ${MAX_SEGMENTS} parts`;
  if (segments.some((segment) => segment === '')) return 'names joined by single dots';
  const refused = segments.find((segment) => REFUSED_NAMES.has(segment));
  if (refused !== undefined) return `a path without \`${refused}\``;
  const index = segments.find((segment) => /^-?[0-9]+$/.test(segment) && !LIST_INDEX.test(segment));
  return index === undefined ? undefined : 'a list index from 0 to 9999999, or -1 for the last item';
}

/** The path in `{ field: PATH }`; undefined for any other value. */
export function fieldOf(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.field !== 'string') return undefined;
  return Object.keys(value).length === 1 ? value.field : undefined;
}

export function rootOf(path: string): string {
  return path.split('.', 1).join();
}

/** Why a path has no value: its derived fact is indeterminate (and adds its own warning). Undefined for any other path. */
export function compileMissing(path: string, { names }: Compiling): (at: Evaluation) => string | undefined {
  const slot = names.derived.get(rootOf(path));
  return ({ derived }) => (slot !== undefined && derived[slot] === undefined ? `${path} is indeterminate` : undefined);
}

/**
 * Compiles a dotted path: own members of objects, items of lists by index (`-1` is the last). Its first name is looked up
 * among the items of enclosing `each` nodes, then derived facts, then facts of the trial. A refused path is never read.
 */
export function compileFact(path: string, pointer: string, compiling: Compiling): Fact {
  return { path, read: compileRead(path, pointer, compiling), missing: compileMissing(path, compiling) };
}

function compileRead(path: string, pointer: string, compiling: Compiling): ReadFact {
  const expected = fieldPathProblem(path);
  if (expected !== undefined) {
    const meant = inDots(path);
    const isOfItems = meant.split('.').includes('*');
    const isMeant = !isOfItems && meant !== path && fieldPathProblem(meant) === undefined;
    const advice = isOfItems ? { fix: 'Use `each` for the items of a list' } : isMeant ? { suggestion: meant } : {};
    const what = 'the path cannot be read';
    compiling.problems.add(pointer, { code: 'bad-field', what, expected, found: path, ...advice });
    return () => undefined;
  }
  const [root = '', ...members] = path.split('.');
  const read = compileRoot(root, pointer, compiling);
  const steps = members.map(compileMember);
  const [first, second] = steps;
  if (first === undefined) return read;
  if (second === undefined) return (at) => first(read(at));
  if (steps.length === 2) return (at) => second(first(read(at)));
  return (at) => steps.reduce((value, step) => step(value), read(at));
}

export const MODEL_NEED = 'model/answers';

/** Begins the mark of a question by its key, however it is answered. */
export const QUESTION_NEED = 'question/';

/** Compiles the first name of a path, or a single name in an expression. */
export function compileRoot(root: string, pointer: string, { names, needs, problems }: Compiling): ReadFact {
  const depth = names.items.lastIndexOf(root);
  if (depth >= 0) return ({ items }) => items[depth];
  const slot = names.derived.get(root);
  if (slot !== undefined) {
    needs.add(needOf('derive', root));
    return ({ derived }) => derived[slot];
  }
  needs.add(needOf('fact', root));
  if (names.closed && !names.facts.has(root)) {
    const advice = adviseName(root, [...names.facts, ...names.derived.keys()]);
    problems.add(pointer, { code: 'unknown-fact', what: `the contract allows no fact \`${root}\``, ...advice });
  }
  if (isInherited(root)) return ({ trial }) => (Object.hasOwn(trial, root) ? trial[root] : undefined);
  return ({ trial }) => trial[root];
}

/** Whether plain objects inherit this name; only such names need the slower `hasOwn`. */
function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function compileMember(name: string): (value: unknown) => unknown {
  const index = LIST_INDEX.test(name) ? Number(name) : undefined;
  const isForeign = isInherited(name);
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value)) return index === undefined ? undefined : value.at(index);
    if (isForeign && !Object.hasOwn(value, name)) return undefined;
    return (value as JsonObject)[name];
  };
}

/** The fact's value; undefined if it is absent or not accepted. */
export function readFit({ read, accepts }: ComparedFact, at: Evaluation): unknown {
  const value = read(at);
  return value !== undefined && accepts(value, at) ? value : undefined;
}

/** Explains why a fact is not of the wanted kind, and warns. */
export function explainUnfit(
  { path, read, missing: whyMissing, wanted }: Omit<ComparedFact, 'accepts'>,
  at: Evaluation,
  notes: Notes,
): string {
  const known = whyMissing(at);
  if (known !== undefined) return known;
  const value = read(at);
  const what = value === undefined ? 'is absent' : `is not ${wanted}`;
  warn(notes, `fact \`${path}\` ${what}`);
  return `${shownFact(notes, path, value)} ${what}`;
}

/** The table key of a value: a text unchanged; numbers, true and false as in JSON; undefined for any other value. */
export function tableKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * Explains whether a table lists a fact's value; warns if the value cannot be a key.
 * @param explainOther continues the explanation of an unlisted value
 */
export function explainRow(
  fact: Fact,
  rows: ReadonlyMap<string, unknown>,
  at: Evaluation,
  notes: Notes,
  explainOther: (notListed: string) => string,
): string {
  const value = fact.read(at);
  const key = tableKey(value);
  if (key === undefined) return explainUnfit({ ...fact, wanted: 'text, a number, true or false' }, at, notes);
  const subject = shownFact(notes, fact.path, value);
  return rows.has(key) ? `${subject} is in the table` : explainOther(`${subject} is not in the table`);
}
