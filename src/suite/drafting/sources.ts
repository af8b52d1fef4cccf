import { isRecord } from '../../contract/json.ts';
import { loadMapping } from '../mapping/mapping.ts';
import { parseRecord } from '../reading/json.ts';
import { asBuffer, openResults, type ResultFile } from '../reading/open.ts';
import { splitLines } from '../reading/records.ts';

/** A list that may hold the trials, as a mapping names it. */
export interface TrialSource {
  /** Where a document keeps the list; left out for JSON Lines, CSV and a document that is the list. */
  readonly records?: string;
  /** A list or an object in each of these records. */
  readonly each?: string;
  readonly csv?: { readonly delimiter: string };
  /** What the selectors of a mapping start at, of at most 2,000 trials. */
  readonly samples: readonly Sample[];
  /** Trials in all files. */
  readonly count: number;
}

/** One record with its file. */
export interface Sample {
  readonly file: string;
  readonly value: unknown;
}

/** One file, parsed as far as a draft needs it. */
interface ParsedFile {
  readonly file: string;
  readonly value: unknown;
  readonly delimiter?: string;
}

const MOST_SAMPLES = 2_000;
const DEEPEST = 5;

/**
 * Finds every list of objects in the files, also lists inside of lists and objects whose members are objects, longest first; of equals the later one, as `after` follows `before`.
 * @throws UserError for files that are no JSON, JSON Lines or CSV
 */
export function findSources(files: readonly ResultFile[]): readonly TrialSource[] {
  const parsed = files.map(parseFile);
  const first = parsed[0];
  if (first === undefined) return [];
  const paths = new Map<string, ListPath>();
  for (const { value } of parsed) for (const path of listsIn(value)) paths.set(JSON.stringify(path), path);
  const csv = first.delimiter === undefined ? {} : { csv: { delimiter: first.delimiter } };
  return [...paths.values()]
    .map((path): TrialSource => {
      const all = parsed.map(({ file, value }) => valuesAt(value, path).map((one) => ({ file, value: one })));
      const ofEach = Math.ceil(MOST_SAMPLES / parsed.length);
      const samples = all.flatMap((some) => some.slice(0, ofEach));
      return { ...namesOf(path), ...csv, samples, count: all.flat().length };
    })
    .map((source, index) => ({ source, index }))
    .sort(
      (a, b) =>
        b.source.count - a.source.count ||
        Number(a.source.each !== undefined) - Number(b.source.each !== undefined) ||
        b.index - a.index,
    )
    .map(({ source }) => source);
}

function parseFile(input: ResultFile): ParsedFile {
  const { file } = input;
  const { shape, chunks, offset } = openResults(input);
  if (shape === 'other') return { file, ...readTable(input) };
  const whole = Buffer.concat(Array.from(chunks, (chunk) => Buffer.from(asBuffer(chunk)))).toString();
  try {
    return { file, value: parseRecord(whole, { file }) };
  } catch (error) {
    if (shape === 'list') throw error;
    const lines = splitLines(file, [Buffer.from(whole)], offset);
    return { file, value: [...lines].map(({ text, position }) => parseRecord(text, { file, line: position })) };
  }
}

/** The rows of a table; the delimiter is the one that the first row holds most of. */
function readTable(input: ResultFile): { readonly value: unknown; readonly delimiter: string } {
  const head =
    Buffer.concat(Array.from(input.chunks(), (chunk, index) => Buffer.from(index === 0 ? asBuffer(chunk) : [])))
      .toString()
      .split('\n', 1)[0] ?? '';
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length);
  const mapping = loadMapping('draft', JSON.stringify({ mapping: 'draft', csv: { delimiter }, scenario: '$' }));
  const { items, placeOf } = mapping.split(input);
  return { value: [...items].map((row) => row.parse(placeOf(row.position))), delimiter };
}

/** Names to a list, and, where its trials are deeper, names from an item of it to a list or object. */
interface ListPath {
  readonly names: readonly string[] | 'document';
  readonly each?: readonly string[];
}

function listsIn(value: unknown): readonly ListPath[] {
  const outer = walk(value, []).map(
    ({ names, isMap }): ListPath => (isMap ? { names: 'document', each: names } : { names }),
  );
  const inner = outer.flatMap(({ names, each }): readonly ListPath[] => {
    if (names === 'document' || each !== undefined) return [];
    const [item] = valuesAt(value, { names });
    return walk(item, []).map((found) => ({ names, each: found.names }));
  });
  // One document may be one record whose lists hold trials, as one file for every task does.
  const perFile = isRecord(value)
    ? outer.flatMap(({ names }) => (names === 'document' ? [] : [{ names: 'document' as const, each: names }]))
    : [];
  return [...outer, ...inner, ...perFile, ...(isRecord(value) ? [{ names: 'document' as const }] : [])];
}

function walk(
  value: unknown,
  names: readonly string[],
): readonly { readonly names: readonly string[]; readonly isMap: boolean }[] {
  if (names.length > DEEPEST) return [];
  if (Array.isArray(value)) return value.length > 0 && value.every(isRecord) ? [{ names, isMap: false }] : [];
  if (!isRecord(value)) return [];
  const members = Object.entries(value);
  const isMap = members.length > 1 && members.every(([, member]) => isRecord(member));
  return [
    ...(isMap ? [{ names, isMap }] : []),
    ...members.slice(0, 100).flatMap(([name, member]) => walk(member, [...names, name])),
  ];
}

/** What the selectors of a mapping with this path start at. */
function valuesAt(document: unknown, { names, each }: ListPath): readonly unknown[] {
  const found = names === 'document' ? [document] : at(document, names);
  const records = Array.isArray(found) ? found : [];
  if (each === undefined) return records;
  return records.flatMap((record): readonly unknown[] => {
    const held = at(record, each);
    if (Array.isArray(held))
      return held.map((item, index) => ({
        record: names === 'document' ? rest(record) : record,
        item,
        index: index + 1,
      }));
    return isRecord(held) ? Object.entries(held).map(([key, item]) => ({ record, item, key })) : [];
  });
}

/** A document without its lists, as a mapping sees it beside the items. */
function rest(record: unknown): unknown {
  return isRecord(record)
    ? Object.fromEntries(Object.entries(record).filter(([, member]) => !Array.isArray(member)))
    : record;
}

function at(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (whole, name) => (isRecord(whole) && Object.hasOwn(whole, name) ? whole[name] : undefined),
    value,
  );
}

function namesOf({ names, each }: ListPath): Pick<TrialSource, 'records' | 'each'> {
  const isWhole = names !== 'document' && names.length === 0;
  const records = names === 'document' ? '$' : `${selectorOf(names)}[*]`;
  return { ...(isWhole ? {} : { records }), ...(each === undefined ? {} : { each: `${selectorOf(each)}[*]` }) };
}

/** `$.a['b c']`. */
export function selectorOf(names: readonly string[]): string {
  return `$${names.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name}']`)).join('')}`;
}
