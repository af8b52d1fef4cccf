import { isRecord } from '../../rubric/json-value.ts';
import type { Change } from './mutation-change.ts';
import { escaped, GONE, type Part } from './rubric-parts.ts';

/**
 * Every fact that a schema requires no longer required, the schema of every one left out, and a closed one opened, at any
 * depth: of the contract, and of what `matches_schema` compares with.
 */
export function mutateSchema({ key, value, holder, pointer }: Part): readonly Change[] {
  const isSchema = key === 'contract' || (key === 'value' && holder.op === 'matches_schema');
  return isSchema ? changesBelow(value, pointer) : [];
}

function changesBelow(schema: unknown, pointer: string): readonly Change[] {
  if (!isRecord(schema)) return [];
  const { required, properties } = schema;
  return [
    ...(Array.isArray(required) ? required : []).map((name: unknown, index) =>
      without(`${pointer}/required/${index}`, `\`${String(name)}\` no longer required`, 'a case without it'),
    ),
    ...Object.keys(isRecord(properties) ? properties : {}).map((name) =>
      without(
        `${pointer}/properties/${escaped(name)}`,
        `\`${name}\` may be anything`,
        'a case in which it does not fit',
      ),
    ),
    ...CLOSING.filter((name) => schema[name] === false).map((name) =>
      without(`${pointer}/${name}`, `\`${name}\` left out`, 'a case with something that it does not name'),
    ),
    ...Object.entries(schema).flatMap(([name, value]) => schemasUnder(name, value, `${pointer}/${escaped(name)}`)),
  ];
}

/** Keywords that refuse what is not named. */
const CLOSING = ['additionalProperties', 'unevaluatedProperties'];
/** Keywords whose members are schemas, by name or in a list. */
const SEVERAL = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'dependentSchemas',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
]);
/** Keywords that hold one schema. */
const ONE = new Set([
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
]);

function schemasUnder(keyword: string, value: unknown, pointer: string): readonly Change[] {
  if (ONE.has(keyword)) return changesBelow(value, pointer);
  if (!SEVERAL.has(keyword) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, schema]) => changesBelow(schema, `${pointer}/${escaped(name)}`));
}

function without(pointer: string, what: string, add: string): Change {
  return { pointer, at: pointer, value: GONE, what, add };
}
