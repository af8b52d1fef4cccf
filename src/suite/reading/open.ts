import { isUtf8 } from 'node:buffer';
import { type Place, UserError, valueOr } from '../../errors.ts';

/** A result file; its bytes can be read more than once, in chunks of any size. */
export interface ResultFile {
  readonly file: string;
  /** The bytes from the start; a chunk is valid until the next one is read. */
  chunks(): Iterable<Uint8Array>;
  /** Opens the file as a zip archive; absent if archives are not supported here. @throws UserError if it is damaged or unsafe */
  unzip?(): Archive;
  /** Set for evidence stored by the gate; only evidence may contain judge answers. */
  readonly isEvidence?: true;
}

/** A zip archive with files that are unpacked on demand. */
export interface Archive {
  readonly names: readonly string[];
  /** Undefined if there is no such file. @throws UserError if it is damaged or too large */
  read(name: string): Uint8Array | undefined;
}

/** Text of a record and its place in the file. */
export interface Piece {
  readonly text: string;
  /** Line number for JSON Lines and CSV, record number for a JSON list; from 1. */
  readonly position: number;
  /** Byte offset of the text in the file. */
  readonly offset: number;
  /** Its name, if it is a member of an object. */
  readonly key?: string;
}

/** Most bytes of one record. */
export const MAX_RECORD_BYTES = 16 * 1024 * 1024;

/** The bytes of a file, in chunks of any size. */
export interface FileBytes {
  readonly file: string;
  /** All bytes except the byte order mark. */
  readonly chunks: Iterable<Uint8Array>;
  /** File offset of the first of these bytes: 0, or 3 after a byte order mark. */
  readonly offset: number;
  /** As of the result file. The gate may have made a record of the largest size longer, so no limit applies. */
  readonly isEvidence?: true | undefined;
}

/** A result file with the format that its first bytes show. */
export interface OpenResults extends FileBytes {
  /** `list` starts with `[`, `object` with `{`, `xml` with `<`, `other` is any other text. */
  readonly shape: 'list' | 'object' | 'xml' | 'other';
}

const HEAD_BYTES = 512;
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** First bytes of a zip archive, and of an empty one. */
const ARCHIVES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
export const SAVE_AS_UTF8 = 'Save it as UTF-8 (in Excel: CSV UTF-8); `>` of Windows PowerShell 5.1 writes UTF-16';
const EXPORT = 'Export the results as JSON Lines or CSV';

interface Foreign {
  readonly kind: string;
  readonly fix: string;
}

/** Binary formats and encodings that are not supported, by their first bytes. */
const FOREIGN: readonly (Foreign & { readonly starts: readonly number[] })[] = [
  { kind: 'gzip', starts: [0x1f, 0x8b], fix: 'Let its name end in `.gz`, or unpack it first' },
  { kind: 'UTF-32', starts: [0xff, 0xfe, 0, 0], fix: SAVE_AS_UTF8 },
  { kind: 'UTF-32', starts: [0, 0, 0xfe, 0xff], fix: SAVE_AS_UTF8 },
  { kind: 'UTF-16', starts: [0xff, 0xfe], fix: SAVE_AS_UTF8 },
  { kind: 'UTF-16', starts: [0xfe, 0xff], fix: SAVE_AS_UTF8 },
  { kind: 'Parquet', starts: [...Buffer.from('PAR1')], fix: EXPORT },
];

/** Text formats that are not results, by their start. */
const FOREIGN_TEXTS: readonly (Foreign & { readonly starts: RegExp })[] = [
  { kind: 'a Git LFS pointer', starts: /^version https:\/\/git-lfs/, fix: 'Check out with `lfs: true`' },
  { kind: 'an HTML page', starts: /^<(?:!doctype html|html)/i, fix: 'The download probably failed' },
  {
    kind: 'YAML',
    starts: /^(?:---\s*\n|- \w+: |\w+:(?: [^,;\t\n]*)?\n(?:\s+|\w+:))/,
    fix: 'Let the harness write JSON or JSON Lines',
  },
  { kind: 'Markdown', starts: /^(?:#{1,6} [^,;\t\n]*\n|\|.*\|\s*\n\s*\|[\s:|-]+\|)/, fix: EXPORT },
];

/** A spreadsheet, which is a zip archive. */
export const SPREADSHEET: Foreign = { kind: 'a spreadsheet', fix: EXPORT };

/**
 * Opens a result file and recognises its format by content, never by name.
 * @param isXmlRead whether the caller accepts XML
 * @throws UserError for an empty file and for formats that are not text
 */
export function openResults(input: ResultFile, isXmlRead = false): OpenResults {
  const source = input.chunks()[Symbol.iterator]();
  const head = readHead(source);
  const foreign = foreignKind(head, input, isXmlRead);
  if (foreign !== undefined) throw notResults(input.file, foreign);
  const offset = markLength(head);
  const bytes = head.subarray(offset);
  const first = bytes.toString('latin1', 0, HEAD_BYTES).trimStart().charAt(0);
  if (first === '' && head.length < HEAD_BYTES) {
    const fix = 'Check the run that writes it: it probably failed or was cancelled';
    throw new UserError({ code: 'empty-file', what: 'the file is empty', where: { file: input.file }, fix });
  }
  const { file, isEvidence } = input;
  return { file, shape: SHAPES.get(first) ?? 'other', chunks: joined(bytes, source), offset, isEvidence };
}

const SHAPES: ReadonlyMap<string, OpenResults['shape']> = new Map([
  ['[', 'list'],
  ['{', 'object'],
  ['<', 'xml'],
]);

/** Length of the byte order mark at the start: 3, or 0 if there is none. */
export function markLength(bytes: Buffer): number {
  return bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
}

export function isArchive(input: ResultFile): boolean {
  return hasArchiveStart(readHead(input.chunks()[Symbol.iterator]()));
}

function hasArchiveStart(head: Buffer): boolean {
  return ARCHIVES.some((starts) => startsWith(head, starts));
}

function startsWith(head: Buffer, starts: readonly number[]): boolean {
  return starts.every((byte, index) => head[index] === byte);
}

/** Reads enough chunks to recognise the format. */
function readHead(source: Iterator<Uint8Array>): Buffer {
  let head: Buffer = Buffer.alloc(0);
  for (let next = source.next(); !next.done; next = source.next()) {
    head = head.length === 0 ? asBuffer(next.value) : Buffer.concat([head, asBuffer(next.value)]);
    if (head.length >= HEAD_BYTES) break;
    head = Buffer.from(head);
  }
  return head;
}

function* joined(head: Buffer, chunks: Iterator<Uint8Array>): Generator<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = chunks.next(); !next.done; next = chunks.next()) yield next.value;
}

function foreignKind(head: Buffer, input: ResultFile, isXmlRead: boolean): Foreign | undefined {
  if (hasArchiveStart(head)) return zipKind(input);
  const foreign = FOREIGN.find(({ starts }) => startsWith(head, starts));
  if (foreign !== undefined) return foreign;
  // The head may be longer, by the size of a chunk.
  if (head.subarray(0, HEAD_BYTES).includes(0))
    return { kind: 'UTF-16, UTF-32 or other binary data', fix: SAVE_AS_UTF8 };
  const text = head.toString('latin1', markLength(head), HEAD_BYTES).trimStart();
  return FOREIGN_TEXTS.find(({ starts }) => starts.test(text)) ?? (isXmlRead ? undefined : xmlKind(text));
}

function zipKind({ unzip }: ResultFile): Foreign {
  if (isSpreadsheet(valueOr([], () => unzip?.().names ?? []))) return SPREADSHEET;
  return {
    kind: 'a zip archive',
    fix: 'Unpack it first, or name a mapping with `archive`, such as `inspect`, which reads it as it is',
  };
}

export function isSpreadsheet(names: readonly string[]): boolean {
  return names.includes('xl/workbook.xml');
}

function xmlKind(text: string): Foreign | undefined {
  if (!text.startsWith('<')) return undefined;
  const [, root = ''] = /<([A-Za-z_][\w:.-]*)/.exec(text) ?? [];
  const kind = `XML with \`<${root}>\` around all`;
  if (/^testsuites?$/.test(root)) return { kind, fix: 'Name the mapping `junit`, which reads it' };
  return { kind, fix: 'Let the tests write a JUnit report, which the mapping `junit` reads, or JSON Lines' };
}

export function notResults(file: string, { kind, fix }: Foreign): UserError {
  const what = 'the file is not JSON Lines, JSON or CSV';
  return new UserError({ code: 'wrong-format', what, where: { file }, found: kind, fix });
}

/** The problem of what is above the size limit of a record. */
export function tooLarge(
  what: string,
  where: Place,
  { most = `${MAX_RECORD_BYTES} bytes`, fix = 'Keep large payloads outside of the results' } = {},
): UserError {
  return new UserError({ code: 'record-too-large', what, where, expected: `at most ${most}`, fix });
}

/** The bytes as a Buffer over the same memory. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * Refuses bytes that are not UTF-8: decoding would silently replace them, and so change ids and hashes.
 * @param offset file offset of the first byte
 * @throws UserError with the offset of the first bad byte
 */
export function requireUtf8(file: string, bytes: Buffer, offset: number): void {
  if (isUtf8(bytes)) return;
  const at = firstBadByte(bytes);
  throw new UserError({
    code: 'not-utf8',
    what: `byte ${offset + at} is not valid UTF-8`,
    where: { file },
    found: `0x${bytes.readUInt8(at).toString(16).padStart(2, '0')}`,
    fix: SAVE_AS_UTF8,
  });
}

/** Index of the first byte that is not valid UTF-8; called only if there is one. */
function firstBadByte(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes.readUInt8(at));
    if (!isUtf8(bytes.subarray(at, at + length))) return at;
    at += length;
  }
  return bytes.length - 1;
}

/** Length in bytes of a character with this first byte. */
function sequenceLength(lead: number): number {
  if (lead < 0xc0) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}
