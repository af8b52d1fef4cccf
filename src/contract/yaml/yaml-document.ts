import { type Document, isNode, isScalar, LineCounter } from 'yaml';
import { byPlace, type Place, type Problem, Problems, UserError } from '../../errors.ts';
import { pointerNames } from '../json-pointer.ts';
import { moreProblems } from '../more-problems.ts';
import { checkYaml, type YamlFault } from './check-yaml.ts';
import { composeYaml } from './compose-yaml.ts';
import { readFaultyYaml } from './faulty-yaml.ts';
import { syntaxFaults } from './syntax-faults.ts';

/** A configuration file's limit in bytes; larger YAML takes seconds to parse. */
const MAX_BYTES = 256 * 1024;
/** One mistake may spoil every line after it. */
const LISTED = 20;

/** What a configuration says, and where. */
export interface PlacedValue {
  readonly value: unknown;
  /** Place of the key (for a member of a map) or item that a JSON pointer names. */
  placeOf(pointer: string): Place;
}

/** A parsed YAML file that still knows where everything stands, and how it is written. */
export interface YamlDocument extends PlacedValue {
  /** Whether what a JSON pointer names is a text, number or the like without quotes. */
  isBare(pointer: string): boolean;
}

/**
 * Makes something of what was parsed. `spoilt` stands for values that are not the ones that were meant: nothing can be said of them.
 * @throws UserError with every problem
 */
export type ReadOn<T> = (document: PlacedValue, spoilt: readonly Problem[]) => T;

/**
 * Parses one YAML 1.2 core document without aliases, merge keys, tags or duplicate keys.
 * @param readOn finds what else is wrong where there are such faults and the rest can be read all the same
 * @throws UserError with every syntax problem, its line and column
 */
export function parseYamlDocument(file: string, text: string, readOn: ReadOn<unknown> = () => null): YamlDocument {
  refuseOversize(file, text);
  const lines = new LineCounter();
  const document = composeYaml(file, text, lines);
  const problems = problemsOf(file, text, document, lines);
  const locate = (pointer: string): Place => placeOf(file, document, lines, pointer);
  const isBare = (pointer: string): boolean => isPlain(document.getIn(pointerNames(pointer), true));
  if (problems.length > 0) {
    const further = problems.every(({ code }) => CONFINED.has(code)) ? furtherProblems(document, locate, readOn) : [];
    throw new UserError([...problems, ...further.filter((one) => !isTold(one, problems))].sort(byPlace));
  }
  if (document.contents === null) throw emptyFile(file);
  return { value: document.toJS() as unknown, placeOf: locate, isBare };
}

/** Faults that spoil no more than the key or value that they stand in. */
const CONFINED: ReadonlySet<string> = new Set([
  'bad-scalar',
  'yaml-alias',
  'yaml-tag',
  'repeated-key',
  'unknown-key',
  'misread-key',
  'inexact-number',
]);

function furtherProblems(
  document: Document,
  locate: YamlDocument['placeOf'],
  readOn: ReadOn<unknown>,
): readonly Problem[] {
  const { value, spoilt } = readFaultyYaml(document);
  const marks = [...spoilt].map((pointer) => ({
    code: 'spoilt',
    what: 'not what was meant',
    where: locate(pointer),
  }));
  const further = new Problems();
  further.collect(() => readOn({ value, placeOf: locate }, marks));
  // A key can be told unknown whatever stands under it.
  return further.all().filter(({ code, where }) => code === 'unknown-key' || !spoilt.has(where?.pointer ?? ''));
}

/** Of a key that is known to be wrong it says nothing that no such key is known. */
function isTold({ code, where }: Problem, faults: readonly Problem[]): boolean {
  const isOfKey = code === 'unknown-key' || code === 'bad-key';
  return isOfKey && faults.some(({ where: at }) => at?.line === where?.line && at?.column === where?.column);
}

function problemsOf(file: string, text: string, document: Document, lines: LineCounter): readonly Problem[] {
  const { faults: syntax, readUntil } = syntaxFaults(document, text);
  const held = checkYaml(document, (offset) => `line ${lines.linePos(offset).line}`);
  const faults = [...directiveFaults(document), ...syntax, ...held.filter(({ at }) => at < readUntil)].sort(
    (a, b) => a.at - b.at,
  );
  const problems = faults.slice(0, LISTED).map(({ at, ...fault }): Problem => {
    const { line, col } = lines.linePos(at);
    return { ...fault, where: { file, line, column: col } };
  });
  const rest = faults.length - problems.length;
  return [...problems, ...moreProblems(rest)];
}

/** Other versions of YAML read the same words differently. */
function directiveFaults({ directives }: Document): readonly YamlFault[] {
  const version = directives?.yaml.explicit ? directives.yaml.version : '1.2';
  if (version === '1.2') return [];
  return [{ code: 'yaml-version', what: `YAML ${version} is not read`, at: 0, fix: 'Remove the `%YAML` line' }];
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
  const fix = 'White space and comments alone say nothing';
  return new UserError({ code: 'empty-file', what: 'the document is empty', where: { file }, fix });
}

function placeOf(file: string, document: Document, lines: LineCounter, pointer: string): Place {
  const offset = offsetOf(document, pointerNames(pointer));
  if (offset === undefined) return { file, pointer };
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col, pointer };
}

function isPlain(node: unknown): boolean {
  return isScalar(node) && node.type === 'PLAIN';
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
