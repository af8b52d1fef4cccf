import { isAbsolute, resolve } from 'node:path';
import { baselineFileOf } from '../io/bundle/baseline-file.ts';
import { openWhole } from '../io/bundle/read.ts';
import { shownPath } from '../io/paths.ts';
import { writeAnew } from '../io/write-files.ts';
import { type Answer, FLAG, PATH, parseWords, usageError, type Workplace } from './command.ts';
import { onlyBundle } from './verify.ts';

/**
 * `agent-gate baseline-file`: prints the baseline file of a bundle, which is JSON with or without `--json`. With `--out` it writes the
 * file (`>` in Windows PowerShell 5.1 writes UTF-16) and prints it only under `--json`.
 * @throws UserError for anything but one bundle, and if the file cannot be written
 */
export function baselineFile(words: readonly string[], { root }: Workplace): Answer {
  const { values, positionals } = parseWords(words, { out: PATH, json: FLAG }, { positionals: true });
  const { out, json = false } = values;
  const name = onlyBundle(positionals);
  const bundle = openWhole(name, root);
  const text = baselineFileOf(bundle);
  if (out === undefined) return { text, exitCode: 0 };
  // A bundle folder contains only files that its manifest lists.
  const path = shownPath(resolve(root, out), resolve(root, name));
  if (path !== '' && !isAbsolute(path))
    throw usageError(`\`--out ${out}\` is inside the bundle`, 'Name a file outside of it');
  writeAnew({ file: out, text }, root);
  return { text: json ? text : '', exitCode: 0 };
}
