import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Place, type Problem, UserError } from '../errors.ts';

/** A configuration file's limit in bytes; larger YAML takes seconds to parse. */
const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 64;

/** A parsed YAML file that still knows where everything stands. */
export interface YamlDocument {
  readonly file: string;
  readonly value: unknown;
  /** Place of the key (for a member of a map) or item that a JSON pointer names. */
  placeOf(pointer: string): Place;
}

/**
 * Parses one YAML 1.2 core document without aliases, merge keys, tags or duplicate keys.
 * @throws UserError with every syntax problem, its line and column
 */
export function parseYamlDocument(file: string, text: string): YamlDocument {
  refuseOversize(file, text);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: true,
    stringKeys: true,
    resolveKnownTags: false,
    lineCounter: lines,
    prettyErrors: false,
  });
  const problems = [...document.errors, ...document.warnings].map((error): Problem => {
    const { line, col } = lines.linePos(error.pos[0]);
    return { code: 'bad-yaml', what: error.message, where: { file, line, column: col } };
  });
  if (problems.length > 0) throw new UserError(problems);
  return { file, value: plainValue(file, document), placeOf: (pointer) => placeOf(file, document, lines, pointer) };
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
  if (deepestFlow(text) > MAX_DEPTH)
    throw new UserError({ code: 'too-deep', what: `the file nests deeper than ${MAX_DEPTH} levels`, where: { file } });
}

/** Flow collections nest without indentation, so they are what can exhaust the parser's stack. */
function deepestFlow(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if ((character === ']' || character === '}') && depth > 0) depth--;
  }
  return deepest;
}

function plainValue(file: string, document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) as unknown;
  } catch (cause) {
    throw new UserError(
      { code: 'yaml-alias', what: 'aliases (`*name`) are not allowed', where: { file }, mend: 'Write the value out' },
      { cause },
    );
  }
}

function placeOf(file: string, document: Document, lines: LineCounter, pointer: string): Place {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const offset = offsetOf(document, path);
  if (offset === undefined) return { file, pointer };
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col, pointer };
}

/** Offset of the last part of the path that exists, preferring a key over its value. */
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
