import { isRecord } from '../../contract/json-object.ts';
import { memberPointer } from '../../contract/json-pointer.ts';
import { shown } from '../../contract/shown.ts';
import { type SchemaSpot, schemaSpots } from '../../rubric/json-schema/schema-spots.ts';
import { type Change, moved, without } from './mutation-change.ts';
import type { Part } from './rubric-parts.ts';

/**
 * Every fact that a schema requires no longer required, every one taken for anything, a closed schema opened, a bound
 * moved, and one of several values or types left out, at any depth: of the contract, and of what `matches_schema` compares with.
 */
export function mutateSchema(part: Part): readonly Change[] {
  const { key, value, holder, pointer } = part;
  const isSchema = key === 'contract' || (key === 'value' && holder.op === 'matches_schema');
  if (!isSchema) return [];
  return [...schemaSpots(value, pointer)].flatMap((spot) => [
    ...loosened(spot),
    ...movedBounds(spot, part),
    ...narrowed(spot),
  ]);
}

/** Keywords that refuse what is not named. */
const CLOSING = ['additionalProperties', 'unevaluatedProperties'];

function loosened({ schema, pointer }: SchemaSpot): readonly Change[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const facts = Object.entries(isRecord(schema.properties) ? schema.properties : {});
  return [
    ...required.map((name, index) =>
      without(`${pointer}/required/${index}`, `\`${String(name)}\` no longer required`, 'a case without it'),
    ),
    ...facts
      .filter(([, fact]) => refuses(fact))
      .map(([name]) => anything(memberPointer(`${pointer}/properties`, name), name)),
    ...CLOSING.filter((keyword) => schema[keyword] === false).map((keyword) =>
      without(`${pointer}/${keyword}`, `\`${keyword}\` left out`, 'a case with something that it does not name'),
    ),
  ];
}

/** Keywords that describe a fact and refuse none. */
const DESCRIBING: ReadonlySet<string> = new Set(['title', 'description', 'examples', 'default', 'format', '$comment']);

function refuses(schema: unknown): boolean {
  return isRecord(schema) && Object.keys(schema).some((keyword) => !DESCRIBING.has(keyword));
}

/** It keeps its name, which expressions may read. */
function anything(pointer: string, name: string): Change {
  return { ...without(pointer, `\`${name}\` may be anything`, 'a case in which it does not fit'), value: {} };
}

const BOUNDS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minContains', 'maxContains', 'minProperties', 'maxProperties', 'multipleOf'],
];

function movedBounds({ schema, pointer }: SchemaSpot, part: Part): readonly Change[] {
  return BOUNDS.flatMap((key) => {
    const bound = { ...part, key, value: schema[key], pointer: `${pointer}/${key}` };
    return moved(bound, `cases just below, at and above ${String(bound.value)}`);
  });
}

function narrowed({ schema, pointer }: SchemaSpot): readonly Change[] {
  return ['enum', 'type'].flatMap((keyword) => {
    const items: unknown = schema[keyword];
    if (!Array.isArray(items) || items.length < 2) return [];
    return items.map((item, index) =>
      without(
        `${pointer}/${keyword}/${index}`,
        `${shown(item)} of \`${keyword}\` left out`,
        `a case with ${shown(item)}`,
      ),
    );
  });
}
