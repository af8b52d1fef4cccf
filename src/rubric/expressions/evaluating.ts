import { holdsLargeNumber, type JsonObject } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';
import type { LinearRegex } from '../patterns.ts';
import { CHARACTERS_PER_ITEM, holdsMark, REDACTED, TOO_LARGE } from '../values/json-value.ts';

/**
 * The step limit of one evaluation. A step costs about as much as one operator, a tenth of a microsecond. Steps are counted, not
 * timed, so that a trial ends the same way on every machine.
 */
export const MAX_STEPS = 1_000_000;

/** Per step: characters searched or compared, and pattern positions that a character is matched against. */
const TEXT_PER_STEP = 256;
const PLACES_PER_STEP = 128;

/** An indeterminate value; every operator that needs the value returns it. */
export class Unknown {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** What an expression can look up during evaluation. */
export interface Scope {
  /** Value of a root fact name (own facts, derived facts, loop variable); undefined if absent. */
  fact(name: string): unknown;
  /** Score of another node; undefined if it has none. */
  score(key: string): number | undefined;
  /** Whether another node passed; undefined if indeterminate. */
  passed(key: string): boolean | undefined;
  /** Why another node has no score. */
  missing(key: string): string | undefined;
}

/** State of one evaluation. */
export interface Evaluating {
  readonly scope: Scope;
  /** Values of the macro variables, outermost first. */
  readonly locals: unknown[];
  /** Patterns from data, cached for one evaluation only, so that its steps do not depend on earlier evaluations. */
  readonly patterns: Map<string, LinearRegex | Unknown>;
  /** Whether the expression reads a score; see `compared`. */
  readonly readsScore: boolean;
  steps: number;
  /** Characters of text produced; an item of a list or object counts as several. */
  made: number;
}

/** Ends an evaluation above the step limit; `evaluate` reports it. */
export class StepsExceeded extends Error {}

/**
 * A number as comparisons and rounding read it. Scores have twelve decimals, so three times a third is slightly below 1; if the
 * expression reads a score, numbers are rounded to nine decimals.
 */
export function compared<T>(value: T, { readsScore }: Evaluating): T | number {
  return readsScore && typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e9) / 1e9 : value;
}

/** Counts steps. @throws StepsExceeded above the limit */
export function spend(at: Evaluating, steps: number): void {
  at.steps += steps;
  if (at.steps > MAX_STEPS) throw new StepsExceeded();
}

/** Counts the steps of reading text. @throws StepsExceeded above the limit */
export function spendOnText(at: Evaluating, length: number): void {
  spend(at, Math.ceil(length / TEXT_PER_STEP));
}

/** Counts the steps and characters of producing text. @throws StepsExceeded above the limit */
export function spendOnMaking(at: Evaluating, length: number): void {
  spendOnText(at, length);
  at.made += length;
}

/** Counts the characters of a new list or object; the steps for its items are already counted. */
export function noteItems<Items extends object>(items: Items, count: number, at: Evaluating): Items {
  at.made += count * CHARACTERS_PER_ITEM;
  return items;
}

/** Counts the steps of matching text, every character against the whole pattern. @throws StepsExceeded above the limit */
export function spendOnMatching(at: Evaluating, length: number, { size }: LinearRegex): void {
  spend(at, Math.ceil((length * size) / PLACES_PER_STEP));
}

/** Equality of JSON values, in any key order, numbers by value. Counts its steps. */
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

/** Turns the equality of two values into the result of a comparison. */
export type EqualityTest = (isSame: boolean, value: unknown) => boolean | Unknown;

/** The equality test of one comparison: unknown if equality depends on numbers too large to be exact or on redacted texts. */
export function equalityTest(source: string): EqualityTest {
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = redactionTest(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge : (redactedIn(value) ?? true);
  };
}

/**
 * The redaction test of one comparison: unknown, with the reason, for a redacted value. A mark in the expression itself is meant literally.
 */
export function redactionTest(source: string, why = REDACTED): (value: unknown) => Unknown | undefined {
  const redacted = new Unknown(`${source}: ${why}`);
  const namesMark = source.includes(MARK_START);
  return (value) => (!namesMark && holdsMark(value) ? redacted : undefined);
}
