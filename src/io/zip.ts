import { crc32, inflateRawSync } from 'node:zlib';
import { asBuffer } from '../suite/reading/decode-text.ts';
import { packedBytes, readDirectory, refuseClashes, refused, type ZipEntry, type ZipLimits } from './zip-directory.ts';
import { unpackZstd } from './zstd.ts';

const STORED = 0;
const DEFLATED = 8;
const ZSTANDARD = 93;

/** Limits for a bundle: room for a million trials' evidence, and an end to a bomb. */
const BUNDLE_LIMITS: ZipLimits = { entries: 10_000, entryBytes: 2 ** 30, totalBytes: 2 ** 31 - 1 };

/** What to read from an archive. */
interface ZipRequest {
  /** Names the archive in messages. */
  readonly label: string;
  wanted(name: string): boolean;
  readonly limits?: ZipLimits;
}

/**
 * Reads the wanted files of a zip archive in memory, each checked against its size and CRC.
 * Nothing is written to disk and nothing is unpacked beyond its declared size.
 * @throws UserError with a code `zip-damaged`, `zip-unsafe`, `zip-encrypted`, `zip-too-large` or `zip-zstandard`
 */
export function readZip(bytes: Uint8Array, request: ZipRequest): Map<string, Uint8Array> {
  const { label, limits = BUNDLE_LIMITS } = request;
  const archive = asBuffer(bytes);
  const all = readDirectory(archive, label, limits);
  refuseClashes(label, all);
  const unpack = startUnpacking(archive, label, limits);
  const entries = all.filter((entry) => request.wanted(entry.name));
  for (const entry of entries) unpack.allow(entry);
  return new Map(entries.map((entry) => [entry.name, unpack.content(entry)]));
}

/** An archive of which one file at a time is unpacked. */
interface ZipReader {
  readonly names: readonly string[];
  /** Undefined where there is no such file. @throws UserError as `readZip` does */
  read(name: string): Uint8Array | undefined;
}

/**
 * Opens a zip archive in memory. Of files with one name the last counts, as for every reader of archives that are written bit by bit.
 * @throws UserError as `readZip` does
 */
export function openZip(bytes: Uint8Array, label: string, limits: ZipLimits): ZipReader {
  const archive = asBuffer(bytes);
  const entries = new Map(readDirectory(archive, label, limits).map((entry) => [entry.name, entry]));
  const unpack = startUnpacking(archive, label, limits);
  const read = (name: string): Uint8Array | undefined => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    unpack.allow(entry);
    return unpack.content(entry);
  };
  return { names: [...entries.keys()], read };
}

/** Unpacks files of one archive, all of them together within its limits. */
function startUnpacking(archive: Buffer, label: string, limits: ZipLimits) {
  let total = 0;
  const tooLarge = (what: string, bytes: number, most: number) =>
    refused(label, 'too-large', `${what} ${bytes} bytes, more than ${most}`);
  return {
    /** Counts a file before it is unpacked. @throws UserError where it is too much */
    allow({ name, bytes }: ZipEntry): void {
      if (bytes > limits.entryBytes) throw tooLarge(`${name} has`, bytes, limits.entryBytes);
      total += bytes;
      if (total > limits.totalBytes) throw tooLarge('its files have', total, limits.totalBytes);
    },
    content(entry: ZipEntry): Uint8Array {
      const content = inflate(packedBytes(archive, label, entry), label, entry);
      if (content.length === entry.bytes && crc32(content) === entry.crc) return content;
      throw refused(label, 'damaged', `${entry.name} differs from its checksum`);
    },
  };
}

function inflate(packed: Buffer, label: string, { name, method, bytes }: ZipEntry): Buffer {
  // One byte of room beyond the declared size, which zlib wants to be at least 1.
  const options = { maxOutputLength: bytes + 1 };
  switch (method) {
    case STORED:
      return packed;
    case DEFLATED:
      return unpackedBy(() => inflateRawSync(packed, options), label, name);
    case ZSTANDARD: {
      const unpack = unpackZstd(label);
      return unpackedBy(() => unpack(packed, options), label, name);
    }
    default:
      throw refused(label, 'damaged', `${name} uses compression method ${method}`);
  }
}

function unpackedBy(unpack: () => Buffer, label: string, name: string): Buffer {
  try {
    return unpack();
  } catch (cause) {
    throw refused(label, 'damaged', `${name} cannot be unpacked`, { cause });
  }
}
