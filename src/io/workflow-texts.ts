import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { unlessMistaken } from '../errors.ts';
import { onDisk, readText, type TextFile } from './files.ts';

/** Where GitHub looks for workflows. */
export const WORKFLOWS = '.github/workflows';

/** The workflows of a repository, sorted, without files that cannot be read. */
export function workflowTexts(root: string): readonly TextFile[] {
  const folder = resolve(root, WORKFLOWS);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const names = onDisk(WORKFLOWS, () => readdirSync(folder)).filter((name) => /\.ya?ml$/.test(name));
  return names.sort().flatMap((name) => readable(`${WORKFLOWS}/${name}`, root));
}

function readable(file: string, root: string): readonly TextFile[] {
  return unlessMistaken(
    () => [{ file, text: readText(file, root) }],
    () => [],
  );
}
