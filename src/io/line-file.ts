import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

const FLUSH_AT = 1 << 20;

/** A file written line by line through one buffer, hashed on the way. */
export interface LineFile {
  /** Appends one line; `line` holds no newline. */
  write(line: string): void;
  /** Flushes, closes and tells what was written. */
  close(): FileDigest;
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
  let pending: string[] = [];
  let waiting = 0;
  let bytes = 0;

  const flush = (): void => {
    const chunk = Buffer.from(pending.join(''));
    pending = [];
    waiting = 0;
    hash.update(chunk);
    bytes += chunk.length;
    writeWhole(descriptor, chunk);
  };
  return {
    write(line) {
      pending.push(line, '\n');
      waiting += line.length + 1;
      if (waiting >= FLUSH_AT) flush();
    },
    close() {
      flush();
      closeSync(descriptor);
      return { bytes, sha256: `sha256:${hash.digest('hex')}` };
    },
  };
}

/** One `writeSync` may write less than it was given, for example on a nearly full disk. */
function writeWhole(descriptor: number, chunk: Buffer): void {
  let written = 0;
  while (written < chunk.length) written += writeSync(descriptor, chunk, written);
}
