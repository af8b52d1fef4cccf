import { isRecord } from '../../contract/json-object.ts';
import { memberPointer } from '../../contract/json-pointer.ts';
import { type SchemaSpot, schemaSpots } from '../../rubric/schema-spots.ts';
import type { Change } from './mutation-change.ts';
import { GONE, type Part } from './rubric-parts.ts';

/**
 * Every fact that a schema requires no longer required, the schema of every one left out, and a closed one opened, at any
 * depth: of the contract, and of what `matches_schema` compares with.
 */
export function mutateSchema({ key, value, holder, pointer }: Part): readonly Change[] {
  const isSchema = key === 'contract' || (key === 'value' && holder.op === 'matches_schema');
  return isSchema ? [...schemaSpots(value, pointer)].flatMap(changesAt) : [];
}

/** Keywords that refuse what is not named. */
const CLOSING = ['additionalProperties', 'unevaluatedProperties'];

function changesAt({ schema, pointer }: SchemaSpot): readonly Change[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const named = Object.keys(isRecord(schema.properties) ? schema.properties : {});
  return [
    ...required.map((name, index) =>
      without(`${pointer}/required/${index}`, `\`${String(name)}\` no longer required`, 'a case without it'),
    ),
    ...named.map((name) =>
      without(
        memberPointer(`${pointer}/properties`, name),
        `\`${name}\` may be anything`,
        'a case in which it does not fit',
      ),
    ),
    ...CLOSING.filter((keyword) => schema[keyword] === false).map((keyword) =>
      without(`${pointer}/${keyword}`, `\`${keyword}\` left out`, 'a case with something that it does not name'),
    ),
  ];
}

function without(pointer: string, what: string, add: string): Change {
  return { pointer, at: pointer, value: GONE, what, add };
}
