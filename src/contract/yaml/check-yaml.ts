import { type Document, isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { MAX_DEPTH } from '../max-depth.ts';
import { commaNumber, isInexact, misread } from '../plain-words.ts';
import { inline } from '../shown.ts';
import { adviseOddCharacter } from './odd-characters.ts';

const LONG_TAG = 'tag:yaml.org,2002:';
const CORE_TAG = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq))$/;

/** Something that YAML allows and a configuration may not hold. */
export interface YamlFault {
  readonly code: string;
  readonly what: string;
  /** Offset in the text, in UTF-16 units. */
  readonly at: number;
  readonly found?: string;
  readonly fix?: string;
}

type Add = (fault: YamlFault) => void;
type Path = readonly string[];

/** Names the place of an offset in the text, for example `line 3`. */
type NameOf = (offset: number) => string;

/**
 * Finds what a parsed document may not hold: aliases, tags, repeated keys, keys that YAML reads as another value,
 * `__proto__`, numbers that have no exact value, and more than 64 levels.
 */
export function checkYaml(document: Document, nameOf: NameOf): readonly YamlFault[] {
  const faults: YamlFault[] = [];
  checkNode(document.contents, [], (fault) => void faults.push(fault), nameOf);
  return faults;
}

function checkNode(node: unknown, path: Path, add: Add, nameOf: NameOf): void {
  const at = startOf(node) ?? 0;
  if (isAlias(node)) {
    const fix = 'Quote it if it is meant as text, else write the value out';
    add({ code: 'yaml-alias', what: 'aliases (`*name`) are not allowed', at, found: inline(`*${node.source}`), fix });
  } else if (isScalar(node)) {
    checkTag(node.tag, at, add);
    checkNumber(node.value, node.source ?? '', path, at, add);
  } else if (isMap(node) || isSeq(node)) {
    checkTag(node.tag, at, add);
    if (path.length >= MAX_DEPTH) add({ code: 'too-deep', what: `the file nests deeper than ${MAX_DEPTH} levels`, at });
    else if (isMap(node)) checkMap(node, path, add, nameOf);
    else node.items.forEach((item, index) => void checkNode(item, [...path, String(index)], add, nameOf));
  }
}

function checkMap(map: YAMLMap, path: Path, add: Add, nameOf: NameOf): void {
  const places = new Map<string, number>();
  for (const [index, pair] of map.items.entries()) {
    const key = keyOf(pair);
    const number = numberInTwo(map.items[index - 1], pair);
    if (number !== undefined) {
      const what = `the comma ends the value, and \`${key}\` is another key`;
      add({ code: 'misread-key', what, at: startOf(pair.key) ?? 0, fix: `Write ${number}` });
    } else if (key !== undefined) {
      checkKey(key, places, startOf(pair.key) ?? 0, add, nameOf);
      if (isScalar(pair.key)) checkTag(pair.key.tag, startOf(pair.key) ?? 0, add);
      checkSpelling(pair.key, add);
      checkNode(pair.value, [...path, key], add, nameOf);
    }
  }
}

/** The number of which a comma in braces made a value and a key without one; undefined where none did. */
function numberInTwo(before: Pair | undefined, { key, value }: Pair): string | undefined {
  const parts = [before?.value, key].map((part) => (isScalar(part) && part.type === 'PLAIN' ? part.source : undefined));
  return value === null && !parts.includes(undefined) ? commaNumber(parts.join(',')) : undefined;
}

function checkKey(key: string, places: Map<string, number>, at: number, add: Add, nameOf: NameOf): void {
  const before = places.get(key);
  if (before === undefined) places.set(key, at);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` stands on ${nameOf(before)} already`;
    add({ code: 'repeated-key', what, at, fix: 'Keep one of the two' });
  }
  if (key === '__proto__') add({ code: 'unknown-key', what: 'the key `__proto__` is not allowed', at });
}

/** Keys are texts: one that looks like a value would never equal that value. */
function checkSpelling(key: unknown, add: Add): void {
  if (!isScalar(key) || key.type !== 'PLAIN') return;
  const word = String(key.value);
  const at = startOf(key) ?? 0;
  const found = misread(word);
  const odd = /^\s|\s$/.test(word) ? adviseOddCharacter(word) : undefined;
  if (odd !== undefined) add({ code: 'misread-key', what: 'the space around a key is a part of it', at, fix: odd });
  if (word === '') add({ code: 'bad-yaml', what: 'no key stands before the colon', at });
  if (found === null || word === '') return;
  const what = `the key \`${inline(word)}\` is read as ${found.as}`;
  const other = found.spelling === null ? '' : `, else write \`${found.spelling}\``;
  const fix = `Quote it if it is meant as text${other}`;
  add({ code: 'misread-key', what, at, fix });
}

/** Others are refused by the parser itself. */
function checkTag(tag: string | undefined, at: number, add: Add): void {
  if (tag !== undefined && isCoreTag(tag)) add(tagFault(tag, at));
}

/** Whether `checkYaml` finds a tag, given in its long form. The parser refuses it only where the value does not fit. */
export function isCoreTag(tag: string): boolean {
  return CORE_TAG.test(tag);
}

/** The fault of a node with a tag, given in its long form. */
export function tagFault(tag: string, at: number): YamlFault {
  const found = inline(tag.replace(LONG_TAG, '!!'));
  return { code: 'yaml-tag', what: 'tags are not allowed', at, found, fix: 'Remove it, and quote what is text' };
}

function checkNumber(value: unknown, source: string, path: Path, at: number, add: Add): void {
  if (typeof value !== 'number' || !isInexact(value, source)) return;
  const name = path.length === 0 ? 'the document' : `\`${inline(path.join('.'))}\``;
  const what = `${name} has a number without an exact value`;
  const fix = Number.isFinite(value) ? 'Quote it if it is meant as text' : 'Write a finite number, or quote it as text';
  add({ code: 'inexact-number', what, at, found: inline(source), fix });
}

export function keyOf({ key }: Pair): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}

function startOf(node: unknown): number | undefined {
  return isAlias(node) || isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}
