import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { appendTo } from '../../contract/group-by.ts';
import { isRecord } from '../../contract/json.ts';
import { sumOf } from '../../contract/numbers.ts';
import { valueOr } from '../../errors.ts';
import { GRADERS, type Sample, type Step, selectorOf } from '../../suite/columns.ts';
import { loadMapping, type Mapping } from '../../suite/mapping/mapping.ts';
import { asBuffer, openResults, type ResultFile } from '../../suite/reading/open.ts';
import { nanAsNull, parseRecord } from '../../suite/reading/parse-json.ts';
import { partsIn, splitLines } from '../../suite/reading/records.ts';

/** Values that may be the trials, and how a mapping selects them. */
export interface TrialSource {
  /** Keys of a mapping that selects them. */
  readonly spec: Partial<Pick<MappingFile, 'format' | 'nan' | 'csv' | 'records' | 'each'>>;
  /** Number of values in all files. */
  readonly count: number;
}

/** A parsed file, with the mapping keys that read it. */
interface ParsedFile extends Pick<TrialSource, 'spec'> {
  readonly value: unknown;
}

const MOST_SAMPLES = 2_000;
const DEEPEST = 6;
/** Most items of a list, or members of an object, that are searched for lists. */
const LOOKED_AT = 50;

/**
 * Finds every list of objects and every object of objects in the files, up to a limited depth, longest first, then whole files, and what
 * is probably part of a trial last if there are several files. Among equals, the later one comes first, since `after` follows `before`.
 * @throws UserError for files that are not JSON, JSON Lines or CSV
 */
export function findSources(files: readonly ResultFile[]): readonly TrialSource[] {
  const parsed = files.map(parseFile);
  const [first] = parsed;
  if (first === undefined) return [];
  const lists = new Map<string, FoundList>();
  for (const { value } of parsed) walk(value, [], lists);
  addMapsByFile(parsed, lists);
  const sourcesOf = (found: readonly FoundList[]): readonly TrialSource[] =>
    found
      .toSorted((a, b) => b.count - a.count || depthOf(a) - depthOf(b) || b.order - a.order)
      .flatMap(({ steps, count, nested, anywhere }) =>
        pathsOf(steps, nested, anywhere).map((path) => ({ spec: { ...first.spec, ...path }, count })),
      );
  if (!isRecord(first.value)) return sourcesOf([...lists.values()]);
  const isPart = ({ steps: [name] }: FoundList) => files.length > 1 && typeof name === 'string' && PART.test(name);
  const whole = { spec: { ...first.spec, records: '$' }, count: files.length };
  const found = [...lists.values(), ...listsByName([...lists.values()])];
  return [...sourcesOf(found.filter((list) => !isPart(list))), whole, ...sourcesOf(found.filter(isPart))];
}

/** The values to which selectors apply, at most about 2,000 over all files; empty if a file lacks the source. */
export function samplesOf({ spec }: TrialSource, files: readonly ResultFile[]): readonly Sample[] {
  const ofEach = Math.ceil(MOST_SAMPLES / files.length);
  return valueOr([], () => {
    const mapping = mappingOf(spec);
    return files.flatMap((file) => {
      const samples: Sample[] = [];
      for (const { value } of partsIn(mapping.split(file))) {
        samples.push({ file: file.file, value });
        if (samples.length === ofEach) break;
      }
      return samples;
    });
  });
}

/** The content of the files besides these values; empty if there is none. */
export function headersOf({ spec }: TrialSource, files: readonly ResultFile[]): readonly Sample[] {
  const mapping = mappingOf(spec);
  return files.flatMap((file) => {
    const value = mapping.split(file).header?.();
    return value === undefined ? [] : [{ file: file.file, value }];
  });
}

function mappingOf(spec: TrialSource['spec']): Mapping {
  return loadMapping('draft', JSON.stringify({ mapping: 'draft', scenario: '$', ...spec }));
}

function parseFile(input: ResultFile): ParsedFile {
  const { file } = input;
  const { shape, chunks, offset } = openResults(input);
  const whole = Buffer.concat(Array.from(chunks, (chunk) => Buffer.from(asBuffer(chunk)))).toString();
  if (shape === 'other') return readTable(input, whole);
  const json = nanAsNull(whole);
  const spec = json === whole ? {} : { nan: 'absent' as const };
  try {
    return { value: parseRecord(json, { file }), spec };
  } catch (error) {
    if (shape === 'list') throw error;
    const lines = splitLines({ file, chunks: [Buffer.from(json)], offset });
    return { value: [...lines].map(({ text, position }) => parseRecord(text, { file, line: position })), spec };
  }
}

/** Reads the rows of a table; the delimiter is the most frequent candidate in the first row. */
function readTable(input: ResultFile, text: string): ParsedFile {
  const [head = ''] = text.split('\n', 1);
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length);
  const spec = { format: 'csv' as const, ...(delimiter === ',' ? {} : { csv: { delimiter } }) };
  return { value: Array.from(partsIn(mappingOf(spec).split(input)), ({ value }) => value), spec };
}

interface FoundList {
  readonly steps: readonly Step[];
  count: number;
  readonly order: number;
  /** The name of lists at several places, such as the tests of suites and of suites in these; `steps` are those of the first. */
  readonly anywhere?: string;
  /** The name of lists that nest in each other, of which the items without such a list count; undefined for a plain list. */
  readonly nested?: string;
}

/** Names of lists of what happened in a trial, or was checked. */
const STEPS = 'checks?|assert\\w*|criteria|steps|turns|messages|tra(?:ce|j)\\w*|(?:tool_?)?calls';
/** Names of what one trial has many of. */
const PART = new RegExp(
  `^(?:${STEPS}|tools|retriev\\w*|contexts?|documents|docs|chunks|passages|sources|citations)$`,
  'i',
);
const INNER = new RegExp(`^(?:${STEPS}|${GRADERS})$`, 'i');

function walk(value: unknown, steps: readonly Step[], lists: Map<string, FoundList>): void {
  // Suites in suites are no deeper than suites.
  const names = steps.filter((step) => typeof step === 'string');
  if (steps.length - 2 * (names.length - new Set(names).size) > DEEPEST) return;
  const into = (more: readonly Step[], members: readonly unknown[]): void => {
    addList([...steps, ...more], members.length, lists);
    addNested([...steps, ...more], members, lists);
    for (const member of members.slice(0, LOOKED_AT)) walk(member, [...steps, ...more], lists);
  };
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord) && !isInner(steps))
    into([{ every: 'item' }], value);
  if (!isRecord(value)) return;
  const members = Object.entries(value);
  if (members.length > 1 && members.every(([, member]) => isRecord(member))) {
    // Two objects are probably parts of a report, such as `before` and `after`.
    if (members.length > 2) into([{ every: 'member' }], Object.values(value));
    else addList([...steps, { every: 'member' }], members.length, lists);
  }
  if (members.length > 1 && members.every(([, member]) => isListOfRecords(member)) && !isInner(steps))
    into(
      [{ every: 'member' }, { every: 'item' }],
      members.flatMap(([, member]) => member as unknown[]),
    );
  for (const [name, member] of members.slice(0, 2 * LOOKED_AT))
    if (!name.includes("'")) walk(member, [...steps, name], lists);
}

/** Lists that have their name in common, each name as one list. */
function listsByName(found: readonly FoundList[]): readonly FoundList[] {
  const byName = new Map<string, FoundList[]>();
  for (const list of found) {
    const [name, last] = list.steps.slice(-2);
    if (
      typeof name === 'string' &&
      typeof last === 'object' &&
      list.nested === undefined &&
      !isInner(list.steps.slice(0, -1))
    )
      appendTo(byName, name, list);
  }
  return [...byName].flatMap(([anywhere, lists]) => {
    const [first, second] = lists.toSorted((a, b) => depthOf(a) - depthOf(b));
    const count = sumOf(lists.map((list) => list.count));
    const isInItself = lists.some(({ steps }) => steps.slice(0, -2).includes(anywhere));
    return first === undefined || second === undefined || isInItself ? [] : [{ ...first, count, anywhere }];
  });
}

function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function addList(steps: readonly Step[], count: number, lists: Map<string, FoundList>, nested?: string): void {
  const key = JSON.stringify([steps, nested]);
  const known = lists.get(key) ?? { steps, count: 0, order: lists.size, ...(nested !== undefined && { nested }) };
  known.count += count;
  lists.set(key, known);
}

/** Adds the items of groups that nest under one name, such as tests in tests, if the groups have no verdict of their own. */
function addNested(steps: readonly Step[], members: readonly unknown[], lists: Map<string, FoundList>): void {
  const name = steps.at(-2);
  if (typeof name !== 'string') return;
  const groups = members.filter((member) => itemsIn(member, name).length > 0);
  if (groups.length === 0 || groups.some((group) => hasTruth(group, name, 2))) return;
  addList(steps, leavesOf(members, name), lists, name);
}

function itemsIn(member: unknown, name: string): readonly unknown[] {
  const inner = isRecord(member) && Object.hasOwn(member, name) ? member[name] : undefined;
  const items = typeof inner === 'object' && inner !== null ? Object.values(inner) : [];
  return items.every(isRecord) ? items : [];
}

function leavesOf(members: readonly unknown[], name: string): number {
  return members.reduce<number>((sum, member) => {
    const items = itemsIn(member, name);
    return sum + (items.length === 0 ? 1 : leavesOf(items, name));
  }, 0);
}

/** Whether an object holds true or false beside its nested list, up to a depth. */
function hasTruth(value: unknown, name: string, depth: number): boolean {
  if (!isRecord(value)) return typeof value === 'boolean';
  return depth >= 0 && Object.entries(value).some(([key, member]) => key !== name && hasTruth(member, name, depth - 1));
}

/** Adds files that are each a map of ids, even of one: their names differ between the files. */
function addMapsByFile(parsed: readonly ParsedFile[], lists: Map<string, FoundList>): void {
  const maps = parsed.map(({ value }) =>
    isRecord(value) && Object.values(value).every(isRecord) ? Object.keys(value) : [],
  );
  const names = maps.flat();
  if (maps.length < 2 || maps.some((keys) => keys.length === 0) || new Set(names).size < names.length) return;
  const steps: readonly Step[] = [{ every: 'member' }];
  if (!lists.has(JSON.stringify([steps, undefined]))) addList(steps, names.length, lists);
}

function isInner(steps: readonly Step[]): boolean {
  const last = steps.at(-1);
  return typeof last === 'string' && INNER.test(last) && steps.some((step) => typeof step !== 'string');
}

function depthOf({ steps }: FoundList): number {
  return steps.filter((step) => typeof step !== 'string').length;
}

/**
 * The mapping keys for a path: with the first list as the records, which are streamed, and with the document as the record, which gives
 * access to the data besides the list.
 */
function pathsOf(steps: readonly Step[], nested?: string, anywhere = nested): readonly TrialSource['spec'][] {
  if (anywhere !== undefined) {
    const name = /^[A-Za-z_]\w*$/.test(anywhere) ? `.${anywhere}` : `['${anywhere}']`;
    const items = nested === undefined ? '[*]' : `[?!@${name}]`;
    return [{ records: '$', each: `$.${name.startsWith('.') ? name : `.${name}`}${items}` }];
  }
  const at = steps.findIndex((step) => typeof step !== 'string');
  const first = steps[at];
  const isList = typeof first === 'object' && first.every === 'item';
  const inner = steps.slice(at + 1);
  const each = inner.length === 0 ? {} : { each: selectorOf(inner) };
  const document = { records: '$', each: selectorOf(steps) };
  if (!isList) return [document];
  return at === 0 ? [each] : [{ records: selectorOf(steps.slice(0, at + 1)), ...each }, document];
}
