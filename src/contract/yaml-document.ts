import { Composer, type CST, type Document, isNode, Lexer, LineCounter, Parser, YAMLParseError } from 'yaml';
import { moreProblems, type Place, type Problem, UserError } from '../errors.ts';
import { MAX_DEPTH, pointerNames } from './json.ts';
import { forbiddenParts, syntaxFaults, type YamlFault } from './yaml-faults.ts';

/** A configuration file's limit in bytes; larger YAML takes seconds to parse. */
const MAX_BYTES = 256 * 1024;
const LISTED = 20;

/** The value of a document, and the places of its parts. */
export interface PlacedValue {
  readonly value: unknown;
  /** Place of what a JSON pointer names: the key of a member of a map, or an item of a list. */
  placeOf(pointer: string): Place;
}

/** A parsed YAML file, with the place of every part. */
export type YamlDocument = PlacedValue;

/**
 * Parses one YAML 1.2 core document without aliases, merge keys, tags or duplicate keys.
 * @throws UserError with every syntax problem, its line and column; forbidden parts are checked only in a text that is YAML
 */
export function parseYamlDocument(file: string, text: string): YamlDocument {
  refuseOversize(file, text);
  const lines = new LineCounter();
  const document = composeYaml(file, text, lines);
  const syntax = syntaxFaults(document, text);
  const nameOf = (offset: number): string => `line ${lines.linePos(offset).line}`;
  refuseFaults(file, syntax.length > 0 ? syntax : forbiddenParts(document, text, nameOf), lines);
  if (document.contents === null) throw emptyFile(file);
  return {
    value: document.toJS() as unknown,
    placeOf: (pointer) => placeOf(file, document, lines, pointer),
  };
}

function refuseFaults(file: string, faults: readonly YamlFault[], lines: LineCounter): void {
  if (faults.length === 0) return;
  const sorted = [...faults].sort((a, b) => a.at - b.at);
  const problems = sorted.slice(0, LISTED).map(({ at, ...fault }): Problem => {
    const { line, col } = lines.linePos(at);
    return { ...fault, where: { file, line, column: col } };
  });
  throw new UserError([...problems, ...moreProblems(faults.length - problems.length)]);
}

function refuseOversize(file: string, text: string): void {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    throw new UserError({
      code: 'config-too-large',
      what: 'the file is too large',
      where: { file },
      expected: `at most ${MAX_BYTES} bytes`,
      found: `${bytes} bytes`,
    });
}

function emptyFile(file: string): UserError {
  const fix = 'Add content: white space and comments do not count';
  return new UserError({ code: 'empty-file', what: 'the document is empty', where: { file }, fix });
}

function placeOf(file: string, document: Document, lines: LineCounter, pointer: string): Place {
  const offset = offsetOf(document, pointerNames(pointer));
  if (offset === undefined) return { file, pointer };
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col, pointer };
}

/** Offset of the deepest part of the path that exists; a key counts before its value. */
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
 * @param lines learns where each line begins
 * @throws UserError for a text that nests too deep to be composed
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
    document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', 'a second document'));
  return document;
}

/** The composer recurses once per level, so this stops before a text that nests too deep reaches it. */
function* tokensOf(file: string, text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    // A rough bound that no sound file comes near; `forbiddenParts` measures the document exactly.
    if (parser.stack.length > 2 * MAX_DEPTH) throw tooDeep(file);
  }
  yield* parser.end();
}

function tooDeep(file: string): UserError {
  return new UserError({ code: 'too-deep', what: `the file nests deeper than ${MAX_DEPTH} levels`, where: { file } });
}
