import { canonicalJson, perObject } from '../../contract/json.ts';
import type { Truth } from '../evaluation.ts';
import { compileSchema } from '../json-schema/json-schema.ts';
import { compileRegex, type Fold } from '../patterns.ts';
import { type Steps, stepsOfValue } from '../step-limit.ts';
import { ARITHMETIC } from '../values/decimal-arithmetic.ts';
import { includesText } from '../values/includes-text.ts';
import { determinedEqual, sameJson } from '../values/json-value.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import {
  ANY,
  LIST,
  NUMBER,
  PART,
  PHRASE,
  SIZED,
  TEXT,
  TEXT_OR_LIST,
  TEXTS,
  type ValueKind,
} from '../values/value-kinds.ts';

/** Maximum length of a schema violation in an explanation. */
const FAULT = 120;

/** Tests one value of the operator's kind; undefined if it cannot be compared with the argument. */
export interface Predicate {
  /** @param count for an operator that counts its own steps */
  (value: unknown, count: Steps): Truth;
  /** End of the explanation, if only the compiled predicate knows it. */
  readonly detail?: (value: unknown) => string;
}

/** Steps of an operator that reads the whole fact, and of one that searches a text for each of its parts. */
const ofValue = (value: unknown): number => stepsOfValue(value);
const ofEachPart = (value: unknown, parts: readonly string[]): number => parts.length * (1 + stepsOfValue(value));

function against<V, A>(holds: (value: V, argument: A) => Truth) {
  return (argument: A): Predicate =>
    (value) =>
      holds(value as V, argument);
}

/** An operator that reads any value. */
export function onAny(argument: ValueKind, holds: (value: unknown, argument: never) => Truth) {
  return { subject: ANY, argument, steps: ofValue, letters: true, against: against(holds) } as const;
}

/** An operator that compares two numbers. */
export function onNumbers(holds: (value: number, argument: number) => boolean) {
  return { subject: NUMBER, argument: NUMBER, bounds: (argument: number) => [argument], against: against(holds) };
}

/** An operator that compares two texts. */
export function onText(holds: (value: string, argument: string) => boolean) {
  return { subject: TEXT, argument: PHRASE, steps: ofValue, letters: true, against: against(holds) } as const;
}

/** An operator that searches a text for a part, or a list for an item. For a text, an argument that is not text is indeterminate. */
export function onWhole(isHeld: boolean) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    letters: true,
    // The items of a list are remembered, see `membersOf`.
    steps: (whole: unknown, part: unknown) => (typeof whole === 'string' ? ofValue(whole) : ofValue(part)),
    beside: (whole: unknown) => (typeof whole === 'string' ? PHRASE : ANY),
    against: (part: unknown): Predicate => {
      const phrase = PHRASE.accepts(part) ? (part as string) : undefined;
      return (whole) => {
        if (typeof whole === 'string') return phrase === undefined ? undefined : includesText(whole, phrase) === isHeld;
        const isItem = isOneOf(part, whole as readonly unknown[]);
        return isHeld ? isItem : opposite(isItem);
      };
    },
  } as const;
}

/** An operator that compares a text with a list of texts. */
export function onTexts(holds: (value: string, texts: readonly string[]) => boolean) {
  return { subject: TEXT, argument: TEXTS, steps: ofEachPart, letters: true, against: against(holds) } as const;
}

/** An operator that tests whether the fact exists. */
export function onExistence(holds: Predicate) {
  return { subject: ANY, argument: null, existence: true, against: () => holds } as const;
}

/** An operator that reads values that can be empty. */
export function onSized(holds: Predicate) {
  return { subject: SIZED, argument: null, against: () => holds };
}

/** An operator that compares lists as sets, without order and repetition. */
export function onSets(holds: (items: ReadonlySet<string>, others: ReadonlySet<string>) => boolean) {
  return {
    subject: LIST,
    argument: LIST,
    steps: ofValue,
    letters: true,
    against: (argument: readonly unknown[]): Predicate => {
      const others = itemSet(argument);
      return (value) => holds(itemSet(value as readonly unknown[]), others);
    },
  } as const;
}

/** The negation; undefined stays undefined. */
export function opposite(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

/** Whether two values are equal; undefined if they depend on numbers too large to be exact. */
export function isEqual(value: unknown, argument: unknown): Truth {
  return determinedEqual(sameJson(value, argument), value);
}

/** Whether a list has an equal item; undefined as above. */
export function isOneOf(value: unknown, list: readonly unknown[]): Truth {
  return determinedEqual(hasItem(list, value), value);
}

function hasItem(list: readonly unknown[], value: unknown): boolean {
  if (list.length > SHORT_LIST) return membersOf(list).has(canonicalJson(value));
  if (typeof value !== 'object' || value === null) return list.includes(value);
  return list.some((item) => sameJson(item, value));
}

/** Cached, because a long list may be searched for each item of another. */
const membersOf = perObject((list) => itemSet(list as readonly unknown[]));
const SHORT_LIST = 100;

/** Whether two numbers differ by at most the tolerance, in decimal arithmetic: 1.1 and 1 differ by 0.1. */
export function isNear(value: number, argument: number, tolerance: number): boolean {
  return Math.abs(ARITHMETIC['-'](value, argument)) <= tolerance;
}

/** Whether a value is empty; null counts as empty. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
}

/** Searches a text for an RE2 pattern. @throws Error with the reason why RE2 refuses the pattern */
export function matcher(pattern: string): Predicate {
  const { test } = compileRegex(pattern);
  return test as Predicate;
}

/** Checks against a JSON Schema. @throws BadSchema */
export function schemaMatcher(schema: object): Predicate {
  const { fits, violation } = compileSchema(schema);
  const detail = (value: unknown): string => {
    const mistake = violation(value);
    return mistake === undefined ? '' : `: ${cut(mistake, FAULT)}`;
  };
  return Object.assign((value: unknown, count: Steps) => fits(value, count), { detail });
}

/** The items of a list as canonical texts, so that equal JSON values are one item. */
function itemSet(list: readonly unknown[]): ReadonlySet<string> {
  return new Set(list.map(canonicalJson));
}

/** Whether every other item is among the items. */
export function isSuperset(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const item of others) if (!items.has(item)) return false;
  return true;
}

/** Whether no other item is among the items. */
export function isDisjoint(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const item of others) if (items.has(item)) return false;
  return true;
}

/** The first item that is (or is not) among the others after folding; undefined if there is none. */
function firstBeside(list: readonly unknown[], others: readonly unknown[], isAmong: boolean, fold: Fold): unknown {
  const known = itemSet(others.map(fold));
  return list.find((item) => known.has(canonicalJson(fold(item))) === isAmong);
}

type List = readonly unknown[];

/** End of an explanation: the first text that is (or is not) a part; empty if there is none, as in the functions below. */
export function firstPart(value: string, texts: readonly string[], isPart: boolean, fold: Fold): string {
  const whole = fold(value) as string;
  const part = texts.find((text) => includesText(whole, fold(text) as string) === isPart);
  return clause(isPart ? 'namely' : 'lacks', part);
}

/** The first item of the argument that is not in the list. */
export function lacking(list: List, argument: List, fold: Fold): string {
  return clause('lacks', firstBeside(argument, list, false, fold));
}

/** The first item of the list that is not in the argument. */
export function exceeding(list: List, argument: List, fold: Fold): string {
  return clause('has', firstBeside(list, argument, false, fold));
}

/** The first item of the list that is in the argument too. */
export function shared(list: List, argument: List, fold: Fold): string {
  return clause('namely', firstBeside(list, argument, true, fold));
}

function clause(word: string, item: unknown): string {
  return item === undefined ? '' : `, ${word} ${shownValue(item, IN_SENTENCE)}`;
}
