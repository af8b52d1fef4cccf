import type { Ajv2020, CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { canonicalJson } from '../../contract/hash.ts';
import { holdsLargeNumber } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { holdsMark } from '../values/json-value.ts';

/** Step limit of a schema's references on one value. Steps are counted, not timed, so that a trial ends the same way on every machine. */
const MAX_STEPS = 1_000_000;
/** Steps per reference, which costs more than a value. */
const STEPS_OF_ONE = 10;
/** Characters of a text that count as one value. */
const TEXT_PER_VALUE = 256;
/** Maximum nested references; a schema that refers to itself on the same value would never end. */
const MAX_LEVELS = 500;

/** Counts the steps of references on one value. */
interface ReferenceSteps {
  /** Starts again for another value. */
  restart(): void;
}

/** Ends a check above a limit. */
export class ReferencesExceeded extends Error {}

/**
 * Counts ten steps for every reference and one for every value below it. Only references are counted: repeated ones multiply the visits,
 * while everything else in a schema visits a value once.
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
      // Most schemas have no references, and this runs on every trial.
      if (steps > 0) [steps, level, sizes] = [0, 0, new WeakMap()];
    },
  };
}

/** Surrounds the code of a keyword with two calls. */
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

/** Number of values in a value, itself included. @param known sizes of lists and objects measured before */
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

/** Whether lookalike items count as the same or as others: numbers too large to be exact, and redacted texts. */
export type Lookalikes = 'the same' | 'others';

/** How items are compared; set before each call. */
interface Comparing {
  lookalikes: Lookalikes;
}

/** Whether two values may differ although both are recorded as this one. */
export function maySeemTheSame(value: unknown): boolean {
  return holdsLargeNumber(value) || holdsMark(value);
}

/**
 * Makes `uniqueItems` compare items by canonical text; ajv compares each with every other, which takes 15 s for thirty thousand
 * objects.
 */
export function compareUniqueItemsByText(ajv: Ajv2020): Comparing {
  const comparing: Comparing = { lookalikes: 'the same' };
  const own = ajv.getKeyword('uniqueItems') as CodeKeywordDefinition;
  const find = (items: readonly unknown[]) => lastPair(items, comparing);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ ...own, keyword: 'uniqueItems', before: 'maxContains', code: (at) => codeOf(at, find) });
  return comparing;
}

/** Index of the last repeated item, and of its previous occurrence. */
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
