import type { Ajv2020, CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { canonicalJson } from '../../contract/hash.ts';
import { holdsLargeNumber } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { holdsMark } from '../values/lookalikes.ts';

/** What the references of a schema may look at in one value. It is counted, so that a trial ends the same way on every machine. */
const MAX_STEPS = 1_000_000;
/** Of a reference by itself, which costs more than a value. */
const STEPS_OF_ONE = 10;
/** So many characters of a text count as a value. */
const TEXT_PER_VALUE = 256;
/** Levels of references in one another; a schema that refers to itself without going deeper knows no end. */
const MAX_LEVELS = 500;

/** What following references takes, of one value. */
interface ReferenceSteps {
  /** Begins another value. */
  restart(): void;
}

/** Ends a check that costs too much. */
export class ReferencesExceeded extends Error {}

/**
 * Counts ten steps for every reference and one for every value that it leads to, those within included. All else in a schema looks at a value once, but
 * references that lead to the same schema again and again multiply.
 */
export function countReferences(ajv: Ajv2020): ReferenceSteps {
  let [steps, level, sizes] = [0, 0, new WeakMap<object, number>()];
  const enter = (value: unknown): void => {
    steps += STEPS_OF_ONE + sizeOf(value, sizes);
    level += 1;
    if (steps > MAX_STEPS) throw new ReferencesExceeded(`its references take more than ${MAX_STEPS} steps`);
    if (level > MAX_LEVELS) throw new ReferencesExceeded(`its references lead through more than ${MAX_LEVELS} levels`);
  };
  const leave = (): void => {
    level -= 1;
  };
  for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef']) surround(ajv, keyword, enter, leave);
  return {
    restart: () => {
      // Most schemas refer to nothing, and are asked of every trial.
      if (steps > 0) [steps, level, sizes] = [0, 0, new WeakMap()];
    },
  };
}

/** Has what a keyword does begin and end with calls. */
function surround(ajv: Ajv2020, keyword: string, enter: (value: unknown) => void, leave: () => void): void {
  const { _ } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
  const { code } = definition;
  definition.code = (at, ruleType) => {
    const { gen, data } = at;
    gen.code(_`${gen.scopeValue('func', { ref: enter })}(${data})`);
    code(at, ruleType);
    gen.code(_`${gen.scopeValue('func', { ref: leave })}()`);
  };
}

/** How many values there are in a value, itself included. @param known sizes of lists and objects that were measured before */
function sizeOf(value: unknown, known: WeakMap<object, number>): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / TEXT_PER_VALUE);
  if (typeof value !== 'object' || value === null) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  let size = 1;
  for (const part of Object.values(value)) size += sizeOf(part, known);
  known.set(value, size);
  return size;
}

/** What items are taken for that are equal for want of digits, or since a secret was taken out of both. */
export type Lookalikes = 'the same' | 'others';

/** How the items of lists are compared, from one value to the next. */
interface Comparing {
  lookalikes: Lookalikes;
}

/** Whether a value that is equal to another may be another all the same. */
export function maySeemTheSame(value: unknown): boolean {
  return holdsLargeNumber(value) || holdsMark(value);
}

/**
 * Has `uniqueItems` compare items by their canonical text, where ajv compares each with every other: of thirty thousand objects that
 * takes a quarter of a minute.
 */
export function compareUniqueItemsByText(ajv: Ajv2020): Comparing {
  const comparing: Comparing = { lookalikes: 'the same' };
  const own = ajv.getKeyword('uniqueItems') as CodeKeywordDefinition;
  const find = (items: readonly unknown[]) => lastPair(items, comparing);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ ...own, keyword: 'uniqueItems', before: 'maxContains', code: (at) => codeOf(at, find) });
  return comparing;
}

/** The last item that stands before already, and the last place where it does. */
interface Pair {
  readonly i: number;
  readonly j: number;
}

function codeOf(at: KeywordCxt, lastPairIn: (items: readonly unknown[]) => Pair | undefined): void {
  const { gen, data, schema } = at;
  if (schema !== true) return;
  const { _ } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const find = gen.scopeValue('func', { ref: lastPairIn });
  const pair = gen.const('pair', _`${find}(${data})`);
  at.setParams({ i: _`${pair}.i`, j: _`${pair}.j` });
  at.fail(_`${pair} !== undefined`);
}

function lastPair(items: readonly unknown[], { lookalikes }: Comparing): Pair | undefined {
  const places = new Map<string, number>();
  let pair: Pair | undefined;
  for (const [i, item] of items.entries()) {
    if (lookalikes === 'others' && maySeemTheSame(item)) continue;
    const text = canonicalJson(item);
    const j = places.get(text);
    if (j !== undefined) pair = { i, j };
    places.set(text, i);
  }
  return pair;
}
