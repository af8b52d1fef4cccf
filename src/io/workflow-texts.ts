import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { soundOr } from '../errors.ts';
import { folderExists, onDisk, readText, type TextFile } from './files.ts';

/** Where GitHub looks for workflows. */
export const WORKFLOWS = '.github/workflows';

/** The workflows of a repository, sorted, without files that cannot be read. */
export function workflowTexts(root: string): readonly TextFile[] {
  if (!folderExists(WORKFLOWS, root)) return [];
  const names = onDisk(WORKFLOWS, () => readdirSync(resolve(root, WORKFLOWS)));
  const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS}/${name}`);
  return files.sort().flatMap((file) => soundOr([], () => [{ file, text: readText(file, root) }]));
}
