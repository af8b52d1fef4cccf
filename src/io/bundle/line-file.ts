import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

const BUFFER_BYTES = 1 << 20;
/** Of one UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;
const NEWLINE = 0x0a;

/** A file written bit by bit through one buffer, hashed on the way. */
export interface LineFile {
  /** Appends one line; `line` holds no newline. */
  write(line: string): void;
  /** Appends a text as it is; no character may be cut in two. */
  add(text: string): void;
  /** Flushes, closes and tells what was written. */
  close(): FileDigest;
  /** Closes without what was not yet flushed; nothing where it is closed. */
  abandon(): void;
}

export interface FileDigest {
  readonly bytes: number;
  /** `sha256:` and 64 hex digits over the file's bytes. */
  readonly sha256: string;
}

/** Creates the file, replacing what stood there. */
export function createLineFile(path: string): LineFile {
  const descriptor = openSync(path, 'w');
  const hash: Hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes = 0;
  let isOpen = true;

  const put = (chunk: Buffer): void => {
    hash.update(chunk);
    bytes += chunk.length;
    writeWhole(descriptor, chunk);
  };
  const flush = (): void => {
    put(buffer.subarray(0, filled));
    filled = 0;
  };
  const abandon = (): void => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  const add = (text: string): void => {
    const room = MOST_BYTES * text.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put(Buffer.from(text));
    else filled += buffer.write(text, filled);
  };
  return {
    add,
    write(line) {
      add(line);
      if (filled === BUFFER_BYTES) flush();
      buffer[filled++] = NEWLINE;
    },
    close() {
      flush();
      abandon();
      return { bytes, sha256: `sha256:${hash.digest('hex')}` };
    },
    abandon,
  };
}

/** One `writeSync` may write less than it was given, for example on a nearly full disk. */
function writeWhole(descriptor: number, chunk: Buffer): void {
  let written = 0;
  while (written < chunk.length) written += writeSync(descriptor, chunk, written);
}
