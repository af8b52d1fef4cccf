import { isRecord, type JsonObject, memberPointer, pointerNames } from '../../contract/json.ts';
import { ANY_KEY } from './scored-case.ts';

/** One part of a rubric file as plain data, with its JSON pointer. */
export interface Part {
  readonly pointer: string;
  /** Key that says what the part is; empty for the root, list items and author-named members. */
  readonly key: string;
  readonly value: unknown;
  /** The value if its keys belong to the rubric language; null for author data and maps, lists and literals. */
  readonly form: JsonObject | null;
  /** The enclosing object; empty for the root. */
  readonly holder: JsonObject;
  readonly holderPointer: string;
}

/** Keys with author data as values; nothing below them belongs to the rubric language. */
const OPAQUE = new Set('$schema meta contract value args table default changelog bands tags sees overrides'.split(' '));
/** Keys with author-named members. */
const NAMED = new Set(['criteria', 'nodes', 'derive', 'args_of']);
const NOTHING: JsonObject = {};

/** Yields every part of a rubric file in file order, parents first. */
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

/**
 * Returns the result-tree path of the node or rule that contains a part of the file, with `*` for list items; empty for the
 * whole rubric.
 */
export function patternOf(pointer: string, file: unknown): string {
  const keys: string[] = [];
  let value = file;
  let under = '';
  for (const segment of pointerNames(pointer)) {
    value = (value as JsonObject)[segment];
    const key = keyOf(segment, under, value);
    if (key !== undefined) keys.push(key);
    under = key === undefined ? below(under, segment) : '';
  }
  return keys.join('.');
}

/** The context of the next key: within a tree, the branches to it joined by `_`, which is how its end node is named. */
function below(under: string, segment: string): string {
  return WAY.test(under) && SIDES.has(segment) ? `${under}_${segment}` : segment;
}

const SIDES: ReadonlySet<string> = new Set(['then', 'else']);
const WAY = /^(?:then|else)/;

/** Rules are list items with a `name`. */
function keyOf(segment: string, under: string, value: unknown): string | undefined {
  if (under === 'criteria' || under === 'nodes') return segment;
  if (under === 'rules') return String(isRecord(value) ? (value.name ?? segment) : segment);
  if (segment !== 'node') return undefined;
  return under === 'each' ? ANY_KEY : under;
}
