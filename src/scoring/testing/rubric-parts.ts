import { isRecord, type JsonObject, memberPath, memberPointer } from '../../contract/json.ts';
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
  /** Result-tree path of the node or rule that the part belongs to or is, with `*` for list items; empty for the whole rubric. */
  readonly owner: string;
  /** Of a criterion, rule or named node. */
  readonly kind: 'criterion' | 'rule' | 'node' | undefined;
}

/** Keys with author data as values; nothing below them belongs to the rubric language. */
const OPAQUE = new Set('$schema meta contract value args table default changelog bands tags sees overrides'.split(' '));
/** Keys with author-named members. */
const NAMED = new Set(['criteria', 'nodes', 'derive', 'args_of']);
const NOTHING: JsonObject = {};
const KINDS: ReadonlyMap<string, Part['kind']> = new Map([
  ['criteria', 'criterion'],
  ['rules', 'rule'],
  ['nodes', 'node'],
]);

/** Yields every part of a rubric file in file order, parents first. */
export function* partsOf(file: unknown): Generator<Part> {
  const root = { pointer: '', key: '', value: file, holder: NOTHING, owner: '', kind: undefined, under: '' };
  yield* partsFrom(root);
}

interface Walked extends Omit<Part, 'form'> {
  /** The last key on the way; within a tree, the branches to it joined by `_`, which is how its end is named. */
  readonly under: string;
}

function* partsFrom(part: Walked): Generator<Part> {
  const { pointer, key, value } = part;
  const isOpaque = OPAQUE.has(key);
  const namesMembers = Array.isArray(value) || NAMED.has(key) || pointer === '/steps';
  yield { ...part, form: isRecord(value) && !isOpaque && !namesMembers ? value : null };
  if (isOpaque || typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) yield* partsFrom(memberIn(part, name, member, namesMembers));
}

function memberIn({ pointer, value, owner, under }: Walked, name: string, member: unknown, isNamed: boolean): Walked {
  const node = nodeKey(name, under, member);
  const isBranch = /^(?:then|else)/.test(under) && (name === 'then' || name === 'else');
  return {
    pointer: memberPointer(pointer, name),
    key: isNamed ? '' : name,
    value: member,
    holder: isRecord(value) ? value : NOTHING,
    owner: node === undefined ? owner : memberPath(owner, node),
    kind: isNamed ? KINDS.get(under) : undefined,
    under: node !== undefined ? '' : isBranch ? `${under}_${name}` : name,
  };
}

/** The key in the result tree of a member that is a node or rule; undefined for any other. Rules are list items with a `name`. */
function nodeKey(name: string, under: string, member: unknown): string | undefined {
  if (under === 'criteria' || under === 'nodes') return name;
  if (under === 'rules') return String(isRecord(member) ? (member.name ?? name) : name);
  if (name !== 'node') return undefined;
  return under === 'each' ? ANY_KEY : under;
}
