import type { OperatorName } from '../../../schemas/types/rubric.ts';
import type { Fold } from '../patterns.ts';
import { stepsOfMatching } from '../step-limit.ts';
import { includesText } from '../values/includes-text.ts';
import { ANY, LIST, NUMBER, OBJECT, PHRASE, RANGE, TEXT, type ValueKind } from '../values/value-kinds.ts';
import {
  exceeding,
  firstPart,
  isDisjoint,
  isEmpty,
  isEqual,
  isNear,
  isOneOf,
  isSuperset,
  lacking,
  matcher,
  onAny,
  onExistence,
  onNumbers,
  onSets,
  onSized,
  onText,
  onTexts,
  onWhole,
  opposite,
  type Predicate,
  schemaMatcher,
  shared,
} from './predicates.ts';

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
    against: (argument: number, tolerance) => (value) => isNear(value as number, argument, tolerance),
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
    against: matcher,
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
  disjoint_from: { ...onSets(isDisjoint), holds: 'has no item of', fails: 'shares items with', detail: shared },
} satisfies Record<OperatorName, Operator>;
