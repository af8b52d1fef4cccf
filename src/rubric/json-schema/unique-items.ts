import type { Ajv2020, CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { canonicalJson } from '../../contract/hash.ts';
import { holdsLargeNumber } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { holdsMark } from '../values/redacted-texts.ts';

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
