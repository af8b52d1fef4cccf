import type { LinearRegex } from '../patterns/linear-regex.ts';

/**
 * The step limit of one evaluation. A step is about the cost of one operator, a tenth of a microsecond. Steps are counted, not
 * timed, so that a trial ends the same way on every machine.
 */
export const MAX_STEPS = 1_000_000;

/** Characters that one step searches or compares; pattern places that it matches a character against. */
const TEXT_PER_STEP = 256;
const PLACES_PER_STEP = 128;

/** An indeterminate value; it passes through every operator that needs the value. */
export class Unknown {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** What an expression may look up while it is evaluated. */
export interface Scope {
  /** Value of a root fact name (own facts, derived facts, loop variable); undefined when absent. */
  fact(name: string): unknown;
  /** Score of another node; undefined where there is none to read. */
  score(key: string): number | undefined;
  /** Undefined where that is indeterminate. */
  passed(key: string): boolean | undefined;
  /** Why there is no score. */
  missing(key: string): string | undefined;
}

/** State of one evaluation. */
export interface Evaluating {
  readonly scope: Scope;
  /** Values of the macro variables, outermost first. */
  readonly locals: unknown[];
  /** Patterns from data, cached for one evaluation only, so that its steps do not depend on earlier ones. */
  readonly patterns: Map<string, LinearRegex | Unknown>;
  /** Whether the expression reads a score; see `compared`. */
  readonly readsScore: boolean;
  steps: number;
  /** Characters of text made; an item of a list or object counts as several. */
  made: number;
  /** The deciding item of the last outermost loop. */
  decider: Decider | undefined;
}

/** The first item of a list, or key of an object, that answers `exists` with yes or `all` with no. */
export interface Decider {
  /** The list or object, as written. */
  readonly source: string;
  readonly isKey: boolean;
  readonly index: number;
  readonly item: unknown;
  /** Whether the condition holds for it. */
  readonly fits: boolean;
}

/** Ends an evaluation that costs too much; `evaluate` says so. */
export class StepsExceeded extends Error {}

/**
 * A number as comparisons and rounding take it. Scores have twelve decimals, and three times a third is slightly below 1, so nine
 * decimals count beside scores.
 */
export function compared<T>(value: T, { readsScore }: Evaluating): T | number {
  return readsScore && typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e9) / 1e9 : value;
}

/** Counts steps. @throws StepsExceeded past the bound */
export function spend(at: Evaluating, steps: number): void {
  at.steps += steps;
  if (at.steps > MAX_STEPS) throw new StepsExceeded();
}

/** Counts reading text. @throws StepsExceeded past the bound */
export function spendOnText(at: Evaluating, length: number): void {
  spend(at, Math.ceil(length / TEXT_PER_STEP));
}

/** Counts making text. @throws StepsExceeded past the bound */
export function spendOnMaking(at: Evaluating, length: number): void {
  spendOnText(at, length);
  at.made += length;
}

/** Counts a new list or object; its items were counted in steps before. */
export function noteItems<Items extends object>(items: Items, count: number, at: Evaluating): Items {
  at.made += count * CHARACTERS_PER_ITEM;
  return items;
}

/** Counts matching text, every character against the whole pattern. @throws StepsExceeded past the bound */
export function spendOnMatching(at: Evaluating, length: number, { size }: LinearRegex): void {
  spend(at, Math.ceil((length * size) / PLACES_PER_STEP));
}

/** Size of an item of a list or object, beside its value. */
const CHARACTERS_PER_ITEM = 8;

/** Cached sizes, as values made of each other are not walked again. */
const sizes = new WeakMap<object, number>();

/**
 * The size of a value: characters of all its texts, and eight for each item; repeated parts count each time. Stops past `most`, as a few
 * lists that double each other hold millions.
 */
export function valueSize(value: unknown, most: number): number {
  let size = 0;
  const open = [value];
  while (open.length > 0 && size <= most) {
    const one = open.pop();
    if (typeof one === 'string') size += one.length;
    if (typeof one === 'object' && one !== null) size += sizes.get(one) ?? openItems(one, open);
  }
  if (typeof value === 'object' && value !== null && size <= most) sizes.set(value, size);
  return size;
}

/** Adds the items to the open values. @returns their own size */
function openItems(holder: object, open: unknown[]): number {
  const items = Array.isArray(holder) ? holder : Object.values(holder);
  for (const item of items) open.push(item);
  return items.length * CHARACTERS_PER_ITEM;
}
