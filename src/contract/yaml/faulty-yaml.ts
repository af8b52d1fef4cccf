import { type Document, isAlias, isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import { memberPointer } from '../json-pointer.ts';
import { isInexact } from '../plain-words.ts';
import { keyOf } from './check-yaml.ts';
import { badScalars } from './syntax-faults.ts';

/** What can be read of a document that holds what a configuration may not. */
interface FaultyYaml {
  /** Of a key that is repeated the first value; nothing in the place of an alias, which may stand for any amount. */
  readonly value: unknown;
  /** JSON pointers of values that are not the ones that were meant: nothing else can be said of them. */
  readonly spoilt: ReadonlySet<string>;
}

/** Reads a document in spite of its faults. */
export function readFaultyYaml(document: Document): FaultyYaml {
  const reading = { spoilt: new Set<string>(), bad: badScalars(document) };
  return { value: readNode(document.contents, '', reading), spoilt: reading.spoilt };
}

interface Reading {
  readonly spoilt: Set<string>;
  /** Offsets within scalars that the parser could not read. */
  readonly bad: readonly number[];
}

function readNode(node: unknown, pointer: string, reading: Reading): unknown {
  if (isSpoilt(node, reading)) reading.spoilt.add(pointer);
  if (isMap(node)) return readMap(node, pointer, reading);
  if (isSeq(node)) return node.items.map((item, index) => readNode(item, `${pointer}/${index}`, reading));
  return isScalar(node) ? node.value : null;
}

function readMap(map: YAMLMap, pointer: string, reading: Reading): object {
  const members = new Map<string, unknown>();
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (key === undefined) continue;
    const at = memberPointer(pointer, key);
    if (key === '__proto__' || members.has(key)) reading.spoilt.add(at);
    if (!members.has(key)) members.set(key, readNode(pair.value, at, reading));
  }
  // Makes `__proto__` a member like any other.
  return Object.fromEntries(members);
}

function isSpoilt(node: unknown, { bad }: Reading): boolean {
  if (isAlias(node)) return true;
  if (isScalar(node) && bad.some((at) => isWithin(at, node))) return true;
  if (isScalar(node) && typeof node.value === 'number' && isInexact(node.value, node.source ?? '')) return true;
  return (isMap(node) || isSeq(node) || isScalar(node)) && (node as Scalar).tag !== undefined;
}

function isWithin(at: number, { range }: Scalar): boolean {
  return range != null && range[0] <= at && at < range[1];
}
