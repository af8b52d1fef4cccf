import * as zlib from 'node:zlib';
import { crc32, inflateRawSync } from 'node:zlib';
import { UserError } from '../errors.ts';
import { type Archive, asBuffer } from '../suite/reading/open.ts';
import { diskName } from './paths.ts';

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

export interface ZipLimits {
  readonly entries: number;
  /** Largest unpacked size of a file. */
  readonly entryBytes: number;
  /** Largest unpacked size of all files read. */
  readonly totalBytes: number;
  /** Whether names may repeat, as in archives that were appended to; the last file with a name is read. */
  readonly mayRepeat?: true;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const RECORD_SIGNATURE = 0x02014b50;
const RECORD_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
/** Values of counts and sizes that refer to a ZIP64 record. */
const ZIP64_COUNT = 0xffff;
const ZIP64_SIZE = 0xffffffff;
const ZIP64_USE = 'the format for 65,535 files and more, or 4 GiB';
const ENCRYPTED_FLAGS = 0x0001 | 0x0040 | 0x2000;
const UNIX_FILE_TYPE = 0xf000;
const UNIX_SYMLINK = 0xa000;

/**
 * Reads the central directory in order, without folders. Refuses the whole archive if any entry leaves its folder, is a link or is
 * encrypted.
 * @throws UserError
 */
function readDirectory(archive: Buffer, label: string, limits: ZipLimits): readonly ZipEntry[] {
  const end = findEnd(archive, label);
  const count = archive.readUInt16LE(end + 10);
  const start = archive.readUInt32LE(end + 16);
  if (count === ZIP64_COUNT || start === ZIP64_SIZE)
    throw refused(label, 'too-large', `it is a ZIP64 archive: ${ZIP64_USE}`);
  if (count > limits.entries) throw refused(label, 'too-large', `it has ${count} entries, more than ${limits.entries}`);
  if (start + archive.readUInt32LE(end + 12) > end) throw refused(label, 'damaged', 'its directory is cut off');
  const entries = readRecords(archive.subarray(0, end), label, count, start);
  return entries.filter((entry) => !entry.name.endsWith('/'));
}

/** Packed bytes of an entry, after its local header. @throws UserError if header and directory disagree */
function packedBytes(archive: Buffer, label: string, entry: ZipEntry): Buffer {
  const { offset, name } = entry;
  const cut = (): UserError => refused(label, 'damaged', `${name} is cut off`);
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL_SIGNATURE) throw cut();
  const nameEnd = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26);
  const start = nameEnd + archive.readUInt16LE(offset + 28);
  if (start + entry.packedBytes > archive.length) throw cut();
  if (plainName(archive.toString('utf8', offset + LOCAL_BYTES, nameEnd)) !== name)
    throw refused(label, 'unsafe', `${name} has another name in its own header`);
  return archive.subarray(start, start + entry.packedBytes);
}

/** Refusal of an archive; `kind` becomes the code `zip-KIND`. */
export function refused(
  label: string,
  kind: string,
  why: string,
  { cause, fix = '' }: { readonly cause?: unknown; readonly fix?: string } = {},
): UserError {
  const problem = { code: `zip-${kind}`, what: `the archive cannot be read: ${why}`, where: { file: label }, fix };
  return new UserError(problem, { cause });
}

function findEnd(archive: Buffer, label: string): number {
  const earliest = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= earliest; at -= 1) {
    if (archive.readUInt32LE(at) !== END_SIGNATURE) continue;
    if (at + END_BYTES + archive.readUInt16LE(at + 20) === archive.length) return at;
  }
  throw refused(label, 'damaged', 'it is not a zip archive, or its end is cut off', { fix: 'Download it again' });
}

function readRecords(archive: Buffer, label: string, count: number, start: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + RECORD_BYTES > archive.length || archive.readUInt32LE(at) !== RECORD_SIGNATURE)
      throw refused(label, 'damaged', 'its directory is cut off');
    const nameEnd = at + RECORD_BYTES + archive.readUInt16LE(at + 28);
    if (nameEnd > archive.length) throw refused(label, 'damaged', 'its directory is cut off');
    entries.push(readRecord(archive, label, at, nameEnd));
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function readRecord(archive: Buffer, label: string, at: number, nameEnd: number): ZipEntry {
  const name = safeName(label, archive.subarray(at + RECORD_BYTES, nameEnd));
  const entry: ZipEntry = {
    name,
    method: archive.readUInt16LE(at + 10),
    crc: archive.readUInt32LE(at + 16),
    packedBytes: archive.readUInt32LE(at + 20),
    bytes: archive.readUInt32LE(at + 24),
    offset: archive.readUInt32LE(at + 42),
  };
  if ((archive.readUInt16LE(at + 8) & ENCRYPTED_FLAGS) !== 0) throw refused(label, 'encrypted', `${name} is encrypted`);
  if (((archive.readUInt32LE(at + 38) >>> 16) & UNIX_FILE_TYPE) === UNIX_SYMLINK)
    throw refused(label, 'unsafe', `${name} is a symbolic link`);
  if ([entry.packedBytes, entry.bytes, entry.offset].includes(ZIP64_SIZE))
    throw refused(label, 'too-large', `${name} is a ZIP64 entry: ${ZIP64_USE}`);
  return entry;
}

function safeName(label: string, bytes: Buffer): string {
  let name: string;
  try {
    name = plainName(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw refused(label, 'unsafe', 'an entry has a name that is not UTF-8', { cause });
  }
  const segments = name.replace(/\/$/, '').split('/');
  // Also refuses control characters.
  const isUnsafe = /\p{Cc}|^[A-Za-z]:/u.test(name) || segments.some((part) => ['', '.', '..'].includes(part));
  if (isUnsafe) throw refused(label, 'unsafe', 'an entry has a name that leaves the archive or is not a plain path');
  return name;
}

/** Windows PowerShell 5.1 writes `\` between folders. */
function plainName(name: string): string {
  return name.replaceAll('\\', '/');
}

type Unpack = (packed: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

type Engine = Partial<Pick<typeof zlib, 'zstdDecompressSync'>>;

/** Returns the unpacker for Zstandard. @throws UserError on Node 20, and Node 22 before 22.15, which lack it */
export function unpackZstd(label: string, { zstdDecompressSync }: Engine = zlib): Unpack {
  if (zstdDecompressSync !== undefined) return zstdDecompressSync;
  throw refused(label, 'zstandard', `it uses Zstandard, which Node ${process.versions.node} cannot unpack`, {
    fix: 'Use Node 24, or 22.15 and newer; or write the results without Zstandard, for example as JSON',
  });
}

const STORED = 0;
const DEFLATED = 8;
const ZSTANDARD = 93;

/** Limits for a bundle: room for the evidence of a million trials, and a guard against zip bombs. */
const BUNDLE_LIMITS: ZipLimits = { entries: 10_000, entryBytes: 2 ** 30, totalBytes: 2 ** 31 - 1 };

/**
 * Opens a zip archive in memory, with its names in their order. Each read unpacks the file, never beyond its declared size, and checks size and CRC.
 * @throws UserError with a code `zip-damaged`, `zip-unsafe`, `zip-encrypted`, `zip-too-large` or `zip-zstandard`
 */
export function openZip(bytes: Uint8Array, label: string, limits: ZipLimits = BUNDLE_LIMITS): Archive {
  const archive = asBuffer(bytes);
  const all = readDirectory(archive, label, limits);
  const disks = new Set(all.map(({ name }) => diskName(name)));
  if (!limits.mayRepeat && disks.size !== all.length)
    throw refused(label, 'unsafe', 'two of its entries have the same name');
  const entries = new Map(all.map((entry) => [entry.name, entry]));
  const unpacked = new Set<string>();
  let total = 0;
  const require = (what: string, size: number, most: number): void => {
    if (size > most) throw refused(label, 'too-large', `${what} ${size} bytes, more than ${most}`);
  };
  const read = (name: string): Uint8Array | undefined => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    require(`${name} has`, entry.bytes, limits.entryBytes);
    if (!unpacked.has(name)) total += entry.bytes;
    unpacked.add(name);
    require('its files have', total, limits.totalBytes);
    const content = inflate(packedBytes(archive, label, entry), label, entry);
    if (content.length === entry.bytes && crc32(content) === entry.crc) return content;
    throw refused(label, 'damaged', `${name} differs from its checksum`);
  };
  return { names: [...entries.keys()], read };
}

function inflate(packed: Buffer, label: string, { name, method, bytes }: ZipEntry): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED && method !== ZSTANDARD)
    throw refused(label, 'damaged', `${name} uses compression method ${method}`);
  const unpack: Unpack = method === DEFLATED ? inflateRawSync : unpackZstd(label);
  try {
    // One byte more than declared, since zlib needs at least 1.
    return unpack(packed, { maxOutputLength: bytes + 1 });
  } catch (cause) {
    throw refused(label, 'damaged', `${name} cannot be unpacked`, { cause });
  }
}
