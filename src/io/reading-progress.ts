import type { ResultFile } from '../suite/reading/open.ts';

/** Bytes between two progress messages. */
const STEP = 8 * 1024 * 1024;

/** The same files, which announce progress while they are read; each message replaces the one before. */
export function withProgress(
  files: readonly ResultFile[],
  announce: ((text: string, isPassing: boolean) => void) | undefined,
): readonly ResultFile[] {
  return announce === undefined
    ? files
    : files.map((input) => ({ ...input, chunks: () => announced(input, announce) }));
}

function* announced(
  { file, chunks }: ResultFile,
  announce: (text: string, isPassing: boolean) => void,
): Generator<Uint8Array> {
  let [bytes, next] = [0, STEP];
  for (const chunk of chunks()) {
    yield chunk;
    bytes += chunk.length;
    if (bytes < next) continue;
    announce(`reading ${JSON.stringify(file)}: ${Math.floor(bytes / 1024 / 1024)} MiB`, true);
    next = bytes + STEP;
  }
}
