import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  Parser,
  type Scalar,
  type YAMLMap,
  YAMLParseError,
} from 'yaml';
import { moreProblems, type Place, type Problem, UserError } from '../errors.ts';
import { MAX_DEPTH, pointerNames } from './json.ts';
import { inline } from './text.ts';

/** Largest configuration file in bytes; larger YAML takes seconds to parse. */
const MAX_BYTES = 256 * 1024;
const LISTED = 20;

export interface YamlDocument {
  readonly value: unknown;
  /** The place of a JSON pointer: the key of a map's member, or the item of a list. */
  placeOf(pointer: string): Place;
}

/**
 * Parses one YAML 1.2 core document without aliases, merge keys, tags or duplicate keys.
 * @throws UserError with the first syntax error, or with every forbidden part of valid YAML; each has line and column
 */
export function parseYamlDocument(file: string, text: string): YamlDocument {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    throw new UserError({
      code: 'config-too-large',
      what: 'the file is too large',
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes} bytes`,
      fix: 'Check that it is the right file; a config needs far less',
    });
  const lines = new LineCounter();
  const document = composeYaml(file, text, lines);
  const syntax = syntaxProblem(document);
  const yamlProblems = syntax === undefined ? forbiddenParts(document, text, lines) : [syntax];
  if (yamlProblems.length > 0) {
    const problems = yamlProblems
      .toSorted((a, b) => a.at - b.at)
      .slice(0, LISTED)
      .map(({ at, ...problem }): Problem => {
        const { line, col } = lines.linePos(at);
        return { ...problem, where: { file, line, column: col } };
      });
    throw new UserError([...problems, ...moreProblems(yamlProblems.length - problems.length)]);
  }
  if (document.contents === null) {
    const fix = 'Add content: white space and comments do not count';
    throw new UserError({ code: 'empty-file', what: 'the document is empty', where: { file }, fix });
  }
  return {
    value: document.toJS() as unknown,
    placeOf: (pointer) => placeOf(file, document, lines, pointer),
  };
}

function placeOf(file: string, document: Document, lines: LineCounter, pointer: string): Place {
  const offset = offsetOf(document, pointerNames(pointer));
  if (offset === undefined) return { file, pointer };
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col, pointer };
}

/** Offset of the deepest existing part of the path; for a member, the offset of its key. */
function offsetOf(document: Document, path: readonly string[]): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const parts = path.slice(0, length);
    const parent: unknown = parts.length === 0 ? document.contents : document.getIn(parts.slice(0, -1), true);
    const key = keyOffset(parent, parts.at(-1));
    if (key !== undefined) return key;
    const node: unknown = parts.length === 0 ? document.contents : document.getIn(parts, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

function keyOffset(parent: unknown, key: string | undefined): number | undefined {
  if (key === undefined || typeof parent !== 'object' || parent === null || !('items' in parent)) return undefined;
  for (const item of (parent as { items: readonly unknown[] }).items) {
    const pairKey = (item as { key?: unknown }).key;
    if (isNode(pairKey) && 'value' in pairKey && String(pairKey.value) === key) return pairKey.range?.[0];
  }
  return undefined;
}

/**
 * Composes one YAML 1.2 document; its errors are in the document.
 * @param lines receives where each line begins
 * @throws UserError if the text nests too deep to be composed
 */
function composeYaml(file: string, text: string, lines: LineCounter): Document {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    // Quadratic in the number of keys; `forbiddenParts` finds them instead.
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false,
  });
  const [document, second] = composer.compose(tokensOf(file, text, lines), true, text.length);
  if (document === undefined) throw new Error('composing gave no document');
  if (second !== undefined)
    document.errors.push(
      new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', 'The file has a second document'),
    );
  return document;
}

/** The composer recurses once per level, so this stops before a text that nests too deep reaches it. */
function* tokensOf(file: string, text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    // A rough bound, far above any valid file; `forbiddenParts` measures the depth exactly.
    if (parser.stack.length > 2 * MAX_DEPTH) throw new UserError({ code: 'too-deep', what: TOO_DEEP, where: { file } });
  }
  yield* parser.end();
}

const TOO_DEEP = `the file nests deeper than ${MAX_DEPTH} levels`;

interface YamlProblem extends Omit<Problem, 'where'> {
  /** Offset in the text, in UTF-16 units. */
  readonly at: number;
}

/** The parser's code for an unknown tag, which affects nothing else. */
const UNKNOWN_TAG = 'TAG_RESOLVE_FAILED';

/** The first syntax error: after most of them the parser misreads the rest. */
function syntaxProblem({ directives, errors, warnings }: Document): YamlProblem | undefined {
  const version = directives?.yaml.explicit ? directives.yaml.version : '1.2';
  if (version !== '1.2')
    return { code: 'yaml-version', what: `YAML ${version} is not read`, at: 0, fix: 'Remove the `%YAML` line' };
  const syntaxErrors = [...errors, ...warnings].filter(({ code }) => code !== UNKNOWN_TAG);
  const first = syntaxErrors.sort((a, b) => a.pos[0] - b.pos[0])[0];
  if (first === undefined) return undefined;
  const fix =
    first.code === 'MULTIPLE_DOCS'
      ? 'Keep one, and remove its `---`'
      : 'Check indentation, quotes and brackets, here and above; quote text with special characters';
  return { code: 'bad-yaml', what: inline(first.message).replaceAll('\\\\', '\\'), at: first.pos[0], fix };
}

type Add = (problem: YamlProblem) => void;

/**
 * Finds what YAML allows and a configuration may not contain: aliases, tags, repeated keys, keys that YAML does not read as text,
 * `__proto__`, numbers without an exact value, and more than 64 levels.
 * @param document one without syntax errors
 */
function forbiddenParts(document: Document, text: string, lines: LineCounter): readonly YamlProblem[] {
  const problems: YamlProblem[] = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const tag = text.slice(...pos);
    if (code === UNKNOWN_TAG && !CORE_TAG.test(tag)) problems.push(tagProblem(tag, pos[0]));
  }
  checkNode(document.contents, 0, (problem) => void problems.push(problem), lines);
  return problems;
}

function checkNode(node: unknown, depth: number, add: Add, lines: LineCounter): void {
  const at = startOf(node);
  if (isAlias(node)) {
    const fix = 'Quote it if it is meant as text, else write the value out';
    add({ code: 'yaml-alias', what: 'aliases (`*name`) are not allowed', at, found: inline(`*${node.source}`), fix });
  } else if (isScalar(node)) {
    checkTag(node, add);
    const { value, source = '' } = node;
    if (typeof value !== 'number' || !isInexact(value, source)) return;
    const fix = 'Quote it if it is meant as text';
    add({ code: 'inexact-number', what: 'the number has no exact value', at, found: inline(source), fix });
  } else if (isMap(node) || isSeq(node)) {
    checkTag(node, add);
    if (depth >= MAX_DEPTH) add({ code: 'too-deep', what: TOO_DEEP, at });
    else if (isMap(node)) checkMap(node, depth, add, lines);
    else for (const item of node.items) checkNode(item, depth + 1, add, lines);
  }
}

function checkMap(map: YAMLMap, depth: number, add: Add, lines: LineCounter): void {
  const places = new Map<string, number>();
  for (const { key, value } of map.items) {
    if (isScalar(key)) checkKey(key, places, add, lines);
    checkNode(value, depth + 1, add, lines);
  }
}

/** @param places the keys before it in the same map, with their offsets */
function checkKey(node: Scalar, places: Map<string, number>, add: Add, lines: LineCounter): void {
  const at = startOf(node);
  const key = String(node.value);
  const firstAt = places.get(key);
  if (firstAt === undefined) places.set(key, at);
  else {
    const what = `map keys must be unique, and \`${inline(key)}\` is on line ${lines.linePos(firstAt).line} already`;
    add({ code: 'repeated-key', what, at, fix: 'Keep one of the two' });
  }
  if (key === '__proto__') add({ code: 'unknown-key', what: 'the key `__proto__` is not allowed', at });
  checkTag(node, add);
  if (node.type === 'PLAIN' && isMisread(key)) {
    const what = `YAML does not read the key \`${inline(key)}\` as its text`;
    add({ code: 'misread-key', what, at, fix: 'Quote it' });
  }
}

const NULL = /^(?:~|null|Null|NULL)?$/;
const CAPITAL_BOOLEAN = /^(?:True|TRUE|False|FALSE)$/;
const NUMBER =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const INTEGER = /^[-+]?(?:\d+|0[xo]\w+)$/;

/** Whether an unquoted key changes its text when YAML 1.2 reads it: `1.0` is the number 1, and a fact with that value is written `1`. */
function isMisread(key: string): boolean {
  if (NULL.test(key) || CAPITAL_BOOLEAN.test(key)) return true;
  const value = Number(key);
  return NUMBER.test(key) && (isInexact(value, key) || key !== String(value));
}

/** Whether reading changed the number: it is not finite, or an integer that lost its last digits. */
function isInexact(value: number, source: string): boolean {
  return !Number.isFinite(value) || (!Number.isSafeInteger(value) && INTEGER.test(source));
}

/** Tags that the parser resolves without an error. */
const CORE_TAG = /^!(?:!(?:str|int|float|bool|null|map|seq))?$/;

function checkTag(node: { tag?: string; range?: readonly number[] | null | undefined }, add: Add): void {
  const tag = node.tag?.replace('tag:yaml.org,2002:', '!!');
  if (tag !== undefined && CORE_TAG.test(tag)) add(tagProblem(tag, startOf(node)));
}

function tagProblem(tag: string, at: number): YamlProblem {
  return { code: 'yaml-tag', what: 'tags are not allowed', at, found: inline(tag), fix: 'Remove it, and quote text' };
}

function startOf(node: unknown): number {
  return (node as { readonly range?: readonly number[] | null } | null)?.range?.[0] ?? 0;
}
