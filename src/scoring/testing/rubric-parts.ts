import { isRecord, type JsonObject, memberPointer } from '../../contract/json.ts';

/** One part of a rubric file as plain data, with its place. */
export interface Part {
  /** JSON pointer of the part. */
  readonly pointer: string;
  /** Key that says what the part is; empty for the whole, an item of a list, and what carries a name of the author's. */
  readonly key: string;
  readonly value: unknown;
  /** The value where its keys are words of the language; null for data and maps of the author's, for lists and literals. */
  readonly form: JsonObject | null;
  /** What the part stands in; an empty one for the whole. */
  readonly holder: JsonObject;
  readonly holderPointer: string;
}

/** Keys below which everything is data of the author's, and no language, whatever it looks like. */
const OPAQUE = new Set([
  '$schema',
  'meta',
  'contract',
  'value',
  'args',
  'table',
  'default',
  'changelog',
  'bands',
  'tags',
  'sees',
  'overrides',
]);
/** Keys whose members carry names of the author's. */
const NAMED = new Set(['criteria', 'nodes', 'derive', 'args_of']);
const NOTHING: JsonObject = {};

/** Every part of a rubric file in the order of the file, each before what stands in it. */
export function* partsOf(file: unknown): Generator<Part> {
  yield* partsBelow({ pointer: '', key: '', value: file, holder: NOTHING, holderPointer: '' });
}

function* partsBelow(part: Omit<Part, 'form'>): Generator<Part> {
  const { pointer, key, value } = part;
  const isOpaque = OPAQUE.has(key);
  const namesMembers = Array.isArray(value) || NAMED.has(key) || pointer === '/steps';
  yield { ...part, form: isRecord(value) && !isOpaque && !namesMembers ? value : null };
  if (isOpaque || typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const at = memberPointer(pointer, name);
    const holder = isRecord(value) ? value : NOTHING;
    yield* partsBelow({ pointer: at, key: namesMembers ? '' : name, value: member, holder, holderPointer: pointer });
  }
}
