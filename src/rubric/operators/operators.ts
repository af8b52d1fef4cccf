import type { OperatorName } from '../../../schemas/types/rubric.ts';
import { canonicalJson, perObject } from '../../contract/json.ts';
import { opposite, type Truth } from '../evaluation.ts';
import { compileSchema } from '../json-schema/json-schema.ts';
import { compileRegex, type Fold } from '../patterns.ts';
import { type Steps, stepsOfMatching, stepsOfValue } from '../step-limit.ts';
import { ARITHMETIC } from '../values/decimal-arithmetic.ts';
import { includesText } from '../values/includes-text.ts';
import { determinedEqual, isEmpty, sameJson } from '../values/json-value.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import {
  ANY,
  LIST,
  NUMBER,
  OBJECT,
  PART,
  PHRASE,
  RANGE,
  SIZED,
  TEXT,
  TEXT_OR_LIST,
  TEXTS,
  type ValueKind,
} from '../values/value-kinds.ts';

/** Tests one value of the operator's kind; undefined if it cannot be compared with the argument. */
export interface Predicate {
  /** @param count for an operator that counts its own steps */
  (value: unknown, count: Steps): Truth;
  /** End of the explanation, if only the compiled predicate knows it. */
  readonly detail?: (value: unknown) => string;
}

export interface Operator {
  /** Kind of the fact; any other kind is indeterminate. */
  readonly subject: ValueKind;
  /** Kind of `value`; null if the operator takes none. */
  readonly argument: ValueKind | null;
  /** Kind of `value` for this fact, if it depends on the fact; any other kind is indeterminate. */
  readonly beside?: (fact: unknown) => ValueKind;
  /** The argument is compiled when the rubric loads, so it cannot be another fact. */
  readonly literalOnly?: true;
  /** Steps of one test, beyond the first; absent for an operator whose work does not grow with the fact, and for one that counts them itself. */
  readonly steps?: (value: unknown, argument: never) => number;
  readonly tolerance?: true;
  /** The numbers at which its answer changes; it then takes a `cutoff`. */
  readonly bounds?: (argument: never, tolerance: number) => readonly number[];
  /** Takes `ignore_case`. */
  readonly letters?: true;
  /** Is true or false on an absent fact too. */
  readonly existence?: true;
  /** The predicate for one argument. @throws Error if the argument cannot be compiled */
  against(argument: never, tolerance: number): Predicate;
  /** The opposite operator for the same fact and value; one of the two names the other. */
  readonly negates?: string;
  /** Verbs of the explanation when it is true and when it is false; the argument follows. */
  readonly holds: string;
  readonly fails: string;
  /** End of the explanation: the deciding item; empty without one. */
  readonly detail?: (value: never, argument: never, fold: Fold) => string;
}

export const OPERATORS: Readonly<Record<string, Operator>> = {
  eq: { ...onAny(ANY, isEqual), holds: 'equals', fails: 'does not equal' },
  ne: { negates: 'eq', ...onAny(ANY, (a, b) => opposite(isEqual(a, b))), holds: 'differs from', fails: 'equals' },
  lt: { ...onNumbers((value, argument) => value < argument), holds: 'is below', fails: 'is not below' },
  lte: { ...onNumbers((value, argument) => value <= argument), holds: 'is at most', fails: 'is above' },
  gt: { negates: 'lte', ...onNumbers((value, argument) => value > argument), holds: 'is above', fails: 'is not above' },
  gte: { negates: 'lt', ...onNumbers((value, argument) => value >= argument), holds: 'is at least', fails: 'is below' },
  between: {
    subject: NUMBER,
    argument: RANGE,
    bounds: (ends: readonly [number, number]) => ends,
    against:
      ([least, most]: readonly [number, number]) =>
      (value) =>
        (value as number) >= least && (value as number) <= most,
    holds: 'is within',
    fails: 'is outside',
  },
  approx: {
    subject: NUMBER,
    argument: NUMBER,
    tolerance: true,
    bounds: (argument: number, tolerance) => [argument - tolerance, argument + tolerance],
    // Decimal: 1.1 and 1 differ by 0.1.
    against: (argument: number, tolerance) => (value) =>
      Math.abs(ARITHMETIC['-'](value as number, argument)) <= tolerance,
    holds: 'is about',
    fails: 'is not about',
  },
  in: { ...onAny(LIST, isOneOf), holds: 'is one of', fails: 'is none of' },
  not_in: { negates: 'in', ...onAny(LIST, (a, b) => opposite(isOneOf(a, b))), holds: 'is none of', fails: 'is one of' },
  contains: { ...onWhole(true), holds: 'contains', fails: 'does not contain' },
  not_contains: { negates: 'contains', ...onWhole(false), holds: 'does not contain', fails: 'contains' },
  contains_any: {
    ...onTexts((value, texts) => texts.some((text) => includesText(value, text))),
    holds: 'contains one of',
    fails: 'contains none of',
    detail: (value: string, texts: readonly string[], fold) => firstPart(value, texts, true, fold),
  },
  contains_all: {
    ...onTexts((value, texts) => texts.every((text) => includesText(value, text))),
    holds: 'contains all of',
    fails: 'does not contain all of',
    detail: (value: string, texts: readonly string[], fold) => firstPart(value, texts, false, fold),
  },
  starts_with: {
    ...onText((value, start) => value.startsWith(start)),
    holds: 'starts with',
    fails: 'does not start with',
  },
  ends_with: { ...onText((value, end) => value.endsWith(end)), holds: 'ends with', fails: 'does not end with' },
  matches: {
    subject: TEXT,
    argument: PHRASE,
    literalOnly: true,
    steps: (value) => stepsOfMatching((value as string).length),
    against: (pattern: string) => compileRegex(pattern).test as Predicate,
    holds: 'matches',
    fails: 'does not match',
  },
  matches_schema: {
    subject: ANY,
    argument: OBJECT,
    literalOnly: true,
    against: schemaMatcher,
    holds: 'matches the schema',
    fails: 'does not match the schema',
  },
  exists: { ...onExistence((value) => value !== undefined), holds: 'exists', fails: 'is absent' },
  absent: { negates: 'exists', ...onExistence((value) => value === undefined), holds: 'is absent', fails: 'exists' },
  empty: { ...onSized(isEmpty), holds: 'is empty', fails: 'is not empty' },
  not_empty: { negates: 'empty', ...onSized((value) => !isEmpty(value)), holds: 'is not empty', fails: 'is empty' },
  same_items: {
    ...onSets((items, others) => items.size === others.size && isSuperset(items, others)),
    holds: 'has the same items as',
    fails: 'does not have the same items as',
    detail: (value: never, argument: never, fold) => lacking(value, argument, fold) || exceeding(value, argument, fold),
  },
  superset_of: {
    ...onSets(isSuperset),
    holds: 'has every item of',
    fails: 'does not have every item of',
    detail: lacking,
  },
  subset_of: {
    ...onSets((items, others) => isSuperset(others, items)),
    holds: 'has only items of',
    fails: 'has other items than',
    detail: exceeding,
  },
  disjoint_from: {
    ...onSets(isDisjoint),
    holds: 'has no item of',
    fails: 'shares items with',
    detail: (list: List, argument: List, fold) => clause('namely', firstBeside(list, argument, true, fold)),
  },
} satisfies Record<OperatorName, Operator>;

/** Maximum length of a schema violation in an explanation. */
const FAULT = 120;

function against<V, A>(holds: (value: V, argument: A) => Truth) {
  return (argument: A): Predicate =>
    (value) =>
      holds(value as V, argument);
}

/** An operator that reads any value. */
function onAny(argument: ValueKind, holds: (value: unknown, argument: never) => Truth) {
  return { subject: ANY, argument, steps: stepsOfValue, letters: true, against: against(holds) } as const;
}

/** An operator that compares two numbers. */
function onNumbers(holds: (value: number, argument: number) => boolean) {
  return { subject: NUMBER, argument: NUMBER, bounds: (argument: number) => [argument], against: against(holds) };
}

/** An operator that compares two texts. */
function onText(holds: (value: string, argument: string) => boolean) {
  return { subject: TEXT, argument: PHRASE, steps: stepsOfValue, letters: true, against: against(holds) } as const;
}

/** An operator that searches a text for a part, or a list for an item. For a text, an argument that is not text is indeterminate. */
function onWhole(isHeld: boolean) {
  return {
    subject: TEXT_OR_LIST,
    argument: PART,
    letters: true,
    // The items of a list are remembered, see `membersOf`.
    steps: (whole: unknown, part: unknown) => (typeof whole === 'string' ? stepsOfValue(whole) : stepsOfValue(part)),
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
function onTexts(holds: (value: string, texts: readonly string[]) => boolean) {
  // Each part searches the text.
  const steps = (value: unknown, parts: readonly string[]): number => parts.length * (1 + stepsOfValue(value));
  return { subject: TEXT, argument: TEXTS, steps, letters: true, against: against(holds) } as const;
}

/** An operator that tests whether the fact exists. */
function onExistence(holds: Predicate) {
  return { subject: ANY, argument: null, existence: true, against: () => holds } as const;
}

/** An operator that reads values that can be empty. */
function onSized(holds: Predicate) {
  return { subject: SIZED, argument: null, against: () => holds };
}

/** An operator that compares lists as sets, without order and repetition. */
function onSets(holds: (items: ReadonlySet<string>, others: ReadonlySet<string>) => boolean) {
  return {
    subject: LIST,
    argument: LIST,
    steps: stepsOfValue,
    letters: true,
    against: (argument: readonly unknown[]): Predicate => {
      const others = itemSet(argument);
      return (value) => holds(itemSet(value as readonly unknown[]), others);
    },
  } as const;
}

/** Whether two values are equal; undefined if they depend on numbers too large to be exact. */
function isEqual(value: unknown, argument: unknown): Truth {
  return determinedEqual(sameJson(value, argument), value);
}

/** Whether a list has an equal item; undefined as above. */
function isOneOf(value: unknown, list: readonly unknown[]): Truth {
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

/** Checks against a JSON Schema. @throws BadSchema */
function schemaMatcher(schema: object): Predicate {
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
function isSuperset(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const item of others) if (!items.has(item)) return false;
  return true;
}

/** Whether no other item is among the items. */
function isDisjoint(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
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
function firstPart(value: string, texts: readonly string[], isPart: boolean, fold: Fold): string {
  const whole = fold(value) as string;
  const part = texts.find((text) => includesText(whole, fold(text) as string) === isPart);
  return clause(isPart ? 'namely' : 'lacks', part);
}

/** The first item of the argument that is not in the list. */
function lacking(list: List, argument: List, fold: Fold): string {
  return clause('lacks', firstBeside(argument, list, false, fold));
}

/** The first item of the list that is not in the argument. */
function exceeding(list: List, argument: List, fold: Fold): string {
  return clause('has', firstBeside(list, argument, false, fold));
}

function clause(word: string, item: unknown): string {
  return item === undefined ? '' : `, ${word} ${shownValue(item, IN_SENTENCE)}`;
}
