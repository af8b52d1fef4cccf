import { type Document, isAlias, isMap, isScalar, isSeq, type Pair, type YAMLError, type YAMLMap } from 'yaml';
import { MAX_DEPTH } from './json.ts';
import { inline } from './text.ts';

/** Errors after which the parser misreads the rest; its further errors only follow from them. */
const LOSING_THE_WAY: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'TAB_AS_INDENT',
  'UNEXPECTED_TOKEN',
]);

/** The parser notices a slip only where nothing fits any more. */
const LOOK_ABOVE =
  'The slip is here or further up: a line indented too far or too little, a quote or bracket left open, a colon without a space';

/** Fixes for errors of the parser, by its codes. */
const FIXES: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Put the text into single quotes, or write `\\\\`',
  BAD_SCALAR_START: 'Quote it',
  BLOCK_AS_IMPLICIT_KEY: 'Quote a text with a colon in it, or indent the lines below it alike',
  TAB_AS_INDENT: 'Indent with spaces',
};

/** The parser's code for an unknown tag, which affects nothing else. */
const UNKNOWN_TAG = 'TAG_RESOLVE_FAILED';

/** The errors of the parser, up to the first after which it misreads the rest. */
export function syntaxFaults(document: Document, text: string): readonly YamlFault[] {
  const { errors, warnings } = document;
  const found = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  found.sort((a, b) => a.pos[0] - b.pos[0]);
  const last = found.findIndex((error) => LOSING_THE_WAY.has(error.code) && !isBlockHeader(error, text));
  const kept = last < 0 ? found : found.slice(0, last + 1);
  return [...otherVersion(document), ...kept.map((error) => faultOf(error, text))];
}

/** Other versions of YAML read some words as other values. */
function otherVersion({ directives }: Document): readonly YamlFault[] {
  const version = directives?.yaml.explicit ? directives.yaml.version : '1.2';
  if (version === '1.2') return [];
  return [{ code: 'yaml-version', what: `YAML ${version} is not read`, at: 0, fix: 'Remove the `%YAML` line' }];
}

/** `op: >=` is read as the header of a block text; the error affects no other line. */
function isBlockHeader({ code, pos: [at] }: YAMLError, text: string): boolean {
  return code === 'UNEXPECTED_TOKEN' && /[>|]/.test(text.charAt(at - 1));
}

/** The parser's message, except where it addresses its callers. */
function faultOf(error: YAMLError, text: string): YamlFault {
  const { code, message, pos } = error;
  const [at] = pos;
  switch (code) {
    case 'MULTIPLE_DOCS':
      return { code: 'bad-yaml', what: 'the file has a second document', at, fix: 'Keep one, without `---`' };
    case 'NON_STRING_KEY':
      return {
        code: 'bad-yaml',
        what: 'a list or map cannot be a key',
        at,
        fix: 'Quote it if it is meant as text',
      };
    default:
      return { code: 'bad-yaml', what: inline(message).replaceAll('\\\\', '\\'), at, ...fixOf(error, text) };
  }
}

function fixOf(error: YAMLError, text: string): { readonly fix?: string } {
  const { code } = error;
  if (isBlockHeader(error, text)) return { fix: 'Quote it' };
  const fix = Object.hasOwn(FIXES, code) ? FIXES[code] : LOSING_THE_WAY.has(code) ? LOOK_ABOVE : undefined;
  return fix === undefined ? {} : { fix };
}

/** A fault of a YAML text, or a part that configurations forbid. */
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
 * Finds what YAML allows and a configuration may not hold: aliases, tags, repeated keys, keys that YAML reads as another value,
 * `__proto__`, numbers without an exact value, and more than 64 levels.
 * @param document one without syntax faults
 */
export function forbiddenParts(document: Document, text: string, nameOf: NameOf): readonly YamlFault[] {
  const faults: YamlFault[] = [...unknownTags(document, text)];
  checkNode(document.contents, [], (fault) => void faults.push(fault), nameOf);
  return faults;
}

function checkNode(node: unknown, path: Path, add: Add, nameOf: NameOf): void {
  const at = startOf(node);
  if (isAlias(node)) {
    const fix = 'Quote it if it is meant as text, else write the value out';
    add({ code: 'yaml-alias', what: 'aliases (`*name`) are not allowed', at, found: inline(`*${node.source}`), fix });
  } else if (isScalar(node)) {
    checkTag(node, add);
    checkNumber(node.value, node.source ?? '', path, at, add);
  } else if (isMap(node) || isSeq(node)) {
    checkTag(node, add);
    if (path.length >= MAX_DEPTH) add({ code: 'too-deep', what: `the file nests deeper than ${MAX_DEPTH} levels`, at });
    else if (isMap(node)) checkMap(node, path, add, nameOf);
    else node.items.forEach((item, index) => void checkNode(item, [...path, String(index)], add, nameOf));
  }
}

function checkMap(map: YAMLMap, path: Path, add: Add, nameOf: NameOf): void {
  const places = new Map<string, number>();
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (key === undefined) continue;
    checkKey(pair.key, key, places, add, nameOf);
    checkNode(pair.value, [...path, key], add, nameOf);
  }
}

function checkKey(node: unknown, key: string, places: Map<string, number>, add: Add, nameOf: NameOf): void {
  const at = startOf(node);
  const before = places.get(key);
  if (before === undefined) places.set(key, at);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` is on ${nameOf(before)} already`;
    add({ code: 'repeated-key', what, at, fix: 'Keep one of the two' });
  }
  if (key === '__proto__') add({ code: 'unknown-key', what: 'the key `__proto__` is not allowed', at });
  if (isScalar(node)) checkTag(node, add);
  if (!isScalar(node) || node.type !== 'PLAIN') return;
  const meaning = otherMeaning(key);
  if (meaning === null) return;
  const what = `the key \`${inline(key)}\` is read as ${meaning}`;
  add({ code: 'misread-key', what, at, fix: 'Quote it' });
}

const NULL = /^(?:~|null|Null|NULL)?$/;
const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
const NUMBER =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const INTEGER = /^[-+]?(?:\d+|0[xo]\w+)$/;

/**
 * The value that YAML 1.2 reads in an unquoted key, where its text is another one: `1.0` is the number 1, and a fact with that value
 * is written `1`. Null for a key that equals its own text.
 */
function otherMeaning(key: string): string | null {
  if (NULL.test(key)) return 'null';
  if (BOOLEAN.test(key)) return key === key.toLowerCase() ? null : `the value ${key.toLowerCase()}`;
  if (!NUMBER.test(key)) return null;
  const value = Number(key);
  if (isInexact(value, key)) return 'a number';
  return key === String(value) ? null : `the number ${value}`;
}

/** Whether a number lost its value in reading: it is not finite, or a whole number without its last digits. */
function isInexact(value: number, source: string): boolean {
  return !Number.isFinite(value) || (!Number.isSafeInteger(value) && INTEGER.test(source));
}

const CORE_TAG = /^!(?:!(?:str|int|float|bool|null|map|seq))?$/;

/** Tags that the parser does not know; `checkTag` finds those of the core schema. */
function unknownTags({ errors, warnings }: Document, text: string): readonly YamlFault[] {
  const unknown = [...errors, ...warnings].filter(({ code }) => code === UNKNOWN_TAG);
  const tags = unknown.map(({ pos: [at, end] }) => ({ at, tag: text.slice(at, end) }));
  return tags.filter(({ tag }) => !CORE_TAG.test(tag)).map(({ at, tag }) => tagFault(tag, at));
}

function checkTag(node: { tag?: string; range?: readonly number[] | null | undefined }, add: Add): void {
  const tag = node.tag?.replace('tag:yaml.org,2002:', '!!');
  if (tag !== undefined && CORE_TAG.test(tag)) add(tagFault(tag, startOf(node)));
}

function tagFault(tag: string, at: number): YamlFault {
  return { code: 'yaml-tag', what: 'tags are not allowed', at, found: inline(tag), fix: 'Remove it, and quote text' };
}

function checkNumber(value: unknown, source: string, path: Path, at: number, add: Add): void {
  if (typeof value !== 'number' || !isInexact(value, source)) return;
  const name = path.length === 0 ? 'the document' : `\`${inline(path.join('.'))}\``;
  const what = `${name} has a number without an exact value`;
  const fix = Number.isFinite(value) ? 'Quote it if it is meant as text' : 'Write a finite number, or quote it as text';
  add({ code: 'inexact-number', what, at, found: inline(source), fix });
}

function keyOf({ key }: Pair): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}

function startOf(node: unknown): number {
  return (node as { readonly range?: readonly number[] | null } | null)?.range?.[0] ?? 0;
}
