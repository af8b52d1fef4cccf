import { crc32, inflateRawSync } from 'node:zlib';
import { packedBytes, readDirectory, refused, type ZipEntry, type ZipLimits } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;

/** Limits for a bundle: room for a million trials' evidence, and an end to a bomb. */
const BUNDLE_LIMITS: ZipLimits = { entries: 10_000, entryBytes: 2 ** 30, totalBytes: 2 ** 31 - 1 };

/** What to read from an archive. */
export interface ZipRequest {
  /** Names the archive in messages. */
  readonly label: string;
  wanted(name: string): boolean;
  readonly limits?: ZipLimits;
}

/**
 * Reads the wanted files of a zip archive in memory, each checked against its size and CRC.
 * Nothing is written to disk and nothing is unpacked beyond its declared size.
 * @throws UserError with a code `zip-damaged`, `zip-unsafe`, `zip-encrypted` or `zip-too-large`
 */
export function readZip(bytes: Uint8Array, request: ZipRequest): Map<string, Uint8Array> {
  const { label, limits = BUNDLE_LIMITS } = request;
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(archive, label, limits).filter((entry) => request.wanted(entry.name));
  refuseLargeFiles(label, entries, limits);
  return new Map(entries.map((entry) => [entry.name, unpack(archive, label, entry)]));
}

function refuseLargeFiles(label: string, entries: readonly ZipEntry[], limits: ZipLimits): void {
  const large = entries.find((entry) => entry.bytes > limits.entryBytes);
  if (large !== undefined)
    throw refused(label, 'too-large', `${large.name} has ${large.bytes} bytes, more than ${limits.entryBytes}`);
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (total > limits.totalBytes)
    throw refused(label, 'too-large', `its files have ${total} bytes, more than ${limits.totalBytes}`);
}

function unpack(archive: Buffer, label: string, entry: ZipEntry): Uint8Array {
  const content = inflate(packedBytes(archive, label, entry), label, entry);
  if (content.length !== entry.bytes || crc32(content) !== entry.crc)
    throw refused(label, 'damaged', `${entry.name} differs from its checksum`);
  return content;
}

function inflate(packed: Buffer, label: string, entry: ZipEntry): Buffer {
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED)
    throw refused(label, 'damaged', `${entry.name} uses compression method ${entry.method}`);
  try {
    // One byte of room beyond the declared size, which zlib wants to be at least 1.
    return inflateRawSync(packed, { maxOutputLength: entry.bytes + 1 });
  } catch (cause) {
    throw refused(label, 'damaged', `${entry.name} cannot be unpacked`, cause);
  }
}
