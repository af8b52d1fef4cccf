import type { LinearRegex } from '../patterns/linear-regex.ts';
import type { Scope } from './scope.ts';
import { CHARACTERS_PER_ITEM } from './value-size.ts';

/**
 * What one evaluation may spend. A step is about what one operator costs: a tenth of a microsecond. It is counted, not
 * timed, so that the same trial ends the same way on every machine.
 */
export const MAX_STEPS = 1_000_000;

/** Characters that one step reads in plain search and comparison; places of a pattern that it holds one against. */
const TEXT_PER_STEP = 256;
const PLACES_PER_STEP = 128;

/** The answer of whatever cannot be told; it passes through every operator that needs the value. */
export class Unknown {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** State of one evaluation. */
export interface Evaluating {
  readonly scope: Scope;
  /** Values of the macro variables, outermost first. */
  readonly locals: unknown[];
  /** Patterns that came from data. Of one evaluation only, so that the steps spent do not depend on earlier ones. */
  readonly patterns: Map<string, LinearRegex | Unknown>;
  /** Whether the expression reads a score; see `compared`. */
  readonly readsScore: boolean;
  steps: number;
  /** How many characters of text it made; an item of a list or object counts as several. */
  made: number;
  /** What the last loop that was not inside another found. */
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
 * A number as it is compared and brought to a whole one. A score has twelve decimals: three times a third is a hair below 1, so beside
 * scores nine decimals count.
 */
export function compared<T>(value: T, { readsScore }: Evaluating): T | number {
  return readsScore && typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e9) / 1e9 : value;
}

/** Counts steps. @throws StepsExceeded past the bound */
export function spend(at: Evaluating, steps: number): void {
  at.steps += steps;
  if (at.steps > MAX_STEPS) throw new StepsExceeded();
}

/** Counts the reading of text. @throws StepsExceeded past the bound */
export function spendOnText(at: Evaluating, length: number): void {
  spend(at, Math.ceil(length / TEXT_PER_STEP));
}

/** Counts the making of text. @throws StepsExceeded past the bound */
export function spendOnMaking(at: Evaluating, length: number): void {
  spendOnText(at, length);
  at.made += length;
}

/** Notes that a list or object was made; its items have cost their steps already. */
export function noteItems<Items extends object>(items: Items, count: number, at: Evaluating): Items {
  at.made += count * CHARACTERS_PER_ITEM;
  return items;
}

/** Counts the matching of text, every character against the whole pattern. @throws StepsExceeded past the bound */
export function spendOnMatching(at: Evaluating, length: number, { size }: LinearRegex): void {
  spend(at, Math.ceil((length * size) / PLACES_PER_STEP));
}
