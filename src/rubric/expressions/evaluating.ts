import { holdsLargeNumber, type JsonObject } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';
import type { LinearRegex } from '../patterns.ts';
import { CHARACTERS_PER_ITEM, holdsMark, REDACTED, TOO_LARGE } from '../values/json-value.ts';

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

/** Equality of JSON values, key order aside, numbers by value. Counts its steps. */
export function sameValue(a: unknown, b: unknown, at: Evaluating): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    if (a.length !== b.length) return false;
    spendOnText(at, a.length);
    return a === b;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return compared(a, at) === compared(b, at);
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b, at);
  return sameObject(a as JsonObject, b as JsonObject, at);
}

function sameList(a: readonly unknown[], b: readonly unknown[], at: Evaluating): boolean {
  if (a.length !== b.length) return false;
  spend(at, a.length + 1);
  return a.every((item, index) => sameValue(item, b[index], at));
}

function sameObject(a: JsonObject, b: JsonObject, at: Evaluating): boolean {
  const keys = Object.keys(a);
  spend(at, keys.length + 1);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key], at));
}

/** Turns the outcome of a comparison into its result. */
export type EqualityTest = (isSame: boolean, value: unknown) => boolean | Unknown;

/** The result of one comparison: unknown where equality rests on numbers too large to be exact or on redacted texts. */
export function equalityTest(source: string): EqualityTest {
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = redactionTest(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge : (redactedIn(value) ?? true);
  };
}

/**
 * For one comparison: unknown, and why, for a redacted value. An expression that contains a redaction mark means it literally.
 */
export function redactionTest(source: string, why = REDACTED): (value: unknown) => Unknown | undefined {
  const redacted = new Unknown(`${source}: ${why}`);
  const namesMark = source.includes(MARK_START);
  return (value) => (!namesMark && holdsMark(value) ? redacted : undefined);
}
