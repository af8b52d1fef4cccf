import type { Ajv2020, CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { canonicalJson } from '../../contract/canonical-json.ts';
import { isRecord } from '../../contract/json-object.ts';
import { loadLazily } from '../../contract/load-lazily.ts';

/**
 * Has `uniqueItems` compare items by their canonical text, where ajv compares each with every other: of thirty thousand objects that
 * takes a quarter of a minute. What is said stays the same, and so does when.
 */
export function compareUniqueItemsByText(ajv: Ajv2020): void {
  const own = ajv.getKeyword('uniqueItems') as CodeKeywordDefinition;
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    ...own,
    keyword: 'uniqueItems',
    before: 'maxContains',
    code: (at) => (isQuick(at) ? own.code(at) : codeOf(at)),
  });
}

/** Scalars of known types ajv finds in a table by itself. */
function isQuick({ parentSchema: { items } }: KeywordCxt): boolean {
  const types: readonly unknown[] = isRecord(items) && items.type !== undefined ? [items.type].flat() : [];
  return types.length > 0 && !types.some((type) => type === 'object' || type === 'array');
}

function codeOf(at: KeywordCxt): void {
  const { gen, data, schema } = at;
  if (schema !== true) return;
  const { _ } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const find = gen.scopeValue('func', { ref: lastPair });
  const pair = gen.const('pair', _`${find}(${data})`);
  at.setParams({ i: _`${pair}.i`, j: _`${pair}.j` });
  at.fail(_`${pair} !== undefined`);
}

/** The last item that stands before already, and the last place where it does. */
function lastPair(items: readonly unknown[]): { readonly i: number; readonly j: number } | undefined {
  const places = new Map<string, number>();
  let pair: { readonly i: number; readonly j: number } | undefined;
  for (const [i, item] of items.entries()) {
    const text = canonicalJson(item);
    const j = places.get(text);
    if (j !== undefined) pair = { i, j };
    places.set(text, i);
  }
  return pair;
}
