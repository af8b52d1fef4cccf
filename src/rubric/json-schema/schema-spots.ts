import { isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';

/** A JSON Schema, or one inside of another. */
export interface SchemaSpot {
  readonly schema: JsonObject;
  readonly pointer: string;
}

/** Keywords that hold a schema. */
const ONE: ReadonlySet<string> = new Set([
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
/** Keywords that hold a list of schemas, or one for every name. */
const MANY: ReadonlySet<string> = new Set([
  '$defs',
  'allOf',
  'anyOf',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'oneOf',
  'patternProperties',
  'prefixItems',
  'properties',
]);
const OTHERS = [
  '$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary const',
  'contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum',
  'exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength',
  'minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly',
].flatMap((line) => line.split(' '));

/** Every keyword of JSON Schema, draft 2020-12, those that it keeps from earlier drafts among them. */
export const KEYWORDS: readonly string[] = [...ONE, ...MANY, ...OTHERS].sort();

/** The schema and all those inside of it, from the outside in. */
export function* schemaSpots(schema: unknown, pointer = ''): Generator<SchemaSpot> {
  if (!isRecord(schema)) return;
  yield { schema, pointer };
  for (const [keyword, value] of Object.entries(schema)) {
    const at = memberPointer(pointer, keyword);
    if (ONE.has(keyword)) yield* schemaSpots(value, at);
    if (!MANY.has(keyword) || typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) yield* schemaSpots(part, memberPointer(at, name));
  }
}
