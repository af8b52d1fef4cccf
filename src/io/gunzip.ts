import * as zlib from 'node:zlib';
import { UserError } from '../errors.ts';

/** Most bytes of an unpacked file. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Packed bytes at a time; deflate packs at most 1,032 bytes into one, so few megabytes are unpacked at a time. */
const PACKED_BYTES = 4096;

/**
 * The part of Node's gunzip that its types do not declare: one synchronous call, which then closes the native handle. npm's client unpacks
 * by it too. Readers are synchronous, and nothing public unpacks so in pieces: of 512 MB, `gunzipSync` takes 1.1 GB of memory, this 50 MB.
 */
interface Engine {
  _handle: { close(): void };
  _processChunk(chunk: Uint8Array, flush: number): Buffer;
  removeAllListeners(event: 'error'): this;
  on(event: 'error', ignore: () => void): this;
  close(): void;
}

/**
 * Unpacks a gzip file piece by piece, so that a small file that unpacks to a gigabyte takes no memory.
 * @param packed its bytes in chunks of any size
 * @param file its name in messages
 * @param most bytes that it may unpack to, 1 GiB by default
 * @throws UserError if it is damaged, cut or too large
 */
export function* unpackGzip(
  packed: Iterable<Uint8Array>,
  file: string,
  most = MAX_UNPACKED_BYTES,
): Generator<Uint8Array> {
  const engine = zlib.createGunzip({ chunkSize: PACKED_BYTES * 16 }) as unknown as Engine;
  let size = 0;
  const unpack = (chunk: Uint8Array, flush: number): Uint8Array => {
    const unpacked = processed(engine, chunk, flush, file);
    size += unpacked.length;
    if (size > most) throw problem('gzip-too-large', `it unpacks to more than ${most} bytes`, file);
    return unpacked;
  };
  try {
    for (const chunk of packed)
      for (let at = 0; at < chunk.length; at += PACKED_BYTES)
        yield unpack(chunk.subarray(at, at + PACKED_BYTES), zlib.constants.Z_NO_FLUSH);
    yield unpack(new Uint8Array(), zlib.constants.Z_FINISH);
  } finally {
    engine.close();
  }
}

/** Calls the engine and keeps its handle open. */
function processed(engine: Engine, chunk: Uint8Array, flush: number, file: string): Buffer {
  const { _handle: handle } = engine;
  const { close } = handle;
  handle.close = () => undefined;
  try {
    return engine._processChunk(chunk, flush);
  } catch (cause) {
    throw problem('damaged-gzip', 'it is no whole gzip file', file, cause);
  } finally {
    handle.close = close;
    engine._handle = handle;
    // The error is thrown, and emitted once more later.
    engine.removeAllListeners('error').on('error', () => undefined);
  }
}

function problem(code: string, what: string, file: string, cause?: unknown): UserError {
  const fix = 'Write the file again, or unpack it first';
  return new UserError({ code, what, where: { file }, fix }, { cause });
}
