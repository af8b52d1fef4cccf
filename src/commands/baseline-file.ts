import { baselineFileOf } from '../io/bundle/baseline-file.ts';
import { openWhole } from '../io/bundle/read.ts';
import { writeAnew } from '../io/write-files.ts';
import { type Answer, FLAG, PATH, parseWords, type Workplace } from './command.ts';
import { onlyBundle } from './verify.ts';

/**
 * `agent-gate baseline-file`: prints the baseline file of a bundle, which is JSON with or without `--json`. With `--out` it writes the
 * file (`>` in Windows PowerShell 5.1 writes UTF-16) and prints it only under `--json`.
 * @throws UserError for anything but one bundle, and if the file cannot be written
 */
export function baselineFile(words: readonly string[], { root }: Workplace): Answer {
  const { values, positionals } = parseWords(words, { out: PATH, json: FLAG }, { positionals: true });
  const { out, json = false } = values;
  const text = baselineFileOf(openWhole(onlyBundle(positionals), root));
  if (out === undefined) return { text, exitCode: 0 };
  writeAnew({ file: out, text }, root);
  return { text: json ? text : '', exitCode: 0 };
}
