import metaSchema from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };
import { isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';
import { adviseNearest } from '../../contract/names.ts';
import { schemaCheck } from '../../contract/schema-check.ts';
import { inline } from '../../contract/text.ts';
import type { Problem } from '../../errors.ts';
import { badRegex, compileRegex } from '../patterns.ts';

export interface SchemaMistake extends Omit<Problem, 'where'> {
  readonly pointer: string;
}

/** A mistake without the code that all share. */
type Mistake = Omit<SchemaMistake, 'code'>;

/** Precompiled in the build: compiling the meta-schema takes longer than scoring a small suite. */
const shape = schemaCheck<object>(metaSchema);

/** The mistakes of a JSON Schema (draft 2020-12) that have a location; ajv finds others, such as references that lead nowhere. */
export function schemaMistakes(schema: object): readonly SchemaMistake[] {
  const misshapen = shape.problems(schema, (pointer) => ({ file: '', pointer }));
  return [
    ...misshapen.map(({ where, ...problem }) => ({ ...problem, pointer: where?.pointer ?? '' })),
    ...[...subschemas(schema)].flatMap((spot) => [...unknownKeywords(spot), ...badPatterns(spot)]),
  ].map((mistake) => ({ ...mistake, code: 'bad-schema' }));
}

function unknownKeywords({ schema, pointer }: Subschema): readonly Mistake[] {
  const unknown = Object.keys(schema).filter((keyword) => !KEYWORDS.includes(keyword));
  return unknown.map((keyword) => ({
    pointer: memberPointer(pointer, keyword),
    what: `JSON Schema has no keyword \`${inline(keyword)}\``,
    ...adviseNearest(keyword, KEYWORDS),
  }));
}

function badPatterns({ schema, pointer }: Subschema): readonly Mistake[] {
  const { pattern, patternProperties } = schema;
  const places = isRecord(patternProperties) ? Object.keys(patternProperties) : [];
  return [
    ...(typeof pattern === 'string' ? badPattern(pattern, `${pointer}/pattern`) : []),
    ...places.flatMap((name) => badPattern(name, memberPointer(`${pointer}/patternProperties`, name))),
  ];
}

function badPattern(pattern: string, pointer: string): readonly Mistake[] {
  try {
    compileRegex(pattern);
    return [];
  } catch (error) {
    return [{ ...badRegex(error), pointer }];
  }
}

interface Subschema {
  readonly schema: JsonObject;
  readonly pointer: string;
}

/** Keywords whose value is a schema. */
const ONE = words(
  'additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems unevaluatedProperties',
);
/** Keywords whose value is a list of schemas, or one schema per name. */
const MANY = words(
  '$defs allOf anyOf definitions dependencies dependentSchemas oneOf patternProperties prefixItems properties',
);
const OTHERS = words(
  '$anchor $comment $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary const',
  'contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum',
  'exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength',
  'minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly',
);

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Every keyword of JSON Schema 2020-12, including those kept from earlier drafts. */
export const KEYWORDS: readonly string[] = [...ONE, ...MANY, ...OTHERS].sort();

/** The schema and all schemas inside it, outermost first. */
export function* subschemas(schema: unknown, pointer = ''): Generator<Subschema> {
  if (!isRecord(schema)) return;
  yield { schema, pointer };
  for (const [keyword, value] of Object.entries(schema)) {
    const at = memberPointer(pointer, keyword);
    if (ONE.has(keyword)) yield* subschemas(value, at);
    if (!MANY.has(keyword) || typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) yield* subschemas(part, memberPointer(at, name));
  }
}
