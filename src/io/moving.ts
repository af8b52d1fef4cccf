import { existsSync, renameSync, rmSync } from 'node:fs';
import { systemTrouble } from '../errors.ts';
import { logLines } from '../reporting/markdown/escape.ts';

/** What a system says of what another program has open, as scanners and viewers do on Windows. It mostly passes. */
const IN_USE = ['EACCES', 'EBUSY', 'EPERM'];
const WAITS_MS = [50, 100, 200, 400, 800];

/** Moves a file or folder in one step. @throws what the system says of it at last */
export function move(from: string, to: string): void {
  patiently(IN_USE, () => renameSync(from, to));
}

/** Removes a file or folder, if there is one. @throws what the system says of it at last */
export function remove(path: string): void {
  // A folder is not empty while a file in it waits for its removal.
  patiently([...IN_USE, 'ENOTEMPTY'], () => rmSync(path, { recursive: true, force: true }));
}

/** Removes what a run has no more use for. Where it stays, that changes no decision but is told: it may hold evidence. */
export function clear(path: string): void {
  let why: string | null = 'the system says nothing of it';
  try {
    remove(path);
  } catch (error) {
    why = systemTrouble(error);
    if (why === null) throw error;
  }
  // Node 24 up to 24.13 on Windows removes nothing below a path with letters beyond ASCII, and does not say so.
  if (existsSync(path)) warn(`${path} could not be removed, and may hold results: remove it yourself (${why})`);
}

/** Says on the error stream what changes no decision. */
export function warn(text: string): void {
  process.stderr.write(logLines([`agent-gate: ${text}`]));
}

function patiently(passing: readonly string[], work: () => void): void {
  for (const wait of WAITS_MS) {
    try {
      work();
      return;
    } catch (error) {
      if (!passing.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
  work();
}
