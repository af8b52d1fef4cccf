import { isAbsolute } from 'node:path';
import { UserError } from '../errors.ts';
import { foldersFrom } from '../io/paths.ts';
import { isTaken } from '../io/write-files.ts';
import { selectionText } from '../suite/select-trials.ts';
import type { InitOptions } from './run-options.ts';
import { usageError } from './words.ts';

/** @throws UserError for a name that a workflow could not find, or would read as something else */
export function requireWritable({ results, mapping, select }: InitOptions): void {
  const names = [...results, ...(mapping === undefined ? [] : [mapping])];
  for (const name of names) requireHere(name);
  for (const word of [...names, ...select.map(selectionText)]) requirePlain(word);
}

function requirePlain(word: string): void {
  if (!/\p{Cc}/u.test(word) && !word.includes('${{')) return;
  const what = `\`${word}\` holds a control character or \`\${{\`, which a workflow would not take for a part of a name`;
  throw usageError(what, 'Name it by a pattern, or rename it');
}

/** Where there is no repository yet, this folder may become one. @throws UserError for a folder below the top of a repository */
export function requireTop(root: string): void {
  const top = foldersFrom(root).find((folder) => isTaken('.git', folder));
  if (top === undefined || top === root) return;
  const what = 'this folder lies in a repository, which has its workflows and its policy in its top folder';
  throw new UserError({ code: 'outside-root', what, expected: top, found: root, fix: START_AT_TOP });
}

const START_AT_TOP = 'Start in the top folder of the repository, and name what lies in it by its path from there';

/** A workflow finds files from the top of the repository, on another machine. */
function requireHere(name: string): void {
  if (!isAbsolute(name) && !name.split(/[\\/]/).includes('..')) return;
  const what = `\`${name}\` leads out of this folder, where the workflow would not find it`;
  throw new UserError({ code: 'outside-root', what, fix: START_AT_TOP });
}
