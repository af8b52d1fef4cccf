import { compileSchema } from '../json-schema.ts';
import { sameJson } from '../json-value.ts';
import { isDisjoint, isSuperset, itemSet } from './item-set.ts';
import { compileRegex } from './linear-regex.ts';
import { ANY, LIST, NUMBER, OBJECT, SIZED, TEXT, TEXT_OR_LIST, type ValueKind } from './value-kinds.ts';

type Predicate = (value: unknown) => boolean;

/** One row of the table of operators: all that anyone needs to know about it. */
export interface Operator {
  /** What the fact has to be; anything else cannot be told. */
  readonly subject: ValueKind;
  /** What `value` has to be; null: the operator takes none. */
  readonly argument: ValueKind | null;
  /** The argument is compiled when the rubric loads and cannot be another field. */
  readonly literalOnly?: true;
  /** Takes a `tolerance`. */
  readonly tolerance?: true;
  /** Also answers when the fact is absent. */
  readonly existence?: true;
  /** The predicate for one argument. @throws Error when the argument cannot be compiled */
  against(argument: never, tolerance: number): Predicate;
  /** Verb of the explanation where it holds, and where it does not; the argument follows. */
  readonly holds: string;
  readonly fails: string;
}

/** The closed table of operators. Names read as `field op value`. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  eq: {
    ...onAny(ANY, (argument) => (value) => sameJson(value, argument)),
    holds: 'equals',
    fails: 'does not equal',
  },
  ne: {
    ...onAny(ANY, (argument) => (value) => !sameJson(value, argument)),
    holds: 'differs from',
    fails: 'equals',
  },
  lt: { ...onNumbers((value, argument) => value < argument), holds: 'is below', fails: 'is not below' },
  lte: { ...onNumbers((value, argument) => value <= argument), holds: 'is at most', fails: 'is above' },
  gt: { ...onNumbers((value, argument) => value > argument), holds: 'is above', fails: 'is not above' },
  gte: { ...onNumbers((value, argument) => value >= argument), holds: 'is at least', fails: 'is below' },
  approx: {
    subject: NUMBER,
    argument: NUMBER,
    tolerance: true,
    against: (argument: number, tolerance) => (value) => Math.abs((value as number) - argument) <= tolerance,
    holds: 'is within the tolerance of',
    fails: 'is not within the tolerance of',
  },
  in: {
    ...onAny(LIST, (argument: readonly unknown[]) => (value) => hasItem(argument, value)),
    holds: 'is one of',
    fails: 'is none of',
  },
  not_in: {
    ...onAny(LIST, (argument: readonly unknown[]) => (value) => !hasItem(argument, value)),
    holds: 'is none of',
    fails: 'is one of',
  },
  contains: {
    subject: TEXT_OR_LIST,
    argument: ANY,
    against: (argument: unknown) => (value) => holdsItem(value as string | readonly unknown[], argument),
    holds: 'contains',
    fails: 'does not contain',
  },
  not_contains: {
    subject: TEXT_OR_LIST,
    argument: ANY,
    against: (argument: unknown) => (value) => !holdsItem(value as string | readonly unknown[], argument),
    holds: 'does not contain',
    fails: 'contains',
  },
  starts_with: {
    ...onText((value, argument) => value.startsWith(argument)),
    holds: 'starts with',
    fails: 'does not start with',
  },
  ends_with: {
    ...onText((value, argument) => value.endsWith(argument)),
    holds: 'ends with',
    fails: 'does not end with',
  },
  matches: {
    subject: TEXT,
    argument: TEXT,
    literalOnly: true,
    against: (argument: string) => matcher(argument),
    holds: 'matches',
    fails: 'does not match',
  },
  matches_schema: {
    subject: ANY,
    argument: OBJECT,
    literalOnly: true,
    against: (argument: object) => schemaMatcher(argument),
    holds: 'matches the schema',
    fails: 'does not match the schema',
  },
  exists: { ...onExistence((value) => value !== undefined), holds: 'exists', fails: 'is absent' },
  absent: { ...onExistence((value) => value === undefined), holds: 'is absent', fails: 'exists' },
  empty: { ...onSized(isEmpty), holds: 'is empty', fails: 'is not empty' },
  not_empty: { ...onSized((value) => !isEmpty(value)), holds: 'is not empty', fails: 'is empty' },
  same_items: {
    ...onSets((items, others) => items.size === others.size && isSuperset(items, others)),
    holds: 'has the same items as',
    fails: 'does not have the same items as',
  },
  superset_of: { ...onSets(isSuperset), holds: 'has every item of', fails: 'does not have every item of' },
  subset_of: {
    ...onSets((items, others) => isSuperset(others, items)),
    holds: 'has only items of',
    fails: 'has items that are not in',
  },
  disjoint_from: { ...onSets(isDisjoint), holds: 'has no item of', fails: 'shares items with' },
};

function onAny(argument: ValueKind, against: (argument: never) => Predicate) {
  return { subject: ANY, argument, against };
}

function onNumbers(holds: (value: number, argument: number) => boolean) {
  return {
    subject: NUMBER,
    argument: NUMBER,
    against:
      (argument: number): Predicate =>
      (value) =>
        holds(value as number, argument),
  };
}

function onText(holds: (value: string, argument: string) => boolean) {
  return {
    subject: TEXT,
    argument: TEXT,
    against:
      (argument: string): Predicate =>
      (value) =>
        holds(value as string, argument),
  };
}

function onExistence(holds: Predicate) {
  return { subject: ANY, argument: null, existence: true, against: () => holds } as const;
}

function onSized(holds: Predicate) {
  return { subject: SIZED, argument: null, against: () => holds };
}

/** Lists as sets: neither order nor repetition counts. */
function onSets(holds: (items: ReadonlySet<string>, others: ReadonlySet<string>) => boolean) {
  return {
    subject: LIST,
    argument: LIST,
    against: (argument: readonly unknown[]): Predicate => {
      const others = itemSet(argument);
      return (value) => holds(itemSet(value as readonly unknown[]), others);
    },
  };
}

function hasItem(list: readonly unknown[], value: unknown): boolean {
  return list.some((item) => sameJson(item, value));
}

function holdsItem(value: string | readonly unknown[], argument: unknown): boolean {
  if (typeof value === 'string') return typeof argument === 'string' && value.includes(argument);
  return hasItem(value, argument);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
}

function matcher(pattern: string): Predicate {
  const regex = compileRegex(pattern);
  return (value) => regex.test(value as string);
}

function schemaMatcher(schema: object): Predicate {
  const faults = compileSchema(schema);
  return (value) => faults(value).length === 0;
}
