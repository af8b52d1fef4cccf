import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Place } from '../errors.ts';

/** Largest file that is read again for one of its lines, in bytes. */
const LARGEST = 2 ** 20;

/** The line of a YAML file that a problem points at; undefined for other files, and if it cannot be read. */
export function lineAt({ file, line }: Place, root: string): string | undefined {
  if (line === undefined || !/\.ya?ml$/.test(file)) return undefined;
  const path = resolve(root, file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile() || found.size > LARGEST) return undefined;
  return readFileSync(path, 'utf8').split(/\r\n|\n|\r/)[line - 1];
}
