import { holdsLargeNumber } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';
import { type Steps, spend as spendSteps, stepsOfText, stepsOfValue } from '../step-limit.ts';
import { holdsMark, REDACTED, sameJson, TOO_LARGE } from '../values/json-value.ts';
import { cut, IN_SENTENCE } from '../values/shown-value.ts';

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

export interface Evaluating {
  /** The expression, for messages. */
  readonly text: string;
  readonly scope: Scope;
  /** Values of the macro variables, outermost first. */
  readonly locals: unknown[];
  /** Whether the expression reads a score; see `compared`. */
  readonly readsScore: boolean;
  readonly count: Steps;
}

/**
 * A number as comparisons and rounding read it. Scores have twelve decimals, so three times a third is slightly below 1; if the
 * expression reads a score, numbers are rounded to nine decimals.
 */
export function compared<T>(value: T, { readsScore }: Evaluating): T | number {
  return readsScore && typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e9) / 1e9 : value;
}

/** The number, with -0 as 0; unknown if it is not finite. */
export function finite(result: number, source: string): number | Unknown {
  return Number.isFinite(result) ? result + 0 : new Unknown(`${source} is beyond the range of numbers`);
}

/** Counts steps. @throws Unjudgeable above the limit */
export function spend({ count, text }: Evaluating, steps: number): void {
  spendSteps(count, steps, () => `the expression ${cut(text, IN_SENTENCE)}`);
}

/** Counts the steps of reading or producing text. @throws Unjudgeable above the limit */
export function spendOnText(at: Evaluating, length: number): void {
  spend(at, stepsOfText(length));
}

/** Equality of JSON values, in any key order, numbers by value. Counts its steps. */
export function sameValue(a: unknown, b: unknown, at: Evaluating): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    if (a.length !== b.length) return false;
    spendOnText(at, a.length);
  }
  if (typeof a !== 'object' || typeof b !== 'object') return compared(a, at) === compared(b, at);
  spend(at, stepsOfValue(a));
  return sameJson(a, b);
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
export function redactionTest(source: string): (value: unknown) => Unknown | undefined {
  const redacted = new Unknown(`${source}: ${REDACTED}`);
  const namesMark = source.includes(MARK_START);
  return (value) => (!namesMark && holdsMark(value) ? redacted : undefined);
}
