import { canonicalJson } from '../../contract/hash.ts';
import { holdsLargeNumber, perObject } from '../../contract/json.ts';
import type { Truth } from '../evaluation.ts';
import { compileSchema } from '../json-schema/json-schema.ts';
import { compileRegex, type Fold, includesText } from '../patterns.ts';
import { determinedEqual, sameJson } from '../values/json-value.ts';
import { ARITHMETIC } from '../values/numbers.ts';
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

/** Length of a schema violation inside an explanation. */
const FAULT = 120;

/** Tests one value of the operator's kind; undefined where it cannot be compared with the argument. */
export interface Predicate {
  (value: unknown): Truth;
  /** End of the explanation, where only the compiled predicate knows it. */
  readonly detail?: (value: unknown) => string;
}

/** An operator that reads any value. */
export function onAny(argument: ValueKind, against: (argument: never) => Predicate) {
  return { subject: ANY, argument, against };
}

/** A number against a number; indeterminate for equal numbers that are too large to be exact. */
export function onNumbers(holds: (value: number, argument: number) => boolean) {
  const against = (argument: number) => (value: number) =>
    value === argument && holdsLargeNumber(value) ? undefined : holds(value, argument);
  return { subject: NUMBER, argument: NUMBER, against: against as (argument: number) => Predicate };
}

/** Text against text. */
export function onText(against: (argument: string) => (value: string) => boolean) {
  return { subject: TEXT, argument: PHRASE, against: against as (argument: string) => Predicate };
}

/** A text against a part of it, or a list against an item. Beside a text any other value is indeterminate. */
export function onWhole(isHeld: boolean) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    beside: (whole: unknown) => (typeof whole === 'string' ? PHRASE : ANY),
    against: (part: unknown): Predicate => {
      const phrase = PHRASE.accepts(part) ? (part as string) : undefined;
      return (whole) => {
        if (typeof whole === 'string') return phrase === undefined ? undefined : includesText(whole, phrase) === isHeld;
        const isItem = determinedEqual(hasItem(whole as readonly unknown[], part), part);
        return isHeld ? isItem : opposite(isItem);
      };
    },
  };
}

/** Text against a list of texts. */
export function onTexts(against: (texts: readonly string[]) => (value: string) => boolean) {
  return { subject: TEXT, argument: TEXTS, against: against as (texts: readonly string[]) => Predicate };
}

/** Whether the fact is there. */
export function onExistence(holds: Predicate) {
  return { subject: ANY, argument: null, existence: true, against: () => holds } as const;
}

/** What can be empty. */
export function onSized(holds: Predicate) {
  return { subject: SIZED, argument: null, against: () => holds };
}

/** Lists as sets: neither order nor repetition counts. Indeterminate where numbers decide that are too large to be exact. */
export function onSets(holds: (items: ReadonlySet<string>, others: ReadonlySet<string>) => boolean) {
  return {
    subject: LIST,
    argument: LIST,
    against: (argument: readonly unknown[]): Predicate => {
      const others = itemSet(argument);
      return (value) => {
        const list = value as readonly unknown[];
        const truth = holds(itemSet(list), others);
        return holdsLargeNumber(list) && holds(itemSetInDoubt(list), others) !== truth ? undefined : truth;
      };
    },
  };
}

/** The negation; indeterminate stays so. */
export function opposite(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

/** Whether a list has an equal item. */
export function hasItem(list: readonly unknown[], value: unknown): boolean {
  if (list.length > SHORT_LIST) return membersOf(list).has(canonicalJson(value));
  if (typeof value !== 'object' || value === null) return list.includes(value);
  return list.some((item) => sameJson(item, value));
}

/** Cached, as a long list may be searched for each item of another. */
const membersOf = perObject((list) => itemSet(list as readonly unknown[]));
const SHORT_LIST = 100;

/** Whether two numbers differ by at most the tolerance, in decimal arithmetic: 1.1 and 1 differ by 0.1. */
export function isNear(value: number, argument: number, tolerance: number): Truth {
  const isWithin = Math.abs(ARITHMETIC['-'](value, argument)) <= tolerance;
  return tolerance === 0 ? determinedEqual(isWithin, value) : isWithin;
}

/** Whether a value is empty; null is. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
}

/** Looks for an RE2 pattern anywhere in a text. @throws Error naming what RE2 refuses */
export function matcher(pattern: string): Predicate {
  const { test } = compileRegex(pattern);
  return test as Predicate;
}

/** Checks against a JSON Schema. @throws BadSchema */
export function schemaMatcher(schema: object): Predicate {
  const { fits, violations: faults } = compileSchema(schema);
  const detail = (value: unknown): string =>
    faults(value)
      .shown.slice(0, 1)
      .map((fault) => `: ${cut(fault, FAULT)}`)
      .join('');
  return Object.assign((value: unknown) => fits(value), { detail });
}

/** The items of a list as canonical texts, so that equal JSON values are one item; repetition does not count. */
function itemSet(list: readonly unknown[]): ReadonlySet<string> {
  return new Set(list.map(canonicalJson));
}

/** Not a canonical text. */
const LIKE_NO_OTHER = '?';

/** The same, where items with numbers too large to be exact equal none. */
function itemSetInDoubt(list: readonly unknown[]): ReadonlySet<string> {
  return new Set(list.map((item) => (holdsLargeNumber(item) ? LIKE_NO_OTHER : canonicalJson(item))));
}

/** Whether every other item is among the items. */
export function isSuperset(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const other of others) if (!items.has(other)) return false;
  return true;
}

/** Whether no other item is among the items. */
export function isDisjoint(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const other of others) if (items.has(other)) return false;
  return true;
}

/** The first item that is among the others (or is not), after folding; undefined without one. */
function firstBeside(list: readonly unknown[], others: readonly unknown[], isAmong: boolean, fold: Fold): unknown {
  const known = itemSet(others.map(fold));
  return list.find((item) => known.has(canonicalJson(fold(item))) === isAmong);
}

type List = readonly unknown[];

/** End of an explanation: the first text that is a part (or is not); empty without one, as all others here. */
export function firstPart(value: string, texts: readonly string[], isPart: boolean, fold: Fold): string {
  const whole = fold(value) as string;
  const found = texts.find((text) => includesText(whole, fold(text) as string) === isPart);
  return clause(isPart ? 'namely' : 'lacks', found);
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
